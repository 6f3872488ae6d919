import { toInstant } from "../../../runtime/clock.ts";
import { giveWay } from "../../../runtime/time-slices.ts";
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

/** What one entry of a page says about a vessel. */
export interface PositionEntry {
	readonly outcome: string | null;
	readonly reason: string | null;
	readonly message: string | null;
	readonly numbers: VesselNumbers;
	/** The valid ones. */
	readonly positions: readonly VesselPosition[];
	/** How many it has, with the invalid ones. */
	readonly size: number;
}

/** Parses an entry of a page (vessel positions contract), without its implausible positions. Gives way to other work. Never throws. */
export async function readEntry(
	answer: Fields,
	window: TimeWindow,
): Promise<PositionEntry> {
	const { outcome, reason, message, imo, mmsi } = answer;
	const positions: VesselPosition[] = [];
	for (const written of listOf(answer.positions, MOST_POSITIONS)) {
		const position = readPosition(written, window);
		if (position !== null) positions.push(position);
		await giveWay();
	}
	return {
		outcome: textOf(outcome),
		reason: textOf(reason),
		message: textOf(message, 500),
		numbers: readNumbers([textOf(imo), textOf(mmsi)]),
		positions,
		size: Array.isArray(answer.positions) ? answer.positions.length : 0,
	};
}

function joinFound(
	vessel: VesselNumbers,
	entries: readonly PositionEntry[],
	{ sinceMs, nowMs }: TimeWindow,
	hasAllPages: boolean,
): PositionAnswer {
	const observed = entries.map(({ numbers }) => numbers);
	const other = observed.find((numbers) => !canBeSame(vessel, numbers));
	if (other !== undefined) {
		const name = other.imo === null ? `MMSI ${other.mmsi}` : `IMO ${other.imo}`;
		return failed(
			vessel,
			"unrecognized",
			`the source tells of another vessel (${name})`,
		);
	}
	const endsAt = entries.findIndex(({ size }) => size > MOST_POSITIONS);
	// Later pages hold later positions, which the next query returns.
	const read = endsAt < 0 ? entries : entries.slice(0, endsAt + 1);
	const positions = read.flatMap((entry) => entry.positions).sort(byTime);
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
 * The answer in the entries of all pages about one vessel. Positions that belong to another vessel are left out. `hasAllPages` when
 * there are no more pages.
 */
export function joinEntries(
	vessel: VesselNumbers,
	entries: readonly PositionEntry[],
	window: TimeWindow,
	hasAllPages: boolean,
): PositionAnswer {
	const found = entries.filter(({ outcome }) => outcome === "found");
	if (found.length > 0) return joinFound(vessel, found, window, hasAllPages);
	const [entry] = entries;
	if (entry?.outcome === "not_found") return { vessel, outcome: "not_found" };
	if (entry?.outcome !== "error") {
		const words = entry
			? "the answer has no outcome that is known"
			: "the source left it out";
		return failed(vessel, "unrecognized", words);
	}
	const reason = readFailure(entry.reason);
	const words = entry.message ?? reason;
	return failed(vessel, reason, `the source could not look it up: ${words}`);
}
