import type { Shipment } from "../../../generated/openapi.ts";
import {
	fromJsonText,
	type JsonText,
	toJsonText,
} from "../../database/json-text.ts";
import { byAge } from "../../database/record-id.ts";
import { shipmentPath } from "./shipment-serializer.ts";

/** The most containers that a shipment lists in a notification. */
const MOST_NAMED = 100;

/** A shipment as included in notifications. */
export interface NotifiedShipment {
	readonly text: JsonText<Shipment>;
	/** The containers that it lists. */
	readonly containerIds: ReadonlySet<string>;
}

/**
 * The record of a shipment as included in notifications. It lists at most the hundred oldest containers, with the total and a
 * link to all, so that notifications of large shipments stay small.
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

/** The records of a shipment's listed containers, then of the shipment, as included in notifications. */
export function notifiedRecords(
	document: JsonText<Shipment>,
	containers: readonly { readonly id: string; readonly document: string }[],
): string[] {
	const { text, containerIds } = notifiedShipment(document);
	const named = containers.filter(({ id }) => containerIds.has(id));
	return [...named.map((container) => container.document), text];
}
