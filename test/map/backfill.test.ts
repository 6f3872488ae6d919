import { expect, test } from "vitest";
import { backfillsOf } from "../../server/map/backfill.ts";
import type { QueriedPeriod } from "../../server/map/queried-period.ts";
import { referenceId } from "../../server/reference/reference-id.ts";
import { day, SHIPS, way } from "./way.ts";

const ALPHA = referenceId("vessel", SHIPS.ALPHA?.imo ?? "");
const NEVER: QueriedPeriod = { followed_from: null, asked_until: null };
const OVER = "CNSHA atd:4\nUSLAX ata:20";

const asked = (from: number, until: number): QueriedPeriod => ({
	followed_from: day(from),
	asked_until: day(until),
});

test.each<[string, string, number, QueriedPeriod | undefined, string[]]>([
	["since its departure when it was never queried", OVER, 30, NEVER, [day(4)]],
	["to the 60th day after its departure", OVER, 63.9, NEVER, [day(4)]],
	["not after that", OVER, 64, NEVER, []],
	["not when it was queried for all of it", OVER, 30, asked(4, 20), []],
	[
		"when it was queried only for the beginning",
		OVER,
		30,
		asked(1, 9),
		[day(4)],
	],
	["when it was queried from later on", OVER, 30, asked(5, 20), [day(4)]],
	["when it was queried for an earlier time", OVER, 30, asked(1, 3), [day(4)]],
	["not while it is under way", "CNSHA atd:4\nUSLAX eta:20", 9, NEVER, []],
	["not while its end is reported for the future", OVER, 19, NEVER, []],
	["not before it begins", "CNSHA etd:4\nUSLAX eta:20", 3, NEVER, []],
	["from the moment of its end on", OVER, 20, NEVER, [day(4)]],
	["not without its departure", "CNSHA etd:4\nUSLAX ata:20", 30, NEVER, []],
	[
		"not when it ends before it begins",
		"CNSHA atd:9\nUSLAX ata:8",
		30,
		NEVER,
		[],
	],
	[
		"not for a vessel without an IMO number",
		"CNSHA atd:4 ship:NAMELESS\nUSLAX ata:20",
		30,
		NEVER,
		[],
	],
	["not for a vessel that is not known", OVER, 30, undefined, []],
	[
		"of each leg in a journey with several",
		"VNHPH atd:3\nCNSHA ata:6 atd:9\nUSLAX ata:20",
		30,
		NEVER,
		[day(3), day(9)],
	],
])("a leg is recalled %s", (_, text, now, vessel, since) => {
	const recalls = backfillsOf(way(text), () => vessel, day(now));
	expect(recalls.map((recall) => recall.since)).toEqual(since);
	for (const { vesselId } of recalls) expect(vesselId).toBe(ALPHA);
});

test("a leg is worth a query for 60 days from its departure", () => {
	const [recall] = backfillsOf(way(OVER), () => NEVER, day(30));
	expect(recall?.worthUntil).toBe(day(64));
});
