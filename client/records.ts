import type { InferNumberDocument } from "../generated/openapi.ts";
import type { EventStream } from "./event-stream.ts";
import { type FieldsOf, fieldParameters } from "./fields.ts";
import { type Groups, groups } from "./groups.ts";
import { type IncludePath, type Linked, linkRecords } from "./include.ts";
import type { CsvInput } from "./inputs.ts";
import {
	type BodyOf,
	type CallOptions,
	type OperationId,
	type PathArguments,
	type QueryOf,
	type ReplyOf,
	type RequestLineOf,
	requestLines,
	type StreamedDocuments,
	type StreamOptions,
} from "./operations.ts";
import type { ListDocument, PagedList } from "./paginate.ts";

/** The record type in the body of each operation whose method takes only attributes. */
const WRITTEN = {
	createShipmentCustomField: "custom_field",
	updateShipmentCustomField: "custom_field",
	createContainerCustomField: "custom_field",
	updateContainerCustomField: "custom_field",
	createTrackingRequestCustomField: "custom_field",
	updateTrackingRequestCustomField: "custom_field",
	updateCustomField: "custom_field",
	createCustomFieldDefinition: "custom_field_definition",
	createCustomFieldOption: "custom_field_option",
	createParty: "party",
	createTrackingRequest: "tracking_request",
	createWebhook: "webhook",
	redeliverWebhook: "webhook_redelivery",
	updateContainer: "container",
	updateCustomFieldDefinition: "custom_field_definition",
	updateCustomFieldOption: "custom_field_option",
	updateParty: "party",
	updateShipment: "shipment",
	updateTrackingRequest: "tracking_request",
	updateWebhook: "webhook",
} as const satisfies Partial<Record<OperationId, string>>;

type WritingId = keyof typeof WRITTEN;

/** Operations whose methods take only ids, like those that delete: the body repeats the path. */
const PLAIN = [
	"redeliverWebhookNotification",
	"resumeShipmentTracking",
	"rotateWebhookSecret",
	"stopShipmentTracking",
] as const satisfies readonly OperationId[];

type PlainId = (typeof PLAIN)[number] | Extract<OperationId, `delete${string}`>;

/** Operations whose reply is not a record, such as a CSV table, or has more than its record. */
const WHOLE = [
	"createTrackingRequestBatch",
	"createTrackingRequestImport",
	"createCustomField",
	"getContainerMap",
	"getVesselFuturePositions",
	"getVesselFuturePositionsWithCoordinates",
	"getWebhookIps",
	"getWebhookNotificationBody",
	"getWebhookNotificationExample",
	"refreshContainer",
] as const satisfies readonly OperationId[];

type WholeId =
	| (typeof WHOLE)[number]
	| Extract<OperationId, `${"export" | "infer" | "trigger"}${string}`>;

type DataOf<Id extends OperationId> =
	ReplyOf<Id> extends { data: infer Data } ? Data : never;

/** The record type of an operation. */
type ItemOf<Id extends OperationId> =
	DataOf<Id> extends readonly (infer Item)[] ? Item : DataOf<Id>;

/** The paths that `include` of an operation can name. */
type PathOf<Id extends OperationId> = "include" extends keyof QueryOf<Id>
	? IncludePath<ItemOf<Id>>
	: never;

/**
 * The query of an operation. `include` lists paths to related records, which the result then has as members. `fields` limits
 * records of a type to these attributes and relationships.
 */
export type Ask<Id extends OperationId, Path, Fields = object> = Omit<
	QueryOf<Id>,
	"include" | `fields[${string}]`
> & {
	readonly include?: readonly Path[];
	readonly fields?: Fields;
};

/** A page of a list. */
export interface RecordPage<Item, Document extends ListDocument> {
	readonly records: readonly Item[];
	/** The page as the contract describes it, with `meta` and `links`. */
	readonly document: Document;
}

/** A list that is read page by page while it is iterated. */
export interface RecordList<Item, Document extends ListDocument>
	extends AsyncIterable<Item> {
	/** The pages, from the requested one to the last. */
	pages(): AsyncIterable<RecordPage<Item, Document>>;
}

type Ids<Id extends OperationId> = PathArguments<RequestLineOf<Id>>;

type ListMethod<Id extends OperationId> = <
	const Path extends PathOf<Id> = never,
	const Fields extends FieldsOf<QueryOf<Id>> = object,
>(
	...args: [...Ids<Id>, ask?: Ask<Id, Path, Fields>, options?: CallOptions]
) => RecordList<
	Linked<ItemOf<Id>, Path, Fields>,
	Extract<ReplyOf<Id>, ListDocument>
>;

type ReadMethod<Id extends OperationId> = <
	const Path extends PathOf<Id> = never,
	const Fields extends FieldsOf<QueryOf<Id>> = object,
