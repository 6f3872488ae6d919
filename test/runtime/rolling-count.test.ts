import { expect, it } from "vitest";
import {
	add,
	type Counted,
	countOf,
	notInFuture,
	postpone,
	recent,
	remove,
} from "../../server/runtime/rolling-count.ts";

/** A minute, whose parts are a second each. */
const SPAN_MS = 60_000;

/** Counts as `<last ms>x<events>`. */
const counts = (text: string): Counted[] =>
	text.split(" ").flatMap((one): Counted[] => {
		const [lastMs, count] = one.split("x").map(Number);
		return lastMs === undefined || count === undefined ? [] : [[lastMs, count]];
	});
const shown = (counted: readonly Counted[]) =>
	counted.map(([lastMs, count]) => `${lastMs}x${count}`).join(" ");

it.each([
	["", 60_000, "", 0],
	["0x2 1x3", 60_000, "1x3", 3],
	["0x2 1x3", 59_999, "0x2 1x3", 5],
	["0x2 1x3", 60_001, "", 0],
])("of %j still count at %i: %j, %i events", (all, nowMs, still, count) => {
	const counted = recent(counts(all), SPAN_MS, nowMs);
	expect(shown(counted)).toBe(still);
	expect(countOf(counted)).toBe(count);
});

it.each([
	["", 1, 5_000, "5000x1"],
	["", 2, 0, "0x2"],
	["5000x1", 2, 5_999, "5999x3"],
	["5000x1", 2, 6_000, "5000x1 6000x2"],
	["4000x7 5999x1", 2, 5_000, "4000x7 5999x3"],
])(
	"%j and %i more at %i are %j, one entry for each second",
	(before, count, atMs, after) => {
		expect(shown(add(counts(before), count, SPAN_MS, atMs))).toBe(after);
	},
);

it.each([
	["1000x2 2000x3", 1, 2_000, "1000x2 2000x2"],
	["1000x2 2000x3", 3, 2_000, "1000x2"],
	["1000x2 2000x3", 4, 2_000, "1000x1"],
	["1000x2 2000x3", 9, 2_000, ""],
	["1000x2 2000x3", 1, 1_999, "1000x1 2000x3"],
	["1000x2 2000x3", 1, 999, "1000x2 2000x3"],
	["1000x2 2000x3", 0, 2_000, "1000x2 2000x3"],
])(
	"%j without %i events of %i or before are %j",
	(before, count, atMs, after) => {
		expect(shown(remove(counts(before), count, atMs))).toBe(after);
	},
);

it.each([
	["1500x2 9000x1", 1_000, 9_500, "1500x1 9500x2"],
	["1500x1 9000x1", 1_000, 10_000, "9000x1 10000x1"],
	["1100x2 1500x2", 1_000, 9_000, "1100x2 1500x1 9000x1"],
	// Its entry has left the span: it counts from now all the same.
	["9000x1", 1_000, 10_000, "9000x1 10000x1"],
])(
	"in %j an event of %i that counts from %i on gives %j",
	(before, fromMs, toMs, after) => {
		expect(shown(postpone(counts(before), SPAN_MS, fromMs, toMs))).toBe(after);
	},
);

it.each([
	[15_000, "15000x1"],
	[15_001, "10000x1"],
	[9_000, "9000x1"],
])(
	"a count of %i, read at 10000, is %j: a clock that is wrong by more than five seconds does not block the source",
	(lastMs, after) => {
		expect(shown(notInFuture([[lastMs, 1]], 10_000))).toBe(after);
	},
);
