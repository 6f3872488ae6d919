import type { JsonText } from "../database/json-text.ts";

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

/** What a list document `D` says of its list: `links`, `meta`, both or neither. */
type AboutList<D extends ListDocument> = {
	readonly links?: unknown;
	readonly meta?: unknown;
} & {
	readonly [Name in Extract<keyof D, "links" | "meta">]-?: NonNullable<D[Name]>;
};

/** A record in `included`, as JSON text. */
export type IncludedText<D extends { included?: readonly unknown[] }> =
	JsonText<NonNullable<D["included"]>[number]>;

function members(parts: Readonly<Record<string, string | undefined>>): string {
	const written = Object.entries(parts).filter(
		(entry): entry is [string, string] => entry[1] !== undefined,
	);
	return `{${written.map(([name, text]) => `"${name}":${text}`).join(",")}}`;
}

/** `included` is left out when nothing is embedded. */
function includedText(
	records: readonly string[] | undefined,
): string | undefined {
	return records && records.length > 0 ? `[${records.join(",")}]` : undefined;
}

/** The document of one record, put together from texts so that what was written once is not parsed and written again. */
export function singleDocument<D extends SingleDocument>(
	data: JsonText<D["data"]>,
	links: NonNullable<D["links"]>,
	included?: readonly IncludedText<D>[],
): JsonText<D> {
	return members({
		data,
		included: includedText(included),
		links: JSON.stringify(links),
	}) as JsonText<D>;
}

/** The document of a list of records, or of a page of it; what the contract does not say of the list is left out. */
export function listDocument<D extends ListDocument>(
	data: readonly JsonText<D["data"][number]>[],
	about: AboutList<D>,
	included?: readonly IncludedText<D>[],
): JsonText<D> {
	return members({
		data: `[${data.join(",")}]`,
		included: includedText(included),
		links: JSON.stringify(about.links),
		meta: JSON.stringify(about.meta),
	}) as JsonText<D>;
}
