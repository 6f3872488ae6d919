import { describe, expect, test } from "vitest";
import { withPositions } from "../../../../server/sources/carriers/dcsa/dcsa-answer-positions.ts";
import { readEvent } from "../../../../server/sources/carriers/dcsa/read-dcsa-event.ts";
import { CONTEXT, DISCHARGE } from "./dcsa-events.ts";

/** An event as `ACT 10` or `EST 12 told`: its classifier, the day of its time, and whether it has a report time. */
function eventOf(written: string): unknown {
	const [eventClassifierCode, day, told] = written.split(" ");
	if (eventClassifierCode === "NOT") return written;
	if (eventClassifierCode === "NULL") return null;
	return {
		...DISCHARGE,
		...{ eventID: written, eventClassifierCode },
		eventDateTime: `2026-02-${day}T08:00:00-08:00`,
		eventCreatedDateTime: told && "2026-02-28T03:15:00Z",
	};
}

describe("a message without a report time has its position in the answer, the oldest first", () => {
	test.each<[string, string[], (number | undefined)[]]>([
		["the oldest first", ["ACT 10", "ACT 11", "EST 20"], [0, 1, 2]],
		["the newest first", ["EST 20", "ACT 11", "ACT 10"], [2, 1, 0]],
		["without a second actual", ["EST 20", "EST 19", "ACT 11"], [0, 1, 2]],
		["actuals at one time", ["ACT 10", "ACT 10"], [0, 1]],
		[
			"mostly the newest first",
			["ACT 13", "ACT 12", "ACT 14", "ACT 11"],
			[3, 2, 1, 0],
		],
		[
			"mostly the oldest first",
			["ACT 11", "ACT 14", "ACT 12", "ACT 13"],
			[0, 1, 2, 3],
		],
		[
			"some with report times",
			["ACT 11 told", "EST 20", "ACT 10 told"],
			[undefined, 1, undefined],
		],
		[
			"some with report times, the oldest first",
			["ACT 10 told", "ACT 11", "EST 20"],
			[undefined, 1, 2],
		],
		["only such", ["ACT 11 told", "ACT 10 told"], [undefined, undefined]],
		["something other than an event", ["NOT", "ACT 11", "ACT 10"], [1, 0]],
		["nothing in place of an event", ["NULL", "ACT 11", "ACT 10"], [1, 0]],
	])("%s: %j", async (_, written, want) => {
		const events = written.map(eventOf);
		const messages = events.flatMap((event, index) => {
			const { observation } = readEvent(event, CONTEXT);
			return observation ? [{ observation, index }] : [];
		});
		const positions = (await withPositions(messages, events)).map(
			({ observation }) => observation.answerPosition,
		);
		expect(positions).toEqual(want);
	});
});
