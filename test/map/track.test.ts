import { expect, test } from "vitest";
import { legsOf } from "../../server/map/leg.ts";
import { stopsOf } from "../../server/map/stop.ts";
import { trackQueryOf } from "../../server/map/track.ts";
import { day, SHIPS, way } from "./way.ts";

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

const SAID = { vessel: SHIPS.ALPHA ?? null, voyageNumber: "101E" };
const SAID_LATER = { vessel: SHIPS.BRAVO ?? null, voyageNumber: "202E" };
const SILENT = { vessel: null, voyageNumber: null };
const NAMELESS = { ...SILENT, vessel: SHIPS.NAMELESS ?? null };

test.each([
	["the departure, even if the arrival says others", SAID, SAID_LATER, SAID],
	["the arrival while the departure says none", SILENT, SAID, SAID],
	["the arrival when the departure has no number", NAMELESS, SAID, SAID],
	["the departure while the arrival says none", SAID, SILENT, SAID],
	["none that says them", SILENT, SILENT, SILENT],
])("the vessel and voyage of a leg are those of %s", (_, out, into, want) => {
	const stops = way("CNSHA atd:4\nUSLAX ata:20").map((stop) => ({
		...stop,
		outbound: stop.outbound && { ...stop.outbound, ...out },
		inbound: stop.inbound && { ...stop.inbound, ...into },
	}));
	const [leg] = legsOf(stopsOf(stops));
	expect(leg?.vessel?.imo ?? null).toBe(want.vessel?.imo ?? null);
	expect(leg?.voyageNumber).toBe(want.voyageNumber);
});

test.each(["outbound", "inbound"])(
	"a leg of which a source tells only the %s half is a leg by sea",
	(told) => {
		const stops = way("CNSHA\nUSLAX").map((stop) => ({
			...stop,
			...(told === "outbound" ? { inbound: null } : { outbound: null }),
		}));
		const [leg] = legsOf(stopsOf(stops));
		expect(leg).toMatchObject({
			...{ state: "ahead", vessel: { imo: SHIPS.ALPHA?.imo } },
			...{ departedAt: null, endedAt: null },
		});
	},
);
