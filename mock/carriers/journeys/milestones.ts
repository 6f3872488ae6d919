import { HOUR_MS, isWallClockTwice, MINUTE_MS } from "../basics/local-time.ts";
import { mannersOf } from "../lines/manners.ts";
import { LATEST_REPORT_MS } from "./at-stage.ts";
import type { Happening } from "./happenings.ts";
import type { Journey } from "./journey.ts";
import { exportHappenings, importHappenings } from "./land-happenings.ts";
import type { Step } from "./landside.ts";
import type { Plan } from "./plans.ts";
import { documentHappenings, seaHappenings } from "./sea-happenings.ts";
import { type Stop, stopsOf } from "./stops.ts";

/** One thing that may be planned and forecast, and happens if it is in the last plan. Instants in milliseconds. */
export interface Milestone extends Pick<Happening, "what" | "stop">, Step {
	/** Identity within the journey. */
	readonly name: string;
	/** When the line records that it happened. */
	readonly reportedAt: number;
}

/** All milestones of a journey as a plan has them. */
export function milestonesOf(
	journey: Journey,
	plan: Plan,
): readonly Milestone[] {
	const stops = stopsOf(journey, plan);
	return [
		...documentHappenings(journey, plan, stops),
		...exportHappenings(journey, stops),
		...seaHappenings(journey, stops),
		...importHappenings(journey, plan, stops),
	].map((happening) => milestoneFor(happening, journey));
}

function subjectOf(what: Happening["what"]): string {
	if (what.kind === "equipment") return what.box.number;
	return what.kind === "shipment" ? `${what.document} ${what.number}` : "";
}

/** Plans are made in half hours, facts happen at a minute and are reported somewhat later. */
function milestoneFor(
	{ what, stop, step }: Happening,
	journey: Journey,
): Milestone {
	const name = `${stop.name} ${what.kind} ${what.code} ${subjectOf(what)}`;
	const tellable = tellableBy(journey, stop);
	const actualAt = tellable(rounded(step.actualAt, MINUTE_MS));
	const share = journey.deal.between(`report of ${name}`, 0.1, 0.9);
	return {
		name,
		what,
		stop,
		plannedAt:
			step.plannedAt === null
				? null
				: tellable(rounded(step.plannedAt, 30 * MINUTE_MS)),
		actualAt,
		reportedAt: actualAt + Math.round(share * LATEST_REPORT_MS),
	};
}

function rounded(at: number, stepMs: number): number {
	return Math.round(at / stepMs) * stepMs;
}

/**
 * Moves an instant so that the line can tell it without doubt: where it writes no offset, out of the hour that clocks
 * show twice when summer time ends.
 */
export function tellableBy(journey: Journey, { place }: Stop) {
	const { timeForm } = mannersOf(journey.asked.line.scac);
	return (at: number): number =>
		timeForm === "without offset" && isWallClockTwice(at, place.timeZone)
			? at + 2 * HOUR_MS
			: at;
}
