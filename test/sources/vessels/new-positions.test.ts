import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { along, greatCircleMiles } from "../../../server/sea/globe.ts";
import type { VesselPosition } from "../../../server/sources/contracts/position-source.ts";
import { newPositions } from "../../../server/sources/vessels/new-positions.ts";
import {
	quarterOf,
	thinPositions,
} from "../../../server/sources/vessels/thin-positions.ts";
import { withoutJumps } from "../../../server/sources/vessels/without-jumps.ts";
import { withoutSpikes } from "../../../server/sources/vessels/without-spikes.ts";

const START = Date.parse("2026-11-02T00:00:00Z");

function positionAt(
	minutes: number,
	latitude: number,
	longitude: number,
): VesselPosition {
	const at = new Date(START + Math.round(minutes * 60) * 1_000);
	return {
		at: `${at.toISOString().slice(0, 19)}Z`,
		latitude,
		longitude,
		headingDegrees: 270,
		speedKnots: 18,
	};
}

/** The position of a ship that leaves Los Angeles westward at 18 knots. */
function underWay(minutes: number): VesselPosition {
	return positionAt(minutes, 33.7, -118.3 - minutes * (0.3 / 50));
}

const ELSEWHERE = (minutes: number) => positionAt(minutes, 51.9, 4);

const sail = (...minutes: number[]) => minutes.map(underWay);

test("a small detour is no spike, even where a ship is faster than it says", () => {
	const slow = (minutes: number, latitude: number, longitude: number) => ({
		...positionAt(minutes, latitude, longitude),
		speedKnots: 5,
	});
	const track = [slow(0, 0, 0), slow(45, 0.1, 0.5), slow(120, 0, 1)];
	expect(withoutSpikes(track)).toEqual(track);
});

describe("these positions remain", () => {
	const good = sail(0, 5, 10, 15);
	it.each<[string, VesselPosition[], VesselPosition[]]>([
		["none without positions", [], []],
		["one alone", sail(0), sail(0)],
		["all valid ones", good, good],
		[
			"the valid ones around one wrong one",
			[...sail(0, 5), ELSEWHERE(7), ...sail(10, 15)],
			good,
		],
		[
			"the valid ones after a wrong first one",
			[ELSEWHERE(0), ...good.slice(1)],
			good.slice(1),
		],
		["the valid ones before a wrong last one", [...good, ELSEWHERE(20)], good],
		[
			"the valid ones between wrong ones that agree with each other",
			[underWay(0), ELSEWHERE(5), underWay(6), ELSEWHERE(7), ...sail(10, 15)],
			sail(0, 6, 10, 15),
		],
		[
			"those of the ship that is received more often, when two use one number",
			[...sail(0), ELSEWHERE(1), ...sail(5), ELSEWHERE(9), ...sail(10, 15)],
			good,
		],
		[
			"those after a silence of days",
			[...sail(0), positionAt(4 * 1_440, 21.3, -157.9)],
			[...sail(0), positionAt(4 * 1_440, 21.3, -157.9)],
		],
		[
			"the valid ones after a wrong one that a silence of hours makes possible",
			[...sail(0, 5), positionAt(305, 38.5, -120), ...sail(310, 315)],
			sail(0, 5, 310, 315),
		],
		[
			"those of one moment that differ by less than a mile",
			[positionAt(0, 10, 10), positionAt(0, 10.01, 10)],
			[positionAt(0, 10, 10), positionAt(0, 10.01, 10)],
		],
		[
			"those across the date line, which is no jump",
			[positionAt(0, 40, 179.99), positionAt(10, 40, -179.96)],
			[positionAt(0, 40, 179.99), positionAt(10, 40, -179.96)],
		],
	])("%s", (_, positions, want) => {
		expect(withoutJumps(positions)).toEqual(want);
	});

	it("some of a hundred that are all wrong", () => {
		const random = Array.from({ length: 100 }, (_, n) =>
			positionAt(n, (n * 37) % 80, (n * 61) % 170),
		);
		expect(withoutJumps(random).length).toBeGreaterThan(0);
	});
});

