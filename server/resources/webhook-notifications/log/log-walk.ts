import type { EventName } from "../../../../generated/openapi.ts";
import type { Queries } from "../../../database/database.ts";
import type { Counted } from "../../../json-api/list-source.ts";
import {
	countWalk,
	firstOfWalk,
	MOST_WALKED_TO_COUNT,
	type Slice,
	sliceSizes,
} from "../../../json-api/walks.ts";
import { giveWay } from "../../../runtime/time-slices.ts";
import type {
	NotificationPosition,
	NotificationTable,
} from "../../account-events/notification-table.ts";
import {
	type Countable,
	countUpTo,
	eventsNamed,
	type LogPart,
	type LogSearch,
	logParts,
	newestOf,
	searchAfter,
} from "./log-queries.ts";

/** What is read of the log at once. */
interface LogSlice {
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

/** A way to read the log: the entries of one index, of which those that match are kept. */
interface Walk {
	readonly entries: readonly Countable[];
	/** Reads up to `size` entries. */
	slice(from: LogSearch, size: number): Promise<LogSlice>;
}

/** The ways to read the log for a search, one for each of its filters. */
function walksOf(db: Queries, accountId: string, search: LogSearch): Walk[] {
	const { event, webhookNumber, status, positions } = search;
	const walks: Walk[] = [];
	if (event !== undefined)
		walks.push({
			entries: [eventsNamed(db, accountId, event, positions)],
			slice: (from, size) => sliceOfEvents(db, accountId, event, from, size),
		});
	const none = {
		event: undefined,
		webhookNumber: undefined,
		status: undefined,
	};
	for (const one of [{ webhookNumber }, { status }]) {
		if (Object.values(one).every((value) => value === undefined)) continue;
		const alone = (from: LogSearch) =>
			logParts(db, accountId, { ...from, ...none, ...one });
		walks.push({
			entries: alone(search),
			slice: (from, size) => sliceOfNotifications(alone(from), search, size),
		});
	}
	return walks;
}

/** The walk with the fewest entries, as far as they are counted. */
async function shortestOf(db: Queries, walks: readonly Walk[]): Promise<Walk> {
	let [shortest] = walks;
	let fewest = Number.POSITIVE_INFINITY;
	for (const walk of walks.length > 1 ? walks : []) {
		let entries = 0;
		for (const some of walk.entries)
			entries += await countUpTo(db, some, MOST_WALKED_TO_COUNT);
		if (entries >= fewest) continue;
		fewest = entries;
		shortest = walk;
	}
	if (!shortest) throw new Error("the search has no filter to walk by");
	return shortest;
}

/** Reads up to `size` events by name, and their notifications that match. */
async function sliceOfEvents(
	db: Queries,
	accountId: string,
	event: EventName,
	search: LogSearch,
	size: number,
): Promise<LogSlice> {
	const { positions } = search;
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
	[part]: readonly LogPart[],
	{ event, webhookNumber, status }: LogSearch,
	size: number,
): Promise<LogSlice> {
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
	walk: Walk,
	search: LogSearch,
	sizes: Iterable<number>,
): AsyncGenerator<Slice<NotificationTable>> {
	let from = search;
	for (const size of sizes) {
		const { found, walked, next } = await walk.slice(from, size);
		yield { found, walked, isEnd: next === undefined };
		if (next === undefined) return;
		from = searchAfter(from, next);
		await giveWay();
	}
}

/** A walk through the log for one search. */
export interface LogWalk {
	/** The first notifications of the search, continued as in `from`, newest first. */
	first(from: LogSearch, limit: number): Promise<NotificationTable[]>;
	/** Counts the notifications up to `most`, or as far as a count may walk. */
	count(most: number): Promise<Counted>;
}

/**
 * Chooses an index for a search. The walk reads it and skips what does not match, slice by slice, so that no other account waits.
 */
export async function openWalk(
	db: Queries,
	accountId: string,
	search: LogSearch,
): Promise<LogWalk> {
	const walk = await shortestOf(db, walksOf(db, accountId, search));
	return {
		async first(from, limit) {
			const found = await firstOfWalk(
				slices(walk, from, sizesFor(limit)),
				limit,
			);
			return found ?? [];
		},
		count: (most) => countWalk(slices(walk, search, sliceSizes()), most),
	};
}
