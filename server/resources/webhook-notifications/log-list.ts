import type { Queries } from "../../database/database.ts";
import {
	countedUpTo,
	type ListSource,
	type Span,
} from "../../json-api/list-source.ts";
import type { Position } from "../../json-api/page.ts";
import type {
	NotificationPosition,
	NotificationTable,
} from "../account-events/notification-table.ts";
import {
	type LogPart,
	type LogSearch,
	logParts,
	searchAfter,
} from "./log-queries.ts";

/** A list position in the log: the event's position stands for the instant, and the webhook's number for the id. */
function positionOf({
	position,
	webhook_number,
}: NotificationPosition): Position {
	return { at: String(position), id: String(webhook_number) };
}

function keyOf({ at, id }: Position): NotificationPosition {
	return { position: Number(at), webhook_number: Number(id) };
}

/** A notification in the list. */
interface LogEntry {
	readonly notification: NotificationTable;
}

const newestFirst = (a: NotificationPosition, b: NotificationPosition) =>
	b.position - a.position || b.webhook_number - a.webhook_number;

/** Selects the columns of a notification's position. */
function keysOf(part: LogPart) {
	return part.select(["notification.position", "notification.webhook_number"]);
}

/** The number of notifications in a part of the log, at most `most` + 1. */
async function countOf(
	db: Queries,
	part: LogPart,
	most: number,
): Promise<number> {
	const counted = part
		.clearOrderBy()
		.select((eb) => eb.lit(1).as("one"))
		.limit(most + 1);
	const { total } = await db
		.selectFrom(counted.as("found"))
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.executeTakeFirstOrThrow();
	return Number(total);
}

/** The list of notifications of a search, newest first. Reads each part as far as the page needs, and merges the parts. */
export function logList(
	db: Queries,
	accountId: string,
	search: LogSearch,
): ListSource<LogEntry> {
	const partsFrom = (after: Position | undefined) =>
		logParts(db, accountId, after ? searchAfter(search, keyOf(after)) : search);

	async function merged<Row extends NotificationPosition>(
		{ after, skip, limit }: Span,
		read: (part: LogPart, count: number) => Promise<Row[]>,
	): Promise<Row[]> {
		const found: Row[] = [];
		for (const part of partsFrom(after)) {
			for (const row of await read(part, skip + limit)) found.push(row);
		}
		return found.sort(newestFirst).slice(skip, skip + limit);
	}

	return {
		async rows(span) {
			const rows = await merged(span, (part, count) =>
				part.selectAll("notification").limit(count).execute(),
			);
			return rows.map((row) => ({
				notification: row,
				position: positionOf(row),
			}));
		},
		async positions(span) {
			const keys = await merged(span, (part, count) =>
				keysOf(part).limit(count).execute(),
			);
			return keys.map(positionOf);
		},
		async count(most) {
			let total = 0;
			for (const part of partsFrom(undefined)) {
				total += await countOf(db, part, most);
			}
			return countedUpTo(most, total);
		},
	};
}
