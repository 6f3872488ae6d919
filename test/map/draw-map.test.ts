import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tracksWanted } from "../../server/map/draw-map.ts";
import { referenceId } from "../../server/reference/reference-id.ts";
import type { VesselPosition } from "../../server/sources/vessels/position-source.ts";
import { schemaValidator } from "../contract/contract-examples.ts";
import {
	day,
	draw,
	featuresOf,
	placeOf,
	sailed,
	seen,
	title,
	tracksOf,
	way,
} from "./way.ts";

const isValid = schemaValidator("ContainerMap");
const vesselId = (imo: string) => referenceId("vessel", imo);
const [SHANGHAI, SINGAPORE, ROTTERDAM, LOS_ANGELES] = [
	placeOf("CNSHA"),
	placeOf("SGSIN"),
	placeOf("NLRTM"),
	placeOf("USLAX"),
];

/** The map of a way on a day, which the contract promises. */
function mapOf(
	text: string,
	today: number,
	positions: Readonly<Record<string, readonly VesselPosition[]>> = {},
) {
	const drawn = draw(text, today, tracksOf(positions, vesselId));
	expect(isValid(drawn.map), JSON.stringify(isValid.errors)).toBe(true);
	return drawn;
}

const titlesOf = (...args: Parameters<typeof mapOf>) =>
	mapOf(...args).map.features.map(title);

