import { MOST_AT_ONCE, mostAtOnce } from "./circuit.ts";
import type { Queue } from "./queue-queries.ts";

/** A notification that is to be handed over. */
export interface Waiting {
	/** The position of its event. */
	readonly position: number;
	/** Since when it is due, by the clock. */
	readonly dueAt: string;
}

/** Notifications that are handed over in one turn. A receiver in trouble gets no more than it may have at once. */
const MOST_IN_TURN = 16;

/** Whether a receiver's last attempt has failed. */
export type Kind = "healthy" | "troubled";

/** A webhook's queue while this process holds it. */
export interface Turn {
	readonly webhookId: string;
	readonly webhookNumber: number;
	readonly accountId: string;
	readonly kind: Kind;
	readonly mostAtOnce: number;
	/** Until when nobody else takes the queue, by the wall. */
	leasedUntilMs: number;
	/** What is to be attempted. */
	waiting: Waiting[];
	/** Whether it is given nothing more, whatever waits. */
	isEnding: boolean;
	/** The positions of what is being attempted or recorded. */
	readonly inHand: Set<number>;
	/** How many of these are being attempted. */
	underWay: number;
}

/** A turn that nothing is to be attempted in yet. */
export function newTurn(queue: Queue, leasedUntilMs: number): Turn {
	return {
		webhookId: queue.webhook_id,
		webhookNumber: queue.webhook_number,
		accountId: queue.account_id,
		kind: queue.failures > 0 ? "troubled" : "healthy",
		mostAtOnce: mostAtOnce(queue),
		leasedUntilMs,
		waiting: [],
		isEnding: false,
		inHand: new Set(),
		underWay: 0,
	};
}

/** How many notifications to read for a queue: what is in hand already may be among the first. */
export function mostToRead(queue: Queue): number {
	return (queue.failures > 0 ? mostAtOnce(queue) : MOST_IN_TURN) + MOST_AT_ONCE;
}

/** Gives a turn what waits in its queue. */
export function addToTurn(turn: Turn, waiting: readonly Waiting[]): void {
	if (turn.isEnding) return;
	const isTroubled = turn.kind === "troubled";
	turn.waiting = waiting
		.filter(({ position }) => !turn.inHand.has(position))
		.slice(0, isTroubled ? turn.mostAtOnce : MOST_IN_TURN);
	// What a receiver in trouble is handed next depends on what it answers.
	turn.isEnding = isTroubled;
}

/** Whether a turn could begin an attempt if it had one to make. */
export function hasSpare(turn: Turn): boolean {
	return (
		turn.waiting.length === 0 &&
		!turn.isEnding &&
		turn.inHand.size < turn.mostAtOnce
	);
}

/** Has a turn begin nothing more. What waits stays in the queue. */
export function endEarly(turn: Turn): void {
	turn.waiting = [];
	turn.isEnding = true;
}
