import type {
	Container,
	ContainerDocument,
	Shipment,
} from "../../../../generated/openapi.ts";

/** The headline above the map. */
export interface Headline {
	/** The container number, spaced as painted on the box. */
	readonly number: string;
	readonly facts: string;
}

/** Creates the headline of a container from its document with the included shipment. */
export function headlineOf({
	data,
	included = [],
}: ContainerDocument): Headline {
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

function equipmentOf({ attributes }: Container): string[] {
	const { equipment_length, equipment_height, equipment_type } = attributes;
	const words = [
		equipment_length === null ? null : `${equipment_length} ft`,
		equipment_height === "high_cube" ? "high cube" : null,
		equipment_type?.replaceAll("_", " "),
	].filter(Boolean);
	return words.length > 0 ? [words.join(" ")] : [];
}

function shipmentFacts({ attributes }: Shipment): string[] {
	return [
		attributes.shipping_line_name,
		`Bill of lading ${attributes.bill_of_lading_number}`,
	];
}
