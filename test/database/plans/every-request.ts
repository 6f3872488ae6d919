import {
	canFollow,
	type RecordType,
	relationNames,
} from "../../../server/json-api/relations.ts";
import { bundle } from "../../contract/contract-examples.ts";

/** The parts of a schema that decide a parameter's values. */
interface Schema {
	readonly $ref?: string;
	readonly type?: string;
	readonly enum?: readonly unknown[];
	readonly examples?: readonly unknown[];
}

interface Parameter {
	readonly $ref?: string;
	readonly name: string;
	readonly in: string;
	readonly required?: boolean;
	readonly deprecated?: boolean;
	readonly schema: Schema;
}

interface PathItem {
	readonly parameters?: readonly Parameter[];
	readonly get?: {
		readonly operationId: string;
		readonly parameters?: readonly Parameter[];
	};
}

/** An operation that reads, with all of its possible requests. */
export interface Readable {
	readonly operationId: string;
	/** With `{id}` where an id stands. */
	readonly path: string;
	/** Whether its list has pages by cursors. */
	readonly hasCursor: boolean;
	readonly hasPages: boolean;
	/** The value of `{id}` in the contract's example. */
	readonly exampleId: string | undefined;
	/** Its queries: every combination of its parameters except `page`, `fields` and `include`, and each of `fields` alone. */
	readonly queries: readonly string[];
	readonly includes: readonly string[];
}

const root = bundle as unknown as {
	readonly paths: Readonly<Record<string, PathItem>>;
};

function resolved<T extends { readonly $ref?: string }>(part: T): T {
	if (part.$ref === undefined) return part;
	const found = part.$ref
		.slice(2)
		.split("/")
		.reduce<unknown>(
			(at, name) => (at as Record<string, unknown>)[name],
			bundle,
		);
	return resolved(found as T);
}

/** The variants of a parameter: absent unless it is required, and with a value of each kind. */
function waysToAsk(
	name: string,
	given: Schema,
	isRequired: boolean,
): string[][] {
	const schema = resolved(given);
	const value =
		schema.type === "boolean"
			? [true, false]
			: [schema.examples?.[0] ?? schema.enum?.[0] ?? "x"];
	const asked = value.map((one) => [
		`${name}=${encodeURIComponent(String(one))}`,
	]);
	return isRequired ? asked : [[], ...asked];
}

/** Every combination of parameters. */
function combined(things: readonly string[][][]): string[][] {
	return things.reduce<string[][]>(
		(sofar, ways) =>
			sofar.flatMap((one) => ways.map((way) => [...one, ...way])),
		[[]],
	);
}

/** More combinations than this take seconds to request. */
const MANY = 300;

/** Every order of a list, then each filter alone, and each filter in an order that uses another index. */
function queriesInOrder(
	sort: Parameter,
	filters: readonly Parameter[],
): string[][] {
	const orders = (resolved(sort.schema).examples ?? []).map(
		(order) => `sort=${order}`,
	);
	const [, , other] = orders;
	const alone = filters.flatMap(({ name, schema }) =>
		waysToAsk(name, schema, true),
	);
	return [
		[],
		...orders.map((order) => [order]),
		...alone,
		...alone.map((filter) => [...filter, ...(other ? [other] : [])]),
	];
}

/** Filters whose ids are found by statements of their own before a list is read. */
const OF_VALUES = /^filter\[(tags|ref_numbers|custom_field|customer_id)\]$/;

/**
 * Every combination of parameters. Where there are hundreds, some are requested only alone and with each of the longest combinations:
 * filters by values, and deprecated parameters, which are other names of current ones. A list that can be sorted is read from one index
 * for all its filters, unless it is merged from several places of an index for each filter.
 */
