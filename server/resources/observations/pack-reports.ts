import { toJsonText } from "../../database/json-text.ts";
import { packTexts } from "../../database/packed-texts/packed-texts.ts";
import type { Steps } from "../../tracking/observations/interruptible.ts";
import type { NewObservation, StoredObservation } from "./observation.ts";
import type { ReportTable, StoredMessage } from "./report-table.ts";

/** The most messages in a row: half a millisecond of compression. */
const MOST_IN_ROW = 64;

/** The shipment that messages are about. */
export interface ReportOwner {
	readonly accountId: string;
	readonly shipmentId: string;
}

/** Whether an observation is stored in the same row as the one before it. */
function isNext(before: StoredObservation, row: StoredObservation): boolean {
	return (
		row.number === before.number + 1 &&
		row.source_kind === before.source_kind &&
		row.source_code === before.source_code &&
		row.received_at === before.received_at
	);
}

/** The entry of an observation in a row with this time of receipt. */
export function storedMessage(
	{ key, version, text_digest, received_at }: StoredObservation,
	receivedAt: string,
): StoredMessage {
	return received_at === receivedAt
		? [key, version, text_digest]
		: [key, version, text_digest, received_at];
}

function reportRow(
	{ accountId, shipmentId }: ReportOwner,
	first: StoredObservation,
	part: readonly NewObservation[],
): ReportTable {
	const { source_kind, source_code, received_at } = first;
	return {
		account_id: accountId,
		shipment_id: shipmentId,
		first: first.number,
		source_kind,
		source_code,
		received_at,
		messages: toJsonText(
			part.map(({ row }) => storedMessage(row, received_at)),
		),
		contents: packTexts(part.map(({ row }) => row.content)),
		raw: packTexts(part.map(({ observation }) => observation.raw)),
	};
}

/** The rows of new observations, in the order of their numbers; each is a step. */
export function* packReports(
	owner: ReportOwner,
	observations: readonly NewObservation[],
): Steps<ReportTable[]> {
	const rows: ReportTable[] = [];
	for (let start = 0; start < observations.length; ) {
		const first = observations[start]?.row;
		if (!first) break;
		let end = start + 1;
		let last = first;
		while (end < start + MOST_IN_ROW) {
			const next = observations[end]?.row;
			if (!next || !isNext(last, next)) break;
			last = next;
			end += 1;
		}
		rows.push(reportRow(owner, first, observations.slice(start, end)));
		start = end;
		yield;
	}
	return rows;
}
