import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	afterFailure,
	hasFailedTooLong,
	maxConcurrency,
} from "../../server/deliveries/receiver-circuit.ts";
import {
	HEALTHY,
	type Health,
} from "../../server/resources/account-events/notification-table.ts";

const START = Date.parse("2026-03-01T00:00:00Z");
const at = (ms: number) => new Date(START + ms);
const DAY = 86_400_000;

/** A receiver after this many failures in a row, each at the earliest time that the circuit allowed. */
function failing(times: number): { health: Health; now: Date } {
	let health = HEALTHY;
	let now = at(0);
	for (let failure = 0; failure < times; failure++) {
		health = afterFailure(health, now, 0.5);
		if (failure + 1 < times) now = new Date(health.open_until ?? now);
	}
	return { health, now };
}

function openMs(times: number): number | null {
	const { health, now } = failing(times);
	return health.open_until === null
		? null
		: Date.parse(health.open_until) - now.getTime();
}

test.each<[failures: number, atOnce: number, openMs: number | null]>([
	[0, 4, null],
	[1, 4, null],
	[2, 3, null],
	[3, 2, null],
	[4, 1, null],
	[5, 1, 5_000],
	[6, 1, 10_000],
	[7, 1, 20_000],
	[8, 1, 40_000],
	[9, 1, 60_000],
	[10, 1, 60_000],
	[200, 1, 60_000],
])(
	"after %i failures in a row the circuit allows %i attempts at once, and is open for %s ms",
	(failures, atOnce, wantMs) => {
		expect(maxConcurrency(failing(failures).health)).toBe(atOnce);
		expect(openMs(failures)).toBe(wantMs);
	},
);

test("the failure of an attempt that started before the circuit opened does not count", () => {
	const { health, now } = failing(5);
	expect(afterFailure(health, now, 0.5)).toBe(health);
	expect(afterFailure(health, new Date(now.getTime() + 4_999), 0.5)).toBe(
		health,
	);
});

test("the circuit is open for at least four and at most 72 seconds, and only after five failures", () => {
	const failures = fc.array(
		fc.record({
			waitMs: fc.integer({ min: 0, max: 600_000 }),
			random: fc.double({ min: 0, max: 1, noNaN: true }),
		}),
		{ maxLength: 60 },
	);
	fc.assert(
		fc.property(failures, (steps) => {
			let health = HEALTHY;
			let now = at(0);
			for (const { waitMs, random } of steps) {
				now = new Date(now.getTime() + waitMs);
				const before = health;
				health = afterFailure(before, now, random);
				expect(health.failing_since).not.toBeNull();
				if (health === before) continue;
				expect(health.failures).toBe(before.failures + 1);
				const open = health.open_until;
				expect(open === null).toBe(health.failures < 5);
				if (open === null) continue;
				const ms = Date.parse(open) - now.getTime();
				expect(ms).toBeGreaterThanOrEqual(4_000);
				expect(ms).toBeLessThanOrEqual(72_000);
			}
		}),
	);
});

describe("whether a receiver has failed for too long", () => {
	const since = at(0).toISOString();
	const health = (failures: number, failingSince: string | null): Health => ({
		failures,
		failing_since: failingSince,
		open_until: null,
	});
	test.each<[what: string, health: Health, now: Date, want: boolean]>([
		["after a success", HEALTHY, at(100 * DAY), false],
		["after nearly five days", health(50, since), at(5 * DAY - 1), false],
		["after five days", health(50, since), at(5 * DAY), true],
		["by a few failures", health(4, since), at(30 * DAY), false],
		["by just enough", health(5, since), at(30 * DAY), true],
	])("%s: %o", (_what, given, now, want) => {
		expect(hasFailedTooLong(given, now)).toBe(want);
	});
});
