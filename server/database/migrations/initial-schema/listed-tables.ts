import type { TableDefinition } from "./table-definition.ts";

const OF_BOTH = [
	"created_at",
	"updated_at",
	"scac",
	"port_of_lading",
	"port_of_discharge",
	"vessel_imo",
	"pod_eta_at",
	"pod_terminal",
	"customer_id",
];

/** Columns that a filter compares with one value; their indexes have the newest records first. */
const EQUALITIES = [
	"scac",
	"port_of_lading",
	"port_of_discharge",
	"vessel_imo",
	"pod_terminal",
	"customer_id",
	"is_stopped",
];

interface ListedTable {
	readonly name: string;
	readonly texts: readonly string[];
	readonly marks: readonly string[];
	readonly instants: readonly string[];
	/** Further indexes: pairs of a filter and a sort column. */
	readonly pairs: readonly string[][];
}

const TABLES: readonly ListedTable[] = [
	{
		name: "listed_shipments",
		texts: [...OF_BOTH, "pod_ata_at"],
		marks: ["is_stopped"],
		instants: ["pod_eta_at", "pod_ata_at"],
		pairs: [["is_stopped", "pod_eta_at"]],
	},
	{
		name: "listed_containers",
		texts: [
			...OF_BOTH,
			"status",
			"pod_arrived_at",
			"pod_discharged_at",
			"pickup_lfd",
		],
		marks: ["is_stopped", "is_held", "is_available", "has_fees"],
		instants: [
			"pod_eta_at",
			"pod_arrived_at",
			"pod_discharged_at",
			"pickup_lfd",
		],
		pairs: ["created_at", "pod_eta_at", "pickup_lfd"].map((instant) => [
			"status",
			instant,
		]),
	},
];

function indexesOf({ name, marks, instants, pairs }: ListedTable) {
	/** The columns between the account and the record in each index. */
	const columns = [
		...["created_at", "updated_at", ...instants].map((column) => [column]),
		...EQUALITIES.map((column) => [column, "created_at"]),
		...pairs,
	];
	return Object.fromEntries([
		...columns.map((some) => [
			`${name}_by_${some.join("_")}`,
			{ columns: ["account_id", ...some, "record_id"] },
		]),
		// Partial, because few containers wait at a terminal.
		...marks
			.filter((mark) => mark !== "is_stopped")
			.map((mark) => [
				`${name}_${mark}`,
				{
					columns: ["account_id", "created_at", "record_id"],
					where: `${mark} = 1`,
				},
			]),
	]) satisfies TableDefinition["indexes"];
}

/** Narrow rows of shipments and containers, which lists filter and sort. */
export const LISTED_TABLES: readonly TableDefinition[] = TABLES.map(
	(table) => ({
		name: table.name,
		key: ["account_id", "record_id"],
		isInKeyOrder: true,
		columns: {
			account_id: "text",
			record_id: "text",
			...Object.fromEntries(table.texts.map((name) => [name, "text"] as const)),
			...Object.fromEntries(
				table.marks.map((name) => [name, "integer"] as const),
			),
		},
		indexes: indexesOf(table),
	}),
);
