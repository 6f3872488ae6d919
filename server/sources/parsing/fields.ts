/** A JSON object of unknown shape. Its members are checked when they are read. */
export type Fields = Readonly<Record<string, unknown>>;

const NO_FIELDS: Fields = {};

/** Whether a JSON value is an object (not null, not a list). */
export function isObject(value: unknown): value is Fields {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value as an object; an empty one for anything else, so that its members can be read at once. */
export function fieldsOf(value: unknown): Fields {
	return isObject(value) ? value : NO_FIELDS;
}

/** The first `limit` elements that are objects; none for anything that is not a list. */
export function listOf(value: unknown, limit: number): readonly Fields[] {
	return Array.isArray(value) ? value.slice(0, limit).filter(isObject) : [];
}

/** Matches texts that need no cleaning: words of printable ASCII with single blanks between them. */
const CLEAN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

/** A text of at most `maxLength` characters, or null. Carriers send numbers as texts, blanks for null, and stray control characters. */
export function textOf(value: unknown, maxLength = 100): string | null {
	if (typeof value !== "string" && typeof value !== "number") return null;
	const written = String(value);
	const text = CLEAN.test(written)
		? written
		: written
				.toWellFormed()
				.replace(/[\s\p{Cc}]+/gu, " ")
				.trim();
	return text === "" || text.length > maxLength ? null : text;
}

/** The text of the first of these members that has one: names differ between versions of the standard. */
export function firstText(
	fields: Fields,
	names: readonly string[],
	maxLength = 100,
): string | null {
	for (const name of names) {
		const text = textOf(fields[name], maxLength);
		if (text !== null) return text;
	}
	return null;
}
