import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import { newRecordId } from "../../database/record-id.ts";
import { withPollTimes } from "../../database/stored-documents/poll-times.ts";
import {
	serializeContainerEtaHistory,
	serializeContainerProvenance,
} from "../../resources/containers/container-origin-serializer.ts";
import {
	serializeContainer,
	TERMINAL_TIMES,
} from "../../resources/containers/container-serializer.ts";
import type { ContainerTable } from "../../resources/containers/container-table.ts";
import type { RawEventIdOf } from "../../resources/provenance/origin-serializer.ts";
import { packOrigins } from "../../resources/provenance/packed-origins.ts";
import type { RawEventTable } from "../../resources/raw-events/raw-event-table.ts";
import type { TransportEventTable } from "../../resources/transport-events/transport-event-table.ts";
import type { ContainerComparison } from "../../tracking/compare/compare.ts";
import type { ContainerFacts } from "../../tracking/journey/journey.ts";
import type { Steps } from "../../tracking/observations/interruptible.ts";
import { compareText } from "../../tracking/observations/precedence.ts";
import type { Derivation } from "../derivation/derivation.ts";
import { transportEventChanges } from "./event-records.ts";
import { rawEventRecords } from "./raw-event-records.ts";

/** The recorded rows of one container, and what differs from them. */
interface RecordedContainer {
	readonly row: ContainerTable | undefined;
	readonly transportEvents: readonly TransportEventTable[];
	readonly rawEvents: readonly RawEventTable[];
	readonly comparison: ContainerComparison;
}

/** The recorded rows of each container of the journey, in its order. */
function recordedContainers({
	recorded,
	comparison,
}: Derivation): RecordedContainer[] {
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

/** The customer of the shipment, or before the first report that of the request. */
export function customerId({ request, shipment }: Derivation): string | null {
	return (shipment ?? request).customer_id;
}

/** Computes the rows of one container in steps. */
function* containerRecords(
	facts: ContainerFacts,
	known: RecordedContainer,
	derivation: Derivation,
) {
	const { request, shipmentId, now } = derivation;
	const before = known.row;
	const id = before?.id ?? newRecordId();
	const rawEvents = rawEventRecords(facts, id, known.rawEvents, derivation);
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
	const recorded = derivation.recorded.containerDocuments.get(id);
	const document = serializeContainer({
		id,
		shipmentId,
		createdAt,
		facts,
		before: recorded,
		refNumbers: fromJsonText(request.ref_numbers),
		times: derivation.containerTimes(facts.number),
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
		customer_id: customerId(derivation),
		document: toJsonText(document),
		origins: packOrigins(provenance, etaHistory),
		sea_stops: toJsonText(facts.seaStops),
	};
	const isTimeChanged = TERMINAL_TIMES.some(
		(name) =>
			document.attributes[name] !== (recorded?.attributes[name] ?? null),
	);
	return {
		row,
		before,
		document,
		isTimeChanged,
		rawEvents,
		rawEventIdOf,
		...events,
	};
}

const NO_STOPS = toJsonText([]);

/** The rows of one container, with the values for the rows of its shipment. */
export type ContainerRecords =
	ReturnType<typeof containerRecords> extends Steps<infer Records>
		? Records
		: never;

/** Whether a container must be written. If only the time of the line's poll is new, it is stored with the shipment instead. */
export function isChanged(
	{ row, before }: ContainerRecords,
	sharedTimes: string,
): boolean {
	return (
		before === undefined ||
		row.document !== withPollTimes(before.document, sharedTimes) ||
		row.origins !== before.origins ||
		row.sea_stops !== before.sea_stops
	);
}

/** Whether the sea route of a container differs from the recorded one. */
export function isRerouted({ row, before }: ContainerRecords): boolean {
	return row.sea_stops !== (before?.sea_stops ?? NO_STOPS);
}

/** Computes the rows of all containers of the journey, one by one. */
export function* allContainerRecords(
	derivation: Derivation,
): Steps<ContainerRecords[]> {
	const known = recordedContainers(derivation);
	const records: ContainerRecords[] = [];
	for (const [index, facts] of derivation.journey.containers.entries()) {
		yield;
		const container = known[index];
		if (container)
			records.push(yield* containerRecords(facts, container, derivation));
	}
	return records;
}
