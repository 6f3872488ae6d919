import { describe, expect, test } from "vitest";
import {
	dueTasks,
	nextTerminalCheckAt,
	type TerminalTask,
} from "../../../server/jobs/check-terminal/terminal-plan.ts";
import type { Services } from "../../../server/services/services.ts";
import { testClock } from "../../support/time/test-clock.ts";

const NOW = "2026-03-01T00:00:00Z";
const HOUR = 3_600_000;

/** Terminals are queried up to a tenth earlier or later than planned. */
const services = {
	clock: testClock(NOW),
	rules: { terminal: { jitter: 0.1 } },
} as unknown as Pick<Services, "terminals" | "rules" | "clock">;

const at = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString();

/** A container that is queried every hour, and was last queried this long ago. */
const task = (askedMs: number | null) =>
	({
		askedAt: askedMs === null ? null : at(-askedMs),
		intervalMs: HOUR,
	}) as TerminalTask;

describe("a terminal is queried", () => {
	test.each([
		[null, true],
		[0, false],
		[0.9 * HOUR - 1, false],
		[0.9 * HOUR, true],
		[2 * HOUR, true],
	])("for a container last queried %s ms ago: %s", (askedMs, isDue) => {
		const tasks = [task(askedMs)];
		expect(dueTasks(tasks, services)).toEqual(isDue ? tasks : []);
	});

	test.each<[(number | null)[], number, number | undefined]>([
		[[], 0.5, undefined],
		[[null], 0.5, 0],
		[[0], 0, 0.9 * HOUR],
		[[0], 0.5, HOUR],
		[[0], 1, 1.1 * HOUR],
		[[0, 0.5 * HOUR], 0.5, 0.5 * HOUR],
		[[0, null], 0.5, 0],
		[[0, 5 * HOUR], 0.5, 0],
	])(
		"for the first of containers last queried %j ms ago, at a random number of %s, in %s ms",
		(askedMs, chance, want) => {
			const dueAt = nextTerminalCheckAt(askedMs.map(task), services, chance);
			expect(dueAt?.toISOString()).toBe(want === undefined ? want : at(want));
		},
	);
});
