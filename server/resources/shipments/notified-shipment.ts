import type { Shipment } from "../../../generated/openapi.ts";
import {
	fromJsonText,
	type JsonText,
	toJsonText,
} from "../../database/json-text.ts";
import { byAge } from "../../database/record-id.ts";
import { shipmentPath } from "./shipment-serializer.ts";

/** Containers that a shipment names in a notification. */
const MOST_NAMED = 100;

/** A shipment as it travels with notifications. */
export interface NotifiedShipment {
	readonly text: JsonText<Shipment>;
	/** The containers that it names. */
	readonly containerIds: ReadonlySet<string>;
}

/**
 * The record of a shipment as it travels with notifications: of more than a hundred containers it names the oldest hundred, says how
 * many there are, and where all of them are. Otherwise every notification of a large shipment would name all of them.
 */
export function notifiedShipment(
	document: JsonText<Shipment>,
): NotifiedShipment {
	const shipment = fromJsonText(document);
	const { containers } = shipment.relationships;
	const total = containers.data.length;
	if (total <= MOST_NAMED) {
		const ids = containers.data.map(({ id }) => id);
		return { text: document, containerIds: new Set(ids) };
	}
	const named = byAge(containers.data).slice(0, MOST_NAMED);
	shipment.relationships.containers = {
		data: named,
		links: { related: shipmentPath(shipment.id) },
		meta: { total },
	};
	return {
		text: toJsonText(shipment),
		containerIds: new Set(named.map(({ id }) => id)),
	};
}

/** The records of a shipment and of the containers that it names, as they travel with notifications: first the containers. */
export function notifiedRecords(
	document: JsonText<Shipment>,
	containers: readonly { readonly id: string; readonly document: string }[],
): string[] {
	const { text, containerIds } = notifiedShipment(document);
	const named = containers.filter(({ id }) => containerIds.has(id));
	return [...named.map((container) => container.document), text];
}
