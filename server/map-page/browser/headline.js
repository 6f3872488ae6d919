/** @import { Container, ContainerDocument, Shipment } from "../../../generated/openapi.ts" */

/**
 * What stands above the map.
 *
 * @typedef {object} Headline
 * @property {string} number The container's, spaced as it is painted on the box.
 * @property {string} facts
 */

/**
 * Names a container, and the shipment it belongs to.
 *
 * @param {ContainerDocument} document with its shipment among the included records
 * @returns {Headline}
 */
export function headlineOf({ data, included = [] }) {
	const { number } = data.attributes;
	const shipment = included.find((record) => record.type === "shipment");
	return {
		number: `${number.slice(0, 4)} ${number.slice(4, 10)} ${number.slice(10)}`,
		facts: [
			...equipmentOf(data),
			...(shipment ? shipmentFacts(shipment) : []),
		].join(" · "),
	};
}

/**
 * @param {Container} container
 * @returns {string[]}
 */
function equipmentOf({ attributes }) {
	const { equipment_length, equipment_height, equipment_type } = attributes;
	const words = [
		equipment_length === null ? null : `${equipment_length} ft`,
		equipment_height === "high_cube" ? "high cube" : null,
		equipment_type?.replaceAll("_", " "),
	].filter(Boolean);
	return words.length > 0 ? [words.join(" ")] : [];
}

/**
 * @param {Shipment} shipment
 * @returns {string[]}
 */
function shipmentFacts({ attributes }) {
	return [
		attributes.shipping_line_name,
		`Bill of lading ${attributes.bill_of_lading_number}`,
	];
}
