import type { Deal } from "../basics/deal.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../basics/local-time.ts";
import type { Journey } from "../journeys/journey.ts";
import { type Milestone, tellableBy } from "../journeys/milestones.ts";

/** What is said about one milestone once. Instants in milliseconds. */
export interface Saying {
	/** Identity within the milestone: of two sayings with one name the later replaces the earlier. */
	readonly name: string;
	readonly classifier: "planned" | "EST" | "ACT";
	/** When the line records it. */
	readonly saidAt: number;
	/** When the milestone is said to happen. */
	readonly at: number;
	/** The name of the saying about the same milestone that this one takes back. */
	readonly takesBack?: string;
}

/** The time in which a plan is the line's plan, and whether the one before had the same milestone. */
export interface PlanTime {
	readonly sinceAt: number;
	/** Infinite for the last plan, which is the one that comes true. */
	readonly untilAt: number;
	readonly isRepeated: boolean;
}

/** All that a line without mistakes says about a milestone of a plan: the schedule, the forecasts that drift, and the fact. */
export function sayingsAbout(
	milestone: Milestone,
	journey: Journey,
	time: PlanTime,
): Saying[] {
	const { plannedAt, actualAt, reportedAt, what } = milestone;
	const { sinceAt, untilAt } = boxTime(milestone, journey, time);
	const sayings: Saying[] = [];
	if (plannedAt !== null) {
		const saidAt = sinceAt + 20 * MINUTE_MS;
		if (!time.isRepeated && saidAt < Math.min(reportedAt, untilAt)) {
			sayings.push({
				name: "plan",
				classifier: "planned",
				saidAt,
				at: plannedAt,
			});
		}
		if (what.kind === "transport") {
			const drifting = estimates(milestone, plannedAt, journey).filter(
				(saying) =>
					saying.saidAt > sinceAt + HOUR_MS && saying.saidAt < untilAt,
			);
			sayings.push(...drifting);
		}
	}
	const isFinal = time.untilAt === Number.POSITIVE_INFINITY;
	if (isFinal && actualAt < untilAt) {
		const fact = { name: "fact", classifier: "ACT" } as const;
		sayings.push({ ...fact, saidAt: reportedAt, at: actualAt });
	}
	return sayings;
}

/** The time in which the line has a plan for the container: from when it is assigned until another takes its place. */
function boxTime(
	{ what }: Milestone,
	{ situation, turnsAt, cargo }: Journey,
	time: PlanTime,
): Pick<PlanTime, "sinceAt" | "untilAt"> {
	if (what.kind !== "equipment" || turnsAt === null) return time;
	const isLate =
		situation === "containers assigned late" ||
		(situation === "container swapped" && what.box === cargo.boxes.at(-1));
	return {
		sinceAt: isLate ? Math.max(time.sinceAt, turnsAt) : time.sinceAt,
		untilAt: what.box === cargo.swappedOut ? turnsAt : time.untilAt,
	};
}

/** How long before a vessel, train or barge comes or goes the line looks at its schedule again. */
const REVIEW_DAYS = [28, 21, 14, 10, 7, 4, 2, 1, 0.4];
/** Smaller changes are not worth a message. */
const LEAST_CHANGE_MS = HOUR_MS;
const STEP_MS = 30 * MINUTE_MS;

/** Forecasts that start at the plan and close in on what will happen, the closer the later. */
function estimates(
	milestone: Milestone,
	plannedAt: number,
	journey: Journey,
): Saying[] {
	const { name, actualAt, stop } = milestone;
	const deal = journey.deal.of(`forecast of ${name}`);
	const tellable = tellableBy(journey, stop);
	const sayings: Saying[] = [];
	let told = plannedAt;
	for (const days of REVIEW_DAYS) {
		const ahead = days * deal.between(`review ${days}`, 0.85, 1.15) * DAY_MS;
		const saidAt = Math.round((actualAt - ahead) / MINUTE_MS) * MINUTE_MS;
		if (saidAt < journey.bookedAt + HOUR_MS) continue;
		const forecast = tellable(
			forecastAt(saidAt, plannedAt, actualAt, journey, deal),
		);
		if (Math.abs(forecast - told) < LEAST_CHANGE_MS) continue;
		told = forecast;
		sayings.push({
			name: `forecast ${days}`,
			classifier: "EST",
			saidAt,
			at: forecast,
		});
	}
	return sayings;
}

function forecastAt(
	saidAt: number,
	plannedAt: number,
	actualAt: number,
	journey: Journey,
	deal: Deal,
): number {
	const ahead = actualAt - saidAt;
	const unknown = ahead / Math.max(ahead, actualAt - journey.bookedAt);
	const error = ahead * 0.03 * deal.between(`error ${saidAt}`, -1, 1);
	const forecast = actualAt + (plannedAt - actualAt) * unknown + error;
	const soonest = saidAt + 2 * HOUR_MS;
	return Math.round(Math.max(forecast, soonest) / STEP_MS) * STEP_MS;
}
