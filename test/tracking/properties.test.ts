import fc from "fast-check";
import { expect, it } from "vitest";
import {
	compareJourney,
	type KnownJourney,
	type KnownTransportEvent,
} from "../../server/tracking/compare.ts";
import { deriveJourney } from "../../server/tracking/derive-journey.ts";
import type { Journey } from "../../server/tracking/journey.ts";
import type { Observation } from "../../server/tracking/observation.ts";
import { FEEDER, RAIL, TRANSSHIPMENT } from "./journeys.ts";
import { BOX, BOX_2, day, lookup, messages, say } from "./messages.ts";

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

/** A carrier's whole history of one journey: what was planned, how estimates moved, and what happened. */
const history: fc.Arbitrary<readonly Observation[]> = fc
	.tuple(
		fc.constantFrom(TRANSSHIPMENT, RAIL, FEEDER),
		fc.array(fc.integer({ min: -12, max: 12 }), {
			minLength: 40,
			maxLength: 40,
		}),
		fc.boolean(),
	)
	.map(([text, delays, hasTwo]) => {
		const facts = messages(text).filter((o) => o.classifier === "actual");
		const boxes = hasTwo ? [BOX, BOX_2] : [BOX];
		return facts.flatMap((fact, index) => {
			const at =
				(Date.parse(fact.occurredAt) - Date.parse(day(0))) / 86_400_000;
			const forecast = (number: number, said: number): Observation => ({
				...fact,
				key: `${fact.key} forecast ${number}`,
				classifier: number === 0 ? "planned" : "estimated",
				occurredAt: day(at + (delays[2 * index + number] ?? 0) / 24),
				reportedAt: day(said),
			});
			const told = [
				forecast(0, -5),
				forecast(1, -5 + index / 2),
				{ ...fact, reportedAt: day(at) },
			];
			return fact.kind === "equipment"
				? boxes.flatMap((box) =>
						told.map((o) => ({
							...o,
							key: `${o.key} ${box}`,
							containerNumber: box,
						})),
					)
				: told;
		});
	});

const repetition = (observation: Observation): Observation => ({
	...observation,
	key: `${observation.key} again`,
	sourceEventId: "again",
});

/** Records what a comparison found, as a caller does. */
function record(known: KnownJourney | null, after: Journey) {
	const comparison = compareJourney(known, after);
	const before = new Map(
		known?.containers.map((c) => [c.number, c.transportEvents]),
	);
	for (const { number } of after.containers) {
		const events: KnownTransportEvent[] = (before.get(number) ?? []).map(
			(event) =>
				comparison.corrected.find(
					({ containerNumber, facts }) =>
						containerNumber === number && facts.key === event.key,
				)?.facts ?? event,
		);
		for (const { containerNumber, facts } of comparison.transportEvents) {
			if (containerNumber === number) events.push(facts);
		}
		before.set(number, events);
	}
	const containers = [...before].map(([number, transportEvents]) => ({
		number,
		transportEvents,
	}));
	return { comparison, known: { containers } };
}

/** What is announced over several polls, each of which sees more messages than the one before. */
function announcements(polls: readonly (readonly Observation[])[]): string[] {
	let known: KnownJourney | null = null;
	const seen: Observation[] = [];
	const announced: string[] = [];
	for (const poll of polls) {
		seen.push(...poll);
		const step = record(known, derive(seen));
		known = step.known;
		for (const number of step.comparison.created)
			announced.push(`${number} created`);
		for (const { containerNumber, facts } of step.comparison.transportEvents) {
			if (!facts.isEstimate) announced.push(`${containerNumber} ${facts.key}`);
		}
	}
	return announced;
}

const milestonesOf = (journey: Journey): string[] =>
	journey.containers.flatMap(({ number, transportEvents }) => [
		`${number} created`,
		...transportEvents
			.filter(({ isEstimate }) => !isEstimate)
			.map(({ key }) => `${number} ${key}`),
	]);

/** Cuts a list into polls. */
const inPolls = (list: readonly Observation[], cuts: readonly number[]) => {
	const ends = [
		...cuts.map((cut) => cut % (list.length + 1)),
		list.length,
	].sort((a, b) => a - b);
	return ends.map((end, index) => list.slice(ends[index - 1] ?? 0, end));
};
const anyCuts = fc.array(fc.nat(200), { maxLength: 8 });

const byReport = (a: Observation, b: Observation) =>
	(a.reportedAt ?? "") < (b.reportedAt ?? "") ? -1 : 1;

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
				const keys = new Set(rawEvents.map((event) => event.observationKey));
				expect(transportEvents.every((e) => keys.has(e.observationKey))).toBe(
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

it("polling in any steps never announces a milestone twice and misses none, whatever the messages", () => {
	fc.assert(
		fc.property(anyMessages, anyCuts, (list, cuts) => {
			const announced = announcements(inPolls(list, cuts));
			expect(new Set(announced).size).toBe(announced.length);
			expect(announced).toEqual(
				expect.arrayContaining(milestonesOf(derive(list))),
			);
		}),
		{ numRuns: 200 },
	);
});

it("polling a carrier in any steps announces exactly the milestones of the journey", () => {
	fc.assert(
		fc.property(history, anyCuts, (list, cuts) => {
			const announced = announcements(inPolls(list.toSorted(byReport), cuts));
			expect(announced.sort()).toEqual(milestonesOf(derive(list)).sort());
		}),
		{ numRuns: 60 },
	);
});

it("a corrected time is recorded and not announced", () => {
	fc.assert(
		fc.property(
			history.chain((list) =>
				fc.tuple(
					fc.constant(list),
					fc.constantFrom(...list.filter((o) => o.classifier === "actual")),
					fc.integer({ min: -5, max: 5 }).filter((hours) => hours !== 0),
				),
			),
			([list, fact, hours]) => {
				const atMs = Date.parse(fact.occurredAt) + hours * 3_600_000;
				const correction = {
					...fact,
					key: "correction",
					occurredAt: `${new Date(atMs).toISOString().slice(0, 19)}Z`,
					reportedAt: day(80),
				};
				const { comparison } = record(
					derive(list),
					derive([...list, correction]),
				);
				expect(comparison.transportEvents).toEqual([]);
				expect(comparison.withdrawn).toEqual([]);
			},
		),
		{ numRuns: 60 },
	);
});
