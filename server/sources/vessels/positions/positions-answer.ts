import { toInstant } from "../../../runtime/clock.ts";
import {
	byTime,
	type PositionAnswer,
	type VesselNumbers,
	type VesselPosition,
} from "../../contracts/position-source.ts";
import {
	type TimeWindow,
	validPosition,
} from "../../contracts/valid-position.ts";
import { canBeSame, readNumbers } from "../../contracts/vessel-numbers.ts";
import { type Fields, listOf, textOf } from "../../parsing/fields.ts";
import { readTime } from "../../parsing/times.ts";
import {
	readFailure,
	type SourceFailure,
} from "../../requests/source-error.ts";

/** Most positions of one vessel on a page, the limit of the contract. */
const MOST_POSITIONS = 5_000;

/** The answer for a vessel that failed. */
export function failed(
	vessel: VesselNumbers,
	reason: SourceFailure,
	message: string,
): PositionAnswer {
	return { vessel, outcome: "failed", reason, message };
}

function readPosition(
	position: Fields,
	window: TimeWindow,
): VesselPosition | null {
	const time = readTime(textOf(position.at), null);
	return validPosition(
		{
			atMs: time?.precision === "instant" ? time.atMs : undefined,
			latitude: position.latitude,
			longitude: position.longitude,
			heading: position.headingDegrees,
			course: position.courseDegrees,
			speed: position.speedKnots,
		},
		window,
	);
}

function readFound(
	vessel: VesselNumbers,
	answers: readonly Fields[],
	window: TimeWindow,
	hasAllPages: boolean,
): PositionAnswer {
	const observed = answers.map(({ imo, mmsi }) =>
		readNumbers([textOf(imo), textOf(mmsi)]),
	);
	const other = observed.find((numbers) => !canBeSame(vessel, numbers));
	if (other !== undefined) {
		const name = other.imo === null ? `MMSI ${other.mmsi}` : `IMO ${other.imo}`;
		return failed(
			vessel,
			"unrecognized",
			`the source tells of another vessel (${name})`,
		);
	}
	const endsAt = answers.findIndex(
		({ positions }) =>
			Array.isArray(positions) && positions.length > MOST_POSITIONS,
	);
	// Later pages hold later positions, which the next query returns.
	const read = endsAt < 0 ? answers : answers.slice(0, endsAt + 1);
	const positions = read.flatMap((answer) =>
		listOf(answer.positions, MOST_POSITIONS).flatMap(
			(position) => readPosition(position, window) ?? [],
		),
	);
	positions.sort(byTime);
	const { sinceMs, nowMs } = window;
	const mmsi = observed.find((numbers) => numbers.mmsi !== null)?.mmsi ?? null;
	return {
		vessel,
		outcome: "found",
		mmsi,
		positions,
		wholeUntil:
			hasAllPages && endsAt < 0
				? toInstant(new Date(nowMs))
				: (positions.at(-1)?.at ?? toInstant(new Date(sinceMs))),
	};
}

/**
 * Parses the entries of all pages about one vessel (vessel positions contract). Never throws. Implausible positions are left
 * out, and all positions when they belong to another vessel. `hasAllPages` when there are no more pages.
 */
export function readAnswer(
	vessel: VesselNumbers,
	answers: readonly Fields[],
	window: TimeWindow,
	hasAllPages: boolean,
): PositionAnswer {
	const found = answers.filter(({ outcome }) => outcome === "found");
	if (found.length > 0) return readFound(vessel, found, window, hasAllPages);
	const [answer] = answers;
	if (answer?.outcome === "not_found") return { vessel, outcome: "not_found" };
	if (answer?.outcome !== "error") {
		const words = answer
			? "the answer has no outcome that is known"
			: "the source left it out";
		return failed(vessel, "unrecognized", words);
	}
	const reason = readFailure(textOf(answer.reason));
	const words = textOf(answer.message, 500) ?? reason;
	return failed(vessel, reason, `the source could not look it up: ${words}`);
}
