import type { Shipment } from "../../generated/openapi.ts";
import type { Queries } from "../database/database.ts";
import { type JsonText, toJsonText } from "../database/json-text.ts";
import { insertInitialValues } from "../resources/custom-fields/insert-initial-values.ts";
import {
	setShipmentChanged,
	writeShipmentListRow,
} from "../resources/listings/write-list-rows.ts";
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
import { insertVessels } from "../resources/vessels/vessel-queries.ts";
import type { Clock } from "../runtime/clock.ts";
import { inSlices } from "../runtime/time-slices.ts";
import type { Services } from "../services/services.ts";
import type { Derivation } from "./derivation/derivation.ts";
import type { ReportNews } from "./derivation/find-news.ts";
import { changedAt, isUncertain, listedBefore } from "./listed-changes.ts";
import { newRecordValues } from "./records/new-record-values.ts";
import {
	type ShipmentRecords,
	shipmentRecords,
} from "./records/shipment-records.ts";
import { refuseRequest } from "./refuse-request.ts";
import { type ReportPiece, reportPieces } from "./report-pieces.ts";
import { shipmentEvents } from "./shipment-events.ts";
import { packPieces, planNewMaps, writePiece } from "./write-piece.ts";
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

/** Writes when the line was polled, if the report says so. */
async function writeTimes(
	db: Queries,
	{ request, shipmentTimes }: Derivation,
	{ shipmentDocument }: ShipmentRecords,
): Promise<void> {
	if (Object.keys(shipmentTimes).length > 0)
		await putShipmentTimes(db, request.account_id, shipmentDocument);
}

/**
 * Writes the shipment of a report, which is unfinished unless `isWhole`. Throws `RequestRefusedError` when the request must not
 * lead to a shipment.
 */
async function writeShipment(
	db: Queries,
	clock: Clock,
	derivation: Derivation,
	records: ShipmentRecords,
	isWhole: boolean,
): Promise<void> {
	const { request, shipment, recorded, shipmentId } = derivation;
	const { account_id: accountId, line_scac: lineScac } = request;
	const { shipmentDocument: record } = records;
	if (!shipment) await refuseRequest(db, derivation);
	await insertVessels(db, records.vessels);
	const row = isWhole ? records.shipment : unfinishedRow(derivation, records);
	if (shipment) await putShipment(db, row, shipment);
	else await addShipment(db, row);
	if (isWhole) await writeTimes(db, derivation, records);
	await keepShipmentReferences(
		db,
		accountId,
		recorded.shipmentDocument,
		record,
	);
	await writeShipmentListRow(
		db,
		accountId,
		listedBefore(derivation),
		{ record, customerId: records.shipment.customer_id },
		changedAt(clock),
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
			shipment_id: shipmentId,
		})),
	);
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
	const { request, shipment, shipmentId, journey, comparison } = derivation;
	const { account_id: accountId } = request;
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
		if (piece === first) ids.unshift(shipmentId);
		const added = ids.map((entityId) => ({
			entityId,
			values: values.get(entityId) ?? [],
		}));
		return insertInitialValues(db, limits, accountId, added, derivation.now);
	};
	let notified: JsonText<Shipment> | undefined;
	const shipmentText = () => {
		notified ??= notifiedShipment(records.shipment.document).text;
		return notified;
	};
	return {
		begin: (db, isWhole) =>
			writeShipment(db, clock, derivation, records, isWhole),
		pieces: pieces.map((piece, index) => async (db) => {
			const rows = reports[index] ?? [];
			await writePiece(db, clock, piece, rows, records, derivation);
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
			await setShipmentChanged(db, accountId, shipmentId, changedAt(clock));
			await writeTimes(db, derivation, records);
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
