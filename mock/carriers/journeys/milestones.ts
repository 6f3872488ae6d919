import { HOUR_MS, isWallClockTwice, MINUTE_MS } from "../basics/local-time.ts";
import { conventionsOf } from "../lines/line-conventions.ts";
import type { Journey } from "./journey.ts";
import type { JourneyEvent } from "./journey-events.ts";
import { LATEST_REPORT_MS } from "./journey-stages.ts";
import { exportEvents, importEvents } from "./land-events.ts";
import type { Step } from "./landside.ts";
import { documentEvents, seaEvents } from "./sea-events.ts";
import type { Plan } from "./situations/plans-of-situation.ts";
import { type Stop, stopsOf } from "./stops.ts";

/** An event of one plan; it happens only if the plan is the last. Instants in milliseconds. */
export interface Milestone extends Pick<JourneyEvent, "what" | "stop">, Step {
	/** Identity within the journey. */
	readonly name: string;
	/** When the line reports that it happened. */
	readonly reportedAt: number;
}

/** All milestones of a journey in one of its plans. */
export function milestonesOf(
	journey: Journey,
	plan: Plan,
): readonly Milestone[] {
	const stops = stopsOf(journey, plan);
	return [
		...documentEvents(journey, plan, stops),
		...exportEvents(journey, stops),
		...seaEvents(journey, stops),
		...importEvents(journey, plan, stops),
	].map((event) => milestoneFor(event, journey));
}

function subjectOf(what: JourneyEvent["what"]): string {
	if (what.kind === "equipment") return what.box.number;
	return what.kind === "shipment" ? `${what.document} ${what.number}` : "";
}

/** Plans are rounded to half hours, facts to minutes; a fact is reported somewhat later. */
function milestoneFor(
	{ what, stop, step }: JourneyEvent,
	journey: Journey,
): Milestone {
	const name = `${stop.name} ${what.kind} ${what.code} ${subjectOf(what)}`;
	const unambiguous = unambiguousFor(journey, stop);
	const actualAt = unambiguous(rounded(step.actualAt, MINUTE_MS));
	const share = journey.random.between(`report of ${name}`, 0.1, 0.9);
	return {
		name,
		what,
		stop,
		plannedAt:
			step.plannedAt === null
				? null
				: unambiguous(rounded(step.plannedAt, 30 * MINUTE_MS)),
		actualAt,
		reportedAt: actualAt + Math.round(share * LATEST_REPORT_MS),
	};
}

function rounded(at: number, stepMs: number): number {
	return Math.round(at / stepMs) * stepMs;
}

/**
 * Returns a function that moves the instants that a line cannot write unambiguously by two hours. Without offsets, these are the hours
 * that the end of summer time repeats.
 */
export function unambiguousFor(journey: Journey, { place }: Stop) {
	const { timeForm } = conventionsOf(journey.requested.line.scac);
	return (at: number): number =>
		timeForm === "without offset" && isWallClockTwice(at, place.timeZone)
			? at + 2 * HOUR_MS
			: at;
}
