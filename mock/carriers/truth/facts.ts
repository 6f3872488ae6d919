import { startOfDay, utcTime, wallClock } from "../basics/local-time.ts";
import type { Box } from "../journeys/cargo.ts";
import type { Journey } from "../journeys/journey.ts";
import { type Milestone, milestonesOf } from "../journeys/milestones.ts";
import type { Plan } from "../journeys/situations/plans-of-situation.ts";
import { type Stop, type Stops, stopsOf } from "../journeys/stops.ts";
import {
	conventionsOf,
	type LineConventions,
} from "../lines/line-conventions.ts";
import { journeyReports, type MilestoneReport } from "../messages/messages.ts";
import type { Place } from "../schedule/world-places.ts";

/** A milestone by its event code, its stop and, for a move, its container. */
interface Wanted {
	readonly code: "ARRI" | "DEPA" | "LOAD" | "DISC" | "GTIN" | "GTOT";
	readonly stop: Stop | undefined;
	readonly box?: Box;
}

/** A journey as it stands at an instant. */
export interface Facts {
	readonly journey: Journey;
	readonly now: number;
	/** The stops of the current plan. */
	readonly stops: Stops;
	readonly isOver: boolean;
	/** When a milestone happened; null before that. ISO 8601 UTC, whole seconds. */
	happenedAt(wanted: Wanted): string | null;
	/** The line's latest plan or estimate of a milestone; null before the first. */
	expectedAt(wanted: Wanted): string | null;
	/** The line's first plan or estimate, of any plan, that it has not retracted; null before the first. */
	firstExpectedAt(wanted: Wanted): string | null;
}

/** The facts of a journey at an instant (milliseconds). */
export function factsAt(journey: Journey, now: number): Facts {
	const plan = planAt(journey, now);
	const final = journey.plans.at(-1) ?? plan;
	const events = milestonesOf(journey, final);
	const reports = journeyReports(journey);
	const estimates = reports.filter(
		({ report }) =>
			report.classifier !== "ACT" &&
			report.retracts === undefined &&
			report.publishedAt <= now,
	);
	const time = (at: number, { place }: Stop) =>
		utcTime(
			understoodAt(at, place, conventionsOf(journey.requested.line.scac)),
		);
	const finalStops = stopsOf(journey, final);
	const stopsIn = journey.plans.map((one) => stopsOf(journey, one));
	const stops = stopsOf(journey, plan);
	const expectations = (wanted: Wanted) => {
		const milestone = milestonesOf(journey, plan).find((one) =>
			isMilestone(one, wanted),
		);
		return estimates
			.filter((one) => isAbout(one, milestone))
			.map(({ report, milestone: { stop } }) => time(report.at, stop));
	};
	return {
		...{ journey, now, stops },
		isOver: reports.every(({ report }) => report.publishedAt <= now),
		happenedAt(wanted) {
			if (journey.situation === "booking cancelled") return null;
			// Events happen at the stops of the last plan.
			const stop = stopNamed(finalStops, stops, wanted.stop);
			const milestone = events.find((one) =>
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
					!isRetracted(one, reports, now) &&
					isMilestone(one.milestone, {
						...wanted,
						stop: stopNamed(stopsIn[one.plan], stops, wanted.stop),
					}),
			);
			return first === undefined
				? null
				: time(first.report.at, first.milestone.stop);
		},
	};
}

function planAt({ plans }: Journey, now: number): Plan {
	return plans.findLast(({ sinceAt }) => sinceAt <= now) ?? plans[0];
}

/** The stop of one plan that corresponds to a stop of another. */
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

/** Whether the line has retracted a report by an instant. */
function isRetracted(
	{ plan, milestone, report }: MilestoneReport,
	reports: readonly MilestoneReport[],
	now: number,
): boolean {
	return reports.some(
		(one) =>
			one.report.retracts === report.name &&
			one.report.publishedAt <= now &&
			one.plan === plan &&
			one.milestone.name === milestone.name,
	);
}

/** Whether a report is about this milestone, or about the same one of an earlier plan. */
function isAbout(
	{ milestone }: MilestoneReport,
	wanted: Milestone | undefined,
): boolean {
	return (
		milestone.name === wanted?.name &&
		milestone.plannedAt === wanted.plannedAt &&
		milestone.stop.id === wanted.stop.id
	);
}

/**
 * The instant that a consumer can derive from a written time: for a date the first instant of the day at the place.
 * A local time without an offset counts as UTC where the reference tables have no zone.
 */
function understoodAt(
	at: number,
	place: Place,
	{ timeForm }: LineConventions,
): number {
	if (timeForm === "exact") return at;
	const shown = wallClock(at, place.timeZone);
	if (timeForm === "date") {
		return place.isListed
			? startOfDay(at, place.timeZone)
			: Date.parse(`${shown.slice(0, 10)}T00:00:00Z`);
	}
	return place.isListed ? at : Date.parse(`${shown}Z`);
}
