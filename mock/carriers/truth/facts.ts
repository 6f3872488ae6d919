import { startOfDay, utcTime, wallClock } from "../basics/local-time.ts";
import type { Box } from "../journeys/cargo.ts";
import type { Journey } from "../journeys/journey.ts";
import { type Milestone, milestonesOf } from "../journeys/milestones.ts";
import type { Plan } from "../journeys/plans.ts";
import { type Stop, type Stops, stopsOf } from "../journeys/stops.ts";
import { type Manners, mannersOf } from "../lines/manners.ts";
import { type Told, toldOf } from "../messages/messages.ts";
import type { Place } from "../schedule/world-places.ts";

/** A milestone, named by what happens where and, for a move, to which container. */
interface Wanted {
	readonly code: "ARRI" | "DEPA" | "LOAD" | "DISC" | "GTIN" | "GTOT";
	readonly stop: Stop | undefined;
	readonly box?: Box;
}

/** A journey as it stands at an instant. */
export interface Facts {
	readonly journey: Journey;
	readonly now: number;
	/** The stops of the plan that counts. */
	readonly stops: Stops;
	readonly isOver: boolean;
	/** When something happened; null as long as it has not. ISO 8601 UTC, whole seconds. */
	happenedAt(wanted: Wanted): string | null;
	/** When the line holds that something will happen, or last held that it would; null while it holds nothing. */
	expectedAt(wanted: Wanted): string | null;
	/** What it held first, by whatever plan; null while it holds nothing. What it has taken back by then it never held. */
	firstExpectedAt(wanted: Wanted): string | null;
}

/** The facts of a journey at an instant (milliseconds). */
export function factsAt(journey: Journey, now: number): Facts {
	const plan = planAt(journey, now);
	const final = journey.plans.at(-1) ?? plan;
	const happenings = milestonesOf(journey, final);
	const told = toldOf(journey);
	const estimates = told.filter(
		({ saying }) =>
			saying.classifier !== "ACT" &&
			saying.takesBack === undefined &&
			saying.saidAt <= now,
	);
	const time = (at: number, { place }: Stop) =>
		utcTime(understoodAt(at, place, mannersOf(journey.asked.line.scac)));
	const finalStops = stopsOf(journey, final);
	const stopsIn = journey.plans.map((one) => stopsOf(journey, one));
	const stops = stopsOf(journey, plan);
	const expectations = (wanted: Wanted) => {
		const milestone = milestonesOf(journey, plan).find((one) =>
			isMilestone(one, wanted),
		);
		return estimates
			.filter((one) => isAbout(one, milestone))
			.map(({ saying, milestone: { stop } }) => time(saying.at, stop));
	};
	return {
		...{ journey, now, stops },
		isOver: told.every(({ saying }) => saying.saidAt <= now),
		happenedAt(wanted) {
			if (journey.situation === "booking cancelled") return null;
			// What happens, happens at the stops of the last plan.
			const stop = stopNamed(finalStops, stops, wanted.stop);
			const milestone = happenings.find((one) =>
				isMilestone(one, { ...wanted, stop }),
			);
			return milestone === undefined || milestone.actualAt > now
				? null
				: time(milestone.actualAt, milestone.stop);
		},
		expectedAt: (wanted) => expectations(wanted).at(-1) ?? null,
		firstExpectedAt(wanted) {
			const first = estimates.find(
				(one) =>
					!isTakenBack(one, told, now) &&
					isMilestone(one.milestone, {
						...wanted,
						stop: stopNamed(stopsIn[one.plan], stops, wanted.stop),
					}),
			);
			return first === undefined
				? null
				: time(first.saying.at, first.milestone.stop);
		},
	};
}

function planAt({ plans }: Journey, now: number): Plan {
	return plans.findLast(({ sinceAt }) => sinceAt <= now) ?? plans[0];
}

/** The stop of one layout that has the place of a stop in another. */
function stopNamed(
	final: Stops | undefined,
	current: Stops,
	stop: Stop | undefined,
): Stop | undefined {
	const pairs: readonly (readonly [Stop | undefined, Stop | undefined])[] = [
		[current.emptyPickUp, final?.emptyPickUp],
		[current.gateIn, final?.gateIn],
		[current.pol, final?.pol],
		[current.pod, final?.pod],
		[current.onward?.from, final?.onward?.from],
		[current.onward?.to, final?.onward?.to],
		[current.gateOut, final?.gateOut],
		[current.emptyReturn, final?.emptyReturn],
	];
	return pairs.find(([one]) => one === stop)?.[1];
}

function isMilestone({ what, stop }: Milestone, wanted: Wanted): boolean {
	return (
		stop.name === wanted.stop?.name &&
		what.code === wanted.code &&
		(what.kind !== "equipment" || what.box === wanted.box)
	);
}

/** Whether the line had taken back by an instant what it said. */
function isTakenBack(
	{ plan, milestone, saying }: Told,
	told: readonly Told[],
	now: number,
): boolean {
	return told.some(
		(one) =>
			one.saying.takesBack === saying.name &&
			one.saying.saidAt <= now &&
			one.plan === plan &&
			one.milestone.name === milestone.name,
	);
}

/** Whether something was said about the milestone of this plan, or of an earlier one that had the same. */
function isAbout({ milestone }: Told, wanted: Milestone | undefined): boolean {
	return (
		milestone.name === wanted?.name &&
		milestone.plannedAt === wanted.plannedAt &&
		milestone.stop.id === wanted.stop.id
	);
}

/**
 * The instant that can be known from the time as the line writes it: of a date alone the first instant of the day at the place, and
 * where neither the line tells an offset nor the reference tables a zone, the wall clock read as UTC.
 */
function understoodAt(at: number, place: Place, { timeForm }: Manners): number {
	if (timeForm === "exact") return at;
	const shown = wallClock(at, place.timeZone);
	if (timeForm === "date") {
		return place.isListed
			? startOfDay(at, place.timeZone)
			: Date.parse(`${shown.slice(0, 10)}T00:00:00Z`);
	}
	return place.isListed ? at : Date.parse(`${shown}Z`);
}
