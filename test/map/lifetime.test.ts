import { describe, expect, it } from "vitest";
import { trackQueriesOf } from "../../server/map/draw-map.ts";
import { mapOf, TO_SINGAPORE, until, vesselId } from "./drawn.ts";
import { day, way } from "./way.ts";

describe("the positions that a map is drawn from", () => {
	it("lie between departure and arrival, or within the longest time that a leg can take", () => {
		const text =
			"CNSHA atd:4\nSGSIN seen:12 atd:14 ship:BRAVO\nMYPKG ship:NAMELESS\nNLRTM";
		expect(trackQueriesOf(way(text))).toEqual([
			{ vesselId: vesselId("9839272"), from: day(4), to: day(12) },
			{ vesselId: vesselId("9930038"), from: day(14), to: day(104) },
		]);
	});

	it("are none when the reports contradict each other", () => {
		expect(trackQueriesOf(way("CNSHA atd:9\nSGSIN ata:5"))).toEqual([]);
	});
});

describe("how long a map stays valid", () => {
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
			"open",
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
		["after that", "CNSHA atd:4\nSGSIN ata:11", 12, "final", null],
		[
			"at sea between unknown ports",
			"?Atlantis atd:4\n?Avalon",
			8,
			"open",
			null,
		],
		["without a route", "", 12, "open", null],
	])("%s", (_title, text, today, phase, changesAt) => {
		expect(mapOf(text, today, POSITIONS)).toMatchObject({ phase, changesAt });
	});

	it("depends on the vessel under way, and on no vessel while the container is in port", () => {
		const vesselOn = (text: string) => mapOf(text, 8).vesselId;
		expect(vesselOn("CNSHA atd:4\nSGSIN")).toBe(vesselId("9839272"));
		expect(vesselOn("CNSHA etd:4\nSGSIN")).toBeNull();
		expect(vesselOn("CNSHA atd:4\nSGSIN ata:7 hub ship:BRAVO")).toBeNull();
	});
});
