import type { ContainerTable } from "../resources/containers/container-table.ts";
import type { RawEventTable } from "../resources/raw-events/raw-event-table.ts";
import type { ObservationTable } from "../resources/shipments/shipment-table.ts";
import type { TransportEventTable } from "../resources/transport-events/transport-event-table.ts";
import type { ContainerComparison } from "../tracking/compare/compare.ts";
import type { Steps } from "../tracking/observations/steps.ts";
import type { ShipmentRecords } from "./shipment-records.ts";

/** Rows that one transaction writes: some five milliseconds, and as many again when the log is moved into the file. */
const MOST_ROWS = 128;

/** A report of up to so many rows is one piece: all of it is written or nothing. */
const MOST_ROWS_AT_ONCE = 800;

/** A part of what a report leaves behind. What the account is told goes with the rows that keep it from being told again. */
export interface ReportPiece {
	readonly observations: ObservationTable[];
	readonly rawEvents: RawEventTable[];
	readonly containers: ContainerTable[];
	readonly transportEvents: TransportEventTable[];
	/** Those of the transport events that the account is told of. */
	readonly news: TransportEventTable[];
	/** What is different about the containers of this piece. */
	readonly changes: ContainerComparison[];
}

/** What a report leaves behind, as far as it is divided. */
export interface DividedReport {
	readonly observations: readonly ObservationTable[];
	readonly records: Pick<
		ShipmentRecords,
		| "containers"
		| "changedContainers"
		| "rawEvents"
		| "transportEvents"
		| "news"
	>;
	readonly changes: readonly ContainerComparison[];
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
 * Divides what a report leaves behind into pieces of bounded size, to be written in their order: messages, what is read from
 * them, and container by container its record and its events. Whatever is written when a crash comes, the next report about
 * the shipment completes. Each piece is a step.
 */
export function* reportPieces(report: DividedReport): Steps<ReportPiece[]> {
	const { observations, records, changes } = report;
	const { rawEvents, changedContainers, transportEvents } = records;
	const rows =
		observations.length +
		rawEvents.length +
		changedContainers.length +
		transportEvents.length;
	if (rows <= MOST_ROWS_AT_ONCE) {
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
	let room = MOST_ROWS;
	const next = (): ReportPiece => {
		if (room === 0) {
			pieces.push(emptyPiece());
			room = MOST_ROWS;
		}
		room--;
		return pieces.at(-1) ?? emptyPiece();
	};
	for (const row of observations) {
		if (room === 0) yield;
		next().observations.push(row);
	}
	for (const row of rawEvents) {
		if (room === 0) yield;
		next().rawEvents.push(row);
	}
	yield;
	const changed = new Map(changedContainers.map((row) => [row.id, row]));
	const events = Map.groupBy(transportEvents, (row) => row.container_id);
	const isNews = new Set(records.news);
	const byNumber = new Map(changes.map((change) => [change.number, change]));
	yield;
	for (const { id, number } of records.containers) {
		if (room === 0) yield;
		const row = changed.get(id);
		const change = byNumber.get(number);
		if (row) {
			const piece = next();
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
