import { toInstant } from "../clock.ts";
import type { Queries } from "../database/database.ts";
import { fromJsonText } from "../database/json-text.ts";
import { newRecordId } from "../database/record-id.ts";
import { placeByCode } from "../reference/lookup.ts";
import { putContainers } from "../resources/containers/container-queries.ts";
import { nextCheckAt } from "../resources/shipments/next-check.ts";
import {
	insertObservations,
	putShipment,
} from "../resources/shipments/shipment-queries.ts";
import { setTrackingRequest } from "../resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../resources/tracking-requests/tracking-request-table.ts";
import {
	putRawEvents,
	putTransportEvents,
} from "../resources/transport-events/transport-event-queries.ts";
import { insertVessels } from "../resources/vessels/vessel-queries.ts";
import { notify } from "../resources/webhooks/notify.ts";
import type { Services } from "../services.ts";
import type { CarrierAnswer } from "../sources/carriers/carrier.ts";
import { compareJourney } from "../tracking/compare.ts";
import { deriveJourney } from "../tracking/derive-journey.ts";
import type { PlaceLookup } from "../tracking/journey.ts";
import { rescheduleJob } from "../worker/job-queue.ts";
import { type Job, LeaseLostError } from "./job.ts";
import { freshObservations, toObservation } from "./observation-records.ts";
import { findRecordedShipment, knownJourney } from "./recorded-shipment.ts";
import { requestEvent, shipmentEvents } from "./shipment-events.ts";
import { type ShipmentRecords, shipmentRecords } from "./shipment-records.ts";

const lookup: PlaceLookup = (locode) => {
	const place = placeByCode(locode);
	return place && { name: place.facts.name, timezone: place.facts.timeZone };
};

/** The numbers of bill or booking that were asked for; a container number says nothing about them. */
function documentsOf(
	request: TrackingRequestTable,
	answer: CarrierAnswer,
): readonly string[] {
	if (request.request_type === "container") return [];
	return [...new Set([request.number_key, answer.normalizedNumber])];
}

/** The request once its shipment exists. */
function createdRequest(
	request: TrackingRequestTable,
	shipmentId: string,
	now: string,
): TrackingRequestTable {
	return {
		...request,
		status: "created",
		shipment_id: shipmentId,
		failed_reason: null,
		is_retrying: 0,
		retry_count: null,
		updated_at: now,
	};
}

async function putRecords(
	db: Queries,
	records: ShipmentRecords,
): Promise<void> {
	await insertVessels(db, records.vessels);
	await putShipment(db, records.shipment);
	await putContainers(db, records.containers);
	await putTransportEvents(db, records.transportEvents);
	await putRawEvents(db, records.rawEvents);
}

function nextCheck(records: ShipmentRecords, now: Date): Date {
	const { attributes } = fromJsonText(records.shipment.document);
	return nextCheckAt(
		{
			trackedForMs: now.getTime() - Date.parse(records.shipment.created_at),
			podEtaAt: attributes.pod_eta_at,
			containers: records.containers.map(
				(row) => fromJsonText(row.document).attributes,
			),
		},
		now,
		Math.random(),
	);
}

/**
 * Writes what follows from a carrier's answer: observations, the records derived from all of them, what the account is
 * told, the outcome of the request and its next check. One transaction, so that a crash leaves all of it or nothing.
 */
export async function recordAnswer(
	{ row: job }: Job<"track-shipment">,
	services: Services,
	request: TrackingRequestTable,
	answer: CarrierAnswer,
): Promise<void> {
	const { database, clock } = services;
	const clockNow = clock.now();
	const now = toInstant(clockNow);
	const accountId = request.account_id;
	const shipmentId = request.shipment_id ?? newRecordId();
	const recorded = await findRecordedShipment(
		database.db,
		accountId,
		request.shipment_id,
	);
	const ids = { accountId, shipmentId };
	const fresh = freshObservations(answer.observations, recorded, ids, now);
	const observations = [...recorded.observations, ...fresh].map(toObservation);
	const journey = deriveJourney(observations, {
		now,
		lookup,
		documents: documentsOf(request, answer),
	});
	const comparison = compareJourney(knownJourney(recorded), journey);
	const inquired = {
		request,
		recorded,
		answer,
		fresh,
		journey,
		comparison,
		now,
	};
	const records = shipmentRecords(inquired, shipmentId);
	const created = createdRequest(request, shipmentId, now);

	await database.db.transaction().execute(async (db) => {
		await insertObservations(db, fresh);
		await putRecords(db, records);
		const events = await shipmentEvents(db, accountId, records, now);
		if (request.status !== "created") {
			await setTrackingRequest(db, accountId, request.id, created);
			const tracked = [...records.containers, records.shipment];
			const documents = tracked.map(({ document }) => document);
			events.unshift(
				requestEvent(created, "tracking_request.succeeded", documents),
			);
		}
		await notify(db, clock, accountId, events);
		const isOurs = await rescheduleJob(
			db,
			job,
			nextCheck(records, clockNow),
			{},
		);
		if (!isOurs) throw new LeaseLostError();
	});
	services.wakeWorkers();
}
