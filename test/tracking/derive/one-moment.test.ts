import { expect, it } from "vitest";
import { DIRECT, FEEDER, RAIL, TRANSSHIPMENT } from "../journeys.ts";
import { containerOf } from "../messages.ts";

const namesOf = (text: string) =>
	containerOf(text).transportEvents.map(({ event }) => event);

const factsIn = (text: string) =>
	text.split("\n").filter((line) => line.trim().startsWith("ACT"));

const placeIn = (fact: string) => fact.trim().split(/\s+/)[3];

/** Events that follow a rail or barge event at their place, but stand before it in the fixed order of events at one instant. */
const EITHER_WAY = [
	/DEPA USKCK rail/,
	/LOAD CNSHA ship:ALPHA$/,
	/DISC DEDUI barge/,
];

/** A journey in which one event happens at the moment of the one before. */
function pairs(text: string): (readonly [string, string, string[]])[] {
	const facts = factsIn(text);
	const names = namesOf(facts.join("\n"));
	return facts.slice(1).flatMap((fact, index) => {
		const before = facts[index] ?? "";
		const isKnown =
			placeIn(before) === placeIn(fact) &&
			!EITHER_WAY.some(
				(words) => words.test(fact) && /barge|rail/.test(before),
			);
		if (!isKnown) return [];
		const [, moment = ""] = before.trim().split(/\s+/);
		const sooner = fact.replace(/ACT \S+/, `ACT ${moment}`);
		// The later event is reported first, so that the order of the messages does not help.
		const lines = facts.toSpliced(index, 2, sooner, before);
		return [[sooner.trim(), lines.join("\n"), names] as const];
	});
}

it.each([DIRECT, TRANSSHIPMENT, RAIL, FEEDER].flatMap(pairs))(
	"events at one instant are in the order of a journey: %s",
	(_, text, want) => {
		expect(namesOf(text)).toEqual(want);
	},
);
