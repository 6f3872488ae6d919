import type {
	IncludedRecord,
	NotificationIncludedRecord,
	TrackingRequest,
	WebhookNotificationDocument,
} from "../generated/openapi.ts";
import type { LeftOf, Sparse } from "./fields.ts";

/** A reference to a record, as relationships hold it. */
interface Reference {
	readonly type: string;
	readonly id: string;
}

/** Any record that a relationship can lead to. */
type AnyRecord =
	| IncludedRecord
	| TrackingRequest
	| NotificationIncludedRecord
	| NonNullable<WebhookNotificationDocument["included"]>[number];

/** The record of a reference. A reference of several types leads to one of several records. */
type RecordOf<Found> = Found extends { type: infer Type }
	? Extract<AnyRecord, { type: Type }>
	: never;

type RelationsOf<Item> = Item extends { relationships: infer Relations }
	? Relations
	: never;

type DataOf<Item, Name> = Item extends { relationships: infer Relations }
	? Name extends keyof Relations
		? Relations[Name] extends { data: infer Data }
			? Data
			: never
		: never
	: never;

type TargetOf<Item, Name> =
	DataOf<Item, Name> extends readonly (infer Each)[]
		? RecordOf<Each>
		: RecordOf<DataOf<Item, Name>>;

/** The relationships whose records a reply can embed. */
type NameOf<Item> = Item extends unknown
	? {
			[Name in keyof RelationsOf<Item> & string]: [
				TargetOf<Item, Name>,
			] extends [never]
				? never
				: Name;
		}[keyof RelationsOf<Item> & string]
	: never;

type LastStep<Item> = NameOf<Item>;

type SecondStep<Item> = {
	[Name in NameOf<Item>]: Name | `${Name}.${LastStep<TargetOf<Item, Name>>}`;
}[NameOf<Item>];

/** A path of one to three relationships that lead from a record to others, such as `containers.transport_events`. */
export type IncludePath<Item> = {
	[Name in NameOf<Item>]: Name | `${Name}.${SecondStep<TargetOf<Item, Name>>}`;
}[NameOf<Item>];

type FirstOf<Path> = Path extends `${infer First}.${string}` ? First : Path;

type RestOf<Path, First extends string> = Path extends `${First}.${infer Rest}`
	? Rest
	: never;

type Value<Item, Name extends string, Path, Fields> =
	DataOf<Item, Name> extends readonly unknown[]
		? readonly Linked<TargetOf<Item, Name>, RestOf<Path, Name>, Fields>[]
		:
				| Linked<TargetOf<Item, Name>, RestOf<Path, Name>, Fields>
				| (null extends DataOf<Item, Name> ? null : never);

/**
 * A record with the related records that paths lead to, each as a member named like its relationship. With `Fields` it has only
 * the requested fields and relationships.
 */
export type Linked<Item, Path = never, Fields = object> = Item extends unknown
	? [Path] extends [never]
		? Sparse<Item, Fields>
		: Sparse<Item, Fields> & {
				readonly [Name in FirstOf<Path> & string as LeftOf<
					Item,
					Name,
					Fields
				>]: Value<Item, Name, Path, Fields>;
			}
	: never;

/** A document with the records that it embeds. */
interface CompoundDocument {
	readonly data: unknown;
	readonly included?: readonly unknown[];
}

/** Paths as a tree of relationships. */
type Tree = Map<string, Tree>;

function treeOf(paths: readonly string[]): Tree {
	const tree: Tree = new Map();
	for (const path of paths) {
		let branch = tree;
		for (const name of path.split(".")) {
			const next: Tree = branch.get(name) ?? new Map();
			branch.set(name, next);
			branch = next;
		}
	}
	return tree;
}

type Found = Reference & {
	readonly relationships?: Readonly<Record<string, { data?: unknown }>>;
};

const keyOf = ({ type, id }: Reference) => `${type} ${id}`;

function linkRecord(
	record: Found,
	tree: Tree,
	find: (reference: Reference) => Found | undefined,
): Found {
	const { relationships = {} } = record;
	const known = [...tree].filter(([name]) => name in relationships);
	const links = known.map(([name, branch]) => {
		const data = relationships[name]?.data;
		const follow = (reference: Reference) => {
			const found = find(reference);
			return found && linkRecord(found, branch, find);
		};
		if (!Array.isArray(data))
			return [name, data ? (follow(data as Reference) ?? null) : null];
		return [name, data.map(follow).filter((found) => found !== undefined)];
	});
	return links.length === 0
		? record
		: { ...record, ...Object.fromEntries(links) };
}

/** Returns the records of a document, each with the related ones that `paths` lead to. */
export function linkRecords(
	{ data, included = [] }: CompoundDocument,
	paths: readonly string[],
): unknown {
	const all = [data, included].flat() as Found[];
	const records = new Map(all.map((record) => [keyOf(record), record]));
	const tree = treeOf(paths);
	const link = (record: unknown) =>
		linkRecord(record as Found, tree, (reference) =>
			records.get(keyOf(reference)),
		);
	return Array.isArray(data) ? data.map(link) : link(data);
}
