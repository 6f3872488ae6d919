import { DAY_MS, HOUR_MS, MINUTE_MS } from "../basics/local-time.ts";
import type { SeededRandom } from "../basics/seeded-random.ts";
import type { Journey } from "../journeys/journey.ts";
import { type Milestone, unambiguousFor } from "../journeys/milestones.ts";

/** One report of a milestone by the line. Instants in milliseconds. */
export interface EventReport {
	/** Identity within the milestone: a later report of the same name replaces the earlier one. */
	readonly name: string;
	readonly classifier: "planned" | "EST" | "ACT";
	/** When the line publishes it. */
	readonly publishedAt: number;
	/** The reported time of the milestone. */
	readonly at: number;
	/** The name of the report of the same milestone that this one retracts. */
	readonly retracts?: string;
}

/** The period in which a plan is current, and whether the previous plan had the same milestone. */
export interface PlanTime {
	readonly sinceAt: number;
	/** Infinite for the last plan. */
	readonly untilAt: number;
	readonly isRepeated: boolean;
}

/** The reports of a milestone by a line without mistakes: the plan, drifting estimates and the fact. */
export function reportsAbout(
	milestone: Milestone,
	journey: Journey,
	time: PlanTime,
): EventReport[] {
	const { plannedAt, actualAt, reportedAt, what } = milestone;
	const { sinceAt, untilAt } = boxTime(milestone, journey, time);
	const reports: EventReport[] = [];
	if (plannedAt !== null) {
		const publishedAt = sinceAt + 20 * MINUTE_MS;
		if (!time.isRepeated && publishedAt < Math.min(reportedAt, untilAt)) {
			reports.push({
				name: "plan",
				classifier: "planned",
				publishedAt,
				at: plannedAt,
			});
		}
		if (what.kind === "transport") {
			const drifting = estimates(milestone, plannedAt, journey).filter(
				(report) =>
					report.publishedAt > sinceAt + HOUR_MS &&
					report.publishedAt < untilAt,
			);
			reports.push(...drifting);
		}
	}
	const isFinal = time.untilAt === Number.POSITIVE_INFINITY;
	if (isFinal && actualAt < untilAt) {
		const fact = { name: "fact", classifier: "ACT" } as const;
		reports.push({ ...fact, publishedAt: reportedAt, at: actualAt });
	}
	return reports;
}

/** The period in which a plan covers a container: from its assignment until its replacement. */
function boxTime(
	{ what }: Milestone,
	{ situation, changesAt, cargo }: Journey,
	time: PlanTime,
): Pick<PlanTime, "sinceAt" | "untilAt"> {
	if (what.kind !== "equipment" || changesAt === null) return time;
	const isLate =
		situation === "containers assigned late" ||
		(situation === "container swapped" && what.box === cargo.boxes.at(-1));
	return {
		sinceAt: isLate ? Math.max(time.sinceAt, changesAt) : time.sinceAt,
		untilAt: what.box === cargo.swappedOut ? changesAt : time.untilAt,
	};
}

/** Days before an arrival or departure at which the line updates its estimate. */
const REVIEW_DAYS = [28, 21, 14, 10, 7, 4, 2, 1, 0.4];
/** Smaller changes are not published. */
const LEAST_CHANGE_MS = HOUR_MS;
const STEP_MS = 30 * MINUTE_MS;

/** Estimates that start at the planned time and converge on the actual one. */
function estimates(
	milestone: Milestone,
	plannedAt: number,
	journey: Journey,
): EventReport[] {
	const { name, actualAt, stop } = milestone;
	const random = journey.random.of(`forecast of ${name}`);
	const unambiguous = unambiguousFor(journey, stop);
	const reports: EventReport[] = [];
	let published = plannedAt;
	for (const days of REVIEW_DAYS) {
		const ahead = days * random.between(`review ${days}`, 0.85, 1.15) * DAY_MS;
		const publishedAt = Math.round((actualAt - ahead) / MINUTE_MS) * MINUTE_MS;
		if (publishedAt < journey.bookedAt + HOUR_MS) continue;
		const forecast = unambiguous(
			forecastAt(publishedAt, plannedAt, actualAt, journey, random),
		);
		if (Math.abs(forecast - published) < LEAST_CHANGE_MS) continue;
		published = forecast;
		reports.push({
			name: `forecast ${days}`,
			classifier: "EST",
			publishedAt,
			at: forecast,
		});
	}
	return reports;
}

function forecastAt(
	publishedAt: number,
	plannedAt: number,
	actualAt: number,
	journey: Journey,
	random: SeededRandom,
): number {
	const ahead = actualAt - publishedAt;
	const unknown = ahead / Math.max(ahead, actualAt - journey.bookedAt);
	const error = ahead * 0.03 * random.between(`error ${publishedAt}`, -1, 1);
	const forecast = actualAt + (plannedAt - actualAt) * unknown + error;
	const soonest = publishedAt + 2 * HOUR_MS;
	return Math.round(Math.max(forecast, soonest) / STEP_MS) * STEP_MS;
}
