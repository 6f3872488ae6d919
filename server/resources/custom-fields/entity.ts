import type { CustomField } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import type { CustomFieldTable } from "./custom-field-table.ts";

/** A record that has custom fields. */
export type Entity = CustomField["relationships"]["entity"]["data"];

/** The table of each type of record that has custom fields, and its name in definitions. */
const KINDS = {
	shipment: { table: "shipments", entityType: "Shipment" },
	container: { table: "containers", entityType: "Container" },
	tracking_request: {
		table: "tracking_requests",
		entityType: "TrackingRequest",
	},
} as const;

const TYPES = {
	Shipment: "shipment",
	Container: "container",
	TrackingRequest: "tracking_request",
} as const;

/** The name of a record's type in definitions. */
export function entityTypeOf({
	type,
}: Pick<Entity, "type">): CustomFieldTable["entity_type"] {
	return KINDS[type].entityType;
}

/** The record that a value belongs to. */
export function entityOf({
	entity_type,
	entity_id,
}: Pick<CustomFieldTable, "entity_type" | "entity_id">): Entity {
	return { id: entity_id, type: TYPES[entity_type] };
}

/** Whether an account has a record. */
export async function hasEntity(
	db: Queries,
	accountId: string,
	{ type, id }: Entity,
): Promise<boolean> {
	const found = await db
		.selectFrom(KINDS[type].table)
		.select("id")
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.executeTakeFirst();
	return found !== undefined;
}
