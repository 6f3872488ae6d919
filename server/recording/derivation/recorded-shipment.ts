import type { Container, Shipment } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import type { ContainerTable } from "../../resources/containers/container-table.ts";
import { findContainers } from "../../resources/containers/containers-of-shipment.ts";
import { oceanTerminalIdentifier } from "../../resources/locations/location-identifier.ts";
import type { StoredObservation } from "../../resources/observations/observation.ts";
import { findObservations } from "../../resources/observations/observation-queries.ts";
import { findRawEvents } from "../../resources/raw-events/raw-event-queries.ts";
import type { RawEventTable } from "../../resources/raw-events/raw-event-table.ts";
import type { ShipmentTable } from "../../resources/shipments/shipment-table.ts";
import { findTransportEvents } from "../../resources/transport-events/transport-event-queries.ts";
import type { TransportEventTable } from "../../resources/transport-events/transport-event-table.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type {
	RecordedContainer,
	RecordedJourney,
} from "../../tracking/compare/compare.ts";

/** All rows of one shipment. */
export interface RecordedShipment {
	readonly shipment: ShipmentTable | undefined;
	readonly observations: readonly StoredObservation[];
	readonly containers: readonly ContainerTable[];
	/** Oldest first: the last event of a key is its latest version. */
	readonly transportEvents: readonly TransportEventTable[];
	readonly rawEvents: readonly RawEventTable[];
	/** The parsed record of the shipment; shared, so never modify it. */
	readonly shipmentDocument: Shipment | undefined;
	/** The parsed records of the containers by id; shared, so never modify them. */
	readonly containerDocuments: ReadonlyMap<string, Container>;
}

const NOTHING: RecordedShipment = {
	shipment: undefined,
	observations: [],
	containers: [],
	transportEvents: [],
	rawEvents: [],
	shipmentDocument: undefined,
	containerDocuments: new Map(),
};

/** Reads all rows of a shipment. Parsing many containers gives way to other work. */
export async function findRecordedShipment(
	db: Queries,
	shipment: ShipmentTable | undefined,
): Promise<RecordedShipment> {
	if (!shipment) return NOTHING;
	const { account_id: accountId, id: shipmentId } = shipment;
	const containers = await findContainers(db, accountId, shipmentId);
	const containerIds = containers.map(({ id }) => id);
	const containerDocuments = new Map<string, Container>();
	for (const { id, document } of containers) {
		containerDocuments.set(id, fromJsonText(document));
		await giveWay();
	}
	return {
		shipment,
		observations: await findObservations(db, accountId, shipmentId),
		containers,
		transportEvents: await findTransportEvents(db, accountId, containerIds),
		rawEvents: await findRawEvents(db, accountId, containerIds),
		shipmentDocument: fromJsonText(shipment.document),
		containerDocuments,
	};
}

/** Whether an event is derived from the journey; a change of a value is found by comparing records. */
function isMilestoneOrEstimate({ event }: TransportEventTable): boolean {
	return event.startsWith("container.transport.");
}

/** The recorded journey to compare a derived one with; null for a new shipment. */
export function knownJourney(
	recorded: RecordedShipment,
): RecordedJourney | null {
	const { shipmentDocument, containerDocuments } = recorded;
	if (shipmentDocument === undefined) return null;
	const eventsByContainerId = Map.groupBy(
		recorded.transportEvents.filter(isMilestoneOrEstimate),
		(row) => row.container_id,
	);
	return {
		shipment: shipmentDocument,
		containers: [...containerDocuments.values()].map(
			({ id, attributes, relationships }): RecordedContainer => ({
				number: attributes.number,
				createdAt: attributes.created_at,
				attributes,
				podTerminalId: relationships.pod_terminal.data?.id ?? null,
				transportEvents: (eventsByContainerId.get(id) ?? []).map((row) => ({
					key: row.key,
					timestamp: row.timestamp,
					isWithdrawn: row.invalidated_at !== null,
				})),
			}),
		),
		terminalIdOf: (facility) => oceanTerminalIdentifier(facility)?.id ?? null,
	};
}
