import type { Container, Shipment } from "../../generated/openapi.ts";
import { fromJsonText, toJsonText } from "../database/json-text.ts";
import { newRecordId } from "../database/record-id.ts";
import { shippingLineByScac } from "../reference/places/lookup.ts";
import {
	serializeContainerEtaHistory,
	serializeContainerProvenance,
} from "../resources/containers/container-origin-serializer.ts";
import { serializeContainer } from "../resources/containers/container-serializer.ts";
import type { ContainerTable } from "../resources/containers/container-table.ts";
import type { RawEventIdOf } from "../resources/provenance/origin-serializer.ts";
import type { RawEventTable } from "../resources/raw-events/raw-event-table.ts";
import {
	serializeShipmentEtaHistory,
	serializeShipmentProvenance,
} from "../resources/shipments/shipment-origin-serializer.ts";
import { serializeShipment } from "../resources/shipments/shipment-serializer.ts";
import type { ShipmentTable } from "../resources/shipments/shipment-table.ts";
import type { TransportEventTable } from "../resources/transport-events/transport-event-table.ts";
import type { NamedVesselRow } from "../resources/vessels/vessel-table.ts";
import type { ContainerComparison } from "../tracking/compare/compare.ts";
import type { ContainerFacts } from "../tracking/derive/journey.ts";
import { compareText } from "../tracking/observations/precedence.ts";
import type { Steps } from "../tracking/observations/steps.ts";
import { transportEventChanges } from "./event-records.ts";
import type { Inquired } from "./inquired.ts";
import { rawEventRecords } from "./raw-event-records.ts";
import { vesselRows } from "./vessel-records.ts";

/** The rows that news leave behind. */
export interface ShipmentRecords {
	readonly shipment: ShipmentTable;
	/** The record in the shipment's row. */
	readonly shipmentDocument: Shipment;
	/** Rows of all containers of the journey. */
	readonly containers: readonly ContainerTable[];
	/** Those of them that are not as they were. */
	readonly changedContainers: readonly ContainerTable[];
	/** Ids of those that go another way by sea than was known. */
	readonly onNewWays: readonly string[];
	/** The records of all containers of the shipment by their ids, those included that no source names. */
	readonly containerDocuments: ReadonlyMap<string, Container>;
	readonly transportEvents: readonly TransportEventTable[];
	readonly rawEvents: readonly RawEventTable[];
	readonly vessels: readonly NamedVesselRow[];
	/** The transport events that the account is told of, in the order of their times. */
	readonly news: readonly TransportEventTable[];
}

/** What is recorded of one container and what is different about it. */
interface KnownContainer {
	readonly row: ContainerTable | undefined;
	readonly transportEvents: readonly TransportEventTable[];
	readonly rawEvents: readonly RawEventTable[];
	readonly comparison: ContainerComparison;
}

/** What is known of each container of the journey, in its order. */
function knownContainers({ recorded, comparison }: Inquired): KnownContainer[] {
	const rows = new Map(recorded.containers.map((row) => [row.number, row]));
	const events = Map.groupBy(
		recorded.transportEvents,
		(row) => row.container_id,
	);
	const rawEvents = Map.groupBy(recorded.rawEvents, (row) => row.container_id);
	return comparison.containers.map((compared) => {
		const row = rows.get(compared.number);
		return {
			row,
			transportEvents: (row && events.get(row.id)) ?? [],
			rawEvents: (row && rawEvents.get(row.id)) ?? [],
			comparison: compared,
		};
	});
}

/** One container's rows, and the news among them. */
function* containerRecords(
	facts: ContainerFacts,
	known: KnownContainer,
	inquired: Inquired,
) {
	const { request, shipmentId, now } = inquired;
	const before = known.row;
	const id = before?.id ?? newRecordId();
	const rawEvents = rawEventRecords(facts, id, known.rawEvents, inquired);
	yield;
	const events = transportEventChanges(facts, {
		accountId: request.account_id,
		shipmentId,
		containerId: id,
		rawEvents: rawEvents.standing,
		recorded: known.transportEvents,
		comparison: known.comparison,
		now,
	});
	yield;
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
		before: inquired.recorded.containerDocuments.get(id),
		refNumbers: fromJsonText(request.ref_numbers),
		times: inquired.containerTimes(facts.number),
		transportEventIds: eventsByTime.map((row) => row.id),
		rawEventIds: rawEvents.ids,
	});
	const rawEventIdOf: RawEventIdOf = (observation) =>
		rawEvents.standing.get(observation)?.id;
	yield;
	const provenance = serializeContainerProvenance(id, facts, rawEventIdOf);
	const etaHistory = serializeContainerEtaHistory(id, facts, rawEventIdOf);
	const row: ContainerTable = {
		account_id: request.account_id,
		id,
		shipment_id: shipmentId,
		created_at: createdAt,
		number: facts.number,
		document: toJsonText(document),
		provenance: toJsonText(provenance),
		eta_history: toJsonText(etaHistory),
		sea_stops: toJsonText(facts.seaStops),
	};
	return { row, before, document, rawEvents, rawEventIdOf, ...events };
}

