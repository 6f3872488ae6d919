import { expect, test } from "vitest";
import { neededSince } from "../../../server/jobs/vessel-positions/needed-since.ts";
import { referenceId } from "../../../server/reference/reference-id.ts";
import { nextTurn } from "../../../server/resources/vessels/plan-following.ts";
import { day, SHIPS, way } from "../../map/way.ts";

const ALPHA = referenceId("vessel", SHIPS.ALPHA?.imo ?? "");

test.each<[string, number, string[], string | undefined]>([
	["since its departure", 12, ["CNSHA atd:9\nUSLAX"], day(9)],
	[
		"since the first of several departures",
		12,
		["CNSHA atd:9\nUSLAX", "KRPUS atd:7\nUSLAX", "CNSHA atd:9\nUSOAK"],
		day(7),
	],
	["since 60 days ago at most", 75, ["CNSHA atd:9\nUSLAX"], day(15)],
	["no longer after 90 days", 99, ["CNSHA atd:9\nUSLAX"], undefined],
	["not before it departs", 8, ["CNSHA etd:9\nUSLAX"], undefined],
	["not after it has arrived", 21, ["CNSHA atd:9\nUSLAX ata:20"], undefined],
	[
		"not for containers on another vessel",
		12,
		["CNSHA atd:9 ship:BRAVO\nUSLAX"],
		undefined,
	],
	[
		"on its own leg of a journey with several",
		15,
		["VNHPH atd:3 ship:BRAVO\nCNSHA ata:6 atd:9\nUSLAX"],
		day(9),
	],
	["not when it carries no container", 12, [], undefined],
])("a vessel is followed %s", (_, now, ways, since) => {
	const stops = ways.map((text) => way(text));
	expect(neededSince(stops, ALPHA, new Date(day(now)))).toBe(since);
});

test.each([
	[undefined, 900],
	[1, 900],
	[100, 900],
	[10_000, 10_000],
])(
	"at speed %s the next query comes after %i seconds of the clock's time",
	(speed, seconds) => {
		const now = () => new Date(day(1));
		const clock = speed === undefined ? { now } : { now, speed };
		const at = nextTurn(clock, 900_000).getTime();
		expect(at - now().getTime()).toBe(seconds * 1_000);
	},
);
