import {
	type Fields,
	fieldsOf,
	isObject,
	listOf,
} from "../../parsing/fields.ts";

/** More are not read: no event names more documents than a shipment has. */
const MOST_DOCUMENTS = 100;

/** Track & Trace 3.0 sorts the members of an event into objects by subject; their names differ enough to lie side by side. */
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
 * An event with all its members on one level: as 2.x has them, joined from `metadata` and `payload` (3.0 Beta 1), or from
 * the objects by subject of 3.0.
 */
export function flattenEvent(event: Fields): Fields {
	if (isObject(event.eventClassification)) return flattenDetails(event);
	return isObject(event.metadata) || isObject(event.payload)
		? { ...event, ...fieldsOf(event.metadata), ...fieldsOf(event.payload) }
		: event;
}
