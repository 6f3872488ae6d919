import {
	hasContainerForm,
	isContainerNumber,
} from "../../../server/reference/iso-6346.ts";
import type { Chance } from "./chance.ts";
import type { LabelledNumber, Mutation } from "./labelled-number.ts";

/** Of a hundred numbers 70 are unchanged, 15 written differently and 15 damaged. */
const FREQUENCIES: readonly (readonly [Mutation, number])[] = [
	["none", 70],
	["lower case", 4],
	["blanks", 5],
	["dashes", 3],
	["dots", 1],
	["full width", 2],
	["wrong digit", 4],
	["transposed digits", 3],
	["digit missing", 2],
	["digit extra", 2],
	["lookalike", 2],
	["prefix dropped", 2],
];

/** Characters that people and optical readers confuse. */
const LOOKALIKES = new Map(
	["O0", "I1", "S5", "B8"].flatMap(([letter = "", digit = ""]) => [
		[letter, digit],
		[digit, letter],
	]),
);

/** Owner codes that are prefixes of bills too: with one digit more or less, a number could be either. */
const BILL_PREFIXES =
	/^(MSCU|MEDU|MAEU|CMDU|APLU|ANNU|OOLU|HLCU|HDMU|ZIMU|YMLU|PCIU|KMTU|ACLU|SMLU|CULU|ARKU|TRKU|SUDU|SEAU|GOSU|IILU|COSU)/;

function places(text: string, wanted: RegExp): number[] {
	return [...text.matchAll(wanted)].map(({ index }) => index);
}

function replaceAt(text: string, index: number, by: string, length = 1) {
	return text.slice(0, index) + by + text.slice(index + length);
}

function anywhere(
	text: string,
	wanted: RegExp,
	chance: Chance,
	change: (index: number, found: string) => string,
): string | undefined {
	const found = places(text, wanted);
	if (found.length === 0) return undefined;
	const index = chance.pick(found);
	return change(index, text.charAt(index));
}

/** Groups as people write them: the letters first, then six characters at a time. */
function separated(text: string, separator: string): string {
	const [letters = ""] = /^[A-Z]*/.exec(text) ?? [];
	const rest = text.slice(letters.length).match(/.{1,6}/g) ?? [];
	return [letters, ...rest].filter((part) => part !== "").join(separator);
}

/** The text after a mutation; undefined when there is nothing to change. */
type Change = (text: string, chance: Chance) => string | undefined;

const CHANGES: Readonly<Record<Mutation, Change>> = {
	none: (text) => text,
	"lower case": (text) => text.toLowerCase(),
	blanks: (text) => ` ${separated(text, " ")} `,
	dashes: (text, chance) =>
		separated(text, chance.pick(["-", "\u2011", "\u2013"])),
	dots: (text) => separated(text, "."),
	"full width": (text) =>
		text.replace(/[!-~]/g, (sign) =>
			String.fromCharCode(sign.charCodeAt(0) + 0xfee0),
		),
	"wrong digit": (text, chance) =>
		anywhere(text, /\d/g, chance, (index, digit) =>
			replaceAt(text, index, `${(Number(digit) + 1 + chance.below(9)) % 10}`),
		),
	"transposed digits": (text, chance) =>
		anywhere(text, /(\d)(?!\1)(?=\d)/g, chance, (index, digit) =>
			replaceAt(text, index, text.charAt(index + 1) + digit, 2),
		),
	"digit missing": (text, chance) =>
		anywhere(text, /\d/g, chance, (index) => replaceAt(text, index, "")),
	"digit extra": (text, chance) =>
		anywhere(text, /\d/g, chance, (index) =>
			replaceAt(text, index, `${chance.below(10)}`, 0),
		),
	lookalike: (text, chance) =>
		anywhere(text, /[OISB0158]/g, chance, (index, sign) =>
			replaceAt(text, index, LOOKALIKES.get(sign) ?? sign),
		),
	"prefix dropped": (text) => text.slice(4),
};

/** The facts about a container number that stay true after a change. */
function truthOfBox(
	box: LabelledNumber,
	text: string,
	mutation: Mutation,
): Partial<LabelledNumber> {
	switch (mutation) {
		case "prefix dropped":
			return { type: null, lines: [], isValid: null };
		case "digit missing":
		case "digit extra":
			return BILL_PREFIXES.test(box.text)
				? { type: null, isValid: null }
				: { isValid: false };
		case "lookalike":
			return { isValid: false };
		default:
			return hasContainerForm(text) ? { isValid: isContainerNumber(text) } : {};
	}
}

/** The facts about a bill or booking that stay true: its line, and after damage nothing about its form. */
function truthOfBill(mutation: Mutation): Partial<LabelledNumber> {
	switch (mutation) {
		case "prefix dropped":
			return { type: null, isPrefixed: false };
		case "digit missing":
		case "digit extra":
		case "lookalike":
			return { isPrefixed: false };
		default:
			return {};
	}
}

/** One of the mutations, as often as it occurs in practice. */
export function drawMutation(chance: Chance): Mutation {
	let left = chance.below(100);
	for (const [mutation, frequency] of FREQUENCIES) {
		left -= frequency;
		if (left < 0) return mutation;
	}
	return "none";
}

/** The number after a mutation, with the facts that stay true; unchanged where the mutation has no effect. */
export function mutate(
	number: LabelledNumber,
	mutation: Mutation,
	chance: Chance,
): LabelledNumber {
	const isBox = number.type === "container";
	if (mutation === "prefix dropped" && !isBox && !number.isPrefixed) {
		return number;
	}
	const text = CHANGES[mutation](number.text, chance);
	if (text === undefined || text === number.text) return number;
	const truth = isBox
		? truthOfBox(number, text, mutation)
		: truthOfBill(mutation);
	return { ...number, text, mutation, ...truth };
}
