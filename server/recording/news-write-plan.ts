import type { Shipment } from "../../generated/openapi.ts";
import type { Queries } from "../database/database.ts";
import { type JsonText, toJsonText } from "../database/json-text.ts";
import { hasEntitlement } from "../resources/accounts/account-queries.ts";
import { removeMaps } from "../resources/container-maps/container-map-queries.ts";
import {
	putContainers,
	putContainerTimes,
} from "../resources/containers/container-queries.ts";
import { insertInitialValues } from "../resources/custom-fields/insert-initial-values.ts";
import {
	setShipmentChanged,
	writeContainerListRows,
	writeShipmentListRow,
} from "../resources/listings/write-list-rows.ts";
import {
	insertReports,
	restateObservations,
} from "../resources/observations/observation-queries.ts";
import { packReports } from "../resources/observations/pack-reports.ts";
import type { ReportTable } from "../resources/observations/report-table.ts";
import { planMaps } from "../resources/planned-jobs/plan-maps.ts";
import { putRawEvents } from "../resources/raw-events/raw-event-queries.ts";
import {
	notifiedRecords,
	notifiedShipment,
} from "../resources/shipments/notified-shipment.ts";
import {
	addShipment,
	insertNumbers,
	putShipment,
	putShipmentTimes,
} from "../resources/shipments/shipment-queries.ts";
import { keepShipmentReferences } from "../resources/shipments/shipment-references.ts";
import type { ShipmentTable } from "../resources/shipments/shipment-table.ts";
import { logTransportEvents } from "../resources/transport-events/log-events.ts";
import { putTransportEvents } from "../resources/transport-events/transport-event-queries.ts";
import { insertVessels } from "../resources/vessels/vessel-queries.ts";
import { type Clock, toInstant } from "../runtime/clock.ts";
import { inSlices } from "../runtime/time-slices.ts";
import type { Services } from "../services/services.ts";
import type { Steps } from "../tracking/observations/interruptible.ts";
import type { Derivation } from "./derivation/derivation.ts";
import type { ReportNews } from "./derivation/find-news.ts";
import { newRecordValues } from "./records/new-record-values.ts";
import {
	type ShipmentRecords,
	shipmentRecords,
} from "./records/shipment-records.ts";
import { refuseRequest } from "./refuse-request.ts";
import { type ReportPiece, reportPieces } from "./report-pieces.ts";
import { shipmentEvents } from "./shipment-events.ts";
import type { WritePlan } from "./write-plan.ts";

/**
 * The row of a shipment while its report is partly written. An existing shipment keeps its record until the last piece; after a
 * crash the next report derives it again and sends the missing notifications.
 */
function unfinishedRow(
	{ shipment, now }: Derivation,
	{ shipment: row, shipmentDocument }: ShipmentRecords,
): ShipmentTable {
	const { relationships } = shipmentDocument;
	const withoutContainers = {
		...shipmentDocument,
		relationships: { ...relationships, containers: { data: [] } },
	};
	return {
		...(shipment ?? { ...row, document: toJsonText(withoutContainers) }),
		last_news_at: row.last_news_at,
		derive_again_at: now,
	};
}

/** Plans new maps for the containers of a piece whose sea route changed. */
async function planNewMaps(
	db: Queries,
	clock: Clock,
	{ containers }: ReportPiece,
	{ shipment, rerouted }: ShipmentRecords,
): Promise<void> {
	const reroutedIds = new Set(rerouted);
	const ids = containers.flatMap((row) =>
		reroutedIds.has(row.id) ? row.id : [],
	);
	if (ids.length === 0) return;
	const { account_id: accountId, id } = shipment;
	await removeMaps(db, accountId, ids);
	if (await hasEntitlement(db, accountId, "routing"))
		await planMaps(db, clock, accountId, id);
}

/** The shipment as lists have it so far; undefined for a new one. */
function listedBefore({ shipment, recorded }: Derivation) {
	const { shipmentDocument: record } = recorded;
	return shipment && record && { record, customerId: shipment.customer_id };
}

/** Whether the last report may have been interrupted between two of its pieces. */
function isUncertain({ shipment }: Derivation): boolean {
	return shipment !== undefined && shipment.derive_again_at !== null;
}

/** Writes the rows that lists and searches use to find the containers of a piece. */
function listPiece(
	db: Queries,
	piece: ReportPiece,
	{ shipment, shipmentDocument, containerDocuments }: ShipmentRecords,
	derivation: Derivation,
	now: string,
): Promise<void> {
	const { recorded } = derivation;
	const containers = piece.containers.flatMap(({ id }) => {
		const record = containerDocuments.get(id);
		const before = recorded.containerDocuments.get(id);
		return record ? [{ before, record }] : [];
	});
	return writeContainerListRows(
		db,
		shipment.account_id,
		{ record: shipmentDocument, customerId: shipment.customer_id },
		containers,
		now,
		isUncertain(derivation) ? undefined : listedBefore(derivation),
	);
}

/** The rows of the new observations of each piece. */
function* packPieces(
	{ request, shipmentId }: Derivation,
	pieces: readonly ReportPiece[],
): Steps<ReportTable[][]> {
	const owner = { accountId: request.account_id, shipmentId };
	const rows: ReportTable[][] = [];
	for (const { observations } of pieces) {
		const added = observations.filter(({ isRestated }) => !isRestated);
		rows.push(yield* packReports(owner, added));
	}
	return rows;
}

