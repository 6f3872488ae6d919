import type {
	ContainerAnswer,
	ContainerAnswerList,
} from "../../../../generated/upstream/terminal-status.ts";
import {
	lineByScac,
	readNumber,
} from "../../../../mock/carriers/basics/numbers.ts";
import type { Journey } from "../../../../mock/carriers/journeys/journey.ts";
import { answerTerminals } from "../../../../mock/carriers/terminals/answer-terminals.ts";
import {
	facilityIdOf,
	GROUP_OF,
} from "../../../../mock/carriers/terminals/facilities.ts";
import {
	type Visit,
	visitsOf,
} from "../../../../mock/carriers/terminals/visits.ts";
import { processMemory } from "../../../../mock/carriers/world/first-requests.ts";
import { journeyOf, newWorld } from "../../../../mock/carriers/world/world.ts";
import { START_AT } from "../ask-world.ts";

/** A world that is queried without HTTP, with a clock that the test sets. */
export function quietWorld() {
	const clock = { at: START_AT };
	const world = newWorld({
		seed: "landfall",
		memory: processMemory(),
		now: () => new Date(clock.at),
		stage: "at sea",
		clock: undefined,
	});

	function ask(path: string, key = "k") {
		const url = new URL(path, "http://world");
		return answerTerminals(world, {
			path: url.pathname,
			query: url.searchParams,
			headers: { "x-api-key": key },
		});
	}

	/** Journeys of Maersk, all at sea at the first query of their numbers. */
	function journeys(count: number): Journey[] {
		const line = lineByScac("MAEU");
		if (line === undefined) throw new Error("no such line");
		return Array.from({ length: count }, (_, index) => {
			const text = `MAEU9${String(index).padStart(8, "0")}`;
			const number = readNumber(line, "bill", text);
			if (typeof number === "string") throw new Error(number);
			return journeyOf(world, number);
		});
	}

	/** The answer of a visit's facility about its container at an instant (milliseconds). */
	function answerAt(visit: Visit, at: number): ContainerAnswer | undefined {
		clock.at = at;
		const { locode, facility, kind, box } = visit;
		const id = facilityIdOf(locode, facility.code);
		const base = `/terminals/${GROUP_OF[kind]}/facilities/${id}`;
		const { body } = ask(
			`${base}/containers?containers=${box.number}:MAEU${box.bill}`,
		);
		return (body as ContainerAnswerList).answers[0];
	}
	return { ask, journeys, answerAt, visitsOf };
}

/** Instants of a visit, from before it is expected until after it has ended. */
export function instantsOf(visit: Visit, count: number): number[] {
	const from = visit.expectedAt - 3_600_000;
	const stepMs = (visit.leavesAt + 7_200_000 - from) / count;
	return Array.from({ length: count + 1 }, (_, n) =>
		Math.floor(from + n * stepMs),
	);
}
