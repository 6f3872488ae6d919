import { describe, expect, it } from "vitest";
import {
	isSailed,
	readJourney,
	stageOf,
} from "../../../server/map-page/browser/shared/journey.ts";
import { vesselId } from "../../../server/resources/vessels/vessel-serializer.ts";
import { draw, placeOf, sailed, tracksOf } from "../../map/way.ts";

const TRACKS = tracksOf(
	{ ALPHA: sailed([4, placeOf("CNSHA")], [20, placeOf("USLAX")]) },
	(imo) => vesselId({ imo, name: null }) ?? "",
);
const journeyOn = (today: number, text: string) =>
	readJourney(draw(text, today, TRACKS).map);

describe("readJourney", () => {
	it("divides a map into ports, paths and the vessel", () => {
		const { ports, paths, vessel } = journeyOn(
			8,
			"CNSHA etd:3 atd:4\nKRPUS eta:20 etd:22\nUSLAX eta:30",
		);
		expect(ports.map(({ properties }) => properties.label)).toEqual([
			"POL",
			"TS1",
			"POD",
		]);
		expect(paths.map(isSailed)).toEqual([true, false, false]);
		expect(vessel?.properties.vessel_name).toBe("MSC ISABELLA");
	});

	it("returns nothing for an empty map", () => {
		expect(readJourney({ type: "FeatureCollection", features: [] })).toEqual({
			ports: [],
			paths: [],
			vessel: undefined,
		});
	});
});

describe("stageOf", () => {
	it.each([
		["", 1, "No route yet"],
		["CNSHA etd:3\nUSLAX eta:20", 1, "Waiting to sail from Shanghai"],
		["CNSHA etd:3 atd:4\nUSLAX eta:20", 8, "At sea aboard MSC ISABELLA"],
		["CNSHA etd:3 atd:4 ship:BRAVO\nUSLAX eta:20", 8, "Left Shanghai"],
		[
			"CNSHA atd:4\nKRPUS ata:6 etd:9\nUSLAX eta:20",
			8,
			"In Busan, waiting for the next vessel",
		],
		["CNSHA atd:4\nUSLAX ata:20", 21, "Arrived in Los Angeles"],
		[
			"CNSHA atd:4\nKRPUS hub ata:6",
			8,
			"In Busan, waiting for the next vessel",
		],
		["CNSHA atd:4\nKRPUS atd:9 ship:BRAVO\nUSLAX eta:20", 12, "Left Busan"],
	])("%j on day %i is: %s", (text, today, want) => {
		expect(stageOf(journeyOn(today, text))).toBe(want);
	});
});