/** A voyage: steps of up to an hour at up to 30 knots. */
const voyage = fc
	.array(
		fc.record({
			minutes: fc.integer({ min: 1, max: 60 }),
			knots: fc.double({ min: 0, max: 30, noNaN: true }),
		}),
		{ minLength: 3, maxLength: 40 },
	)
	.map((steps) => {
		const from = [170, 30] as const;
		const to = [-120, 40] as const;
		const whole = greatCircleMiles(from, to);
		let minutes = 0;
		let miles = 0;
		return steps.map((step) => {
			minutes += step.minutes;
			miles += (step.knots * step.minutes) / 60;
			const [longitude, latitude] = along(from, to, miles / whole);
			return positionAt(minutes, latitude, longitude);
		});
	});

test("no position of a real voyage is lost as long as wrong positions in between are fewer", () => {
	const isBadAfter = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 });
	fc.assert(
		fc.property(voyage, isBadAfter, (good, bad) => {
			const mixed = good.flatMap((position, index) => {
				// Never two next to each other, and never more than half.
				if (index % 2 === 0 || !bad[index]) return [position];
				const latitude = -60 + (index % 7);
				return [position, { ...position, latitude, longitude: 20 }];
			});
			expect(withoutJumps(mixed)).toEqual(good);
		}),
	);
});

test("the result has no jump, and filtering it again changes nothing", () => {
	const any = fc.array(
		fc.record({
			minutes: fc.integer({ min: 0, max: 3_000 }),
			latitude: fc.integer({ min: 30, max: 40 }),
			longitude: fc.integer({ min: 170, max: 180 }),
		}),
		{ maxLength: 60 },
	);
	fc.assert(
		fc.property(any, (steps) => {
			const positions = steps
				.sort((one, other) => one.minutes - other.minutes)
				.map((one) => positionAt(one.minutes, one.latitude, one.longitude));
			const kept = withoutJumps(positions);
			for (const [index, next] of kept.slice(1).entries()) {
				const last = kept[index] ?? next;
				const miles = greatCircleMiles(
					[last.longitude, last.latitude],
					[next.longitude, next.latitude],
				);
				const hours = (Date.parse(next.at) - Date.parse(last.at)) / 3_600_000;
				expect(miles).toBeLessThanOrEqual(60 * hours + 1);
			}
			expect(withoutJumps(kept)).toEqual(kept);
		}),
	);
});

/** A voyage of a ship that reports its speed, with hours between its reports. */
const silentVoyage = fc
	.record({
		knots: fc.double({ min: 14, max: 19, noNaN: true }),
		silences: fc.array(fc.integer({ min: 5, max: 360 }), {
			minLength: 5,
			maxLength: 30,
		}),
		bad: fc.array(fc.integer({ min: 2, max: 20 }), {
			minLength: 30,
			maxLength: 30,
		}),
		isBad: fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
	})
	.map(({ knots, silences, bad, isBad }) => {
		const [from, to] = [[170, 30] as const, [-120, 40] as const];
		const whole = greatCircleMiles(from, to);
		let minutes = 0;
		return silences.map((silence, index) => {
			minutes += silence;
			const share = (knots * minutes) / 60 / whole;
			const [longitude, latitude] = along(from, to, share);
			const good = {
				...positionAt(minutes, latitude, longitude),
				speedKnots: knots,
			};
			// Three valid ones between two of them, and none so near to an end that its neighbours cannot reveal it.
			const isInner = index > 1 && index < silences.length - 2;
			const isOther = index % 4 === 2 && isBad[index];
			const degrees = isInner && isOther ? (bad[index] ?? 2) : 0;
			return { good, told: { ...good, latitude: latitude - degrees } };
		});
	});

test("a track never has a spike to a wrong position, with any gaps around it", () => {
	fc.assert(
		fc.property(silentVoyage, (reports) => {
			const told = reports.map((report) => report.told);
			const good = reports.flatMap((one) =>
				one.good.latitude === one.told.latitude ? [one.told] : [],
			);
			expect(withoutSpikes(withoutJumps(told))).toEqual(good);
		}),
	);
});

