import type { DefinitionTable } from "./definition-table.ts";

type EntityType = DefinitionTable["entity_type"];

/** A kind of record as it is stored: `Cargo` is another word for containers. */
export function storedEntityType(given: EntityType | "Cargo"): EntityType {
	return given === "Cargo" ? "Container" : given;
}

/** Each kind of record in words. */
export const ENTITY_NOUNS = {
	Shipment: "shipments",
	Container: "containers",
	TrackingRequest: "tracking requests",
} as const satisfies Record<EntityType, string>;
