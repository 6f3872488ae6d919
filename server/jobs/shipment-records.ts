import { v7 } from "uuid";
import { fromJsonText, toJsonText } from "../database/json-text.ts";
import { shippingLineByScac } from "../reference/lookup.ts";
import { serializeContainer } from "../resources/containers/container-serializer.ts";
import type { ContainerTable } from "../resources/containers/container-table.ts";
import { serializeShipment } from "../resources/shipments/shipment-serializer.ts";
import type {
	ObservationTable,
	ShipmentTable,
} from "../resources/shipments/shipment-table.ts";
import type { TrackingRequestTable } from "../resources/tracking-requests/tracking-request-table.ts";
import { serializeTransportEvent } from "../resources/transport-events/transport-event-serializer.ts";
import type {
	RawEventTable,
	TransportEventTable,
} from "../resources/transport-events/transport-event-table.ts";
import {
	serializeVessel,
	vesselId,
} from "../resources/vessels/vessel-serializer.ts";
import type { VesselTable } from "../resources/vessels/vessel-table.ts";
import type { CarrierAnswer } from "../sources/carriers/carrier.ts";
import type { Comparison } from "../tracking/compare.ts";
import type {
	ContainerFacts,
	Journey,
	TransportEventFacts,
} from "../tracking/journey.ts";
import { compareText } from "../tracking/milestone.ts";
import type { Observation } from "../tracking/observation.ts";
import type { RecordedShipment } from "./recorded-shipment.ts";

/** A successful inquiry about a request: what the carrier said and what follows from it. */
export interface Inquired {
	readonly request: TrackingRequestTable;
	readonly recorded: RecordedShipment;
	readonly answer: CarrierAnswer;
	/** Observations that were not recorded before. */
	readonly fresh: readonly ObservationTable[];
	readonly journey: Journey;
	readonly comparison: Comparison;
	/** The clock's present. */
	readonly now: string;
}

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

/** The rows of observations that are not recorded yet. */
export function freshObservations(
	observations: readonly Observation[],
	recorded: RecordedShipment,
	ids: { readonly accountId: string; readonly shipmentId: string },
	now: string,
): ObservationTable[] {
	const identity = (kind: string, code: string, key: string) =>
		JSON.stringify([kind, code, key]);
	const known = new Set(
		recorded.observations.map((row) =>
			identity(row.source_kind, row.source_code, row.key),
		),
	);
	return observations
		.filter(
			({ source, key }) => !known.has(identity(source.kind, source.code, key)),
		)
		.map(({ raw, ...content }) => ({
			account_id: ids.accountId,
			id: v7(),
			shipment_id: ids.shipmentId,
			source_kind: content.source.kind,
			source_code: content.source.code,
			key: content.key,
			content: toJsonText<Omit<Observation, "raw">>(content),
			raw,
			received_at: now,
		}));
}

/** An observation as it was recorded. */
export function toObservation(row: ObservationTable): Observation {
	return { ...fromJsonText(row.content), raw: row.raw } as Observation;
}

/** Ids of one container's raw events by the key of their observation: those that are recorded, and new ones. */
function rawEventRows(
	facts: ContainerFacts,
	container: { readonly accountId: string; readonly id: string },
	recorded: readonly RawEventTable[],
	observationIds: ReadonlyMap<string, string>,
): Map<string, RawEventTable> {
	const known = new Map(recorded.map((row) => [row.observation_id, row.id]));
	return new Map(
		facts.rawEvents.flatMap(({ observationKey, index }) => {
			const observationId = observationIds.get(observationKey);
			if (observationId === undefined) return [];
			const row: RawEventTable = {
				account_id: container.accountId,
				id: known.get(observationId) ?? v7(),
				container_id: container.id,
				observation_id: observationId,
				position: index,
			};
			return [[observationKey, row]];
		}),
	);
}

/** What the transport events of one container are written from. */
interface ContainerContext {
	readonly inquired: Inquired;
	readonly shipmentId: string;
	readonly containerId: string;
	readonly rawEvents: ReadonlyMap<string, RawEventTable>;
	/** The container's transport events as they are recorded, oldest record first. */
	readonly recorded: readonly TransportEventTable[];
}

