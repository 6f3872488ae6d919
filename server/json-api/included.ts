import { fromJsonText, type JsonText } from "../database/json-text.ts";
import { findRecordsByKey } from "../database/record-queries.ts";
import { badParameter } from "../http/api-error.ts";
import type { Services } from "../services.ts";
import { type IncludedText, singleDocument } from "./document.ts";
import {
	type LinkedResource,
	linkedIdentifiers,
	type ResourceIdentifier,
	recordKey,
} from "./linkage.ts";

/** Most records that are embedded in one document: its text stays below some tens of megabytes. */
const MOST_RECORDS = 20_000;

/** The relationships to follow from some records, each with those to follow from where it leads. */
interface Steps extends Map<string, Steps> {}

function stepsOf(paths: readonly string[]): Steps {
	const first: Steps = new Map();
	for (const path of paths) {
		let steps = first;
		for (const name of path.split(".")) {
			const next = steps.get(name) ?? new Map();
			steps.set(name, next);
			steps = next;
		}
	}
	return first;
}

function refuseTooMany(count: number): void {
	if (count <= MOST_RECORDS) return;
	throw badParameter(
		"include",
		"too_much_included",
		`more than ${MOST_RECORDS} records would be embedded; include less, or ask for smaller pages`,
	);
}

/** Of a request, what its document depends on. */
interface Asked {
	readonly services: Pick<Services, "database" | "places">;
	readonly account: { readonly id: string };
	readonly requestUrl: string;
}

/** Records by {@link recordKey} that an operation has found itself, because no table keeps them as they are replied. */
export type RecordsAtHand = ReadonlyMap<string, JsonText<LinkedResource>>;

const NONE: RecordsAtHand = new Map();

/**
 * Reads what paths of relationship names lead to from some records, for the `included` of a document `D`: each record
 * once, those on the way as well, and none of the records themselves. One query per type and step.
 */
export async function findIncluded<D extends { included?: readonly unknown[] }>(
	{ database, places }: Pick<Services, "database" | "places">,
	accountId: string,
	records: readonly JsonText<LinkedResource>[],
	paths: readonly string[],
	atHand: RecordsAtHand = NONE,
): Promise<IncludedText<D>[]> {
	if (paths.length === 0) return [];
	const primary = new Map(
		records.map(fromJsonText).map((record) => [recordKey(record), record]),
	);
	const found = new Map<string, JsonText<LinkedResource>>();
	const resolve = (identifier: ResourceIdentifier) => {
		const key = recordKey(identifier);
		const text = found.get(key);
		return primary.get(key) ?? (text && fromJsonText(text)) ?? [];
	};

	let reached = new Map([[stepsOf(paths), [...primary.values()]]]);
	while (reached.size > 0) {
		const links = [...reached].flatMap(([steps, resources]) =>
			[...steps].map(([name, next]) => ({
				next,
				identifiers: linkedIdentifiers(resources, [name]),
			})),
		);
		const missing = new Map(
			links
				.flatMap(({ identifiers }) => identifiers)
				.map((identifier) => [recordKey(identifier), identifier] as const)
				.filter(([key]) => !primary.has(key) && !found.has(key)),
		);
		refuseTooMany(found.size + missing.size);
		for (const key of missing.keys()) {
			const text = atHand.get(key);
			if (text === undefined) continue;
			found.set(key, text);
			missing.delete(key);
		}
		const texts = await findRecordsByKey(database.db, places, accountId, [
			...missing.values(),
		]);
		for (const [key, text] of texts) found.set(key, text);
		reached = new Map(
			links
				.filter(({ next }) => next.size > 0)
				.map(({ next, identifiers }) => [next, identifiers.flatMap(resolve)]),
		);
	}
	return [...found.values()] as JsonText<unknown>[] as IncludedText<D>[];
}

/** The document of one record that is answered, with what the paths of `include` lead to from it. */
export async function singleDocumentWith<
	D extends {
		readonly data: LinkedResource;
		readonly included?: readonly unknown[];
		readonly links?: unknown;
	},
>(
	{ services, account, requestUrl }: Asked,
	data: JsonText<D["data"]>,
	include: readonly string[],
	atHand?: RecordsAtHand,
): Promise<JsonText<D>> {
	const { id } = account;
	const included = await findIncluded<D>(services, id, [data], include, atHand);
	return singleDocument<D>(data, { self: requestUrl }, included);
}
