import type { ContainerTable } from "../resources/containers/container-table.ts";
import type { NewObservation } from "../resources/observations/observation.ts";
import type { RawEventTable } from "../resources/raw-events/raw-event-table.ts";
import type { TransportEventTable } from "../resources/transport-events/transport-event-table.ts";
import type { ContainerComparison } from "../tracking/compare/compare.ts";
import type { Steps } from "../tracking/observations/interruptible.ts";
import type { NewRecordValues } from "./records/new-record-values.ts";
import type { ShipmentRecords } from "./records/shipment-records.ts";

/** Rows per transaction. They take about five milliseconds. */
const MAX_ROWS = 128;

/** Reports of up to this many rows are written in one transaction. */
const MAX_ROWS_IN_ONE_PIECE = 800;

/** The rows of one transaction of a report. An event is notified in the transaction that writes its row, so never twice. */
export interface ReportPiece {
	readonly observations: NewObservation[];
	readonly rawEvents: RawEventTable[];
	readonly containers: ContainerTable[];
	readonly transportEvents: TransportEventTable[];
	/** Transport events of this piece to notify. */
	readonly news: TransportEventTable[];
	/** Changes of the containers of this piece. */
	readonly changes: ContainerComparison[];
}

/** The rows of a report that are divided into pieces. */
export interface ReportRows {
	readonly observations: readonly NewObservation[];
	readonly records: Pick<
		ShipmentRecords,
		| "containers"
		| "changedContainers"
		| "rawEvents"
		| "transportEvents"
		| "news"
	>;
	readonly changes: readonly ContainerComparison[];
	/** Initial values of custom fields. A container's values are in its piece, the shipment's in the first. */
	readonly values: NewRecordValues;
}

function emptyPiece(): ReportPiece {
	return {
		observations: [],
		rawEvents: [],
		containers: [],
		transportEvents: [],
		news: [],
		changes: [],
	};
}

/**
 * Divides the rows of a report into pieces of bounded size, written in order: observations, raw events, then each container with
 * its events. After a crash between pieces the next report about the shipment writes the rest. Each piece is a step.
 */
export function* reportPieces(report: ReportRows): Steps<ReportPiece[]> {
	const { observations, records, changes, values } = report;
	const { rawEvents, changedContainers, transportEvents } = records;
	const rows =
		observations.length +
		rawEvents.length +
		changedContainers.length +
		transportEvents.length +
		values.values().reduce((count, { length }) => count + length, 0);
	if (rows <= MAX_ROWS_IN_ONE_PIECE) {
		return [
			{
				observations: [...observations],
				rawEvents: [...rawEvents],
				containers: [...changedContainers],
				transportEvents: [...transportEvents],
				news: [...records.news],
				changes: [...changes],
			},
		];
	}
	const pieces = [emptyPiece()];
	let room = MAX_ROWS;
	const next = (rowCount = 1): ReportPiece => {
		if (room <= 0) {
			pieces.push(emptyPiece());
			room = MAX_ROWS;
		}
		room -= rowCount;
		return pieces.at(-1) ?? emptyPiece();
	};
	for (const row of observations) {
		if (room <= 0) yield;
		next().observations.push(row);
	}
	for (const row of rawEvents) {
		if (room <= 0) yield;
		next().rawEvents.push(row);
	}
	yield;
	const changed = new Map(changedContainers.map((row) => [row.id, row]));
	const events = Map.groupBy(transportEvents, (row) => row.container_id);
	const isNews = new Set(records.news);
	const byNumber = new Map(changes.map((change) => [change.number, change]));
	yield;
	for (const { id, number } of records.containers) {
		if (room <= 0) yield;
		const row = changed.get(id);
		const change = byNumber.get(number);
		if (row) {
			const piece = next(1 + (values.get(id)?.length ?? 0));
			piece.containers.push(row);
			if (change) piece.changes.push(change);
		}
		for (const event of events.get(id) ?? []) {
			const piece = next();
			piece.transportEvents.push(event);
			if (isNews.has(event)) piece.news.push(event);
		}
	}
	return pieces;
}
