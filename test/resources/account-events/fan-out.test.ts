import fc from "fast-check";
import { expect, test } from "vitest";
import type { EventName } from "../../../generated/openapi.ts";
import {
	type Addressed,
	type FanOut,
	FanOutReader,
	planFanOut,
	startOf,
} from "../../../server/resources/account-events/fan-out.ts";

const NAMES: readonly EventName[] = [
	"container.created",
	"container.updated",
	"tracking_request.succeeded",
];

/** Events in their order, and the webhooks that each event name notifies. */
const commit = fc.record({
	most: fc.oneof(fc.integer({ min: 1, max: 600 }), fc.constant(undefined)),
	from: fc.integer({ min: 1, max: 1_000_000 }),
	events: fc.array(fc.constantFrom(...NAMES), {
		minLength: 1,
		maxLength: 200,
		size: "max",
	}),
	webhooks: fc.tuple(
		...NAMES.map(() =>
			fc.uniqueArray(fc.integer({ min: 1, max: 400 }), {
				maxLength: 80,
				size: "max",
			}),
		),
	),
});

/** Runs all batches, as a job that stores only its progress does. */
function batchesOf(
	kept: FanOut,
	events: readonly EventName[],
	most?: number,
): Addressed[][] {
	const batches: Addressed[][] = [];
	for (
		let next: ReturnType<typeof startOf> | undefined = startOf(kept);
		next;
	) {
		const reader = new FanOutReader(JSON.parse(JSON.stringify(kept)));
		const first = next.position - kept.from;
		const last = reader.endOfBlock(next) - kept.from;
		const block = events
			.slice(first, last + 1)
			.map((event, index) => ({ event, position: kept.from + first + index }));
		const batch = reader.batch(next, block, most);
		expect(batch.next, "the batch brings progress").not.toEqual(next);
		batches.push(batch.rows);
		next = batch.next;
	}
	return batches;
}

test("every webhook is notified exactly once of every event that it subscribes to, in batches of at most 512 or as many as wanted, or of one webhook", () => {
	fc.assert(
		fc.property(commit, ({ most, from, events, webhooks }) => {
			const recipients = new Map(
				NAMES.map((name, index) => [
					name,
					(webhooks[index] ?? []).toSorted((a, b) => a - b),
				]),
			);
			const fanOut = planFanOut(from, events, recipients);
			const batches = batchesOf(fanOut, events, most);
			for (const batch of batches) {
				const ofOne = new Set(batch.map(({ webhookNumber }) => webhookNumber));
				if (ofOne.size > 1 || most === undefined)
					expect(batch.length).toBeLessThanOrEqual(most ?? 512);
			}
			const keys = batches
				.flat()
				.map((row) => `${row.webhookNumber} ${row.position}`);
			const wanted = events.flatMap((event, index) =>
				(recipients.get(event) ?? []).map(
					(number) => `${number} ${from + index}`,
				),
			);
			expect(keys.toSorted()).toEqual(wanted.toSorted());
		}),
		{ numRuns: 50 },
	);
});

test("webhooks with equal subscriptions are stored once, as ranges of their numbers", () => {
	const all = Array.from({ length: 1_000 }, (_, index) => index + 1);
	const some = [1, 2, 3, 7, 9, 10];
	const [created = "container.created", updated = "container.updated", other] =
		NAMES;
	const fanOut = planFanOut(
		5,
		NAMES,
		new Map([
			[created, all],
			[updated, all],
			[other ?? created, some],
		]),
	);
	expect(fanOut).toEqual({
		from: 5,
		until: 7,
		sets: [
			[[1, 1_000]],
			[
				[1, 3],
				[7, 7],
				[9, 10],
			],
		],
		recipients: {
			"container.created": 0,
			"container.updated": 0,
			"tracking_request.succeeded": 1,
		},
	});
});

test("a batch holds rows of few webhooks side by side", () => {
	const events = Array<EventName>(27).fill("container.created");
	const numbers = Array.from({ length: 1_000 }, (_, index) => index + 1);
	const recipients = new Map([["container.created" as const, numbers]]);
	const [first = []] = batchesOf(planFanOut(1, events, recipients), events);
	expect(new Set(first.map((row) => row.webhookNumber)).size).toBe(18);
	expect(first).toHaveLength(18 * 27);
});