function queriesOf(
	parameters: readonly Parameter[],
	isMerged: boolean,
): string[][] {
	const waysOf = (some: readonly Parameter[]) =>
		combined(
			some.map(({ name, schema, required = false }) =>
				waysToAsk(name, schema, required),
			),
		);
	const sort = parameters.find(({ name }) => name === "sort");
	if (sort) {
		const filters = parameters.filter((one) => one !== sort);
		return [
			...queriesInOrder(sort, filters),
			...(isMerged ? queriesOf(filters, isMerged) : []),
		];
	}
	const ways = parameters.map(({ name, schema, required = false }) =>
		waysToAsk(name, schema, required),
	);
	if (ways.reduce((count, { length }) => count * length, 1) <= MANY)
		return combined(ways);
	const isApart = ({ deprecated = false, name }: Parameter) =>
		deprecated || OF_VALUES.test(name);
	const lasting = waysOf(parameters.filter((one) => !isApart(one)));
	const most = Math.max(...lasting.map((query) => query.length));
	const longest = lasting.filter((query) => query.length === most);
	const apart = waysOf(parameters.filter(isApart));
	return [...lasting, ...combined([apart, [[], ...longest]])];
}

const INCLUDED_FROM: Readonly<Record<string, RecordType>> = {
	listShipments: "shipment",
	getShipment: "shipment",
	getShipmentProvenance: "shipment_provenance",
	getShipmentEtaHistory: "shipment_eta_history",
	listContainers: "container",
	getContainer: "container",
	getContainerProvenance: "container_provenance",
	getContainerEtaHistory: "container_eta_history",
	listContainerTransportEvents: "transport_event",
	listEvents: "transport_event",
	listTrackingRequests: "tracking_request",
	getTrackingRequest: "tracking_request",
	listWebhookNotifications: "webhook_notification",
	getWebhookNotification: "webhook_notification",
	getWebhookNotificationAlias: "webhook_notification",
};

const NAMES = [
	...new Set(
		(
			[
				"shipment",
				"container",
				"transport_event",
				"raw_event",
				"port",
				"terminal",
				"rail_terminal",
				"tracking_request",
				"webhook_notification",
				"estimated_event",
			] as const
		).flatMap(relationNames),
	),
];

/** Every path of relationships that can be included from records of a type. */
function pathsFrom(type: RecordType): string[] {
	const reach = (path: readonly string[]): string[][] =>
		path.length === 3
			? []
			: [...relationNames(type), ...NAMES]
					.map((name) => [...path, name])
					.filter((longer) => canFollow(type, longer))
					.flatMap((longer) => [longer, ...reach(longer)]);
	return [...new Set(reach([]).map((path) => path.join(".")))];
}

/** A path with the contract's examples of its parameters, except for `{id}`. */
function withExamples(path: string, parameters: readonly Parameter[]): string {
	return path.replaceAll(/\{(\w+_\w+)\}/g, (_, name) => {
		const named = parameters.find((parameter) => parameter.name === name);
		return String(named && resolved(named.schema).examples?.[0]);
	});
}

/** Every operation of the contract that reads. {@link INCLUDED_FROM} has the type of each with `include`. */
export const readables: readonly Readable[] = Object.entries(
	root.paths,
).flatMap(([path, { get, parameters: shared = [] }]) => {
	if (!get) return [];
	const parameters = [...shared, ...(get.parameters ?? [])].map(resolved);
	const inQuery = parameters.filter((parameter) => parameter.in === "query");
	const names = inQuery.map(({ name }) => name);
	const hasInclude = names.includes("include");
	const type = INCLUDED_FROM[get.operationId];
	if (hasInclude && !type)
		throw new Error(`say what ${get.operationId} includes from`);
	const id = parameters.find((parameter) => parameter.in === "path");
	return {
		operationId: get.operationId,
		path: withExamples(path, parameters),
		hasPages: names.includes("page[number]"),
		hasCursor: names.includes("page[after]"),
		exampleId: id && String(resolved(id.schema).examples?.[0]),
		queries: [
			...queriesOf(
				inQuery.filter(({ name }) => !/^(page\[|fields\[|include$)/.test(name)),
				isOfRequests({ path }),
			),
			// Fieldsets choose members of the records, so each is requested alone.
			...inQuery
				.filter(({ name }) => name.startsWith("fields["))
				.flatMap(({ name, schema }) => waysToAsk(name, schema, true)),
		].map((parts) => parts.join("&")),
		includes: hasInclude && type ? pathsFrom(type) : [],
	};
});

/** Whether an operation reads tracking requests: their filters make as many combinations as those of all other lists together. */
export function isOfRequests({ path }: Pick<Readable, "path">): boolean {
	return path.startsWith("/tracking_requests");
}
