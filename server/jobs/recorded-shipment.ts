import type { Queries } from "../database/database.ts";
import { findContainers } from "../resources/containers/container-queries.ts";
import type { ContainerTable } from "../resources/containers/container-table.ts";
import {
	findObservations,
	findShipment,
} from "../resources/shipments/shipment-queries.ts";
import type {
	ObservationTable,
	ShipmentTable,
} from "../resources/shipments/shipment-table.ts";
import {
	findRawEvents,
	findTransportEvents,
} from "../resources/transport-events/transport-event-queries.ts";
import type {
	RawEventTable,
	TransportEventTable,
} from "../resources/transport-events/transport-event-table.ts";
import type { KnownJourney } from "../tracking/compare.ts";

/** Everything that is recorded of one shipment. */
export interface RecordedShipment {
	readonly shipment: ShipmentTable | undefined;
	readonly observations: readonly ObservationTable[];
	readonly containers: readonly ContainerTable[];
	readonly transportEvents: readonly TransportEventTable[];
	readonly rawEvents: readonly RawEventTable[];
}

const NOTHING: RecordedShipment = {
	shipment: undefined,
	observations: [],
	containers: [],
	transportEvents: [],
	rawEvents: [],
};

/** Reads everything that is recorded of a shipment, one query per table. */
export async function findRecordedShipment(
	db: Queries,
	accountId: string,
	shipmentId: string | null,
): Promise<RecordedShipment> {
	if (shipmentId === null) return NOTHING;
	const containers = await findContainers(db, accountId, shipmentId);
	const containerIds = containers.map(({ id }) => id);
	return {
		shipment: await findShipment(db, accountId, shipmentId),
		observations: await findObservations(db, accountId, shipmentId),
		containers,
		transportEvents: await findTransportEvents(db, accountId, containerIds),
		rawEvents: await findRawEvents(db, accountId, containerIds),
	};
}

/** What is recorded, as far as news are told from it: the events of each container. */
export function knownJourney(recorded: RecordedShipment): KnownJourney {
	const eventsByContainerId = Map.groupBy(
		recorded.transportEvents,
		(row) => row.container_id,
	);
	return {
		containers: recorded.containers.map((container) => ({
			number: container.number,
			transportEvents: (eventsByContainerId.get(container.id) ?? []).map(
				(row) => ({
					key: row.key,
					event: row.event,
					timestamp: row.timestamp,
					isEstimate: row.is_estimate === 1,
				}),
			),
		})),
	};
}
