import type {
	Container,
	CustomFieldDefinition,
	Party,
	Port,
	Shipment,
	Terminal,
	TrackingRequest,
	Vessel,
	Webhook,
} from "../../../generated/openapi.ts";

/** The records of the account whose requests are replayed; each list in the order of its operation, newest first. */
export interface AccountRecords {
	readonly shipments: readonly Shipment[];
	readonly containers: readonly Container[];
	readonly requests: readonly TrackingRequest[];
	readonly webhook: Webhook;
	readonly notificationId: string;
	readonly definition: CustomFieldDefinition;
	readonly party: Party;
	readonly port: Port;
	readonly terminal: Terminal;
	readonly vessel: Vessel;
}

/** A record of any list. */
export interface ListedRecord {
	readonly id: string;
	readonly type: string;
	readonly attributes: Readonly<Record<string, unknown>>;
	readonly relationships?: Readonly<
		Record<string, { readonly data?: unknown }>
	>;
}

/** The records of a list that pass a filter. */
export interface Filter {
	/** Path of the whole list. */
	readonly of: string;
	/** Whether a record passes. */
	readonly keeps: (record: ListedRecord, records: AccountRecords) => boolean;
}

/** A request that clients of the public API send, or that its documents show, with the statuses of the public API. */
export interface DocumentedRequest {
	/** Its sender: `SDK`, `CLI`, `MCP`, `Go client`, or the `documents` of the API. */
	readonly by: string;
	readonly method: "GET" | "POST" | "PATCH" | "DELETE";
	/** Path below `/v2`, with its query. */
	readonly path: (records: AccountRecords) => string;
	readonly body?: (records: AccountRecords) => object;
	/** Statuses that the public API gives. */
	readonly gives: readonly number[];
	/** The records that the filter must leave out and keep; undefined for a request without a filter. */
	readonly filter?: Filter;
	/** The part of the interface that Landfall lacks; absent for requests to parts that it has. */
	readonly later?: string;
}

/** The first of some records. Throws when there is none. */
export function firstOf<T>(records: readonly T[]): T {
	const [first] = records;
	if (first === undefined) throw new Error("the account has no such record");
	return first;
}

/** A read that the public API answers with 200. */
export function read(
	by: string,
	path: string | DocumentedRequest["path"],
	filter?: Filter,
): DocumentedRequest {
	return {
		by,
		method: "GET",
		path: typeof path === "string" ? () => path : path,
		gives: [200],
		...(filter && { filter }),
	};
}
