import type { Claim } from "./claim.ts";
import type { Refusal } from "./verdict.ts";

/** A verified notification and what became of its attempts. */
export interface Entry extends Claim {
	readonly id: string;
	/** How often it has come. */
	attempts: number;
	/** Whether an attempt was answered with success. */
	isTaken: boolean;
	lastAt: Date;
}

/** What has come altogether. */
export interface Totals {
	/** Attempts, whatever they were. */
	deliveries: number;
	/** Deliveries whose signatures are right. */
	verified: number;
	/** The other deliveries, by what was wrong with them. */
	readonly refusals: Partial<Record<Refusal, number>>;
	/** Verified deliveries of a notification that had come before. */
	duplicates: number;
	/** Different notifications that were verified, and those that were answered with success. */
	notifications: number;
	taken: number;
	/** Notifications that came after a later one of their container was taken. */
	outOfOrder: number;
	/** Deliveries that were failed on purpose. */
	failed: number;
	/** Epoch milliseconds of the last delivery; 0 before the first. */
	lastAtMs: number;
}

/** What a delivery is in the light of those before. */
export interface Arrival {
	/** How often the notification has come, this time included; 1 for what is refused. */
	readonly attempt: number;
	/** Whether a later event of the same container was taken before. */
	readonly isOutOfOrder: boolean;
}

/** What a receiver remembers: the totals, and the notifications and containers that it met last. */
export interface Ledger {
	readonly totals: Totals;
	/** Writes a verified delivery down. */
	arrive(id: string, claim: Claim, at: Date): Arrival;
	/** Counts a delivery that is not trusted; more is not kept of it. */
	refuse(refusal: Refusal, at: Date): Arrival;
	/** Writes down that a notification was answered with success. */
	take(id: string): void;
	/** The notifications that came last, newest first. */
	latest(most: number): readonly Entry[];
}

/** About 30 MB when it is full. */
const MOST_REMEMBERED = 100_000;

/** A ledger with nothing in it. Beyond 100,000 notifications it forgets those that it has not met for the longest time. */
export function openLedger(): Ledger {
	const entries = new Map<string, Entry>();
	const lastTaken = new Map<string, number>();
	const totals = emptyTotals();
	const count = (at: Date) => {
		totals.deliveries++;
		totals.lastAtMs = at.getTime();
	};
	return {
		totals,
		arrive(id, claim, at) {
			count(at);
			const known = entries.get(id);
			const entry = known ?? { id, ...claim, ...NEVER_SEEN };
			entry.attempts++;
			entry.lastAt = at;
			remember(entries, id, entry);
			const { containerId, sequence, isTaken, attempts: attempt } = entry;
			const last = lastTaken.get(containerId ?? "") ?? 0;
			const isOutOfOrder = !isTaken && sequence !== null && sequence < last;
			totals.verified++;
			if (known) totals.duplicates++;
			else totals.notifications++;
			if (isOutOfOrder) totals.outOfOrder++;
			return { attempt, isOutOfOrder };
		},
		refuse(refusal, at) {
			count(at);
			totals.refusals[refusal] = (totals.refusals[refusal] ?? 0) + 1;
			return { attempt: 1, isOutOfOrder: false };
		},
		take(id) {
			const entry = entries.get(id);
			if (entry === undefined || entry.isTaken) return;
			entry.isTaken = true;
			totals.taken++;
			const { containerId, sequence } = entry;
			if (containerId === null || sequence === null) return;
			const before = lastTaken.get(containerId) ?? 0;
			remember(lastTaken, containerId, Math.max(before, sequence));
		},
		latest: (most) => [...entries.values()].slice(-most).reverse(),
	};
}

function emptyTotals(): Totals {
	return {
		deliveries: 0,
		verified: 0,
		refusals: {},
		duplicates: 0,
		notifications: 0,
		taken: 0,
		outOfOrder: 0,
		failed: 0,
		lastAtMs: 0,
	};
}

const NEVER_SEEN = { attempts: 0, isTaken: false, lastAt: new Date(0) };

/** Sets a value and makes it the last of the map; the first one goes when there are too many. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value) {
	map.delete(key);
	map.set(key, value);
	const [oldest] = map.keys();
	if (map.size > MOST_REMEMBERED && oldest !== undefined) map.delete(oldest);
}