>(
	...args: [...Ids<Id>, ask?: Ask<Id, Path, Fields>, options?: CallOptions]
) => Promise<Linked<ItemOf<Id>, Path, Fields>>;

type AttributesOf<Id extends WritingId> =
	BodyOf<Id> extends { data: { attributes?: infer Attributes } }
		? Attributes
		: never;

/** The input of a method that writes. */
type InputOf<Id extends WritingId> =
	| AttributesOf<Id>
	| (Id extends "createTrackingRequest" ? InferNumberDocument : never);

type WholeInput<Id extends WholeId> = Id extends "inferNumber"
	? [number: string]
	: Id extends "createTrackingRequestImport"
		? [csv: CsvInput]
		: [BodyOf<Id>] extends [never]
			? [query?: QueryOf<Id>]
			: [body: BodyOf<Id>];

/** The method of an operation. */
type Method<Id extends OperationId> = Id extends keyof StreamedDocuments
	? (
			query?: QueryOf<Id>,
			options?: StreamOptions,
		) => EventStream<StreamedDocuments[Id]>
	: Id extends PlainId
		? (
				...args: [...Ids<Id>, options?: CallOptions]
			) => Promise<[DataOf<Id>] extends [never] ? undefined : DataOf<Id>>
		: Id extends WritingId
			? (
					...args: [...Ids<Id>, attributes: InputOf<Id>, options?: CallOptions]
				) => Promise<DataOf<Id>>
			: Id extends WholeId
				? (
						...args: [...Ids<Id>, ...WholeInput<Id>, options?: CallOptions]
					) => Promise<ReplyOf<Id>>
				: Id extends `list${string}`
					? ListMethod<Id>
					: ReadMethod<Id>;

/** The methods of the client by group. */
export type RecordClient = {
	readonly [Group in keyof Groups]: {
		readonly [Name in keyof Groups[Group]]: Groups[Group][Name] extends OperationId
			? Method<Groups[Group][Name]>
			: never;
	};
};

/** A method that resolves to the document of the contract. */
type DocumentMethod = (...args: unknown[]) => unknown;

interface Compound extends ListDocument {
	readonly included?: readonly unknown[];
}

function bodyOf(id: WritingId, input: object): unknown {
	// An inference becomes a request body in `createTrackingRequest` itself.
	if (id === "createTrackingRequest" && "meta" in input) return input;
	return { data: { type: WRITTEN[id], attributes: input } };
}

/** Separates `include` and `fields` from the rest of a query. */
function split(ask: unknown): { paths: readonly string[]; query: unknown } {
	const {
		include = [],
		fields,
		...rest
	} = (ask ?? {}) as {
		include?: readonly string[];
		fields?: Readonly<Record<string, readonly string[]>>;
	};
	const query = {
		...rest,
		...fieldParameters(fields),
		...(include.length > 0 && { include: include.join(",") }),
	};
	return { paths: include, query };
}

function linkPages(
	list: PagedList<Compound>,
	paths: readonly string[],
): RecordList<unknown, Compound> {
	async function* pages() {
		for await (const document of list.pages()) {
			const records = linkRecords(document, paths) as unknown[];
			yield { records, document };
		}
	}
	async function* records() {
		for await (const page of pages()) yield* page.records;
	}
	return { pages, [Symbol.asyncIterator]: records };
}

const isIn = (ids: readonly OperationId[], id: OperationId) => ids.includes(id);

function methodOf(id: OperationId, call: DocumentMethod): DocumentMethod {
	const idCount = requestLines[id].split("{").length - 1;
	return (...args) => {
		const ids = args.slice(0, idCount);
		const [input, options] = args.slice(idCount);
		const dataOf = async (reply: unknown) =>
			((await reply) as { data?: unknown } | undefined)?.data;
		if (isIn(PLAIN, id) || id.startsWith("delete"))
			return dataOf(call(...ids, undefined, input));
		if (isIn(WHOLE, id) || /^(export|infer|stream|trigger)/.test(id))
			return call(...args);
		if (id in WRITTEN) {
			const body = bodyOf(id as WritingId, input as object);
			return dataOf(call(...ids, body, options));
		}
		const { paths, query } = split(input);
		const reply = call(...ids, query, options);
		return id.startsWith("list")
			? linkPages(reply as PagedList<Compound>, paths)
			: (reply as Promise<Compound>).then((document) =>
					linkRecords(document, paths),
				);
	};
}

/** Creates the methods by group from those by operationId. */
export function recordClient(
	operations: Readonly<Record<OperationId, DocumentMethod>>,
): RecordClient {
	const made = Object.entries(groups).map(([group, names]) => [
		group,
		Object.fromEntries(
			Object.entries(names).map(([name, id]: [string, OperationId]) => [
				name,
				methodOf(id, operations[id]),
			]),
		),
	]);
	return Object.fromEntries(made);
}
