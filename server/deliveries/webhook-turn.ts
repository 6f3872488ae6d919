import type { Queue } from "./queue-queries.ts";
import { MAX_CONCURRENCY, maxConcurrency } from "./receiver-circuit.ts";

/** A notification to deliver. */
export interface PendingNotification {
	/** Position of its event. */
	readonly position: number;
	/** When the notification is due, by the clock. */
	readonly dueAt: string;
}

/** Notifications per turn. A troubled receiver gets only as many as it may have at once. */
const MAX_PER_TURN = 16;

/** Whether the last attempt of a webhook succeeded or failed. */
export type Kind = "healthy" | "troubled";

/** The turn of a webhook: its queue while this process holds it. */
export interface Turn {
	readonly webhookId: string;
	readonly webhookNumber: number;
	readonly accountId: string;
	readonly kind: Kind;
	readonly maxConcurrency: number;
	/** When the lease of the queue ends, in wall-clock time. */
	leasedUntilMs: number;
	/** Notifications still to attempt in this turn. */
	waiting: PendingNotification[];
	/** Whether the turn accepts no more notifications. */
	isEnding: boolean;
	/** Positions of notifications being attempted or written. */
	readonly inHand: Set<number>;
	/** Attempts in flight. */
	running: number;
}

/** Creates a turn without notifications. */
export function newTurn(queue: Queue, leasedUntilMs: number): Turn {
	return {
		webhookId: queue.webhook_id,
		webhookNumber: queue.webhook_number,
		accountId: queue.account_id,
		kind: queue.failures > 0 ? "troubled" : "healthy",
		maxConcurrency: maxConcurrency(queue),
		leasedUntilMs,
		waiting: [],
		isEnding: false,
		inHand: new Set(),
		running: 0,
	};
}

/** How many notifications to read for a queue, allowing for those being attempted already. */
export function readLimit(queue: Queue): number {
	return (
		(queue.failures > 0 ? maxConcurrency(queue) : MAX_PER_TURN) +
		MAX_CONCURRENCY
	);
}

/** Adds pending notifications to a turn. */
export function addToTurn(
	turn: Turn,
	waiting: readonly PendingNotification[],
): void {
	if (turn.isEnding) return;
	const isTroubled = turn.kind === "troubled";
	turn.waiting = waiting
		.filter(({ position }) => !turn.inHand.has(position))
		.slice(0, isTroubled ? turn.maxConcurrency : MAX_PER_TURN);
	// A troubled receiver's answers decide what it gets next.
	turn.isEnding = isTroubled;
}

/** Whether a turn could start another attempt. */
export function hasCapacity(turn: Turn): boolean {
	return (
		turn.waiting.length === 0 &&
		!turn.isEnding &&
		turn.inHand.size < turn.maxConcurrency
	);
}

/** Lets a turn start no more attempts. Pending notifications stay in the queue. */
export function endEarly(turn: Turn): void {
	turn.waiting = [];
	turn.isEnding = true;
}
