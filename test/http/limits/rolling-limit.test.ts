import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { rollingLimit } from "../../../server/http/limits/rolling-limit.ts";

const WINDOW_MS = 1_000;

test("lets at most the limit of a name pass within any window, and a request passes after the announced wait", () => {
	const gap = fc.oneof(
		fc.constant(0),
		fc.integer({ min: 1, max: 9 }),
		fc.integer({ min: 10, max: 700 }),
		fc.integer({ min: 900, max: 2_500 }),
	);
	const events = fc.array(fc.tuple(fc.constantFrom("a", "b"), gap), {
		minLength: 20,
		maxLength: 200,
		size: "max",
	});
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 9 }), events, (limit, asked) => {
			const { take } = rollingLimit(limit, WINDOW_MS);
			const passedAtMs: Record<string, number[]> = { a: [], b: [] };
			let nowMs = 0;
			for (const [name, gapMs] of asked) {
				nowMs += gapMs;
				const passed = passedAtMs[name] ?? [];
				const recent = passed.filter((atMs) => atMs > nowMs - WINDOW_MS);
				const growsInMs = (recent[0] ?? nowMs) + WINDOW_MS - nowMs;
				const isPassing = recent.length < limit;
				expect(take(name, nowMs)).toEqual({
					waitMs: isPassing ? 0 : growsInMs,
					left: isPassing ? limit - recent.length - 1 : 0,
					growsInMs,
				});
				if (isPassing) passed.push(nowMs);
			}
		}),
	);
});

test("a request that returns too early waits for the rest of the time, and no longer", () => {
	const { take } = rollingLimit(2, WINDOW_MS);
	const waits = [0, 400, 400, 999, 1_000, 1_000, 1_399, 1_400, 1_400, 5_000];
	expect(waits.map((nowMs) => take("a", nowMs).waitMs)).toEqual([
		...[0, 0, 600, 1, 0, 400, 1, 0, 600, 0],
	]);
});

test("each name is counted for itself, even after old names were removed", () => {
	const { take } = rollingLimit(1, WINDOW_MS);
	const wait = (name: string, nowMs: number) => take(name, nowMs).waitMs;
	expect(wait("a", 0)).toBe(0);
	expect(wait("b", 900)).toBe(0);
	expect(wait("c", 1_100)).toBe(0);
	expect(wait("a", 1_200)).toBe(0);
	expect(wait("b", 1_300)).toBe(600);
	expect(wait("b", 1_900)).toBe(0);
});

/** A limit, and the counts that it has not published yet. */
function sharing() {
	const limit = rollingLimit(10, WINDOW_MS);
	return {
		limit,
		unshared: (nowMs: number) => Object.fromEntries(limit.unshared(nowMs)),
	};
}

test("events that others count too are not published to them again", () => {
	const { limit, unshared } = sharing();
	limit.take("a", 0);
	limit.take("a", 100);
	limit.take("b", 100);
	limit.share("a", 100);
	limit.share("c", 100);
	limit.take("a", 200);
	expect(unshared(300)).toEqual({ a: [200], b: [100] });
	// Names move to a new generation, and stay shared.
	limit.take("a", 1_050);
	expect(unshared(1_050)).toEqual({ a: [200, 1_050], b: [100] });
	limit.share("a", 1_050);
	expect(unshared(1_060)).toEqual({ b: [100] });
});

test("events of a name that has not been used since are published once, and only as long as they count", () => {
	const { limit, unshared } = sharing();
	limit.take("a", 0);
	limit.take("a", 900);
	limit.take("b", 950);
	limit.take("c", 1_000);
	expect(unshared(1_100)).toEqual({ a: [900], b: [950], c: [1_000] });
	limit.share("a", 1_100);
	expect(unshared(1_100)).toEqual({ b: [950], c: [1_000] });
	expect(unshared(1_950)).toEqual({ c: [1_000] });
});

/** The bytes of all objects that are still used. */
function usedBytes(): number {
	setFlagsFromString("--expose-gc");
	runInNewContext("gc")();
	return getHeapStatistics().used_heap_size;
}

/** [what there is for each event, its name] */
test.each([
	["the events of a name", () => "busy"],
	["names", (event: number) => `name ${event}`],
])("the memory of %s that have left the window is freed", (_what, nameOf) => {
	const { take } = rollingLimit(1_000_000, WINDOW_MS);
	const takeMany = (from: number, until: number) => {
		// A window has ten thousand events.
		for (let event = from; event < until; event++)
			take(nameOf(event), event / 10);
	};
	takeMany(0, 50_000);
	const before = usedBytes();
	takeMany(50_000, 450_000);
	expect(usedBytes() - before).toBeLessThan(2_000_000);
});
