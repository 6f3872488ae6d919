import type { Container, Shipment } from "../../generated/openapi.ts";
import { toInstant } from "../clock.ts";
import type { Queries } from "../database/database.ts";
import { fromJsonText, toJsonText } from "../database/json-text.ts";
import { newRecordId } from "../database/record-id.ts";
import { placeByCode } from "../reference/lookup.ts";
import {
	findContainerDocuments,
	putContainers,
	setContainerDocument,
} from "../resources/containers/container-queries.ts";
import type { PlaceDirectory } from "../resources/places/place-directory.ts";
import {
	findMessages,
	findVersions,
	insertNumbers,
	insertObservations,
	putShipment,
	setShipmentDocument,
} from "../resources/shipments/shipment-queries.ts";
import type {
	ObservationTable,
	ShipmentTable,
} from "../resources/shipments/shipment-table.ts";
import {
	putRawEvents,
	putTransportEvents,
} from "../resources/transport-events/transport-event-queries.ts";
import { insertVessels } from "../resources/vessels/vessel-queries.ts";
import type { AccountEvent } from "../resources/webhooks/notify.ts";
import type { Services } from "../services.ts";
import { compareJourney } from "../tracking/compare.ts";
import { deriveJourney } from "../tracking/derive-journey.ts";
import type { Journey, PlaceLookup } from "../tracking/journey.ts";
import { identityOf } from "../tracking/observation.ts";
import { AHEAD_MS } from "../tracking/settle.ts";
import { documentsOf, numbersOf } from "./asked-numbers.ts";
import type { Heard, Inquired } from "./inquired.ts";
import {
	type FreshObservation,
	freshObservations,
	type RecordedObservation,
	recordedObservation,
} from "./observation-records.ts";
import { findRecordedShipment, knownJourney } from "./recorded-shipment.ts";
import { refuseRequest } from "./refuse-request.ts";
import { shipmentEvents } from "./shipment-events.ts";
import { type ShipmentRecords, shipmentRecords } from "./shipment-records.ts";

/** A shipment as it is recorded once everything that was heard is. */
export interface Outlook {
	readonly row: ShipmentTable;
	readonly shipment: Shipment;
	/** The records of all its containers. */
	readonly containers: readonly Container[];
	/** The same records as text: the containers, then the shipment. */
	readonly texts: readonly string[];
	/** Whether the messages say so; only news are asked for that. */
	readonly isBookingCancelled: boolean;
	/** What the account is to be told. */
	readonly events: readonly AccountEvent[];
}

const lookup: PlaceLookup = (locode) => {
	const place = placeByCode(locode);
	return place && { name: place.facts.name, timezone: place.facts.timeZone };
};

/** When what lies too far ahead to be believed will be: the same messages lead to something else from then on. */
function deriveAgainAt(
	observations: readonly RecordedObservation[],
	now: string,
): string | null {
	const horizon = toInstant(new Date(Date.parse(now) + AHEAD_MS));
	let first: string | null = null;
	for (const { observation } of observations) {
		const { classifier, occurredAt } = observation;
		if (classifier !== "actual" || occurredAt <= horizon) continue;
		if (first === null || occurredAt < first) first = occurredAt;
	}
	return first && toInstant(new Date(Date.parse(first) - AHEAD_MS));
}