const TO_SINGAPORE = sailed([4, SHANGHAI], [11, SINGAPORE]);
const TO_ROTTERDAM = sailed([14, SINGAPORE], [34, ROTTERDAM]);
const BOTH = { ALPHA: TO_SINGAPORE, BRAVO: TO_ROTTERDAM };
const until = (all: readonly VesselPosition[], today: number) =>
	all.filter(({ at }) => at <= day(today));

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
			title: "at the port of discharge: the paths that were taken",
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
			title: "discharged without a word about the arrival",
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
			title: "under way again without a word about the first arrival",
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
			title: "arrived without a word about the departure: no time to draw from",
			today: 13,
			way: "CNSHA etd:4\nSGSIN ata:11 ship:BRAVO etd:14\nNLRTM eta:34",
			want: ["1 port", "2 port", "2 estimated_full_legs", "3 port"],
		},
		{
			title: "the way as far as it is known",
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
		{ title: "one port is no way", today: 8, way: "CNSHA atd:4 hub", want: [] },
		{ title: "no port is no way", today: 8, way: "", want: [] },
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
				"from an unknown port: nothing, for no vessel can be said to come from nowhere",
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
				const { map } = mapOf(
					calls.map(({ line }) => line).join("\n"),
					today,
					BOTH,
				);
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

describe("the ports of a map", () => {
	it("are numbered, counted and labelled, also around one that is not known", () => {
		const { map } = mapOf("CNSHA\nSGSIN\n?Atlantis\nMYPKG\nNLRTM", 1);
		expect(
			featuresOf(map, "port").map(({ properties: p }) => [
				p.ports_sequence,
				p.ports_total,
				p.label,
				p.name,
			]),
		).toEqual([
			[1, 5, "POL", "Shanghai"],
			[2, 5, "TS1", "Singapore"],
			[4, 5, "TS3", "Port Klang"],
			[5, 5, "POD", "Rotterdam"],
		]);
	});

	it("are told as the tables and the sources have them", () => {
		const { map } = mapOf(
			"CNSHA etd:3 atd:4 said:5\nUSLAX eta:20 ata:21 said:22",
			23,
		);
		const [shanghai, losAngeles] = featuresOf(map, "port");
		expect(shanghai?.properties).toEqual({
			feature_type: "port",
			ports_sequence: 1,
			ports_total: 2,
			location_id: referenceId("port", "CNSHA"),
			location_type: "Port",
			name: "Shanghai",
			state_abbr: null,
			state: null,
			country_code: "CN",
			country: "China",
			time_zone: "Asia/Shanghai",
			label: "POL",
			inbound_eta_at: null,
			inbound_ata_at: null,
			outbound_etd_at: day(3),
			outbound_atd_at: day(4),
			updated_at: day(5),
		});
		expect(losAngeles).toMatchObject({
			geometry: { type: "Point", coordinates: LOS_ANGELES },
			properties: {
				location_id: referenceId("port", "USLAX"),
				state_abbr: "CA",
				state: "California",
				country: "United States",
				label: "POD",
				inbound_eta_at: day(20),
				inbound_ata_at: day(21),
				outbound_etd_at: null,
				outbound_atd_at: null,
				updated_at: day(22),
			},
		});
	});

	it("are a hub and no port of discharge as long as that one is not known", () => {
		const { map } = mapOf("CNSHA atd:4\nSGSIN eta:11 hub", 3);
		expect(
			featuresOf(map, "port").map(({ properties }) => properties.label),
		).toEqual(["POL", "TS1"]);
	});

	it("come twice when the way comes there twice", () => {
		const { map } = mapOf("CNSHA\nSGSIN\nMYPKG\nSGSIN\nNLRTM", 1);
		const ports = featuresOf(map, "port").map(({ properties: p }) => p);
		expect(ports[1]?.location_id).toBe(ports[3]?.location_id);
		expect(ports.map(({ label }) => label)).toEqual([
			"POL",
			"TS1",
			"TS2",
			"TS3",
			"POD",
		]);
	});
});

describe("the vessel of a map", () => {
	const AT_SEA = "CNSHA etd:3 atd:4\nUSLAX eta:20";
	const PACIFIC = { ALPHA: sailed([4, SHANGHAI], [20, LOS_ANGELES]) };
	const upTo = (today: number) => ({ ALPHA: until(PACIFIC.ALPHA, today) });

	it("is where it was seen last, between the two ports of its leg", () => {
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

	it("has nulls for all that is not known of the next port but its name and label", () => {
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
			when: "of a vessel that nobody has seen",
			way: "CNSHA atd:4 ship:BRAVO\nUSLAX eta:20",
		},
	])("is absent $when", ({ way }) => {
		expect(titlesOf(way, 8, upTo(8)).join()).not.toMatch(/current|partial/);
	});

	it("is absent when its last position is older than the departure, or than 48 hours", () => {
		const before = { ALPHA: [seen(3.9, SHANGHAI)] };
		expect(titlesOf(AT_SEA, 4.1, before)).toEqual(["1 port", "2 port"]);
		expect(titlesOf(AT_SEA, 9.9, upTo(8))).toContain("1 current_vessel");
		expect(titlesOf(AT_SEA, 10, upTo(8))).toEqual([
			"1 port",
			"1 past_vessel_locations",
			"2 port",
		]);
	});

	it("begins the path ahead of it to the last digit, wherever it is", () => {
		const places = [
			...PACIFIC.ALPHA.filter((_, hour) => hour % 24 === 7),
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
			expect(ahead?.geometry.coordinates.at(-1)).toEqual(LOS_ANGELES);
		}
	});
});

describe("the paths of a map", () => {
	it("are absent where a vessel was seen less than twice, and never invented", () => {
		const text = "CNSHA atd:4\nUSLAX eta:20";
		expect(titlesOf(text, 8)).toEqual(["1 port", "2 port"]);
		expect(titlesOf(text, 8, { ALPHA: [seen(7.5, [150, 40])] })).toEqual([
			"1 port",
			"1 current_vessel",
			"1 estimated_partial_leg",
			"2 port",
		]);
	});

	it("are told by the first and last position, and by the times of their ports", () => {
		const { map } = mapOf(
			"CNSHA atd:4\nSGSIN eta:10 ata:11 atd:14 ship:BRAVO\nNLRTM eta:34",
			20.01,
			BOTH,
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

	it("count their points and name their ports", () => {
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
		expect(beyond?.geometry.coordinates[0]).toEqual(SINGAPORE);
		expect(beyond?.geometry.coordinates.at(-1)).toEqual(ROTTERDAM);
	});

	it("jump once where they cross the 180th meridian, behind the vessel or ahead of it", () => {
		const text = "CNSHA atd:4\nUSLAX eta:20";
		const pacific = sailed([4, SHANGHAI], [20, LOS_ANGELES]);
		const jumps = (line: readonly (readonly [number, number])[] = []) =>
			line.filter(
				([longitude], index) =>
					Math.abs(longitude - (line[index - 1]?.[0] ?? longitude)) > 180,
			).length;
		const jumpsOn = (today: number) => {
			const { map } = mapOf(text, today, { ALPHA: until(pacific, today) });
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

describe("the positions that a map is drawn from", () => {
	it("are those between departure and arrival, or of the longest time that a leg can take", () => {
		const text =
			"CNSHA atd:4\nSGSIN seen:12 atd:14 ship:BRAVO\nMYPKG ship:NAMELESS\nNLRTM";
		expect(tracksWanted(way(text))).toEqual([
			{ vesselId: vesselId("9839272"), from: day(4), to: day(12) },
			{ vesselId: vesselId("9930038"), from: day(14), to: day(104) },
		]);
	});

	it("are none when the reports contradict each other", () => {
		expect(tracksWanted(way("CNSHA atd:9\nSGSIN ata:5"))).toEqual([]);
	});
});

describe("how long a map is good for", () => {
	const POSITIONS = { ALPHA: until(TO_SINGAPORE, 8) };
	it.each([
		["before the departure", "CNSHA etd:4\nSGSIN eta:11", 3, "open", null],
		[
			"at sea, until the vessel's position is too old",
			"CNSHA atd:4\nSGSIN",
			8,
			"at_sea",
			day(10),
		],
		[
			"at sea, with no current position",
			"CNSHA atd:4\nSGSIN",
			12,
			"at_sea",
			null,
		],
		[
			"at a transshipment port",
			"CNSHA atd:4\nSGSIN ata:11 hub",
			30,
			"open",
			null,
		],
		[
			"for a day after the arrival",
			"CNSHA atd:4\nSGSIN ata:11",
			11.9,
			"open",
			day(12),
		],
		["from then on", "CNSHA atd:4\nSGSIN ata:11", 12, "final", null],
		[
			"at sea between ports that nobody knows",
			"?Atlantis atd:4\n?Avalon",
			8,
			"open",
			null,
		],
		["without a way", "", 12, "open", null],
	])("%s", (_title, text, today, phase, changesAt) => {
		expect(mapOf(text, today, POSITIONS)).toMatchObject({ phase, changesAt });
	});

	it("is told with the vessel whose positions change it", () => {
		const vesselOn = (text: string) => mapOf(text, 8).vesselId;
		expect(vesselOn("CNSHA atd:4\nSGSIN")).toBe(vesselId("9839272"));
		expect(vesselOn("CNSHA etd:4\nSGSIN")).toBeNull();
		expect(vesselOn("CNSHA atd:4\nSGSIN ata:7 hub ship:BRAVO")).toBeNull();
	});
});
