import { JsonParts, type JsonText } from "../database/json-text.ts";

/** A document with one record. */
interface SingleDocument {
	readonly data: unknown;
	readonly included?: readonly unknown[];
	readonly links?: unknown;
}

/** A document with a list of records. */
interface ListDocument {
	readonly data: readonly unknown[];
	readonly included?: readonly unknown[];
	readonly links?: unknown;
	readonly meta?: unknown;
}

/** The members of a list document `D` about its list: `links`, `meta`, both or none. */
type AboutList<D extends ListDocument> = {
	readonly links?: unknown;
	readonly meta?: unknown;
} & {
	readonly [Name in Extract<keyof D, "links" | "meta">]-?: NonNullable<D[Name]>;
};

/** A record in `included`, as JSON text. */
export type IncludedText<D extends { included?: readonly unknown[] }> =
	JsonText<NonNullable<D["included"]>[number]>;

/** Longest document that is joined to one text, which takes less than a millisecond. */
const MOST_JOINED = 262_144;

/** A document or record, built from stored texts. */
export type DocumentText<D> = JsonText<D> | JsonParts<D>;

type Member = [name: string, text: string | readonly string[] | undefined];

/** The texts of a list. */
function listTexts(records: readonly string[]): string[] {
	const texts = ["["];
	for (const [index, record] of records.entries()) {
		if (index > 0) texts.push(",");
		texts.push(record);
	}
	texts.push("]");
	return texts;
}

function one(value: unknown): string | undefined {
	return value === undefined ? undefined : JSON.stringify(value);
}

/** The texts of `included`; undefined when nothing is embedded. */
function includedTexts(
	records: readonly string[] | undefined,
): string[] | undefined {
	return records && records.length > 0 ? listTexts(records) : undefined;
}

/** Writes an object of members, as one text when it is short. */
function written<D>(members: readonly Member[]): DocumentText<D> {
	const texts: string[] = [];
	let length = 0;
	for (const [name, value] of members) {
		if (!value) continue;
		texts.push(`${texts.length === 0 ? "{" : ","}"${name}":`);
		for (const text of typeof value === "string" ? [value] : value) {
			texts.push(text);
			length += text.length;
		}
	}
	texts.push("}");
	return length <= MOST_JOINED
		? (texts.join("") as JsonText<D>)
		: new JsonParts<D>(texts);
}

/** The document of one record, built from stored texts without parsing them. */
export function singleDocument<D extends SingleDocument>(
	data: DocumentText<D["data"]>,
	links: NonNullable<D["links"]>,
	included?: readonly IncludedText<D>[],
): DocumentText<D> {
	return written<D>([
		["data", data instanceof JsonParts ? data.texts : data],
		["included", includedTexts(included)],
		["links", one(links)],
	]);
}

/** The document of a list or of one page, with the `links` and `meta` that the contract declares. */
export function listDocument<D extends ListDocument>(
	data: readonly JsonText<D["data"][number]>[],
	about: AboutList<D>,
	included?: readonly IncludedText<D>[],
): DocumentText<D> {
	return written<D>([
		["data", listTexts(data)],
		["included", includedTexts(included)],
		["links", one(about.links)],
		["meta", one(about.meta)],
	]);
}