/** For each identity the observation that was recorded first. */
function firstSaid(
	observations: readonly RecordedObservation[],
): Inquired["firstSaid"] {
	const first = new Map<string, { id: string; receivedAt: string }>();
	for (const { id, observation } of observations) {
		const identity = identityOf(observation);
		if (first.has(identity)) continue;
		first.set(identity, { id, receivedAt: observation.receivedAt });
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

/** Only the times of the asking change; of everything else nothing is read that is not needed to plan the next one. */
async function recordTimes(
	db: Queries,
	heard: Heard,
	row: ShipmentTable,
): Promise<Outlook> {
	const { account_id: accountId, id } = row;
	const shipment = fromJsonText(row.document);
	Object.assign(shipment.attributes, heard.shipmentTimes);
	const document = toJsonText(shipment);
	if (document !== row.document) {
		await setShipmentDocument(db, accountId, id, document);
	}
	const containers: Container[] = [];
	const texts: string[] = [];
	for (const known of await findContainerDocuments(db, accountId, id)) {
		const container = fromJsonText(known.document);
		const { attributes } = container;
		Object.assign(attributes, heard.containerTimes(attributes.number));
		const text = toJsonText(container);
		if (text !== known.document) {
			await setContainerDocument(db, accountId, known.id, text);
		}
		containers.push(container);
		texts.push(text);
	}
	return {
		row: { ...row, document },
		shipment,
		containers,
		texts: [...texts, document],
		isBookingCancelled: false,
		events: [],
	};
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

async function recordNews(
	db: Queries,
	places: PlaceDirectory,
	heard: Heard,
	shipmentId: string,
	fresh: readonly FreshObservation[],
	now: string,
): Promise<Outlook> {
	const { request, shipment } = heard;
	const accountId = request.account_id;
	const recorded = await findRecordedShipment(db, shipment);
	const known = recorded.observations.map(recordedObservation);
	const observations = [
		...known,
		...fresh.map(({ row, observation }) => ({ id: row.id, observation })),
	];
	const documents = documentsOf(request, heard.normalizedNumber);
	const journey = deriveJourney(
		observations.map(({ observation }) => observation),
		{ now, lookup, documents },
	);
	const numbers = numbersOf(journey, heard.normalizedNumber);
	if (!shipment) await refuseRequest(db, request, documents, numbers, journey);
	const isFromLine = fresh.some(
		({ row }) => row.source_kind === "shipping_line",
	);
	const inquired: Inquired = {
		...heard,
		shipmentId,
		recorded,
		firstSaid: firstSaid(observations),
		newReferences: newReferences(journey, known),
		lastNewsAt: isFromLine ? now : (shipment?.last_news_at ?? now),
		deriveAgainAt: deriveAgainAt(observations, now),
		journey,
		comparison: compareJourney(knownJourney(recorded), journey),
		now,
	};
	const records = shipmentRecords(inquired);
	await putRecords(
		db,
		fresh.map(({ row }) => row),
		records,
	);
	await insertNumbers(
		db,
		numbers.map((number) => ({
			account_id: accountId,
			line_scac: request.line_scac,
			number_key: number,
			shipment_id: shipmentId,
		})),
	);
	return {
		row: records.shipment,
		shipment: records.shipmentDocument,
		containers: [...records.containerDocuments.values()],
		texts: [...records.containers, records.shipment].map(
			({ document }) => document,
		),
		isBookingCancelled: journey.shipment.isBookingCancelled,
		events: await shipmentEvents(db, places, accountId, records, inquired),
	};
}

/**
 * Records what sources said about a shipment, in the caller's transaction, which holds the write lock: what is recorded is
 * read here, so that nothing comes in between. Observations that are not recorded yet are added, and the records are
 * derived from all there are. When there is nothing new, hardly anything is read or written.
 *
 * Of a request without a shipment this makes one. Throws `RequestRefusedError` when there is to be none.
 */
export async function recordObservations(
	db: Queries,
	{ clock, places }: Pick<Services, "clock" | "places">,
	heard: Heard,
): Promise<Outlook> {
	const { request, shipment } = heard;
	const now = toInstant(clock.now());
	const accountId = request.account_id;
	const shipmentId = shipment?.id ?? newRecordId();
	const messages = shipment
		? await findMessages(db, accountId, shipmentId)
		: [];
	const ids = { accountId, shipmentId };
	const fresh = await freshObservations(
		heard.observations,
		messages,
		ids,
		(keys) => findVersions(db, accountId, shipmentId, keys),
	);
	const again = shipment?.derive_again_at ?? null;
	const isDue = again !== null && again <= now;
	return shipment && fresh.length === 0 && !isDue
		? recordTimes(db, heard, shipment)
		: recordNews(db, places, heard, shipmentId, fresh, now);
}
