import { instantAfter } from "../clock.ts";
import type { Queries } from "../database/database.ts";
import { removeMaps } from "../resources/container-maps/container-map-queries.ts";
import { putContainers } from "../resources/containers/container-queries.ts";
import type { PlaceDirectory } from "../resources/places/place-directory.ts";
import { placeLookup } from "../resources/places/place-lookup.ts";
import { putRawEvents } from "../resources/raw-events/raw-event-queries.ts";
import { notifiedRecords } from "../resources/shipments/notified-shipment.ts";
import {
	insertNumbers,
	insertObservations,
	putShipment,
} from "../resources/shipments/shipment-queries.ts";
import type { ObservationTable } from "../resources/shipments/shipment-table.ts";
import { putTransportEvents } from "../resources/transport-events/transport-event-queries.ts";
import { insertVessels } from "../resources/vessels/vessel-queries.ts";
import { compareJourney } from "../tracking/compare.ts";
import { deriveJourney } from "../tracking/derive-journey.ts";
import type { Journey } from "../tracking/journey.ts";
import { identityOf } from "../tracking/observation.ts";
import { AHEAD_MS } from "../tracking/settle.ts";
import { documentsOf, numbersOf } from "./asked-numbers.ts";
import type { Heard, Inquired, Outlook } from "./inquired.ts";
import {
	type FreshObservation,
	type RecordedObservation,
	recordedObservation,
} from "./observation-records.ts";
import { findRecordedShipment, knownJourney } from "./recorded-shipment.ts";
import { refuseRequest } from "./refuse-request.ts";
import { shipmentEvents } from "./shipment-events.ts";
import { type ShipmentRecords, shipmentRecords } from "./shipment-records.ts";

/** When what lies too far ahead to be believed will be: the same messages lead to something else from then on. */
function deriveAgainAt(
	observations: readonly RecordedObservation[],
	now: string,
): string | null {
	const horizon = instantAfter(now, AHEAD_MS);
	let first: string | null = null;
	for (const { observation } of observations) {
		const { classifier, occurredAt } = observation;
		if (classifier !== "actual" || occurredAt <= horizon) continue;
		if (first === null || occurredAt < first) first = occurredAt;
	}
	return first && instantAfter(first, -AHEAD_MS);
}

/** For each identity the id of the observation that was recorded first. */
function firstSaid(
	observations: readonly RecordedObservation[],
): Inquired["firstSaid"] {
	const first = new Map<string, string>();
	for (const { id, observation } of observations) {
		const identity = identityOf(observation);
		if (!first.has(identity)) first.set(identity, id);
	}
	return first;
}

function newReferences(
	{ shipment }: Journey,
	recorded: readonly RecordedObservation[],
): string[] {
	const known = new Set(
		recorded.flatMap(({ observation }) => observation.references),
	);
	return shipment.references.filter((reference) => !known.has(reference));
}

async function putRecords(
	db: Queries,
	fresh: readonly ObservationTable[],
	records: ShipmentRecords,
): Promise<void> {
	await insertObservations(db, fresh);
	await insertVessels(db, records.vessels);
	await putShipment(db, records.shipment);
	await putContainers(db, records.changedContainers);
	await putTransportEvents(db, records.transportEvents);
	await putRawEvents(db, records.rawEvents);
}

/** What is recorded of a shipment, what is added to it, and everything that follows. */
async function inquire(
	db: Queries,
	heard: Heard,
	shipmentId: string,
	fresh: readonly FreshObservation[],
	now: string,
): Promise<Inquired> {
	const { request, shipment } = heard;
	const recorded = await findRecordedShipment(db, shipment);
	const known = recorded.observations.map(recordedObservation);
	const observations = [
		...known,
		...fresh.map(({ row, observation }) => ({ id: row.id, observation })),
	];
	const documents = documentsOf(request, heard.normalizedNumber);
	const journey = deriveJourney(
		observations.map(({ observation }) => observation),
		{
			now,
			lookup: placeLookup,
			documents,
			known: recorded.containers.map(({ number }) => number),
		},
	);
	const isFromLine = fresh.some(
		({ row }) => row.source_kind === "shipping_line",
	);
	return {
		...heard,
		shipmentId,
		recorded,
		firstSaid: firstSaid(observations),
		observationIds: new Map(
			observations.map(({ id, observation }) => [observation, id]),
		),
		newReferences: newReferences(journey, known),
		lastNewsAt: isFromLine ? now : (shipment?.last_news_at ?? now),
		// A cancellation is not believed at once: until then every answer is held against it.
		deriveAgainAt: journey.shipment.isBookingCancelled
			? now
			: deriveAgainAt(observations, now),
		journey,
		comparison: compareJourney(knownJourney(recorded), journey),
		now,
	};
}

/** Keeps the numbers that the shipment is recognized by from now on. */
async function putNumbers(
	db: Queries,
	{ request, shipmentId }: Inquired,
	numbers: readonly string[],
): Promise<void> {
	await insertNumbers(
		db,
		numbers.map((number) => ({
			account_id: request.account_id,
			line_scac: request.line_scac,
			number_key: number,
			shipment_id: shipmentId,
		})),
	);
}

/**
 * Adds observations to a shipment and writes everything that follows from all there are. Throws `RequestRefusedError` when
 * a request is not to have a shipment.
 */
export async function recordNews(
	db: Queries,
	places: PlaceDirectory,
	heard: Heard,
	shipmentId: string,
	fresh: readonly FreshObservation[],
	now: string,
): Promise<Outlook> {
	const { request, shipment, normalizedNumber } = heard;
	const inquired = await inquire(db, heard, shipmentId, fresh, now);
	const { journey } = inquired;
	const numbers = numbersOf(journey, request, normalizedNumber);
	if (!shipment) {
		const documents = documentsOf(request, normalizedNumber);
		await refuseRequest(db, request, documents, numbers, journey);
	}
	const records = shipmentRecords(inquired);
	await putRecords(
		db,
		fresh.map(({ row }) => row),
		records,
	);
	await putNumbers(db, inquired, numbers);
	const { account_id: accountId } = request;
	await removeMaps(db, accountId, records.onNewWays);
	return {
		row: records.shipment,
		shipment: records.shipmentDocument,
		containers: [...records.containerDocuments.values()],
		texts: notifiedRecords(records.shipment.document, records.containers),
		isBookingCancelled: journey.shipment.isBookingCancelled,
		isWayNew: records.onNewWays.length > 0,
		events: await shipmentEvents(db, places, accountId, records, inquired),
	};
}
