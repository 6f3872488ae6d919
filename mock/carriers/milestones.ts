import { LATEST_REPORT_MS } from "./at-stage.ts";
import type { Happening, Step } from "./happenings.ts";
import type { Journey } from "./journey.ts";
import { exportHappenings, importHappenings } from "./land-happenings.ts";
import { MINUTE_MS } from "./local-time.ts";
import { documentHappenings, seaHappenings } from "./sea-happenings.ts";
import { stopsOf } from "./stops.ts";

/** One thing that may be planned and forecast, and happens. Instants in milliseconds. */
export interface Milestone extends Pick<Happening, "what" | "stop">, Step {
	/** Identity within the journey. */
	readonly name: string;
	/** When the line records that it happened. */
	readonly reportedAt: number;
}

/** All milestones of a journey. */
export function milestonesOf(journey: Journey): readonly Milestone[] {
	const stops = stopsOf(journey);
	return [
		...documentHappenings(journey, stops),
		...exportHappenings(journey, stops),
		...seaHappenings(journey, stops),
		...importHappenings(journey, stops),
	].map((happening) => milestoneFor(happening, journey));
}

/** Plans are made in half hours, facts happen at a minute and are reported somewhat later. */
function milestoneFor(
	{ what, stop, step }: Happening,
	journey: Journey,
): Milestone {
	const subject = what.kind === "equipment" ? what.box.number : what.kind;
	const document = what.kind === "shipment" ? ` ${what.document}` : "";
	const name = `${stop.name} ${what.code} ${subject}${document}`;
	const actualAt = rounded(step.actualAt, MINUTE_MS);
	const share = journey.deal.between(`report of ${name}`, 0.1, 0.9);
	return {
		name,
		what,
		stop,
		plannedAt:
			step.plannedAt === null ? null : rounded(step.plannedAt, 30 * MINUTE_MS),
		actualAt,
		reportedAt: actualAt + Math.round(share * LATEST_REPORT_MS),
	};
}

function rounded(at: number, stepMs: number): number {
	return Math.round(at / stepMs) * stepMs;
}
