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
import { giveWay } from "../../runtime/give-way.ts";
import type { Services } from "../../services/services.ts";
import { readRecords } from "./record-slices.ts";

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

/** Of a request, what its document depends on. */
interface Asked {
	readonly services: Pick<Services, "database" | "places">;
	readonly account: { readonly id: string };
	readonly requestUrl: string;
}

/** Records by {@link recordKey} that an operation has found itself, because no table keeps them as they are replied. */
export type RecordsAtHand = ReadonlyMap<string, JsonText<LinkedResource>>;

const NONE: RecordsAtHand = new Map();

/** Records along the paths, and the relationships to follow from them. */
interface Reached {
	readonly path: string;
	readonly steps: Steps;
	readonly keys: Iterable<string>;
}

/** Follows paths from some records, one step after the other, and gives way between any two records. */
class Follower {
	/** The records themselves, which are not embedded. */
	readonly #primary = new Map<string, LinkedResource>();
	/** What is embedded, and what of it was parsed. */
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

	/** What the relationships lead to, and which of it is not read yet. Refuses too much of it before it is read. */
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

	/** Goes one step further. */
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
 * Reads what paths of relationship names lead to from some records, for the `included` of a document `D`: each record
 * once, those on the way as well, and none of the records themselves.
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
