import type { ResourceIdentifier } from "../json-api/include.ts";
import type { Queries } from "./database.ts";
import type { JsonText } from "./json-text.ts";
import type { Schema } from "./schema.ts";

/** Tables whose rows keep their record as it is replied. */
type OwnedTable = "shipments" | "containers" | "transport_events";
type SharedTable =
	| "ports"
	| "metro_areas"
	| "terminals"
	| "rail_terminals"
	| "vessels";

const OWNED: Readonly<Record<string, OwnedTable>> = {
	shipment: "shipments",
	container: "containers",
	transport_event: "transport_events",
};

const SHARED: Readonly<Record<string, SharedTable>> = {
	port: "ports",
	metro_area: "metro_areas",
	terminal: "terminals",
	rail_terminal: "rail_terminals",
	vessel: "vessels",
};

/** The record types that can be read by {@link findRecords}. */
type AnyRecord =
	Schema[OwnedTable | SharedTable]["document"] extends JsonText<infer T>
		? T
		: never;

/** SQLite takes 32,766 parameters in a statement; a page of shipments can refer to more containers than that. */
const MOST_IDS = 1_000;

/**
 * Reads records by type and id, one query per type: those of this account and those that all accounts share.
 * What does not exist is left out.
 */
export async function findRecords<T extends AnyRecord>(
	db: Queries,
	accountId: string,
	identifiers: readonly ResourceIdentifier[],
): Promise<JsonText<T>[]> {
	const idsByType = Map.groupBy(identifiers, (identifier) => identifier.type);
	const found: JsonText<T>[] = [];
	for (const [type, group] of idsByType) {
		const owned = OWNED[type];
		const shared = SHARED[type];
		for (let start = 0; start < group.length; start += MOST_IDS) {
			const ids = group
				.slice(start, start + MOST_IDS)
				.map((identifier) => identifier.id);
			const rows = owned
				? await db
						.selectFrom(owned)
						.select("document")
						.where("account_id", "=", accountId)
						.where("id", "in", ids)
						.execute()
				: shared
					? await db
							.selectFrom(shared)
							.select("document")
							.where("id", "in", ids)
							.execute()
					: [];
			found.push(...rows.map((row) => row.document as unknown as JsonText<T>));
		}
	}
	return found;
}
