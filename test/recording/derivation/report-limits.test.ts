import { expect, test } from "vitest";
import { refuseOversized } from "../../../server/recording/derivation/report-limits.ts";
import type { Observation } from "../../../server/tracking/observations/observation.ts";
import { day, say } from "../../tracking/messages.ts";
import { report } from "../../tracking/reports.ts";

const LOADED = say("ACT 5 LOAD CNSHA");
const ARRIVED = say("ACT 9 ARRI USLAX ship:ALPHA");

const many = (count: number, make: (index: number) => object) =>
	Array.from({ length: count }, (_, index) => make(index) as Observation);

const box = (index: number) => `MSKU${1_000_000 + index}`;
const ofBox = (index: number) => ({ ...LOADED, containerNumber: box(index) });
const boxes = (count: number) => many(count, ofBox);
const at = (index: number) => ({ ...ARRIVED, occurredAt: day(index) });

const ofCall = (index: number) => ({
	...ARRIVED,
	call: { id: `${index}`, sequence: null },
});

test.each<[string, Observation[], RegExp | null]>([
	["2,000 containers", boxes(2_000), null],
	["2,001 containers", boxes(2_001), /names 2001 containers/],
	[
		"2,001 containers aboard one vessel",
		[
			{
				...ARRIVED,
				carried: many(2_001, () => ({})).map((_, i) => box(i)),
			} as Observation,
		],
		/names 2001 containers/,
	],
	[
		"2,000 containers, which a vessel carries",
		[
			...boxes(2_000),
			{ ...ARRIVED, carried: [box(0), box(1_999)] } as Observation,
		],
		null,
	],
	["3,000 messages of one container", many(3_000, () => ofBox(0)), null],
	[
		"3,001 messages of one container",
		many(3_001, () => ofBox(0)),
		/to 3001 of one/,
	],
	[
		"3,001 messages of one container, which a vessel carries",
		[
			...many(3_000, () => ofBox(0)),
			{ ...ARRIVED, carried: [box(0)] } as Observation,
			ofBox(0) as Observation,
		],
		/to 3001 of one/,
	],
	[
		"messages without a container",
		many(3_001, () => ({ ...LOADED, containerNumber: null })),
		null,
	],
	["400 movements of 500 containers", [...boxes(500), ...many(400, at)], null],
	[
		"401 movements of 500 containers",
		[...boxes(500), ...many(401, at)],
		/500 containers, 401 movements/,
	],
	[
		"a movement that the line repeats for each of 500 containers",
		[...boxes(500), ...many(500, () => ARRIVED)],
		null,
	],
	[
		"movements that were reported at different times",
		[
			...boxes(500),
			...many(401, (index) => ({ ...ARRIVED, reportedAt: day(index) })),
		],
		/401 movements/,
	],
	[
		"movements at different places",
		[
			...boxes(500),
			...many(401, (index) => ({
				...ARRIVED,
				place: { ...ARRIVED.place, locode: null, name: `${index}` },
			})),
		],
		/401 movements/,
	],
	[
		"movements of different vessels",
		[
			...boxes(500),
			...many(401, (index) => ({
				...ARRIVED,
				vessel: { imo: null, name: `${index}` },
			})),
		],
		/401 movements/,
	],
	[
		"movements of different IMO numbers",
		[
			...boxes(500),
			...many(401, (index) => ({
				...ARRIVED,
				vessel: { imo: `${index}`, name: "ALPHA" },
			})),
		],
		/401 movements/,
	],
	[
		"statuses of a terminal",
		[...boxes(500), ...many(401, (index) => report(index, "USLAX", {}))],
		null,
	],
	[
		"a movement in 800 messages of other calls, for each of 500 containers",
		[...boxes(500), ...many(800, ofCall)],
		null,
	],
	[
		"a movement in 801 messages of other calls, for each of 500 containers",
		[...boxes(500), ...many(801, ofCall)],
		/1 movements that they share in 801 messages/,
	],
	[
		"a movement in 20,000 messages that each name another of 500 containers",
		[
			...boxes(500),
			...many(20_000, (index) => ({
				...ARRIVED,
				carried: [box(index % 500)],
			})),
		],
		null,
	],
	[
		"5,000 movements of a container",
		[ofBox(0) as Observation, ...many(5_000, at)],
		null,
	],
	[
		"5,001 movements of a container",
		[ofBox(0) as Observation, ...many(5_001, at)],
		/in 5001 messages/,
	],
	[
		"5,001 estimates of one time, each at another place in an answer",
		many(5_001, (answerPosition) => ({
			...ARRIVED,
			classifier: "estimated",
			reportedAt: null,
			answerPosition,
		})),
		/in 5001 messages/,
	],
	[
		"5,001 messages without a container",
		many(5_001, () => ({ ...LOADED, containerNumber: null })),
		/of 5001, and up to 0/,
	],
	[
		"states of documents at different times",
		[
			...boxes(500),
			...many(401, (index) => ({
				...say("ACT 1 BKG:CONF -"),
				occurredAt: day(index),
			})),
		],
		/401 movements/,
	],
])("a shipment can have or not have %s", async (_, observations, refusal) => {
	const refuse = () =>
		refuseOversized(
			observations.map((observation, index) => ({
				number: index + 1,
				observation,
			})),
		);
	if (refusal === null) await expect(refuse()).resolves.toBeUndefined();
	else
		await expect(refuse()).rejects.toThrow(
			expect.objectContaining({
				code: "unrecognized_response",
				message: expect.stringMatching(refusal),
			}),
		);
});
