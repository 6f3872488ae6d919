import { expect, test } from "vitest";
import { HeldQueues } from "../../server/deliveries/held-queues.ts";
import type { PendingNotification } from "../../server/deliveries/webhook-turn.ts";
import {
	addToTurn,
	endEarly,
	hasCapacity,
	newTurn,
	readLimit,
} from "../../server/deliveries/webhook-turn.ts";
import { queueWith } from "./queue-with.ts";

function waiting(count: number): PendingNotification[] {
	return Array.from({ length: count }, (_, index) => ({
		position: index,
		dueAt: "2026-03-01T00:00:00Z",
	}));
}

test.each<[failures: number, atOnce: number, held: number, read: number]>([
	[0, 4, 16, 20],
	[1, 4, 4, 8],
	[3, 2, 2, 6],
	[5, 1, 1, 5],
	[50, 1, 1, 5],
])(
	"after %i failures a turn makes %i attempts at once, holds at most %i notifications, and reads at most %i",
	(failures, atOnce, held, read) => {
		const turn = newTurn(queueWith(failures), 0);
		addToTurn(turn, waiting(1_000));
		expect(turn.maxConcurrency).toBe(atOnce);
		expect(turn.waiting).toHaveLength(held);
		expect(readLimit(queueWith(failures))).toBe(read);
	},
);

test("a new turn belongs to its queue's webhook, and has no notifications", () => {
	expect(newTurn(queueWith(0), 77)).toEqual({
		...{ webhookId: "w", webhookNumber: 1, accountId: "a", kind: "healthy" },
		...{ maxConcurrency: 4, leasedUntilMs: 77, waiting: [], isEnding: false },
		...{ inHand: new Set(), running: 0 },
	});
	expect(newTurn(queueWith(1), 77).kind).toBe("troubled");
});

test("a turn with as many attempts as allowed has no capacity", () => {
	const turn = newTurn(queueWith(0), 0);
	for (const position of [0, 1, 2]) turn.inHand.add(position);
	expect(hasCapacity(turn)).toBe(true);
	turn.inHand.add(3);
	expect(hasCapacity(turn)).toBe(false);
});

test("failing receivers hold at most a quarter of the queues, and a held queue counts until its release", () => {
	const held = new HeldQueues();
	const rooms = () => [held.room("healthy"), held.room("troubled")];
	expect([...rooms(), held.isEmpty()]).toEqual([192, 64, true]);
	const turns = [0, 0, 9].map((failures) => newTurn(queueWith(failures), 0));
	for (const turn of turns) held.add(turn);
	expect([...rooms(), held.isEmpty()]).toEqual([190, 63, false]);
	const left = turns.map((turn) => {
		held.remove(turn);
		return [...rooms(), held.isEmpty()];
	});
	expect(left).toEqual([
		[191, 63, false],
		[192, 63, false],
		[192, 64, true],
	]);
});

test("a turn takes no notification twice, and an ending turn takes none", () => {
	const turn = newTurn(queueWith(0), 0);
	turn.inHand.add(0).add(2);
	expect(hasCapacity(turn)).toBe(true);
	addToTurn(turn, waiting(4));
	expect(turn.waiting.map(({ position }) => position)).toEqual([1, 3]);
	expect(hasCapacity(turn)).toBe(false);
	endEarly(turn);
	expect(turn.waiting).toEqual([]);
	addToTurn(turn, waiting(4));
	expect(turn.waiting).toEqual([]);
	expect(hasCapacity(turn)).toBe(false);
});

test("the turn of a failing receiver gets no notifications after its first ones", () => {
	const turn = newTurn(queueWith(5), 0);
	addToTurn(turn, waiting(1));
	turn.waiting = [];
	expect(hasCapacity(turn)).toBe(false);
});
