import { describe, expect, it } from "vitest";
import { referenceId } from "../../server/reference/reference-id.ts";
import { mapOf, TO_LOS_ANGELES, titlesOf, until, vesselId } from "./drawn.ts";
import { day, featuresOf, placeOf, seen } from "./way.ts";

describe("the vessel of a map", () => {
	const AT_SEA = "CNSHA etd:3 atd:4\nUSLAX eta:20";
	const upTo = (today: number) => ({ ALPHA: until(TO_LOS_ANGELES, today) });

	it("is at its last known position, between the two ports of its leg", () => {
		const { map } = mapOf(AT_SEA, 8, upTo(8));
		const [vessel] = featuresOf(map, "current_vessel");
		const last = upTo(8).ALPHA.at(-1);
		expect(vessel?.geometry.coordinates).toEqual([
			last?.longitude,
			last?.latitude,
		]);
		expect(vessel?.properties).toEqual({
			feature_type: "current_vessel",
			ports_sequence: 1,
			vessel_id: vesselId("9839272"),
			vessel_name: "MSC ISABELLA",
			vessel_imo: "9839272",
			voyage_number: "101E",
			vessel_location_timestamp: day(8),
			vessel_location_heading: 84,
			vessel_location_speed: 17.4,
			departure_port_id: referenceId("port", "CNSHA"),
			departure_port_name: "Shanghai",
			departure_port_state_abbr: null,
			departure_port_state: null,
			departure_port_country_code: "CN",
			departure_port_country: "China",
			departure_port_label: "POL",
			departure_port_atd: day(4),
			departure_port_time_zone: "Asia/Shanghai",
			arrival_port_id: referenceId("port", "USLAX"),
			arrival_port_name: "Los Angeles",
			arrival_port_state_abbr: "CA",
			arrival_port_state: "California",
			arrival_port_country_code: "US",
			arrival_port_country: "United States",
			arrival_port_label: "POD",
			arrival_port_eta: day(20),
			arrival_port_time_zone: "America/Los_Angeles",
		});
	});

	it("has null for unknown values of the next port, except for its name and label", () => {
		const { map } = mapOf("CNSHA atd:4\n?Atlantis eta:20", 8, upTo(8));
		const [vessel] = featuresOf(map, "current_vessel");
		expect(vessel?.properties).toMatchObject({
			arrival_port_id: null,
			arrival_port_name: "Atlantis",
			arrival_port_state_abbr: null,
			arrival_port_state: null,
			arrival_port_country_code: null,
			arrival_port_country: null,
			arrival_port_label: "POD",
			arrival_port_eta: day(20),
			arrival_port_time_zone: null,
		});
	});

	it.each([
		{ when: "before the departure", way: "CNSHA etd:4\nUSLAX eta:20" },
		{ when: "after the arrival", way: "CNSHA atd:4\nUSLAX ata:8" },
		{
			when: "of a vessel without an IMO number",
			way: "CNSHA atd:4 ship:NAMELESS\nUSLAX eta:20",
		},
		{
			when: "of a vessel without positions",
			way: "CNSHA atd:4 ship:BRAVO\nUSLAX eta:20",
		},
	])("is absent $when", ({ way }) => {
		expect(titlesOf(way, 8, upTo(8)).join()).not.toMatch(/current|partial/);
	});

	it("is absent when its last position is older than the departure, or than 48 hours", () => {
		const before = { ALPHA: [seen(3.9, placeOf("CNSHA"))] };
		expect(titlesOf(AT_SEA, 4.1, before)).toEqual(["1 port", "2 port"]);
		expect(titlesOf(AT_SEA, 9.9, upTo(8))).toContain("1 current_vessel");
		expect(titlesOf(AT_SEA, 10, upTo(8))).toEqual([
			"1 port",
			"1 past_vessel_locations",
			"2 port",
		]);
	});

	it("is exactly where the path ahead of it begins, wherever it is", () => {
		const places = [
			...TO_LOS_ANGELES.filter((_, hour) => hour % 24 === 7),
			seen(9.31, [-179.99999, 46.12345]),
		];
		for (const position of places) {
			const { map } = mapOf(AT_SEA, 19.9, {
				ALPHA: [{ ...position, at: day(19.8) }],
			});
			const [vessel] = featuresOf(map, "current_vessel");
			const [ahead] = featuresOf(map, "estimated_partial_leg");
			expect(ahead?.geometry.coordinates[0]).toEqual(
				vessel?.geometry.coordinates,
			);
			expect(ahead?.geometry.coordinates.at(-1)).toEqual(placeOf("USLAX"));
		}
	});
});
