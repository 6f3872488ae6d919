import { shippingLineByScac } from "../../reference/places/lookup.ts";
import type {
	ListedContainerTable,
	ListedShipmentTable,
} from "./listed-tables.ts";

/** A column by which records are listed. */
export type Column = keyof ListedContainerTable | keyof ListedShipmentTable;

/** A value of such a column. */
export type Value = string | number;

/**
 * How a filter matches records, and its index:
 * - `one of`: equal to one of some values; index (column, created_at)
 * - `flag`: true or false; partial index (created_at) of the true ones
 * - `period`: an instant within a period; the index of the sort by it
 */
export interface FilterRule {
	readonly column: Column;
	readonly by: "one of" | "flag" | "period";
	/** The column's value for a text of the query; the text itself unless given. */
	readonly read?: (text: string) => Value;
}

/** The filters and sorts of a list, from which everything else about the list follows. */
export interface ListRules {
	readonly records: "shipments" | "containers";
	readonly table: "listed_shipments" | "listed_containers";
	readonly filters: Readonly<Record<string, FilterRule>>;
	/** Sort columns, each with its own index. */
	readonly sorts: readonly Column[];
	/** The most used filter, with an index (column, sort) for some sorts. */
	readonly group: {
		readonly column: Column;
		readonly sorts: readonly Column[];
	};
}

const upper = (text: string) => text.trim().toUpperCase();
const lower = (text: string) => text.trim().toLowerCase();
/** The SCAC of a line for each of its SCACs, because records have only that one. */
const scacOfLine = (text: string) =>
	shippingLineByScac(upper(text))?.scac ?? upper(text);
const truth = (text: string) => (text === "true" ? 1 : 0);

const OF_ALL = {
	"filter[scac]": { column: "scac", by: "one of", read: scacOfLine },
	"filter[port_of_lading]": {
		column: "port_of_lading",
		by: "one of",
		read: upper,
	},
	"filter[port_of_discharge]": {
		column: "port_of_discharge",
		by: "one of",
		read: upper,
	},
	"filter[pod_terminal]": {
		column: "pod_terminal",
		by: "one of",
		read: lower,
	},
	"filter[vessel_imo]": { column: "vessel_imo", by: "one of" },
	"filter[customer_id]": { column: "customer_id", by: "one of", read: lower },
	"filter[tracking_stopped]": {
		column: "is_stopped",
		by: "one of",
		read: truth,
	},
	"filter[created_at]": { column: "created_at", by: "period" },
	"filter[updated_at]": { column: "updated_at", by: "period" },
	"filter[pod_eta_at]": { column: "pod_eta_at", by: "period" },
} as const satisfies ListRules["filters"];

/** The list of shipments. */
export const SHIPMENT_LIST: ListRules = {
	records: "shipments",
	table: "listed_shipments",
	filters: {
		...OF_ALL,
		"filter[pod_ata_at]": { column: "pod_ata_at", by: "period" },
	},
	sorts: ["created_at", "updated_at", "pod_eta_at", "pod_ata_at"],
	group: { column: "is_stopped", sorts: ["pod_eta_at"] },
};

/** The list of containers. */
export const CONTAINER_LIST: ListRules = {
	records: "containers",
	table: "listed_containers",
	filters: {
		...OF_ALL,
		"filter[status]": { column: "status", by: "one of" },
		"filter[pod_arrived_at]": { column: "pod_arrived_at", by: "period" },
		"filter[pod_discharged_at]": {
			column: "pod_discharged_at",
			by: "period",
		},
		"filter[pickup_lfd]": { column: "pickup_lfd", by: "period" },
		"filter[held]": { column: "is_held", by: "flag", read: truth },
		"filter[available]": { column: "is_available", by: "flag", read: truth },
		"filter[has_fees]": { column: "has_fees", by: "flag", read: truth },
	},
	sorts: [
		"created_at",
		"updated_at",
		"pod_eta_at",
		"pod_arrived_at",
		"pod_discharged_at",
		"pickup_lfd",
	],
	group: { column: "status", sorts: ["pod_eta_at", "pickup_lfd"] },
};
