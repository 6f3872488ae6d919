import { expect, test } from "vitest";
import { vesselRows } from "../../../server/recording/records/vessel-records.ts";
import type { RawEventTable } from "../../../server/resources/raw-events/raw-event-table.ts";
import { vesselId } from "../../../server/resources/vessels/vessel-serializer.ts";
import type { Journey } from "../../../server/tracking/journey/journey.ts";
import { atOnce } from "../../../server/tracking/observations/interruptible.ts";

const IMO = "9321483";
const OTHER = "9305350";

type Named = readonly [imo: string | null, name: string | null];

/** A journey of two containers: raw events of the first name vessels, and transport events of the second. */
function journeyWith(
	raw: readonly Named[],
	notified: readonly Named[],
): Journey {
	const rawEvents = raw.map(([vesselImo, vesselName]) => ({
		...{ vesselImo, vesselName },
	}));
	const transportEvents = [
		{ vessel: null },
		...notified.map(([imo, name]) => ({ vessel: { imo, name } })),
	];
	return {
		containers: [
			{ rawEvents, transportEvents: [] },
			{ rawEvents: [], transportEvents },
		],
	} as unknown as Journey;
}

test.each<[string, Named[], Named[], Named[], Named[]]>([
	["each once", [[IMO, "A"]], [[IMO, "A"]], [], [[IMO, "A"]]],
	["none without a name", [[null, null]], [], [], []],
	[
		"by name alone",
		[[null, "A"]],
		[[null, "B"]],
		[],
		[
			[null, "A"],
			[null, "B"],
		],
	],
	[
		"with the name that one event gives",
		[[IMO, null]],
		[[IMO, "A"]],
		[],
		[[IMO, "A"]],
	],
	[
		"with the first name",
		[[IMO, "A"]],
		[
			[IMO, "B"],
			[IMO, null],
		],
		[],
		[[IMO, "A"]],
	],
	[
		"without those that are recorded",
		[[IMO, "A"]],
		[[OTHER, "A"]],
		[[IMO, "A"]],
		[[OTHER, "A"]],
	],
	[
		"though recorded without a name",
		[[IMO, "A"]],
		[],
		[[IMO, null]],
		[[IMO, "A"]],
	],
	[
		"though another is recorded under that name",
		[[IMO, "A"]],
		[],
		[[OTHER, "A"]],
		[[IMO, "A"]],
	],
])("vessels are written %s", (_, raw, notified, recorded, want) => {
	const known = recorded.map(([vessel_imo, vessel_name]) => ({
		...{ vessel_imo, vessel_name },
	}));
	const rows = atOnce(
		vesselRows(journeyWith(raw, notified), known as RawEventTable[]),
	);
	expect(rows).toEqual(
		want.map(([imo, name]) => {
			const id = vesselId({ imo, name });
			return { id, imo, name, document: expect.stringContaining(`"${id}"`) };
		}),
	);
});
