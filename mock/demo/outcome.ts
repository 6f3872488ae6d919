import type {
	Container,
	LandfallClient,
	Shipment,
} from "../../client/index.ts";
import { localTime } from "./local-time.ts";
import { MAPPED_LINE } from "./submissions.ts";
import { table } from "./table.ts";

/** All tracked shipments and containers. */
export interface Outcome {
	readonly shipments: readonly Shipment[];
	readonly containers: readonly Container[];
}

/** Reads all shipments and containers of the account. */
export async function readOutcome(
	client: LandfallClient,
	signal: AbortSignal,
): Promise<Outcome> {
	const [shipments, containers] = await Promise.all([
		Array.fromAsync(client.listShipments({}, { signal })),
		Array.fromAsync(client.listContainers({}, { signal })),
	]);
	return { shipments: shipments.reverse(), containers: containers.reverse() };
}

/** Whether all shipments have containers, and all containers are returned empty. */
export function isOver(outcome: Outcome, shipmentCount: number): boolean {
	const { shipments, containers } = outcome;
	const withContainers = new Set(
		containers.map(({ relationships }) => relationships.shipment.data.id),
	);
	return (
		shipments.length >= shipmentCount &&
		shipments.every(({ id }) => withContainers.has(id)) &&
		containers.every(
			({ attributes }) => attributes.empty_terminated_at !== null,
		)
	);
}

/** The container whose map the demo shows; undefined until it is known. */
export function mappedOf({
	shipments,
	containers,
}: Outcome): Container | undefined {
	const mapped = shipments.find(
		({ attributes }) => attributes.shipping_line_scac === MAPPED_LINE,
	);
	return containers.find(
		({ relationships }) => relationships.shipment.data.id === mapped?.id,
	);
}

/** The shipments as table rows. */
export function shipmentTable({ shipments }: Outcome): string[] {
	const heading = ["LINE", "NUMBER", "WAY", "ARRIVAL"];
	const rows = shipments.map(({ attributes: shipment }) => [
		shipment.shipping_line_short_name,
		shipment.bill_of_lading_number,
		[
			shipment.port_of_lading_name,
			shipment.port_of_discharge_name,
			shipment.destination_name,
		]
			.filter((name) => name !== null)
			.join(" → "),
		arrival(shipment),
	]);
	return table([heading, ...rows]);
}

/** Arrival at the inland destination, otherwise at the port of discharge. */
function arrival(shipment: Shipment["attributes"]): string {
	const isInland = shipment.destination_locode !== null;
	const [ata, eta, timezone] = isInland
		? [
				shipment.destination_ata_at,
				shipment.destination_eta_at,
				shipment.destination_timezone,
			]
		: [shipment.pod_ata_at, shipment.pod_eta_at, shipment.pod_timezone];
	if (ata !== null) return `ATA ${localTime(ata, timezone)}`;
	return eta === null ? "–" : `ETA ${localTime(eta, timezone)}`;
}

/** The containers as table rows, grouped by shipment. */
export function containerTable({ shipments, containers }: Outcome): string[] {
	const heading = ["LINE", "CONTAINER", "TYPE", "STATUS", "BACK, EMPTY"];
	const rows = shipments.flatMap((shipment) =>
		containers
			.filter(
				({ relationships }) => relationships.shipment.data.id === shipment.id,
			)
			.map(({ attributes: container }) => [
				shipment.attributes.shipping_line_short_name,
				container.number,
				equipment(container),
				container.current_status.replaceAll("_", " "),
				localTime(
					container.empty_terminated_at,
					container.empty_terminated_timezone,
				),
			]),
	);
	return table([heading, ...rows]);
}

function equipment(container: Container["attributes"]): string {
	const { equipment_length: feet, equipment_height: height } = container;
	return [
		feet === null ? null : `${feet} ft`,
		container.equipment_type,
		height === "high_cube" ? "high cube" : null,
	]
		.filter((word) => word !== null)
		.join(" ");
}
