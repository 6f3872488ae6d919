import { expect, test } from "vitest";
import { ByLabel, Count, Durations } from "../../server/runtime/meter.ts";

/** [a duration (ms), the index of its bucket, which ends at a bound in seconds] */
test.each([
	[0, 0],
	[1, 0],
	[1.1, 1],
	[2.5, 1],
	[100, 6],
	[101, 7],
	[10_000, 11],
	[10_001, 12],
	[3_600_000, 12],
])("a duration of %d ms counts in bucket %i, and in seconds", (ms, bucket) => {
	const durations = new Durations();
	durations.add(ms);
	durations.add(ms);
	expect(durations.counts.indexOf(2)).toBe(bucket);
	expect(durations.counts).toHaveLength(13);
	expect(durations.seconds).toBeCloseTo(ms / 500, 9);
});

test("each combination of labels has a measurement of its own", () => {
	const requests = new ByLabel(["operation", "status"], () => new Count());
	requests.of("get", 200).add();
	requests.of("get", 200).add(2);
	requests.of("get", 404).add();
	requests.of("list", 200).add(-1);
	const all = [...requests.all()].map(([labels, { value }]) => [labels, value]);
	expect(all).toEqual([
		[{ operation: "get", status: "200" }, 3],
		[{ operation: "get", status: "404" }, 1],
		[{ operation: "list", status: "200" }, -1],
	]);
	const jobs = new ByLabel(["job"], () => new Count());
	jobs.of("track").add();
	expect([...jobs.all()].map(([labels]) => labels)).toEqual([{ job: "track" }]);
});
