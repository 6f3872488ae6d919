import {
	fromJsonText,
	type JsonParts,
	type JsonText,
} from "../../database/json-text.ts";
import { type IncludedText, singleDocument } from "../../json-api/document.ts";
import {
	type LinkedResource,
	linkedIdentifiers,
	type ResourceIdentifier,
	recordKey,
} from "../../json-api/linkage.ts";
import { type Embedding, ReplyBudget } from "../../json-api/reply-budget.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { Services } from "../../services/services.ts";
import { readRecords } from "./record-slices.ts";

/** A tree of relationships: each has the relationships to follow from its records. */
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

/** The parts of a request on which its document depends. */
export interface DocumentRequest {
	readonly services: Pick<Services, "database" | "places">;
	readonly account: { readonly id: string };
	readonly requestUrl: string;
}

/** Records by {@link recordKey} that an operation passes in, because no table stores them as replied. */
export type RecordsAtHand = ReadonlyMap<string, JsonText<LinkedResource>>;

const NONE: RecordsAtHand = new Map();

/** Records on the paths, with the relationships to follow from them. */
interface Reached {
	readonly path: string;
	readonly steps: Steps;
	readonly keys: Iterable<string>;
}

/** Follows paths from some records, step by step, and gives way between records. */
class Follower {
	/** The records themselves, which are not embedded. */
	readonly #primary = new Map<string, LinkedResource>();
	/** The embedded records, and which of them were parsed. */
	readonly #found = new Map<string, JsonText<LinkedResource>>();
	readonly #parsed = new Map<string, LinkedResource>();
	readonly #budget: ReplyBudget;

	constructor(budget: ReplyBudget) {
		this.#budget = budget;
	}

	get found(): Iterable<JsonText<LinkedResource>> {
		return this.#found.values();
	}

	async begin(records: readonly JsonText<LinkedResource>[]): Promise<string[]> {
		for (const text of records) {
			const record = fromJsonText(text);
			this.#primary.set(recordKey(record), record);
			await giveWay();
		}
		return [...this.#primary.keys()];
	}

	#resolve(key: string): LinkedResource | undefined {
		const known = this.#primary.get(key) ?? this.#parsed.get(key);
		const text = this.#found.get(key);
		if (known || text === undefined) return known;
		const record = fromJsonText(text);
		this.#parsed.set(key, record);
		return record;
	}

	/** Finds the targets of relationships and reads the new ones. Refuses too many of them before reading. */
	async #look(
		reached: readonly Reached[],
		missing: Map<string, ResourceIdentifier & { readonly path: string }>,
	): Promise<Reached[]> {
		const next: Reached[] = [];
		for (const { path: from, steps, keys } of reached) {
			for (const [name, following] of steps) {
				const path = from === "" ? name : `${from}.${name}`;
				const led = new Set<string>();
				for (const key of keys) {
					const record = this.#resolve(key);
					await giveWay();
					if (!record) continue;
					for (const identifier of linkedIdentifiers([record], [name])) {
						const linked = recordKey(identifier);
						led.add(linked);
						const isKnown =
							this.#primary.has(linked) || this.#found.has(linked);
						if (isKnown || missing.has(linked)) continue;
						missing.set(linked, { ...identifier, path });
						this.#budget.addRecord(path);
					}
				}
				if (following.size > 0)
					next.push({ path, steps: following, keys: led });
			}
		}
		return next;
	}

	/** Follows the relationships one step further. */
	async step(
		reached: readonly Reached[],
		atHand: RecordsAtHand,
		read: (
			missing: Iterable<ResourceIdentifier>,
			weigh: (type: string, id: string, bytes: number) => void,
		) => ReturnType<typeof readRecords>,
	): Promise<Reached[]> {
		const missing = new Map<
			string,
			ResourceIdentifier & { readonly path: string }
		>();
		const next = await this.#look(reached, missing);
		const weigh = (type: string, id: string, bytes: number) => {
			const path = missing.get(recordKey({ type, id }))?.path ?? "include";
			this.#budget.addBytes(path, bytes);
		};
		const wanted: ResourceIdentifier[] = [];
		for (const [key, identifier] of missing) {
			const text = atHand.get(key);
			if (text === undefined) wanted.push(identifier);
			else {
				weigh(identifier.type, identifier.id, text.length);
				this.#found.set(key, text);
			}
		}
		for (const record of await read(wanted, weigh)) {
			const text = record.document as JsonText<LinkedResource>;
			this.#found.set(recordKey(record), text);
		}
		return next;
	}
}

/**
 * Reads the `included` of a document `D`: the records on the paths of relationship names, each once, without the primary
 * records.
 */
export async function findIncluded<D extends { included?: readonly unknown[] }>(
	{ database, places }: Pick<Services, "database" | "places">,
	accountId: string,
	records: readonly JsonText<LinkedResource>[],
	paths: readonly string[],
	atHand: RecordsAtHand = NONE,
	embedding: Embedding = {},
): Promise<IncludedText<D>[]> {
	if (paths.length === 0) return [];
	const follower = new Follower(new ReplyBudget(embedding));
	const keys = await follower.begin(records);
	let reached: Reached[] = [{ path: "", steps: stepsOf(paths), keys }];
	while (reached.length > 0) {
		reached = await follower.step(reached, atHand, (missing, weigh) =>
			readRecords(database.db, places, accountId, missing, weigh),
		);
	}
	return [...follower.found] as JsonText<unknown>[] as IncludedText<D>[];
}

/** The document of one record, with the records on the paths of `include`. */
export async function singleDocumentWith<
	D extends {
		readonly data: LinkedResource;
		readonly included?: readonly unknown[];
		readonly links?: unknown;
	},
>(
	{ services, account, requestUrl }: DocumentRequest,
	data: JsonText<D["data"]>,
	include: readonly string[],
	atHand?: RecordsAtHand,
	embedding?: Embedding,
): Promise<JsonText<D> | JsonParts<D>> {
	const { id } = account;
	const included = await findIncluded<D>(
		services,
		id,
		[data],
		include,
		atHand,
		embedding,
	);
	return singleDocument<D>(data, { self: requestUrl }, included);
}
