import type { Queries } from "../database/database.ts";
import { hasEntitlement } from "../resources/accounts/account-queries.ts";
import { removeMaps } from "../resources/container-maps/container-map-queries.ts";
import {
	putContainers,
	putContainerTimes,
} from "../resources/containers/container-queries.ts";
import { writeContainerListRows } from "../resources/listings/write-list-rows.ts";
import {
	insertReports,
	restateObservations,
} from "../resources/observations/observation-queries.ts";
import { packReports } from "../resources/observations/pack-reports.ts";
import type { ReportTable } from "../resources/observations/report-table.ts";
import { planMaps } from "../resources/planned-jobs/plan-maps.ts";
import { putRawEvents } from "../resources/raw-events/raw-event-queries.ts";
import { logTransportEvents } from "../resources/transport-events/log-events.ts";
import { putTransportEvents } from "../resources/transport-events/transport-event-queries.ts";
import type { Clock } from "../runtime/clock.ts";
import type { Steps } from "../tracking/observations/interruptible.ts";
import type { Derivation } from "./derivation/derivation.ts";
import { changedAt, isUncertain, listedBefore } from "./listed-changes.ts";
import type { ShipmentRecords } from "./records/shipment-records.ts";
import type { ReportPiece } from "./report-pieces.ts";

/** The rows of the new observations of each piece. */
export function* packPieces(
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

/** Writes the records of a piece, and the times of polls of its containers' terminals, which writing records does not change. */
async function writeRecords(
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

/** Writes a piece of a report, with what lists and searches use to find its containers. */
export async function writePiece(
	db: Queries,
	clock: Clock,
	piece: ReportPiece,
	reports: readonly ReportTable[],
	records: ShipmentRecords,
	derivation: Derivation,
): Promise<void> {
	await writeRecords(db, clock, piece, reports, records, derivation);
	await listPiece(db, piece, records, derivation, changedAt(clock));
}

/** Plans new maps for the containers of a piece whose sea route changed. */
export async function planNewMaps(
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
