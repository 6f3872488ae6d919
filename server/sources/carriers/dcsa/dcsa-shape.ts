import {
	type Fields,
	fieldsOf,
	isObject,
	listOf,
} from "../../parsing/fields.ts";

/** Most documents read from one event. */
export const MOST_DOCUMENTS = 100;

/** Track & Trace 3.0 nests the members of an event by subject; their names are distinct, so that they can be flattened. */
function flattenDetails(event: Fields): Fields {
	const shipment = fieldsOf(event.shipmentDetails);
	const { transportCall } = fieldsOf(event.transportDetails);
	return {
		...event,
		...fieldsOf(event.equipmentDetails),
		...shipment,
		...fieldsOf(event.eventClassification),
		transportCall,
		references: shipment.shipmentReferences,
		documentReferences: [
			shipment.documentReference,
			...listOf(shipment.additionalDocumentReferences, MOST_DOCUMENTS),
		],
	};
}

/**
 * Flattens an event to one level, as in 2.x: from `metadata` and `payload` (3.0 Beta 1) or the nested objects of 3.0.
 */
export function flattenEvent(event: Fields): Fields {
	if (isObject(event.eventClassification)) return flattenDetails(event);
	return isObject(event.metadata) || isObject(event.payload)
		? { ...event, ...fieldsOf(event.metadata), ...fieldsOf(event.payload) }
		: event;
}
