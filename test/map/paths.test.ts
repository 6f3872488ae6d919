import { describe, expect, it } from "vitest";
import { referenceId } from "../../server/reference/reference-id.ts";
import {
	mapOf,
	TO_LOS_ANGELES,
	TO_ROTTERDAM,
	TO_SINGAPORE,
	titlesOf,
	until,
	vesselId,
} from "./drawn.ts";
import { day, featuresOf, placeOf, seen } from "./way.ts";

describe("the paths of a map", () => {
	it("are absent where a vessel has fewer than two positions, and never invented", () => {
		const text = "CNSHA atd:4\nUSLAX eta:20";
		expect(titlesOf(text, 8)).toEqual(["1 port", "2 port"]);
		expect(titlesOf(text, 8, { ALPHA: [seen(7.5, [150, 40])] })).toEqual([
			"1 port",
			"1 current_vessel",
			"1 estimated_partial_leg",
			"2 port",
		]);
		const two = [seen(7, [149, 40]), seen(7.5, [150, 40])];
		const { map } = mapOf(text, 8, { ALPHA: two });
		const [path] = featuresOf(map, "past_vessel_locations");
		expect(path?.geometry.coordinates).toEqual([
			[149, 40],
			[150, 40],
		]);
	});

	it("are identified by their first and last position and the times of their ports", () => {
		const { map } = mapOf(
			"CNSHA atd:4\nSGSIN eta:10 ata:11 atd:14 ship:BRAVO\nNLRTM eta:34",
			20.01,
			{ ALPHA: TO_SINGAPORE, BRAVO: TO_ROTTERDAM },
		);
		const [first, second] = featuresOf(map, "past_vessel_locations");
		expect(first?.properties).toEqual({
			feature_type: "past_vessel_locations",
			ports_sequence: 1,
			vessel_id: vesselId("9839272"),
			start_time: day(4),
			end_time: day(11),
			point_count: first?.geometry.coordinates.length,
			outbound_atd_at: day(4),
			inbound_ata_at: day(11),
			inbound_eta_at: day(10),
		});
		expect(second?.properties).toMatchObject({
			ports_sequence: 2,
			outbound_atd_at: day(14),
			inbound_ata_at: null,
			inbound_eta_at: day(34),
		});
	});

	it("have the number of their points, and the names of their ports", () => {
		const { map } = mapOf("CNSHA atd:4\nSGSIN eta:11 ship:BRAVO\nNLRTM", 8, {
			ALPHA: until(TO_SINGAPORE, 8),
		});
		const [ahead] = featuresOf(map, "estimated_partial_leg");
		const [beyond] = featuresOf(map, "estimated_full_legs");
		const port = (code: string) => referenceId("port", code);
		expect(ahead?.properties).toMatchObject({
			current_port_id: port("CNSHA"),
			next_port_id: port("SGSIN"),
			point_count: ahead?.geometry.coordinates.length,
		});
		expect(beyond?.properties).toMatchObject({
			previous_port_id: port("SGSIN"),
			next_port_id: port("NLRTM"),
			point_count: beyond?.geometry.coordinates.length,
		});
		expect(beyond?.geometry.coordinates[0]).toEqual(placeOf("SGSIN"));
		expect(beyond?.geometry.coordinates.at(-1)).toEqual(placeOf("NLRTM"));
	});

	it("are split once where they cross the 180th meridian, behind the vessel or ahead of it", () => {
		const text = "CNSHA atd:4\nUSLAX eta:20";
		const jumps = (line: readonly (readonly [number, number])[] = []) =>
			line.filter(
				([longitude], index) =>
					Math.abs(longitude - (line[index - 1]?.[0] ?? longitude)) > 180,
			).length;
		const jumpsOn = (today: number) => {
			const { map } = mapOf(text, today, {
				ALPHA: until(TO_LOS_ANGELES, today),
			});
			return [
				jumps(
					featuresOf(map, "past_vessel_locations")[0]?.geometry.coordinates,
				),
				jumps(
					featuresOf(map, "estimated_partial_leg")[0]?.geometry.coordinates,
				),
			];
		};
		expect(jumpsOn(7)).toEqual([0, 1]);
		expect(jumpsOn(18)).toEqual([1, 0]);
		const planned = mapOf("CNSHA etd:4\nUSLAX eta:20", 1).map;
		expect(
			jumps(
				featuresOf(planned, "estimated_full_legs")[0]?.geometry.coordinates,
			),
		).toBe(1);
	});
});
