import type { Queries } from "../../../database/database.ts";
import { type Counted, countedUpTo } from "../../../json-api/list-source.ts";
import { MOST_WALKED_TO_COUNT, sliceSizes } from "../../../json-api/walks.ts";
import { giveWay } from "../../../runtime/time-slices.ts";
import type {
	NotificationPosition,
	NotificationTable,
} from "../../account-events/notification-table.ts";
import {
	countUpTo,
	eventsNamed,
	type LogSearch,
	logParts,
	newestOf,
	searchAfter,
} from "./log-queries.ts";

/** A filter of the log that has an index. */
type Filter = "event" | "webhookNumber" | "status";

/** What is read of the log at once. */
interface Slice {
	readonly found: readonly NotificationTable[];
	/** Index entries that were read. */
	readonly walked: number;
	/** Where the next slice begins; undefined at the end. */
	readonly next: NotificationPosition | undefined;
}

/** Whether no single index answers a search, because of several filters, or because events have no delivery status. */
export function isWalked({ event, webhookNumber, status }: LogSearch): boolean {
	return (
		event !== undefined || (webhookNumber !== undefined && status !== undefined)
	);
}

/** The search for one of the filters alone. */
function alone(search: LogSearch, filter: Filter): LogSearch {
	const none = {
		event: undefined,
		webhookNumber: undefined,
		status: undefined,
	};
	return { ...search, ...none, [filter]: search[filter] };
}

/** The filter to walk by: the one with the fewest entries, as far as they are counted. */
async function filterToWalk(
	db: Queries,
	accountId: string,
	search: LogSearch,
): Promise<Filter> {
	const { event, positions } = search;
	const most = MOST_WALKED_TO_COUNT;
	const entriesOf = (filter: Filter) =>
		filter === "event" && event !== undefined
			? [eventsNamed(db, accountId, event, positions)]
			: logParts(db, accountId, alone(search, filter));
	const filters = (["event", "webhookNumber", "status"] as const).filter(
		(filter) => search[filter] !== undefined,
	);
	let best: Filter = "event";
	let fewest = Number.POSITIVE_INFINITY;
	if (filters.length === 1) return best;
	for (const filter of filters) {
		let entries = 0;
		for (const part of entriesOf(filter))
			entries += await countUpTo(db, part, most);
		if (entries >= fewest) continue;
		fewest = entries;
		best = filter;
	}
	return best;
}

/** Reads up to `size` events by name, and their notifications that match. */
async function sliceOfEvents(
	db: Queries,
	accountId: string,
	search: LogSearch,
	size: number,
): Promise<Slice> {
	const { event, positions } = search;
	if (event === undefined) return { found: [], walked: 0, next: undefined };
	const events = await eventsNamed(db, accountId, event, positions)
		.select("position")
		.limit(size)
		.execute();
	const first = events.at(-1)?.position ?? positions.first;
	const within = { ...search, positions: { ...positions, first } };
	const found = await newestOf(logParts(db, accountId, within), size);
	const last = found.at(-1);
	// An event can have more notifications than a slice.
	if (last && found.length === size) return { found, walked: size, next: last };
	const isEnd = events.length < size;
	const next = isEnd ? undefined : { position: first, webhook_number: 0 };
	return { found, walked: events.length, next };
}

/** Reads up to `size` notifications by webhook or status, and leaves out those that do not match. */
async function sliceOfNotifications(
	db: Queries,
	accountId: string,
	search: LogSearch,
	filter: Filter,
	size: number,
): Promise<Slice> {
	const { event, webhookNumber, status } = search;
	const [part] = logParts(db, accountId, alone(search, filter));
	const rows =
		(await part
			?.selectAll("notification")
			.select((eb) =>
				eb
					.selectFrom("account_events as named")
					.select("named.event")
					.whereRef("named.account_id", "=", "notification.account_id")
					.whereRef("named.position", "=", "notification.position")
					.as("event"),
			)
			.limit(size)
			.execute()) ?? [];
	const found = rows.filter(
		(row) =>
			(event === undefined || row.event === event) &&
			(webhookNumber === undefined || row.webhook_number === webhookNumber) &&
			(status === undefined || row.delivery_status === status),
	);
	const next = rows.length < size ? undefined : rows.at(-1);
	return {
		found: found.map(({ event: _, ...row }) => row),
		walked: rows.length,
		next,
	};
}

/** Sizes of slices for a page of `enough` notifications, without an end: only the account's own notifications bound the walk. */
function* sizesFor(enough: number): Generator<number> {
	yield* sliceSizes(1, enough);
	yield* sliceSizes();
}

async function* slices(
	db: Queries,
	accountId: string,
	search: LogSearch,
	sizes: Iterable<number>,
): AsyncGenerator<Slice> {
	const filter = await filterToWalk(db, accountId, search);
	let from = search;
	for (const size of sizes) {
		const slice =
			filter === "event"
				? await sliceOfEvents(db, accountId, from, size)
				: await sliceOfNotifications(db, accountId, from, filter, size);
		yield slice;
		if (slice.next === undefined) return;
		from = searchAfter(from, slice.next);
		await giveWay();
	}
}

/**
 * The first notifications of a search, newest first. Walks one index and skips what does not match, slice by slice, so that no other
 * account waits.
 */
export async function walkLog(
	db: Queries,
	accountId: string,
	search: LogSearch,
	limit: number,
): Promise<NotificationTable[]> {
	const found: NotificationTable[] = [];
	for await (const slice of slices(db, accountId, search, sizesFor(limit))) {
		found.push(...slice.found);
		if (found.length >= limit) break;
	}
	return found.slice(0, limit);
}

/** Counts the notifications of a search up to `most` + 1, or as far as a count may walk. */
export async function countByWalk(
	db: Queries,
	accountId: string,
	search: LogSearch,
	most: number,
): Promise<Counted> {
	let records = 0;
	let walked = 0;
	for await (const slice of slices(db, accountId, search, sliceSizes())) {
		records += slice.found.length;
		walked += slice.walked;
		if (records > most) break;
		if (slice.next !== undefined && walked >= MOST_WALKED_TO_COUNT)
			return { records, isLonger: true };
	}
	return countedUpTo(most, records);
}
