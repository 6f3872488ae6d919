import type { Queries } from "../../../database/database.ts";
import {
	countedUpTo,
	type ListSource,
	type Span,
} from "../../../json-api/list-source.ts";
import type { Position } from "../../../json-api/page.ts";
import type {
	NotificationPosition,
	NotificationTable,
} from "../../account-events/notification-table.ts";
import {
	countUpTo,
	type LogSearch,
	logParts,
	newestOf,
	searchAfter,
} from "./log-queries.ts";
import { isWalked, type LogWalk, openWalk } from "./log-walk.ts";

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

/** The list of notifications of a search, newest first. */
export function logList(
	db: Queries,
	accountId: string,
	search: LogSearch,
): ListSource<LogEntry> {
	let opened: Promise<LogWalk> | undefined;
	const walk = () => {
		opened ??= openWalk(db, accountId, search);
		return opened;
	};

	async function read({ after, skip, limit }: Span) {
		const from = after ? searchAfter(search, keyOf(after)) : search;
		const found = isWalked(search)
			? await (await walk()).first(from, skip + limit)
			: await newestOf(logParts(db, accountId, from), skip + limit);
		return found.slice(skip).map((notification) => ({
			notification,
			position: positionOf(notification),
		}));
	}

	return {
		rows: read,
		async positions(span) {
			const entries = await read(span);
			return entries.map(({ position }) => position);
		},
		async count(most) {
			if (isWalked(search)) return (await walk()).count(most);
			let total = 0;
			for (const part of logParts(db, accountId, search)) {
				total += await countUpTo(db, part, most);
			}
			return countedUpTo(most, total);
		},
	};
}
