import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapOf, TO_ROTTERDAM, TO_SINGAPORE, titlesOf, until } from "./drawn.ts";
import { featuresOf } from "./way.ts";

describe("the features of a map", () => {
	it.each([
		{
			title: "before the departure: ports and expected paths",
			today: 3,
			way: "CNSHA etd:4\nSGSIN eta:11 etd:14 ship:BRAVO\nNLRTM eta:34",
			want: [
				"1 port",
				"1 estimated_full_legs",
				"2 port",
				"2 estimated_full_legs",
				"3 port",
			],
		},
		{
			title: "at sea: the vessel, the path behind it, the one ahead",
			today: 8,
			way: "CNSHA etd:4 atd:4\nSGSIN eta:11 etd:14 ship:BRAVO\nNLRTM eta:34",
			want: [
				"1 port",
				"1 current_vessel",
				"1 past_vessel_locations",
				"1 estimated_partial_leg",
				"2 port",
				"2 estimated_full_legs",
				"3 port",
			],
		},
		{
			title: "between two vessels: no vessel, though both have positions",
			today: 13,
			way: "CNSHA atd:4\nSGSIN ata:11 etd:14 ship:BRAVO\nNLRTM eta:34",
			want: [
				"1 port",
				"1 past_vessel_locations",
				"2 port",
				"2 estimated_full_legs",
				"3 port",
			],
		},
		{
			title: "at sea on the second leg",
			today: 20,
			way: "CNSHA atd:4\nSGSIN ata:11 atd:14 ship:BRAVO\nNLRTM eta:34",
			want: [
				"1 port",
				"1 past_vessel_locations",
				"2 port",
				"2 current_vessel",
				"2 past_vessel_locations",
				"2 estimated_partial_leg",
				"3 port",
			],
		},
		{
			title: "at the port of discharge: the paths that were sailed",
			today: 36,
			way: "CNSHA atd:4\nSGSIN ata:11 atd:14 ship:BRAVO\nNLRTM eta:34 ata:34",
			want: [
				"1 port",
				"1 past_vessel_locations",
				"2 port",
				"2 past_vessel_locations",
				"3 port",
			],
		},
		{
			title: "between two ports by land: no path",
			today: 13,
			way: "CNSHA atd:4\nUSLAX ata:11 land\nUSNYC etd:24 ship:BRAVO\nNLRTM eta:34",
			want: [
				"1 port",
				"1 past_vessel_locations",
				"2 port",
				"3 port",
				"3 estimated_full_legs",
				"4 port",
			],
		},
		{
			title: "after a leg by land: the second vessel and its path",
			today: 20,
			way: "CNSHA atd:4\nUSLAX ata:11 land\nUSNYC atd:14 ship:BRAVO\nNLRTM eta:34",
			want: [
				"1 port",
				"1 past_vessel_locations",
				"2 port",
				"3 port",
				"3 current_vessel",
				"3 past_vessel_locations",
				"3 estimated_partial_leg",
				"4 port",
			],
		},
		{
			title: "discharged without a reported arrival",
			today: 36,
			way: "CNSHA atd:4\nSGSIN ata:11 atd:14 ship:BRAVO\nNLRTM eta:34 seen:35",
			want: [
				"1 port",
				"1 past_vessel_locations",
				"2 port",
				"2 past_vessel_locations",
				"3 port",
			],
		},
		{
			title: "on the second leg without a reported first arrival",
			today: 20,
			way: "CNSHA atd:4\nSGSIN atd:14 ship:BRAVO\nNLRTM eta:34",
			want: [
				"1 port",
				"1 past_vessel_locations",
				"2 port",
				"2 current_vessel",
				"2 past_vessel_locations",
				"2 estimated_partial_leg",
				"3 port",
			],
		},
		{
			title: "arrived without a reported departure: no time to draw from",
			today: 13,
			way: "CNSHA etd:4\nSGSIN ata:11 ship:BRAVO etd:14\nNLRTM eta:34",
			want: ["1 port", "2 port", "2 estimated_full_legs", "3 port"],
		},
		{
			title: "the known part of the journey",
			today: 8,
			way: "CNSHA atd:4\nSGSIN eta:11 hub",
			want: [
				"1 port",
				"1 current_vessel",
				"1 past_vessel_locations",
				"1 estimated_partial_leg",
				"2 port",
			],
		},
		{ title: "one port: nothing", today: 8, way: "CNSHA atd:4 hub", want: [] },
		{ title: "no port: nothing", today: 8, way: "", want: [] },
		{
			title: "no known port",
			today: 3,
			way: "?Atlantis etd:4\n?Avalon eta:9",
			want: [],
		},
		{
			title:
				"an unknown transshipment port is counted, and nothing is drawn there",
			today: 3,
			way: "CNSHA etd:4\n?Atlantis eta:9 etd:11\nNLRTM eta:34",
			want: ["1 port", "3 port"],
		},
		{
			title: "on the way to an unknown port: the vessel, and no path ahead",
			today: 8,
			way: "CNSHA atd:4\n?Atlantis eta:9 etd:11 ship:BRAVO\nNLRTM eta:34",
			want: ["1 port", "1 current_vessel", "1 past_vessel_locations", "3 port"],
		},
		{
			title:
				"from an unknown port: nothing, because a vessel needs a port that it comes from",
			today: 8,
			way: "?Atlantis atd:4\nSGSIN eta:11",
			want: ["2 port"],
		},
	])("$title", ({ today, way, want }) => {
		const positions = {
			ALPHA: until(TO_SINGAPORE, today),
			BRAVO: until(TO_ROTTERDAM, today),
		};
		expect(titlesOf(way, today, positions)).toEqual(want);
	});
});

