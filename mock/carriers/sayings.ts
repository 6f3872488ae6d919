import type { Deal } from "./deal.ts";
import type { Journey } from "./journey.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "./local-time.ts";
import type { Milestone } from "./milestones.ts";

/** What is said about one milestone once. Instants in milliseconds. */
export interface Saying {
	readonly classifier: "planned" | "EST" | "ACT";
	/** When the line records it. */
	readonly saidAt: number;
	/** When the milestone is said to happen. */
	readonly at: number;
}

/** All that is ever said about a milestone: the plan, the forecasts that drift, and the fact. */
export function sayingsAbout(milestone: Milestone, journey: Journey): Saying[] {
	const { plannedAt, actualAt, reportedAt, what } = milestone;
	const sayings: Saying[] = [];
	if (plannedAt !== null) {
		const saidAt = journey.bookedAt + 20 * MINUTE_MS;
		if (saidAt < reportedAt) {
			sayings.push({ classifier: "planned", saidAt, at: plannedAt });
		}
		if (what.kind === "transport") {
			sayings.push(...estimates(milestone, plannedAt, journey));
		}
	}
	sayings.push({ classifier: "ACT", saidAt: reportedAt, at: actualAt });
	return sayings;
}

/** How long before a vessel, train or barge comes or goes the line looks at its schedule again. */
const REVIEW_DAYS = [28, 21, 14, 10, 7, 4, 2, 1, 0.4];
/** Smaller changes are not worth a message. */
const LEAST_CHANGE_MS = HOUR_MS;
const STEP_MS = 30 * MINUTE_MS;

/** Forecasts that start at the plan and close in on what will happen, the closer the later. */
function estimates(
	{ name, actualAt }: Milestone,
	plannedAt: number,
	journey: Journey,
): Saying[] {
	const deal = journey.deal.of(`forecast of ${name}`);
	const sayings: Saying[] = [];
	let told = plannedAt;
	for (const days of REVIEW_DAYS) {
		const ahead = days * deal.between(`review ${days}`, 0.85, 1.15) * DAY_MS;
		const saidAt = Math.round((actualAt - ahead) / MINUTE_MS) * MINUTE_MS;
		if (saidAt < journey.bookedAt + HOUR_MS) continue;
		const forecast = forecastAt(saidAt, plannedAt, actualAt, journey, deal);
		if (Math.abs(forecast - told) < LEAST_CHANGE_MS) continue;
		told = forecast;
		sayings.push({ classifier: "EST", saidAt, at: forecast });
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
