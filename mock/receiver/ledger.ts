import type { Claim } from "./claim.ts";
import type { Refusal } from "./verdict.ts";

/** A verified notification and the result of its attempts. */
export interface Entry extends Claim {
	readonly id: string;
	/** Number of its deliveries. */
	attempts: number;
	/** Whether an attempt was answered with success. */
	isTaken: boolean;
	lastAt: Date;
}

/** Counts of all deliveries. */
export interface Totals {
	/** All attempts. */
	deliveries: number;
	/** Deliveries with valid signatures. */
	verified: number;
	/** The other deliveries, by reason of refusal. */
	readonly refusals: Partial<Record<Refusal, number>>;
	/** Repeated verified deliveries of a notification. */
	duplicates: number;
	/** Distinct verified notifications. */
	notifications: number;
	taken: number;
	/** Notifications that arrived after a later one of their container was accepted. */
	outOfOrder: number;
	/** Deliveries that failed on purpose. */
	failed: number;
	/** Epoch milliseconds of the last delivery; 0 before the first. */
	lastAtMs: number;
}

/** How a delivery relates to the earlier ones. */
export interface Arrival {
	/** Number of deliveries of the notification including this one; 1 for a refused delivery. */
	readonly attempt: number;
	/** Whether a later event of the same container was accepted before. */
	readonly isOutOfOrder: boolean;
}

/** The receiver's records: the totals, and the latest notifications and containers. */
export interface Ledger {
	readonly totals: Totals;
	/** Records a verified delivery. */
	arrive(id: string, claim: Claim, at: Date): Arrival;
	/** Counts a refused delivery. */
	refuse(refusal: Refusal, at: Date): Arrival;
	/** Records that a notification was answered with success. */
	take(id: string): void;
	/** The latest notifications, newest first. */
	latest(most: number): readonly Entry[];
}

/** Number of notifications in the ledger, about 30 MB. */
const MOST_REMEMBERED = 100_000;

/** Opens an empty ledger. Beyond 100,000 notifications it drops the least recently delivered ones. */
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

/** Sets a value as the last of the map, and drops the first one when there are too many. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value) {
	map.delete(key);
	map.set(key, value);
	const [oldest] = map.keys();
	if (map.size > MOST_REMEMBERED && oldest !== undefined) map.delete(oldest);
}