/** Writes a piece. Also writes the times of polls of its containers' terminals, because writing records does not change these. */
async function writePiece(
	db: Queries,
	clock: Clock,
	piece: ReportPiece,
	reports: readonly ReportTable[],
	{ shipment, containerDocuments, terminalTimes }: ShipmentRecords,
	{ recorded }: Derivation,
): Promise<void> {
	await insertReports(db, reports);
	await restateObservations(
		db,
		{ accountId: shipment.account_id, shipmentId: shipment.id },
		piece.observations.flatMap(({ row, isRestated }) =>
			isRestated ? row : [],
		),
	);
	await putRawEvents(db, piece.rawEvents);
	await putContainers(db, piece.containers, recorded.containerDocuments);
	const timed = piece.containers.flatMap(({ id }) =>
		terminalTimes.has(id) ? (containerDocuments.get(id) ?? []) : [],
	);
	await putContainerTimes(db, shipment.account_id, timed);
	await putTransportEvents(db, piece.transportEvents);
	const ids = piece.transportEvents.map(({ id }) => id);
	await logTransportEvents(db, clock, shipment.account_id, ids);
}

/**
 * Plans the writes of a report with news: first the shipment, then its observations, containers and events piece by piece.
 * `begin` throws `RequestRefusedError` when the request must not lead to a shipment.
 */
export async function newsWritePlan(
	{
		clock,
		database,
		limits,
		places,
	}: Pick<Services, "clock" | "database" | "limits" | "places">,
	derivation: Derivation,
	{ newObservations }: ReportNews,
): Promise<WritePlan> {
	const { request, shipment, journey, comparison } = derivation;
	const { account_id: accountId, line_scac: lineScac } = request;
	const records = await inSlices(shipmentRecords(derivation));
	const values = await newRecordValues(database.db, derivation, records);
	const pieces = await inSlices(
		reportPieces({
			observations: newObservations,
			records,
			changes: comparison.containers,
			values,
		}),
	);
	const reports = await inSlices(packPieces(derivation, pieces));
	const first = pieces.at(0);
	const last = pieces.at(-1);
	/** Sets the custom fields of a piece's new records. */
	const setValues = (db: Queries, piece: ReportPiece) => {
		const ids = piece.containers.map(({ id }) => id);
		if (piece === first) ids.unshift(derivation.shipmentId);
		const added = ids.map((entityId) => ({
			entityId,
			values: values.get(entityId) ?? [],
		}));
		return insertInitialValues(db, limits, accountId, added, derivation.now);
	};
	const writeTimes = async (db: Queries) => {
		if (Object.keys(derivation.shipmentTimes).length > 0)
			await putShipmentTimes(db, accountId, records.shipmentDocument);
	};
	let notified: JsonText<Shipment> | undefined;
	const shipmentText = () => {
		notified ??= notifiedShipment(records.shipment.document).text;
		return notified;
	};
	/**
	 * When records change for those who read them: at the write, which is later than the derivation. A reader that asks for what has
	 * changed since its last answer would miss an earlier time.
	 */
	const changedAt = () => toInstant(clock.now());
	return {
		async begin(db, isWhole) {
			if (!shipment) await refuseRequest(db, derivation);
			await insertVessels(db, records.vessels);
			const row = isWhole
				? records.shipment
				: unfinishedRow(derivation, records);
			if (shipment) await putShipment(db, row, shipment);
			else await addShipment(db, row);
			if (isWhole) await writeTimes(db);
			await keepShipmentReferences(
				db,
				accountId,
				derivation.recorded.shipmentDocument,
				records.shipmentDocument,
			);
			await writeShipmentListRow(
				db,
				accountId,
				listedBefore(derivation),
				{
					record: records.shipmentDocument,
					customerId: records.shipment.customer_id,
				},
				changedAt(),
				{
					listedAfter: new Set(records.changedContainers.map(({ id }) => id)),
					isUncertain: isUncertain(derivation),
				},
			);
			await insertNumbers(
				db,
				derivation.shipmentNumbers.map((number) => ({
					account_id: accountId,
					line_scac: lineScac,
					number_key: number,
					shipment_id: derivation.shipmentId,
				})),
			);
		},
		pieces: pieces.map((piece, index) => async (db) => {
			const rows = reports[index] ?? [];
			await writePiece(db, clock, piece, rows, records, derivation);
			await listPiece(db, piece, records, derivation, changedAt());
			await setValues(db, piece);
			await planNewMaps(db, clock, piece, records);
			const newArrival = piece === last ? comparison.newArrival : null;
			return shipmentEvents(db, places, accountId, records, {
				now: derivation.now,
				shipmentText,
				news: piece.news,
				comparison: { containers: piece.changes, newArrival },
			});
		}),
		async end(db) {
			await putShipment(db, records.shipment, shipment);
			await setShipmentChanged(
				db,
				accountId,
				derivation.shipmentId,
				changedAt(),
			);
			await writeTimes(db);
		},
		reported: {
			row: records.shipment,
			shipment: records.shipmentDocument,
			containers: [...records.containerDocuments.values()],
			texts: () =>
				notifiedRecords(records.shipment.document, records.containers),
			isBookingCancelled: journey.shipment.isBookingCancelled,
		},
	};
}
