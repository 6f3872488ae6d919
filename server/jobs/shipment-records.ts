import { fromJsonText, toJsonText } from "../database/json-text.ts";
import { newRecordId } from "../database/record-id.ts";
import { shippingLineByScac } from "../reference/lookup.ts";
import { serializeContainer } from "../resources/containers/container-serializer.ts";
import type { ContainerTable } from "../resources/containers/container-table.ts";
import { serializeShipment } from "../resources/shipments/shipment-serializer.ts";
import type { ShipmentTable } from "../resources/shipments/shipment-table.ts";
import type {
	RawEventTable,
	TransportEventTable,
} from "../resources/transport-events/transport-event-table.ts";
import {
	serializeVessel,
	vesselId,
} from "../resources/vessels/vessel-serializer.ts";
import type { VesselTable } from "../resources/vessels/vessel-table.ts";
import type { ContainerFacts, Journey } from "../tracking/journey.ts";
import { compareText } from "../tracking/milestone.ts";
import {
	type ContainerShare,
	rawEventRows,
	sharesOf,
	transportEventChanges,
} from "./event-records.ts";
import type { Inquired } from "./inquired.ts";

/** The rows that an inquiry leaves behind. */
export interface ShipmentRecords {
	readonly shipment: ShipmentTable;
	readonly containers: readonly ContainerTable[];
	readonly transportEvents: readonly TransportEventTable[];
	readonly rawEvents: readonly RawEventTable[];
	readonly vessels: readonly VesselTable[];
	/** The transport events that the account is told of, in the order of their times. */
	readonly news: readonly TransportEventTable[];
	/** Rows of containers that were not there before. */
	readonly newContainers: readonly ContainerTable[];
}

function vesselRows(journey: Journey): VesselTable[] {
	const rows = new Map<string, VesselTable>();
	for (const { vessel } of journey.containers.flatMap(
		(c) => c.transportEvents,
	)) {
		const id = vesselId(vessel);
		if (id === null || vessel === null || rows.get(id)?.name) continue;
		const { imo, name } = vessel;
		const document = toJsonText(serializeVessel(id, vessel));
		rows.set(id, { id, imo, name, document });
	}
	return [...rows.values()];
}

/** What is recorded of one container and what is different about it. */
interface KnownContainer {
	readonly container: ContainerTable | undefined;
	readonly transportEvents: readonly TransportEventTable[];
	readonly rawEvents: readonly RawEventTable[];
	readonly share: ContainerShare;
}

/** Looks up what is known of a container by its number. */
function knownContainers({
	recorded,
	comparison,
}: Inquired): (number: string) => KnownContainer {
	const containers = new Map(
		recorded.containers.map((row) => [row.number, row]),
	);
	const events = Map.groupBy(
		recorded.transportEvents,
		(row) => row.container_id,
	);
	const rawEvents = Map.groupBy(recorded.rawEvents, (row) => row.container_id);
	const shareOf = sharesOf(comparison);
	return (number) => {
		const container = containers.get(number);
		return {
			container,
			transportEvents: (container && events.get(container.id)) ?? [],
			rawEvents: (container && rawEvents.get(container.id)) ?? [],
			share: shareOf(number),
		};
	};
}

/** One container's rows, and the news among them. */
function containerRecords(
	facts: ContainerFacts,
	known: KnownContainer,
	inquired: Inquired,
	shipmentId: string,
	observationIds: ReadonlyMap<string, string>,
) {
	const { request, now } = inquired;
	const before = known.container;
	const id = before?.id ?? newRecordId();
	const rawEvents = rawEventRows(
		facts,
		{ accountId: request.account_id, id },
		known.rawEvents,
		observationIds,
	);
	const events = transportEventChanges(facts, {
		inquired,
		shipmentId,
		containerId: id,
		rawEvents,
		recorded: known.transportEvents,
		share: known.share,
	});
	const eventsById = new Map(
		[...known.transportEvents, ...events.changed].map((row) => [row.id, row]),
	);
	const eventsByTime = [...eventsById.values()].sort((a, b) =>
		compareText(a.timestamp, b.timestamp),
	);
	const createdAt = before?.created_at ?? now;
	const document = serializeContainer({
		id,
		shipmentId,
		createdAt,
		facts,
		refNumbers: before
			? fromJsonText(before.document).attributes.ref_numbers
			: fromJsonText(request.ref_numbers),
		lineAskedAt: now,
		transportEventIds: eventsByTime.map((row) => row.id),
		rawEventIds: [...rawEvents.values()].map((row) => row.id),
	});
	const row: ContainerTable = {
		account_id: request.account_id,
		id,
		shipment_id: shipmentId,
		created_at: createdAt,
		number: facts.number,
		document: toJsonText(document),
	};
	return {
		row,
		isNew: before === undefined,
		...events,
		rawEvents: [...rawEvents.values()],
	};
}

function shipmentRow(
	inquired: Inquired,
	shipmentId: string,
	containerIds: readonly string[],
): ShipmentTable {
	const { request, recorded, answer, journey, now } = inquired;
	const line = shippingLineByScac(request.line_scac);
	const before = recorded.shipment;
	const createdAt = before?.created_at ?? now;
	const document = serializeShipment({
		id: shipmentId,
		createdAt,
		facts: journey.shipment,
		before: before && fromJsonText(before.document),
		line: {
			scac: request.line_scac,
			name: line?.name ?? request.line_scac,
			shortName: line?.shortName ?? request.line_scac,
		},
		requestNumber: request.request_number,
		normalizedNumber: answer.normalizedNumber,
		refNumbers: fromJsonText(request.ref_numbers),
		tags: fromJsonText(request.shipment_tags),
		containerIds,
		attemptedAt: now,
		succeededAt: now,
	});
	return {
		account_id: request.account_id,
		id: shipmentId,
		created_at: createdAt,
		scac: request.line_scac,
		bill_of_lading_number: document.attributes.bill_of_lading_number,
		normalized_number: answer.normalizedNumber,
		line_tracking_stopped_at: document.attributes.line_tracking_stopped_at,
		document: toJsonText(document),
	};
}

/** The rows that follow from an inquiry. Reads and writes nothing. */
export function shipmentRecords(
	inquired: Inquired,
	shipmentId: string,
): ShipmentRecords {
	const { recorded, fresh, journey } = inquired;
	const observationIds = new Map(
		[...recorded.observations, ...fresh].map((row) => [row.key, row.id]),
	);
	const known = knownContainers(inquired);
	const containers = journey.containers.map((facts) =>
		containerRecords(
			facts,
			known(facts.number),
			inquired,
			shipmentId,
			observationIds,
		),
	);
	// A container that the carrier no longer names stays: it was on this shipment.
	const containerIds = new Set(
		[...recorded.containers, ...containers.map(({ row }) => row)].map(
			({ id }) => id,
		),
	);
	const news = containers.flatMap((container) => container.news);
	return {
		shipment: shipmentRow(inquired, shipmentId, [...containerIds]),
		containers: containers.map(({ row }) => row),
		newContainers: containers
			.filter(({ isNew }) => isNew)
			.map(({ row }) => row),
		transportEvents: containers.flatMap(({ changed }) => changed),
		rawEvents: containers.flatMap(({ rawEvents }) => rawEvents),
		vessels: vesselRows(journey),
		news: news.sort((a, b) => compareText(a.timestamp, b.timestamp)),
	};
}