const NO_STOPS = toJsonText([]);

type ContainerRecords =
	ReturnType<typeof containerRecords> extends Steps<infer Records>
		? Records
		: never;

function isChanged({ row, before }: ContainerRecords): boolean {
	return (
		row.document !== before?.document ||
		row.provenance !== before.provenance ||
		row.eta_history !== before.eta_history ||
		row.sea_stops !== before.sea_stops
	);
}

function shipmentDocument(
	inquired: Inquired,
	createdAt: string,
	containerIds: readonly string[],
): Shipment {
	const { request } = inquired;
	const line = shippingLineByScac(request.line_scac);
	return serializeShipment({
		id: inquired.shipmentId,
		createdAt,
		facts: inquired.journey.shipment,
		before: inquired.recorded.shipmentDocument,
		line: {
			scac: request.line_scac,
			name: line?.name ?? request.line_scac,
			shortName: line?.shortName ?? request.line_scac,
		},
		requestNumber: request.request_number,
		normalizedNumber: inquired.normalizedNumber,
		refNumbers: fromJsonText(request.ref_numbers),
		tags: fromJsonText(request.shipment_tags),
		containerIds,
		times: inquired.shipmentTimes,
	});
}

function shipmentRow(
	inquired: Inquired,
	document: Shipment,
	rawEventIdOf: RawEventIdOf,
): ShipmentTable {
	const { request, shipmentId, journey } = inquired;
	const { attributes } = document;
	const provenance = serializeShipmentProvenance(
		shipmentId,
		journey.shipment,
		rawEventIdOf,
	);
	const etaHistory = serializeShipmentEtaHistory(
		shipmentId,
		journey.shipment,
		rawEventIdOf,
	);
	return {
		account_id: request.account_id,
		id: shipmentId,
		created_at: attributes.created_at,
		scac: request.line_scac,
		bill_of_lading_number: attributes.bill_of_lading_number,
		normalized_number: attributes.normalized_number,
		line_tracking_stopped_at: attributes.line_tracking_stopped_at,
		document: toJsonText(document),
		provenance: toJsonText(provenance),
		eta_history: toJsonText(etaHistory),
		last_news_at: inquired.lastNewsAt,
		tracking_resumed_at: inquired.shipment?.tracking_resumed_at ?? null,
		derive_again_at: inquired.deriveAgainAt,
		revision: inquired.shipment?.revision ?? 0,
	};
}

function* allContainerRecords(inquired: Inquired): Steps<ContainerRecords[]> {
	const known = knownContainers(inquired);
	const records: ContainerRecords[] = [];
	for (const [index, facts] of inquired.journey.containers.entries()) {
		yield;
		const container = known[index];
		if (container)
			records.push(yield* containerRecords(facts, container, inquired));
	}
	return records;
}

/** The rows that follow from news, in steps of one container each. Reads and writes nothing. */
export function* shipmentRecords(inquired: Inquired): Steps<ShipmentRecords> {
	const { recorded, journey } = inquired;
	const containers = yield* allContainerRecords(inquired);
	// In the order in which they came to be on the shipment.
	const documents = new Map([
		...recorded.containerDocuments,
		...containers.map(({ row, document }) => [row.id, document] as const),
	]);
	yield;
	const document = shipmentDocument(
		inquired,
		inquired.shipment?.created_at ?? inquired.now,
		[...documents.keys()],
	);
	const rawEventIdOf: RawEventIdOf = (observation) =>
		containers
			.values()
			.map((container) => container.rawEventIdOf(observation))
			.find((id) => id !== undefined);
	const shipment = shipmentRow(inquired, document, rawEventIdOf);
	yield;
	const changedContainers = containers.filter(isChanged).map(({ row }) => row);
	yield;
	const transportEvents = containers.flatMap(({ changed }) => changed);
	yield;
	const news = containers
		.flatMap((container) => container.news)
		.sort((a, b) => compareText(a.timestamp, b.timestamp));
	const vessels = yield* vesselRows(journey, recorded.rawEvents);
	return {
		shipment,
		shipmentDocument: document,
		containers: containers.map(({ row }) => row),
		changedContainers,
		onNewWays: containers
			.filter(
				({ row, before }) => row.sea_stops !== (before?.sea_stops ?? NO_STOPS),
			)
			.map(({ row }) => row.id),
		containerDocuments: documents,
		transportEvents,
		rawEvents: containers.flatMap(({ rawEvents }) => rawEvents.changed),
		vessels,
		news,
	};
}
