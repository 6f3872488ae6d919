import { HOUR_MS } from "../basics/local-time.ts";
import type { Stage } from "../schedule/stages.ts";
import type { Voyage } from "../schedule/voyages.ts";
import {
	allOffAt,
	CONTAINER_SPREAD_HOURS,
	EARLIEST_EMPTY_OUT_MS,
	type ImportHours,
} from "./landside.ts";

/** The longest delay between an event and the line's report. */
export const LATEST_REPORT_MS = 3 * HOUR_MS;
/** Shortest duration of the steps on land, as a share of the usual one. */
const GREATEST_HASTE = 0.6;
/** Hours between the last step of a stage and now, so that it is already reported. */
const REPORT_HOURS = 5;

/** Number of import steps done at a stage; undefined before the discharge. */
export function stepsDone(
	stage: Stage,
	hours: ImportHours,
): number | undefined {
	const upTo = (last: string) => hours.findIndex(([step]) => step === last) + 1;
	switch (stage) {
		case "discharged":
			return 0;
		case "on rail":
			return upTo("depart");
		case "picked up":
			return upTo("gateOut");
		case "returned":
			return upTo("emptyIn");
		default:
			return undefined;
	}
}

/**
 * Whether a shipment on these voyages can be at a stage at an instant if the steps on land are shortened or postponed to fit.
 * A finished journey must have ended at least `longAgoHours` ago. The first plan departs at most `leadMs` before the last one.
 */
export function isAtStage(
	stage: Stage,
	voyages: readonly Voyage[],
	hours: ImportHours,
	at: number,
	longAgoHours: number,
	leadMs: number,
): boolean {
	const firstLoad = voyages[0]?.load;
	if (firstLoad === undefined) return false;
	switch (stage) {
		case "booked":
			return firstLoad.plannedDepartureAt - leadMs - EARLIEST_EMPTY_OUT_MS > at;
		case "at sea":
			return voyages.some(
				({ load, discharge }) =>
					load.departureAt + LATEST_REPORT_MS < at && at < discharge.arrivalAt,
			);
		case "at transshipment":
			return voyages.some((voyage, index) =>
				isAtHub(voyage, voyages[index + 1], at),
			);
		default: {
			const done = stepsDone(stage, hours) ?? 0;
			const usual = hours[done - 1]?.[1] ?? 0;
			const least =
				usual * GREATEST_HASTE + CONTAINER_SPREAD_HOURS + REPORT_HOURS;
			const ago = stage === "returned" ? longAgoHours : 0;
			return at - lastOffAt(voyages) > (least + ago) * HOUR_MS;
		}
	}
}

function isAtHub(
	inward: Voyage,
	outward: Voyage | undefined,
	at: number,
): boolean {
	if (outward === undefined) return false;
	return (
		inward.discharge.arrivalAt + LATEST_REPORT_MS < at &&
		at < outward.load.departureAt
	);
}

/** The latest time at which the last container is off the last vessel. */
export function lastOffAt(voyages: readonly Voyage[]): number {
	const call = voyages.at(-1)?.discharge;
	return call === undefined ? 0 : allOffAt(call.arrivalAt, call.departureAt);
}
