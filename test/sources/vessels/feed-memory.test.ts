import fc from "fast-check";
import { expect, test } from "vitest";
import { feedMemory } from "../../../server/sources/vessels/feed/feed-memory.ts";
import type { FeedMessage } from "../../../server/sources/vessels/feed/feed-message.ts";

const START = Date.parse("2026-11-02T00:00:00Z");
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const IMO = { imo: "9839272", mmsi: null };
const OTHER = { imo: "9321483", mmsi: null };

const says = (imo: string, mmsi: string): FeedMessage => ({
	kind: "identity",
	imo,
	mmsi,
});

const isAt = (mmsi: string, atMs: number, latitude = 33.5): FeedMessage => ({
	kind: "position",
	mmsi,
	position: {
		atMs,
		latitude,
		longitude: -121.8,
		heading: 284,
		course: 285,
		speed: 17,
	},
});

test("a ship keeps its number while it reports, even if another one claims it, and the number is free after a day of silence", () => {
	const memory = feedMemory();
	memory.ask(IMO, START);
	const mmsiAfter = (message: FeedMessage, hours: number) => {
		memory.hear(message, START + hours * HOUR_MS);
		return memory.ask(IMO, START + hours * HOUR_MS).mmsi;
	};
	expect(mmsiAfter(says("9839272", "371234000"), 1)).toBe("371234000");
	expect(mmsiAfter(says("9839272", "219018271"), 2)).toBe("371234000");
	expect(mmsiAfter(isAt("371234000", START + 20 * HOUR_MS), 20)).toBe(
		"371234000",
	);
	expect(mmsiAfter(says("9839272", "219018271"), 43)).toBe("371234000");
	expect(mmsiAfter(says("9839272", "219018271"), 45)).toBe("219018271");
	memory.hear(isAt("371234000", START + 45 * HOUR_MS), START + 45 * HOUR_MS);
	expect(memory.ask(IMO, START + 45 * HOUR_MS).positions).toHaveLength(1);
});

test("a queried number is replaced when its ship never reported", () => {
	const memory = feedMemory();
	memory.ask({ imo: "9839272", mmsi: "371234000" }, START);
	memory.hear(says("9839272", "219018271"), START);
	expect(memory.mmsis()).toEqual(["219018271"]);
});

test("a number that a ship has told stays when an older one is queried", () => {
	const memory = feedMemory();
	memory.ask(IMO, START);
	memory.hear(says("9839272", "219018271"), START);
	const { mmsi } = memory.ask({ imo: "9839272", mmsi: "371234000" }, START);
	expect(mmsi).toBe("219018271");
});

test("a ship keeps its number and positions when its transponder names another ship too, which gets none of them", () => {
	const memory = feedMemory();
	memory.ask(IMO, START);
	memory.ask(OTHER, START);
	memory.hear(says("9839272", "371234000"), START);
	memory.hear(isAt("371234000", START), START);
	memory.hear(says("9321483", "371234000"), START);
	memory.hear(isAt("371234000", START + 60_000), START + 60_000);
	expect(memory.ask(IMO, START + 60_000).positions).toHaveLength(2);
	expect(memory.ask(OTHER, START + 60_000).positions).toEqual([]);
	memory.hear(says("9321483", "219018271"), START + 60_000);
	expect(memory.mmsis()).toEqual(["371234000", "219018271"]);
});

test("a number that has passed from a queried ship to another one is the other's, and each ship gets its own positions", () => {
	const memory = feedMemory();
	const before = { imo: "9839272", mmsi: "371234000" };
	const now = { imo: "9321483", mmsi: "371234000" };
	memory.ask(before, START);
	memory.ask(now, START);
	memory.hear(isAt("371234000", START), START);
	memory.hear(says("9321483", "371234000"), START);
	memory.hear(says("9839272", "219018271"), START);
	memory.hear(isAt("371234000", START + 60_000, 1), START + 60_000);
	memory.hear(isAt("219018271", START + 60_000, 2), START + 60_000);
	const latitudes = (vessel: typeof now) =>
		memory
			.ask(vessel, START + 60_000)
			.positions.map(({ latitude }) => latitude);
	expect([latitudes(before), latitudes(now)]).toEqual([[2], [1]]);
});

test("a number that one of two ships has given up is still heard for the other one", () => {
	const memory = feedMemory();
	memory.ask({ imo: "9839272", mmsi: "371234000" }, START);
	memory.ask({ imo: "9321483", mmsi: "371234000" }, START + 1);
	memory.hear(says("9321483", "371234000"), START + 1);
	memory.ask({ imo: "9321483", mmsi: "371234000" }, START + DAY_MS + 1);
	expect(memory.mmsis()).toEqual(["371234000"]);
	const heardMs = START + DAY_MS + 1;
	memory.hear(isAt("371234000", heardMs), heardMs);
	const { positions } = memory.ask({ imo: "9321483", mmsi: null }, heardMs);
	expect(positions).toHaveLength(1);
});

test("vessels without a query for a day are dropped", () => {
	const memory = feedMemory();
	memory.ask(IMO, START);
	memory.ask(OTHER, START + DAY_MS);
	expect(memory.mmsis()).toHaveLength(2);
	memory.ask(OTHER, START + DAY_MS + 1);
	expect(memory.mmsis()).toHaveLength(1);
	memory.hear(says("9839272", "371234000"), START + DAY_MS + 1);
	expect(memory.mmsis()).toEqual([null]);
});

test("of too many vessels the least recently requested ones are dropped", () => {
	const memory = feedMemory({ vessels: 2, positionsOfOne: 9, positions: 99 });
	for (const mmsi of ["371000001", "371000002", "371000001", "371000003"]) {
		memory.ask({ imo: null, mmsi }, START);
	}
	expect(memory.mmsis()).toEqual(["371000001", "371000003"]);
});

test("the memory never exceeds its limits, and has the newest positions", () => {
	const message = fc.record({
		ship: fc.integer({ min: 0, max: 4 }),
		minutes: fc.integer({ min: 0, max: 600 }),
	});
	fc.assert(
		fc.property(
			fc.array(message, { maxLength: 200, size: "max" }),
			(messages) => {
				const memory = feedMemory({
					vessels: 5,
					positionsOfOne: 4,
					positions: 15,
				});
				const mmsis = [0, 1, 2, 3, 4].map((ship) => `37100000${ship}`);
				const nowMs = START + 11 * HOUR_MS;
				const askAll = () =>
					mmsis.map((mmsi) => memory.ask({ imo: null, mmsi }, nowMs).positions);
				askAll();
				const newest = [0, 0, 0, 0, 0];
				for (const { ship, minutes } of messages) {
					const atMs = START + minutes * 60_000;
					memory.hear(isAt(mmsis[ship] ?? "", atMs), nowMs);
					newest[ship] = Math.max(newest[ship] ?? 0, atMs);
				}
				for (const [ship, positions] of askAll().entries()) {
					expect(positions.length).toBeLessThanOrEqual(3);
					const last = positions.at(-1);
					expect(last ? Date.parse(last.at) : 0).toBe(newest[ship]);
					const times = positions.map(({ at }) => at);
					expect(times).toEqual([...new Set(times)].sort());
				}
			},
		),
	);
});

test("positions more than a day old, or in the future, are not stored", () => {
	const memory = feedMemory();
	memory.ask({ imo: null, mmsi: "371234000" }, START);
	for (const atMs of [START - DAY_MS - 1, START + HOUR_MS]) {
		memory.hear(isAt("371234000", atMs), START);
	}
	const { positions } = memory.ask({ imo: null, mmsi: "371234000" }, START);
	expect(positions).toEqual([]);
});
