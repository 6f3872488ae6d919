import fc from "fast-check";
import { expect, it } from "vitest";
import { deriveJourney } from "../../server/tracking/derive-journey.ts";
import type { Journey } from "../../server/tracking/journey.ts";
import type { Observation } from "../../server/tracking/observation.ts";
import { BOX_2, day, lookup, say } from "./messages.ts";

const derive = (observations: readonly Observation[]): Journey =>
	deriveJourney(observations, { now: day(90), lookup });

/** Any message at all, out of a small world in which messages meet. */
const anyMessage: fc.Arbitrary<Observation> = fc
	.tuple(
		fc.constantFrom("PLN", "EST", "ACT"),
		fc.integer({ min: 0, max: 40 }),
		fc.constantFrom(
			...["ARRI", "DEPA", "LOAD", "DISC", "GTIN", "GTOT", "PICK", "DROP"],
			...["AVPU", "STUF", "BKG:CONF", "BKG:CANC"],
		),
		fc.constantFrom(
			"CNSHA",
			"SGSIN",
			"MYPKG",
			"NLRTM",
			"DEDUI",
			"Shanghai",
			"-",
		),
		fc.constantFrom(
			"ship:A",
			"ship:B",
			"ship:C",
			"vessel",
			"rail",
			"truck",
			"barge:D",
			"",
		),
		fc.constantFrom("", "", "call:1", "call:2", "call:3", "seq:1", "seq:2"),
		fc.constantFrom("", "", "empty", "filling?", "nobox", `box:${BOX_2}`),
		fc.constantFrom(
			"",
			"",
			"phase:export",
			"phase:transshipment",
			"phase:import",
		),
		fc.constantFrom("", "", "at:ramp", "at:depot", "at:customer_location"),
		fc.constantFrom("", "", "bill:M1", "bill:M2 booking:K1", "booking:K1"),
		fc.integer({ min: 0, max: 40 }).map((said) => `said:${said}`),
	)
	.map((words) => say(words.join(" ")));

const anyMessages = fc.array(anyMessage, { maxLength: 40 });

const repetition = (observation: Observation): Observation => ({
	...observation,
	key: `${observation.key} again`,
	sourceEventId: "again",
});

it("any order and repetition of any messages give the same journey", () => {
	fc.assert(
		fc.property(
			anyMessages.chain((list) =>
				fc.record({
					list: fc.constant(list),
					shuffled: fc.shuffledSubarray(list, { minLength: list.length }),
					repeated: fc.subarray(list),
				}),
			),
			({ list, shuffled, repeated }) => {
				expect(derive([...repeated, ...shuffled, ...repeated])).toEqual(
					derive(list),
				);
			},
		),
		{ numRuns: 300 },
	);
});

it("a message repeated under a new id changes nothing", () => {
	fc.assert(
		fc.property(
			anyMessages.chain((list) =>
				fc.tuple(fc.constant(list), fc.subarray(list)),
			),
			([list, repeated]) => {
				expect(derive([...repeated.map(repetition), ...list])).toEqual(
					derive(list),
				);
			},
		),
		{ numRuns: 300 },
	);
});

it("every transport event rests on a message in the container's history", () => {
	fc.assert(
		fc.property(anyMessages, (list) => {
			for (const { transportEvents, rawEvents } of derive(list).containers) {
				const keys = new Set(rawEvents.map((event) => event.observation));
				expect(transportEvents.every((e) => keys.has(e.observation))).toBe(
					true,
				);
				expect(rawEvents.map(({ index }) => index)).toEqual([
					...rawEvents.keys(),
				]);
			}
		}),
		{ numRuns: 200 },
	);
});