describe("any map", () => {
	const time = fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined });
	const call = fc
		.record({
			code: fc.constantFrom("CNSHA", "SGSIN", "MYPKG", "NLRTM", "?Atlantis"),
			times: fc.record({
				eta: time,
				ata: time,
				seen: time,
				etd: time,
				atd: time,
			}),
			ship: fc.constantFrom("ALPHA", "BRAVO", "NAMELESS"),
		})
		.map(({ code, times, ship }) => {
			const words = Object.entries(times).flatMap(([name, days]) =>
				days === undefined ? [] : `${name}:${days}`,
			);
			return { times, line: `${code} ${words.join(" ")} ship:${ship}` };
		});
	const anyMap = fc.tuple(
		fc.array(call, { maxLength: 5 }),
		fc.integer({ min: 1, max: 45 }),
	);

	it("has its features in order, at most one vessel, and a path ahead of it only with the vessel", () => {
		fc.assert(
			fc.property(anyMap, ([calls, today]) => {
				const { map } = mapOf(calls.map(({ line }) => line).join("\n"), today, {
					ALPHA: TO_SINGAPORE,
					BRAVO: TO_ROTTERDAM,
				});
				const order = ["port", "current_vessel", "past_vessel_locations"];
				const ranks = map.features.map(
					({ properties: { ports_sequence, feature_type } }) =>
						ports_sequence * 4 + ((order.indexOf(feature_type) + 4) % 4),
				);
				expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
				const vessels = featuresOf(map, "current_vessel");
				const ahead = featuresOf(map, "estimated_partial_leg");
				expect(vessels.length).toBeLessThanOrEqual(1);
				for (const { properties, geometry } of ahead) {
					expect(vessels[0]?.properties.ports_sequence).toBe(
						properties.ports_sequence,
					);
					expect(geometry.coordinates[0]).toEqual(
						vessels[0]?.geometry.coordinates,
					);
				}
				for (const { properties } of vessels) {
					const leg = calls[properties.ports_sequence - 1]?.times;
					const next = calls[properties.ports_sequence]?.times;
					expect(leg?.atd).toBeDefined();
					expect(next?.ata).toBeUndefined();
				}
			}),
		);
	});
});