describe("these are not spikes", () => {
	const at = (hours: number, latitude: number, speedKnots: number | null) => ({
		...positionAt(hours * 60, latitude, 140),
		speedKnots,
	});
	it.each<[string, VesselPosition[]]>([
		[
			"a route into a port and back",
			[at(0, 30, 18), at(24, 34, 0), at(48, 30, 18)],
		],
		[
			"a ship that does not report its speed",
			[at(0, 30, null), at(10, 33, null), at(20, 36, null)],
		],
		[
			"a ship that was faster in between than it reports",
			[at(0, 30, 12), at(10, 34, 13), at(11, 34.2, 13)],
		],
		[
			"a ship at anchor that has moved",
			[at(0, 30, 0), at(12, 33, 0), at(13, 33, 0)],
		],
		[
			"a fast ship that turns back",
			[at(0, 30, 30), at(4, 32.2, 30), at(8, 30, 30)],
		],
		["two positions of one ship", [at(0, 30, 18), at(8, 32, 18)]],
	])("%s", (_, positions) => {
		expect(withoutSpikes(positions)).toEqual(positions);
	});

	it("a last position, once the next one confirms it", () => {
		const track = [at(0, 30, 18), at(1, 30.3, 18), at(6, 33, 18)];
		expect(withoutSpikes(track)).toEqual(track.slice(0, 2));
		const confirmed = [...track, at(6.5, 33.15, 18)];
		expect(withoutSpikes(confirmed)).toEqual(confirmed);
	});
});

test("thinned positions are the first of their quarters of an hour, in any division into answers", () => {
	fc.assert(
		fc.property(voyage, fc.nat(40), (positions, cut) => {
			const thin = thinPositions(positions);
			const quarters = thin.map(({ at }) => quarterOf(at));
			expect(new Set(quarters).size).toBe(thin.length);
			expect(new Set(quarters)).toEqual(
				new Set(positions.map(({ at }) => quarterOf(at))),
			);
			expect(thin[0]).toBe(positions[0]);
			const parts = [positions.slice(0, cut), positions.slice(cut)];
			expect(thinPositions(parts.flatMap(thinPositions))).toEqual(thin);
		}),
	);
});

describe("the new positions of an answer", () => {
	it("are all of a first answer, thinned, and its newest position", () => {
		const told = sail(0, 5, 14, 16, 29);
		expect(newPositions([], told)).toEqual({
			history: sail(0, 16),
			latest: underWay(29),
		});
	});

	it("are none without positions, or with recorded ones only", () => {
		const nothing = { history: [], latest: undefined };
		expect(newPositions(sail(0, 16), [])).toEqual(nothing);
		expect(newPositions(sail(0, 16), sail(0, 16))).toEqual(nothing);
	});

	it("do not include a wrong position after valid recorded ones", () => {
		expect(newPositions(sail(0, 15, 30), [ELSEWHERE(45)])).toEqual({
			history: [],
			latest: undefined,
		});
	});

	it("include a position that only a faster ship could reach, but not as the last known position", () => {
		const told = positionAt(5 * 60, 31, -119.5);
		expect(newPositions(sail(0, 15, 30), [told])).toEqual({
			history: [told],
			latest: undefined,
		});
	});

	it("include every valid position once a recorded one turns out to be wrong", () => {
		expect(newPositions([ELSEWHERE(0)], sail(5, 20))).toEqual({
			history: sail(5, 20),
			latest: underWay(20),
		});
	});

	it("include a late older position, but not as the latest", () => {
		expect(newPositions(sail(0, 60), sail(30))).toEqual({
			history: sail(30),
			latest: undefined,
		});
	});

	it("are sorted by time first", () => {
		expect(newPositions([], sail(40, 0, 20))).toEqual({
			history: sail(0, 20, 40),
			latest: underWay(40),
		});
	});
});
