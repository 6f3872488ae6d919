import type { Shipment } from "../../generated/openapi.ts";
import type { Queries } from "../database/database.ts";
import { type JsonText, toJsonText } from "../database/json-text.ts";
import { hasEntitlement } from "../resources/accounts/account-queries.ts";
import { removeMaps } from "../resources/container-maps/container-map-queries.ts";
import { putContainers } from "../resources/containers/container-queries.ts";
import { planMaps } from "../resources/planned-jobs/plan-maps.ts";
import { putRawEvents } from "../resources/raw-events/raw-event-queries.ts";
import {
	notifiedRecords,
	notifiedShipment,
} from "../resources/shipments/notified-shipment.ts";
import { insertObservations } from "../resources/shipments/observation-queries.ts";
import {
	insertNumbers,
	putShipment,
} from "../resources/shipments/shipment-queries.ts";
import { keepShipmentReferences } from "../resources/shipments/shipment-references.ts";
import type { ShipmentTable } from "../resources/shipments/shipment-table.ts";
import { putTransportEvents } from "../resources/transport-events/transport-event-queries.ts";
import { insertVessels } from "../resources/vessels/vessel-queries.ts";
import type { Clock } from "../runtime/clock.ts";
import { inSlices } from "../runtime/give-way.ts";
import type { Services } from "../services/services.ts";
import { documentsOf, numbersOf } from "./asked-numbers.ts";
import type { Inquired } from "./inquired.ts";
import type { FreshReport } from "./prepare-report.ts";
import { refuseRequest } from "./refuse-request.ts";
import { type ReportPiece, reportPieces } from "./report-pieces.ts";
import type { ReportWriting } from "./report-writing.ts";
import { shipmentEvents } from "./shipment-events.ts";
import { type ShipmentRecords, shipmentRecords } from "./shipment-records.ts";

/**
 * A shipment whose report is not written to its end. It is derived again by the next report, which tells what is not told
 * yet: of a shipment that was there before, the record stays as it was until then.
 */
function unfinishedRow(
	{ shipment, now }: Inquired,
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

/** Has the maps drawn again of containers of a piece that go another way by sea than was known. */
async function renewMaps(
	db: Queries,
	clock: Clock,
	{ containers }: ReportPiece,
	{ shipment, onNewWays }: ShipmentRecords,
): Promise<void> {
	const onNewWay = new Set(onNewWays);
	const moved = containers.filter(({ id }) => onNewWay.has(id));
	if (moved.length === 0) return;
	const { account_id: accountId, id } = shipment;
	const ids = moved.map((row) => row.id);
	await removeMaps(db, accountId, ids);
	if (await hasEntitlement(db, accountId, "routing"))
		await planMaps(db, clock, accountId, id);
}

async function writePiece(db: Queries, piece: ReportPiece): Promise<void> {
	await insertObservations(db, piece.observations);
	await putRawEvents(db, piece.rawEvents);
	await putContainers(db, piece.containers);
	await putTransportEvents(db, piece.transportEvents);
}

/**
 * What is written of a report with news: first the shipment, then its messages, containers and events piece by piece. Whoever
 * writes it may be refused with a `RequestRefusedError` when a request is not to have a shipment.
 */
export async function newsWriting(
	{ clock, places }: Pick<Services, "clock" | "places">,
	inquired: Inquired,
	{ fresh }: FreshReport,
): Promise<ReportWriting> {
	const { request, shipment, journey, comparison, normalizedNumber } = inquired;
	const { account_id: accountId, line_scac: lineScac } = request;
	const records = await inSlices(shipmentRecords(inquired));
	const pieces = await inSlices(
		reportPieces({
			observations: fresh.map(({ row }) => row),
			records,
			changes: comparison.containers,
		}),
	);
	const numbers = numbersOf(journey, request, normalizedNumber);
	const last = pieces.at(-1);
	let notified: JsonText<Shipment> | undefined;
	const shipmentText = () => {
		notified ??= notifiedShipment(records.shipment.document).text;
		return notified;
	};
	return {
		async begin(db, isWhole) {
			if (!shipment) {
				const documents = documentsOf(request, normalizedNumber);
				await refuseRequest(db, request, documents, numbers, journey);
			}
			await insertVessels(db, records.vessels);
			const row = isWhole ? records.shipment : unfinishedRow(inquired, records);
			await putShipment(db, row);
			await keepShipmentReferences(
				db,
				accountId,
				inquired.recorded.shipmentDocument,
				records.shipmentDocument,
			);
			await insertNumbers(
				db,
				numbers.map((number) => ({
					account_id: accountId,
					line_scac: lineScac,
					number_key: number,
					shipment_id: inquired.shipmentId,
				})),
			);
		},
		pieces: pieces.map((piece) => async (db) => {
			await writePiece(db, piece);
			await renewMaps(db, clock, piece, records);
			const newArrival = piece === last ? comparison.newArrival : null;
			return shipmentEvents(db, places, accountId, records, {
				now: inquired.now,
				shipmentText,
				news: piece.news,
				comparison: { containers: piece.changes, newArrival },
			});
		}),
		async end(db) {
			await putShipment(db, records.shipment);
		},
		outlook: {
			row: records.shipment,
			shipment: records.shipmentDocument,
			containers: [...records.containerDocuments.values()],
			texts: () =>
				notifiedRecords(records.shipment.document, records.containers),
			isBookingCancelled: journey.shipment.isBookingCancelled,
		},
	};
}