/** The row of a transport event: of one that is recorded already (`known`), or of a new one. */
function transportEventRow(
	facts: TransportEventFacts,
	context: ContainerContext,
	known?: TransportEventTable,
): TransportEventTable {
	const { inquired, containerId, shipmentId, recorded } = context;
	const earlier = recorded.filter(({ key }) => key === facts.key);
	const id = known?.id ?? v7();
	const createdAt = known?.created_at ?? inquired.now;
	const previousId = known
		? fromJsonText(known.document).relationships.previous_version.data?.id
		: earlier.at(-1)?.id;
	const document = serializeTransportEvent({
		id,
		createdAt,
		facts,
		shipmentId,
		containerId,
		rawEventId: context.rawEvents.get(facts.observationKey)?.id ?? null,
		previousId: previousId ?? null,
		invalidatedAt: null,
	});
	return {
		account_id: inquired.request.account_id,
		id,
		container_id: containerId,
		key: facts.key,
		version: known?.version ?? earlier.length,
		event: facts.event,
		timestamp: facts.timestamp,
		is_estimate: facts.isEstimate ? 1 : 0,
		invalidated_at: null,
		created_at: createdAt,
		document: toJsonText(document),
	};
}

/** The row of a milestone that the messages no longer bear out: it stays, marked. */
function withdrawnRow(
	row: TransportEventTable,
	now: string,
): TransportEventTable {
	const document = fromJsonText(row.document);
	document.attributes.invalidated_at = now;
	return { ...row, invalidated_at: now, document: toJsonText(document) };
}

/** What changes in the records of one container's transport events. */
function transportEventChanges(
	facts: ContainerFacts,
	context: ContainerContext,
) {
	const { comparison, now } = context.inquired;
	const ofContainer = <T extends { containerNumber: string }>(
		events: readonly T[],
	) => events.filter(({ containerNumber }) => containerNumber === facts.number);
	const milestones = new Map(
		context.recorded
			.filter((row) => row.is_estimate === 0)
			.map((row) => [row.key, row]),
	);
	const news = ofContainer(comparison.transportEvents).map((event) =>
		transportEventRow(event.facts, context),
	);
	const corrected = new Set(
		ofContainer(comparison.corrected).map((event) => event.facts),
	);
	const rewritten = facts.transportEvents.flatMap((event) => {
		const row = milestones.get(event.key);
		const isRewritten =
			row && (corrected.has(event) || row.invalidated_at !== null);
		return isRewritten ? [transportEventRow(event, context, row)] : [];
	});
	const withdrawn = ofContainer(comparison.withdrawn).flatMap(({ key }) => {
		const row = milestones.get(key);
		return row && row.invalidated_at === null ? [withdrawnRow(row, now)] : [];
	});
	return { news, changed: [...news, ...rewritten, ...withdrawn] };
}

function vesselRows(journey: Journey): VesselTable[] {
	const rows = new Map<string, VesselTable>();
	for (const { vessel } of journey.containers.flatMap(
		(c) => c.transportEvents,
	)) {
		const id = vesselId(vessel);
		if (id === null || vessel === null) continue;
		const document = serializeVessel(id, vessel);
		rows.set(id, {
			id,
			imo: vessel.imo,
			name: document.attributes.name,
			document: toJsonText(document),
		});
	}
	return [...rows.values()];
}

/** One container's rows, and the news among them. */
function containerRecords(
	facts: ContainerFacts,
	inquired: Inquired,
	shipmentId: string,
	observationIds: ReadonlyMap<string, string>,
) {
	const { request, recorded, now } = inquired;
	const before = recorded.containers.find((row) => row.number === facts.number);
	const id = before?.id ?? v7();
	const rawEvents = rawEventRows(
		facts,
		{ accountId: request.account_id, id },
		recorded.rawEvents.filter((row) => row.container_id === id),
		observationIds,
	);
	const recordedEvents = recorded.transportEvents.filter(
		(row) => row.container_id === id,
	);
	const events = transportEventChanges(facts, {
		inquired,
		shipmentId,
		containerId: id,
		rawEvents,
		recorded: recordedEvents,
	});
	const eventsById = new Map(
		[...recordedEvents, ...events.changed].map((row) => [row.id, row]),
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
	const containers = journey.containers.map((facts) =>
		containerRecords(facts, inquired, shipmentId, observationIds),
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
