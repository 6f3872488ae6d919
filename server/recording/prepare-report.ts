import type { Queries } from "../database/database.ts";
import { newRecordId } from "../database/record-id.ts";
import { placeLookup } from "../resources/places/place-lookup.ts";
import {
	findMessages,
	findVersions,
} from "../resources/shipments/observation-queries.ts";
import { instantAfter, toInstant } from "../runtime/clock.ts";
import { giveWay, inSlices } from "../runtime/give-way.ts";
import type { Services } from "../services/services.ts";
import { CarrierError } from "../sources/requests/carrier-errors.ts";
import { facilityLookup } from "../sources/terminals/recognize-facility.ts";
import { compareJourney } from "../tracking/compare/compare.ts";
import { journeySteps } from "../tracking/derive-journey.ts";
import { identityOf } from "../tracking/observations/observation.ts";
import { AHEAD_MS } from "../tracking/settle/settle.ts";
import { containerOf, documentsOf } from "./asked-numbers.ts";
import type { Heard, Inquired } from "./inquired.ts";
import {
	type FreshObservation,
	freshObservations,
	type RecordedObservation,
	recordedObservation,
} from "./observation-records.ts";
import { findRecordedShipment, knownJourney } from "./recorded-shipment.ts";

/** Messages that are kept of one shipment. No shipment has a tenth of them; a source that says more is not to be believed. */
const MOST_MESSAGES = 50_000;

/** Containers that the messages about one number may name. The largest bills have a few hundred. */
const MOST_CONTAINERS = 2_000;

/** Messages about one container, however often its times were corrected. */
const MOST_OF_ONE = 3_000;

/** What is said of vessels is written with each container: so many messages they may come to, far more than any shipment has. */
const MOST_SHARED = 200_000;

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

/** Throws a {@link CarrierError} when messages name more than a shipment can be: half of it would mislead. */
function refuseTooMuch(observations: readonly RecordedObservation[]): void {
	const containers = new Map<string, number>();
	const shared = new Set<string>();
	let most = 0;
	for (const { observation } of observations) {
		if (observation.kind === "equipment") {
			const { containerNumber } = observation;
			if (containerNumber === null) continue;
			const count = (containers.get(containerNumber) ?? 0) + 1;
			containers.set(containerNumber, count);
			most = Math.max(most, count);
		} else if (
			observation.kind === "transport" ||
			observation.kind === "shipment"
		) {
			const carried =
				observation.kind === "transport" ? observation.carried : [];
			for (const number of carried ?? []) {
				if (!containers.has(number)) containers.set(number, 0);
			}
			// Many lines say of each container what its vessel does: once said, it is said for all.
			const { place } = observation;
			const vessel = "vessel" in observation ? observation.vessel : null;
			shared.add(
				`${observation.activity} ${observation.occurredAt} ${observation.reportedAt} ${place?.locode ?? place?.name} ${vessel?.imo ?? vessel?.name}`,
			);
		}
	}
	const isTooMuch =
		containers.size > MOST_CONTAINERS ||
		most > MOST_OF_ONE ||
		shared.size * containers.size > MOST_SHARED;
	if (!isTooMuch) return;
	throw new CarrierError(
		"unrecognized_response",
		`the carrier names ${containers.size} containers, ${shared.size} movements that they share, and up to ${most} of one container: more than one shipment can have`,
	);
}

/** What a report says that is not recorded yet. */
export interface FreshReport {
	readonly shipmentId: string;
	readonly fresh: readonly FreshObservation[];
	/** The clock's present. */
	readonly now: string;
	/** Whether anything is to be derived from it: something is new, or what was said before comes to something else by now. */
	readonly isNews: boolean;
}

/** Finds what of a report is not recorded yet. */
export async function findFresh(
	db: Queries,
	{ clock }: Pick<Services, "clock">,
	heard: Heard,
): Promise<FreshReport> {
	const { shipment } = heard;
	const accountId = heard.request.account_id;
	const now = toInstant(clock.now());
	const shipmentId = shipment?.id ?? newRecordId();
	const messages =
		shipment && heard.observations.length > 0
			? await findMessages(db, accountId, shipmentId)
			: [];
	const said = await freshObservations(
		heard.observations,
		messages,
		{ accountId, shipmentId, textDigests: heard.textDigests },
		(keys) => findVersions(db, accountId, shipmentId, keys),
	);
	const isFull = messages.length + said.length > MOST_MESSAGES;
	const fresh = isFull ? [] : said;
	const again = shipment?.derive_again_at ?? null;
	const isDue = again !== null && again <= now;
	const isNews = !shipment || fresh.length > 0 || isDue;
	return { shipmentId, fresh, now, isNews };
}

async function eachInSlices<Row, Result>(
	rows: readonly Row[],
	read: (row: Row) => Result,
): Promise<Result[]> {
	const results: Result[] = [];
	for (const row of rows) {
		results.push(read(row));
		await giveWay();
	}
	return results;
}

/** What is recorded of a shipment, what is added to it, and everything that follows. */
export async function inquire(
	db: Queries,
	{ terminals }: Pick<Services, "terminals">,
	heard: Heard,
	{ shipmentId, fresh, now }: FreshReport,
): Promise<Inquired> {
	const { request, shipment } = heard;
	const recorded = await findRecordedShipment(db, shipment);
	const known = await eachInSlices(recorded.observations, recordedObservation);
	const observations = [
		...known,
		...fresh.map(({ row, observation }) => ({ id: row.id, observation })),
	];
	await giveWay();
	refuseTooMuch(observations);
	await giveWay();
	const journey = await inSlices(
		journeySteps(
			observations.map(({ observation }) => observation),
			{
				now,
				lookup: placeLookup,
				facilities: facilityLookup(terminals),
				documents: documentsOf(request, heard.normalizedNumber),
				container: containerOf(request),
				known: recorded.containers.map(({ number }) => number),
			},
		),
	);
	await giveWay();
	const isFromLine = fresh.some(
		({ row }) => row.source_kind === "shipping_line",
	);
	const comparison = compareJourney(knownJourney(recorded), journey);
	await giveWay();
	return {
		...heard,
		shipmentId,
		recorded,
		firstSaid: firstSaid(observations),
		observationIds: new Map(
			observations.map(({ id, observation }) => [observation, id]),
		),
		lastNewsAt: isFromLine ? now : (shipment?.last_news_at ?? now),
		// A cancellation is not believed at once: until then every answer is held against it.
		deriveAgainAt: journey.shipment.isBookingCancelled
			? now
			: deriveAgainAt(observations, now),
		journey,
		comparison,
		now,
	};
}
