import { v7 } from "uuid";
import type {
	Container,
	Shipment,
	TransportEvent,
} from "../../generated/openapi.ts";
import {
	fromJsonText,
	type JsonText,
	toJsonText,
} from "../database/json-text.ts";
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
import { serializeVessel, vesselId } from "../resources/vessels/vessel-serializer.ts";
import type { VesselTable } from "../resources/vessels/vessel-table.ts";
import type { CarrierAnswer } from "../sources/carriers/carrier.ts";
import type { Comparison } from "../tracking/compare.ts";
import type {
	ContainerFacts,
	Journey,
	TransportEventFacts,
} from "../tracking/journey.ts";
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
	/** The transport events that the account is told of, with the facts they are made from. */
	readonly news: readonly {
		readonly row: TransportEventTable;
		readonly facts: TransportEventFacts;
	}[];
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

interface ContainerContext {
	readonly inquired: Inquired;
	readonly shipmentId: string;
	readonly containerId: string;
	readonly rawEvents: ReadonlyMap<string, RawEventTable>;
	readonly recorded: readonly TransportEventTable[];
}

function transportEventRow(
	facts: TransportEventFacts,
	context: ContainerContext,
	known: TransportEventTable | undefined,
): TransportEventTable {
	const { inquired, containerId, shipmentId } = context;
	const previous = context.recorded.findLast(
		(row) => facts.isEstimate && row.event === facts.event,
	);
	const id = known?.id ?? v7();
	const createdAt = known?.created_at ?? inquired.now;
	const kept = known && fromJsonText(known.document).relationships.previous_version.data?.id;
	const document: TransportEvent = serializeTransportEvent({
		id,
		createdAt,
		facts,
		shipmentId,
		containerId,
		rawEventId: context.rawEvents.get(facts.observationKey)?.id ?? null,
		previousId: known ? (kept ?? null) : (previous?.id ?? null),
	});
	return {
		account_id: inquired.request.account_id,
		id,
		container_id: containerId,
		key: facts.key,
		event: facts.event,
		timestamp: facts.timestamp,
		is_estimate: facts.isEstimate ? 1 : 0,
		created_at: createdAt,
		document: toJsonText(document),
	};
}

function vesselRows(journey: Journey): VesselTable[] {
	const rows = new Map<string, VesselTable>();
	for (const { vessel } of journey.containers.flatMap((c) => c.transportEvents)) {
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
	const { request, recorded, comparison, now } = inquired;
	const before = recorded.containers.find((row) => row.number === facts.number);
	const id = before?.id ?? v7();
	const recordedEvents = recorded.transportEvents.filter(
		(row) => row.container_id === id,
	);
	const rawEvents = rawEventRows(
		facts,
		{ accountId: request.account_id, id },
		recorded.rawEvents.filter((row) => row.container_id === id),
		observationIds,
	);
	const context: ContainerContext = {
		inquired,
		shipmentId,
		containerId: id,
		rawEvents,
		recorded: recordedEvents,
	};
	const news = comparison.transportEvents
		.filter((event) => event.containerNumber === facts.number)
		.map((event) => ({
			row: transportEventRow(event.facts, context, undefined),
			facts: event.facts,
		}));
	const corrected = comparison.corrected
		.filter((event) => event.containerNumber === facts.number)
		.flatMap((event) => {
			const row = recordedEvents.find(
				({ key, is_estimate }) => key === event.facts.key && is_estimate === 0,
			);
			return row ? [transportEventRow(event.facts, context, row)] : [];
		});
	const events = new Map(recordedEvents.map((row) => [row.id, row]));
	for (const row of [...corrected, ...news.map((event) => event.row)]) events.set(row.id, row);
	const byTime = [...events.values()].sort(
		(a, b) => (a.timestamp < b.timestamp ? -1 : a.timestamp > b.timestamp ? 1 : 0),
	);
	const createdAt = before?.created_at ?? now;
	const document = serializeContainer({
		id,
		shipmentId,
		createdAt,
		facts,
		refNumbers: before
			? fromJsonText<Container>(before.document).attributes.ref_numbers
			: fromJsonText(request.ref_numbers),
		lineAskedAt: now,
		transportEventIds: byTime.map((row) => row.id),
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
	return { row, isNew: before === undefined, news, corrected, rawEvents: [...rawEvents.values()] };
}

/** The rows that follow from an inquiry. Reads and writes nothing. */
export function shipmentRecords(inquired: Inquired, shipmentId: string): ShipmentRecords {
	const { request, recorded, answer, fresh, journey, now } = inquired;
	const observationIds = new Map(
		[...recorded.observations, ...fresh].map((row) => [row.key, row.id]),
	);
	const containers = journey.containers.map((facts) =>
		containerRecords(facts, inquired, shipmentId, observationIds),
	);
	const line = shippingLineByScac(request.line_scac);
	const before = recorded.shipment;
	const createdAt = before?.created_at ?? now;
	// A container that the carrier no longer names stays: it was on this shipment.
	const containerIds = new Set([
		...recorded.containers.map((row) => row.id),
		...containers.map(({ row }) => row.id),
	]);
	const document = serializeShipment({
		id: shipmentId,
		createdAt,
		facts: journey.shipment,
		before: before && fromJsonText<Shipment>(before.document),
		line: {
			scac: request.line_scac,
			name: line?.name ?? request.line_scac,
			shortName: line?.shortName ?? request.line_scac,
		},
		requestNumber: request.request_number,
		normalizedNumber: answer.normalizedNumber,
		refNumbers: fromJsonText(request.ref_numbers),
		tags: fromJsonText(request.shipment_tags),
		containerIds: [...containerIds],
		attemptedAt: now,
		succeededAt: now,
	});
	return {
		shipment: {
			account_id: request.account_id,
			id: shipmentId,
			created_at: createdAt,
			scac: request.line_scac,
			bill_of_lading_number: document.attributes.bill_of_lading_number,
			normalized_number: answer.normalizedNumber,
			line_tracking_stopped_at: document.attributes.line_tracking_stopped_at,
			document: toJsonText(document),
		},
		containers: containers.map(({ row }) => row),
		newContainers: containers.filter(({ isNew }) => isNew).map(({ row }) => row),
		transportEvents: containers.flatMap(({ news, corrected }) => [
			...news.map(({ row }) => row),
			...corrected,
		]),
		rawEvents: containers.flatMap(({ rawEvents }) => rawEvents),
		vessels: vesselRows(journey),
		news: containers.flatMap(({ news }) => news),
	};
}
