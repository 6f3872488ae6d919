import type { Queries } from "../../database/database.ts";
import { placeLookup } from "../../resources/places/place-lookup.ts";
import { instantAfter } from "../../runtime/clock.ts";
import { giveWay, inSlices } from "../../runtime/time-slices.ts";
import type { Services } from "../../services/services.ts";
import { facilityLookup } from "../../sources/terminals/recognize-facility.ts";
import { compareJourney } from "../../tracking/compare/compare.ts";
import { journeySteps } from "../../tracking/derive-journey.ts";
import { identityOf } from "../../tracking/observations/observation.ts";
import { AHEAD_MS } from "../../tracking/settle/settle.ts";
import type { Derivation } from "./derivation.ts";
import type { ReportNews } from "./find-news.ts";
import {
	type RecordedObservation,
	recordedObservation,
} from "./observation-records.ts";
import { findRecordedShipment, knownJourney } from "./recorded-shipment.ts";
import { refuseOversized } from "./report-limits.ts";
import {
	requestedContainer,
	requestedDocuments,
	shipmentNumbers,
} from "./request-numbers.ts";
import type { SourceReport } from "./source-report.ts";

/** When the first actual event that lies too far in the future becomes credible; null without one. */
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

/** Maps each identity to the number of its first observation. */
function firstNumbers(
	observations: readonly RecordedObservation[],
): Derivation["firstNumbers"] {
	const first = new Map<string, number>();
	for (const { number, observation } of observations) {
		const identity = identityOf(observation);
		if (!first.has(identity)) first.set(identity, number);
	}
	return first;
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

/** Derives the journey of a shipment from all its observations, and compares it with the recorded one. */
export async function deriveShipment(
	db: Queries,
	{ terminals }: Pick<Services, "terminals">,
	report: SourceReport,
	{ shipmentId, newObservations, now }: ReportNews,
): Promise<Derivation> {
	const { request, shipment, normalizedNumber } = report;
	const documents = requestedDocuments(request, normalizedNumber);
	const recorded = await findRecordedShipment(db, shipment);
	const known = await eachInSlices(recorded.observations, recordedObservation);
	const observations = [
		...known,
		...newObservations.map(({ row, observation }) => ({
			number: row.number,
			observation,
		})),
	];
	await giveWay();
	await refuseOversized(observations);
	await giveWay();
	const journey = await inSlices(
		journeySteps(
			observations.map(({ observation }) => observation),
			{
				now,
				lookup: placeLookup,
				facilities: facilityLookup(terminals),
				documents,
				container: requestedContainer(request),
				known: recorded.containers.map(({ number }) => number),
			},
		),
	);
	await giveWay();
	const isFromLine = newObservations.some(
		({ row }) => row.source_kind === "shipping_line",
	);
	const comparison = compareJourney(knownJourney(recorded), journey);
	await giveWay();
	return {
		...report,
		shipmentId,
		recorded,
		firstNumbers: firstNumbers(observations),
		numbers: new Map(
			observations.map(({ number, observation }) => [observation, number]),
		),
		byNumber: new Map(
			observations.map(({ number, observation }) => [number, observation]),
		),
		lastNewsAt: isFromLine ? now : (shipment?.last_news_at ?? now),
		// A cancellation counts only after some time. Until then every report derives it again.
		deriveAgainAt: journey.shipment.isBookingCancelled
			? now
			: deriveAgainAt(observations, now),
		requestedDocuments: documents,
		shipmentNumbers: shipmentNumbers(journey, request, normalizedNumber),
		journey,
		comparison,
		now,
	};
}
