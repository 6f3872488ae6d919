import { expect, test } from "vitest";
import { legsOf } from "../../server/map/leg.ts";
import { stopsOf } from "../../server/map/stop.ts";
import { trackQueryOf } from "../../server/map/track.ts";
import { day, way } from "./way.ts";

test.each<[string, string, [number, number] | undefined]>([
	["begins and ends with the leg", "CNSHA atd:4\nUSLAX ata:20", [4, 20]],
	["ends after 90 days at sea", "CNSHA atd:4\nUSLAX eta:20", [4, 94]],
	["is 90 days long at most", "CNSHA atd:4\nUSLAX ata:94.5", [4, 94]],
	["can be 90 days long", "CNSHA atd:4\nUSLAX ata:93.5", [4, 93.5]],
	["is not without a departure", "CNSHA etd:4\nUSLAX ata:20", undefined],
	["is longer than a moment", "CNSHA atd:4\nUSLAX ata:4", undefined],
	["is not backwards", "CNSHA atd:4\nUSLAX ata:3", undefined],
	[
		"is not of a vessel without a number",
		"CNSHA atd:4 ship:NAMELESS\nUSLAX ata:20",
		undefined,
	],
])("the period of a leg's track %s", (_, text, want) => {
	const [leg] = legsOf(stopsOf(way(text)));
	const query = leg && trackQueryOf(leg);
	const [from = 0, to = 0] = want ?? [];
	expect(query).toEqual(
		want && { vesselId: leg?.vessel?.id, from: day(from), to: day(to) },
	);
});
