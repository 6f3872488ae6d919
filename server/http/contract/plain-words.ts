import { oncePerContract } from "./once-per-contract.ts";

const MOST_VALUES = 10;

const FORMATS: Readonly<Record<string, string>> = {
	uri: "must be a URL",
	uuid: "must be a UUID",
	"date-time": "must be an instant, such as 2026-07-01T00:00:00Z",
	// In requests only the first of two formats, of which the second is that of an instant.
	date: "must be an instant or a date, such as 2026-07-01T00:00:00Z or 2026-07-01",
};

/** Converts a message of the validator to plain words that follow the name of the value. */
export type PlainWords = (message: string) => string;

type JsonObject = Readonly<Record<string, unknown>>;

type Rule = readonly [
	pattern: RegExp,
	render: (first: string, second: string) => string,
];

function count(number: string, one: string): string {
	return number === "1" ? `1 ${one}` : `${number} ${one}s`;
}

function listed(values: readonly unknown[]): string {
	const texts = values.map((value) => JSON.stringify(value));
	if (texts.length === 1) return `must be ${texts[0]}`;
	const named = texts.slice(0, MOST_VALUES).join(", ");
	const more = texts.length - MOST_VALUES;
	return `must be one of ${named}${more > 0 ? ` and ${more} more` : ""}`;
}

/** The message about a value that is none of those allowed. */
const ALLOWED = /^must be equal to one of the allowed values: (.*)$/s;

/** The wording of each other JSON Schema keyword that the contract uses in requests. */
const RULES: readonly Rule[] = [
	[
		/^must be ([\w,]+)$/,
		(types) => `must be of the type ${types.replace(",", " or ")}`,
	],
	[
		/fewer than (\d+) item/,
		(least) => `must have at least ${count(least, "item")}`,
	],
	[
		/more than (\d+) item/,
		(most) => `must have at most ${count(most, "item")}`,
	],
	[
		/fewer than (\d+) char/,
		(least) => `must have at least ${count(least, "character")}`,
	],
	[
		/more than (\d+) char/,
		(most) => `must have at most ${count(most, "character")}`,
	],
	[
		/items ## (\d+) and (\d+) are/,
		(one, other) =>
			`must not have the same item twice (items ${other} and ${one})`,
	],
	[/^must be >= (.+)$/, (least) => `must be at least ${least}`],
	[/^must be <= (.+)$/, (most) => `must be at most ${most}`],
	[/^must be > (.+)$/, (limit) => `must be more than ${limit}`],
	[
		/ must be url encoded\. /,
		() => "must have its reserved characters percent-encoded",
	],
	[
		/^must match format "(.+)"$/,
		(format) => FORMATS[format] ?? `must have the format ${format}`,
	],
];

/** What messages do not say of the schemas of a document. */
interface SchemaWords {
	/** Patterns with their descriptions in `x-form`. */
	readonly forms: Map<string, string>;
	/** Lists of allowed values by their joined text, in which null is empty. */
	readonly lists: Map<string, readonly unknown[]>;
}

function schemaWords(
	node: unknown,
	found: SchemaWords = { forms: new Map(), lists: new Map() },
): SchemaWords {
	if (node === null || typeof node !== "object") return found;
	const { pattern, "x-form": form, enum: list } = node as JsonObject;
	if (typeof pattern === "string" && typeof form === "string")
		found.forms.set(pattern, form);
	if (Array.isArray(list)) found.lists.set(list.join(", "), list);
	for (const member of Object.values(node)) schemaWords(member, found);
	return found;
}

/** Creates the {@link PlainWords} of a contract. */
export const plainWords = oncePerContract((document): PlainWords => {
	const { forms, lists } = schemaWords(document);
	return (message) => {
		const pattern = /^must match pattern "(.*)"$/s.exec(message)?.[1];
		if (pattern !== undefined)
			return `must be ${forms.get(pattern) ?? `of the form ${pattern}`}`;
		const list = ALLOWED.exec(message)?.[1];
		if (list !== undefined) return listed(lists.get(list) ?? list.split(", "));
		for (const [pattern, render] of RULES) {
			const [whole, first = "", second = ""] = pattern.exec(message) ?? [];
			if (whole !== undefined) return render(first, second);
		}
		return message;
	};
});
