import type { NumberRule } from "./number-rule.ts";

const COUNT_WORDS = [
	"no",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve",
] as const;

/** A count with its noun, plural with s: `one digit`, `nine digits`, `14 digits`. */
export function counted(count: number, noun: string): string {
	return `${COUNT_WORDS[count] ?? count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The form of a number in words, such as `three letters and seven digits`. It also takes a shape (`@` a letter, `#` a digit). */
export function formWords(text: string): string {
	const [, letters = "", digits = ""] = /^([A-Z@]*)([\d#]*)$/.exec(text) ?? [];
	if (letters + digits !== text) {
		return `${COUNT_WORDS[text.length] ?? text.length} letters and digits`;
	}
	if (digits === "") return counted(letters.length, "letter");
	if (letters === "") return counted(digits.length, "digit");
	return `${counted(letters.length, "letter")} and ${counted(digits.length, "digit")}`;
}

/** A list in words: `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
	const last = words.at(-1) ?? "";
	return words.length < 2
		? last
		: `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** The text with a capital first letter, to begin a sentence. */
export function sentence(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Phrase for a kind of number. */
export function kindWords(kind: NumberRule["kind"]): string {
	return kind === "booking" ? "bookings" : "bills of lading";
}
