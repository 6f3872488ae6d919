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
	/** The valid ones, by time. */
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
	positions.sort(byTime);
	return {
		outcome: textOf(outcome),
		reason: textOf(reason),
		message: textOf(message, 500),
		numbers: readNumbers([textOf(imo), textOf(mmsi)]),
		positions,
		size: Array.isArray(answer.positions) ? answer.positions.length : 0,
	};
}

/** Positions merged before other work may run: some tens of microseconds. */
const MERGED_AT_ONCE = 256;

/** The positions of two lists by time, which both are in this order. Gives way to other work. */
async function merged(
	one: readonly VesselPosition[],
	other: readonly VesselPosition[],
): Promise<VesselPosition[]> {
	const both: VesselPosition[] = [];
	let next = 0;
	for (const [index, position] of one.entries()) {
		for (
			let before = other[next];
			before && byTime(before, position) < 0;
			before = other[next]
		) {
			both.push(before);
			next++;
		}
		both.push(position);
		if (index % MERGED_AT_ONCE === 0) await giveWay();
	}
	for (const position of other.slice(next)) both.push(position);
	return both;
}

/** The positions of some entries by time. Gives way to other work. */
async function joinPositions(
	entries: readonly PositionEntry[],
): Promise<VesselPosition[]> {
	let joined: VesselPosition[] = [];
	for (const { positions } of entries) {
		const [first] = positions;
		const last = joined.at(-1);
		// Pages follow each other in time, as a rule.
		if (first && last && byTime(first, last) < 0)
			joined = await merged(joined, positions);
		else for (const position of positions) joined.push(position);
		await giveWay();
	}
	return joined;
}

async function joinFound(
	vessel: VesselNumbers,
	entries: readonly PositionEntry[],
	{ sinceMs, nowMs }: TimeWindow,
	hasAllPages: boolean,
): Promise<PositionAnswer> {
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
	const positions = await joinPositions(read);
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
export async function joinEntries(
	vessel: VesselNumbers,
	entries: readonly PositionEntry[],
	window: TimeWindow,
	hasAllPages: boolean,
): Promise<PositionAnswer> {
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
