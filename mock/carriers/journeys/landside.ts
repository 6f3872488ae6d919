import { DAY_MS, HOUR_MS } from "../basics/local-time.ts";
import type { SeededRandom } from "../basics/seeded-random.ts";
import type { Onward } from "../schedule/routes.ts";
import { greatCircleMiles } from "../schedule/sea-lanes.ts";
import type { Place } from "../schedule/world-places.ts";

/** The planned and the actual time of an event, in milliseconds since the epoch. */
export interface Step {
	/** Null for events that lines do not plan: documents, and moves by the consignee. */
	readonly plannedAt: number | null;
	readonly actualAt: number;
}

/** The steps of one container before the vessel. The barge steps apply only where there is a barge. */
export interface ExportSteps {
	readonly emptyOut: Step;
	readonly gateIn: Step;
	readonly bargeLoad: Step;
	readonly bargeDischarge: Step;
}

/** Days before the planned departure of the vessel. */
const BY_TRUCK = { emptyOut: 7.5, gateIn: 3 };
const BY_BARGE = {
	emptyOut: 12,
	gateIn: 9,
	load: 7.5,
	depart: 7,
	arrive: 5.2,
	discharge: 4.7,
};

/** Usual days between the empty pick-up and the planned departure of the vessel. */
export const EMPTY_OUT_DAYS = {
	truck: BY_TRUCK.emptyOut,
	barge: BY_BARGE.emptyOut,
};

/** The longest time between the empty pick-up and a planned departure. */
export const EARLIEST_EMPTY_OUT_MS = (BY_BARGE.emptyOut + 1) * DAY_MS;

/** The export steps of one container for a planned departure of the vessel (milliseconds). */
export function exportSteps(
	departureAt: number,
	byBarge: boolean,
	random: SeededRandom,
): ExportSteps {
	const { emptyOut, gateIn } = byBarge ? BY_BARGE : BY_TRUCK;
	const step = (what: string, days: number, spreadHours: number) =>
		stepAt(departureAt - days * DAY_MS, what, random, spreadHours);
	return {
		emptyOut: step("empty out", emptyOut, 18),
		gateIn: step("gate in", gateIn, 14),
		bargeLoad: step("barge load", BY_BARGE.load, 2),
		bargeDischarge: step("barge discharge", BY_BARGE.discharge, 2),
	};
}

/** Departure and arrival of the barge that connects to a planned departure of the vessel. */
export function exportRide(
	departureAt: number,
	random: SeededRandom,
): { readonly depart: Step; readonly arrive: Step } {
	const step = (what: string, days: number) =>
		stepAt(departureAt - days * DAY_MS, what, random, 2);
	return {
		depart: step("depart", BY_BARGE.depart),
		arrive: step("arrive", BY_BARGE.arrive),
	};
}

/** A step that happens some hours earlier or later than planned. */
function stepAt(
	plannedAt: number,
	what: string,
	random: SeededRandom,
	spreadHours: number,
): Step {
	const late = random.between(what, -spreadHours, spreadHours) * HOUR_MS;
	return { plannedAt, actualAt: plannedAt + late };
}

/** Share of a vessel's stay in port by which all containers of a shipment are discharged. */
export const LAST_DISCHARGE_SHARE = 0.75;

/** When the last container is off a vessel that stays in port between two instants. */
export function allOffAt(arrivalAt: number, departureAt: number): number {
	return arrivalAt + (departureAt - arrivalAt) * LAST_DISCHARGE_SHARE;
}

/** A step on land after discharge from the last vessel. */
export type ImportStep =
	| "load"
	| "depart"
	| "arrive"
	| "discharge"
	| "gateOut"
	| "emptyIn";

/** Hours from the discharge to each step, in order. */
export type ImportHours = readonly (readonly [ImportStep, number])[];

const TRAIN_KNOTS = 17;
const BARGE_KNOTS = 6;

/** Usual hours from the discharge to each import step. */
export function importHours(
	pod: Place,
	onward: Onward | undefined,
	random: SeededRandom,
): ImportHours {
	const waits: [ImportStep, number][] = [];
	if (onward !== undefined) {
		const knots = onward.mode === "RAIL" ? TRAIN_KNOTS : BARGE_KNOTS;
		const miles = greatCircleMiles(pod, onward.place) * 1.25;
		waits.push(
			["load", random.between("load", 24, 80)],
			["depart", random.between("depart", 5, 14)],
			["arrive", miles / knots + random.between("arrive", 10, 30)],
			["discharge", random.between("unload", 4, 12)],
		);
	}
	waits.push(
		["gateOut", random.between("gate out", 24, 96)],
		["emptyIn", random.between("empty in", 60, 170)],
	);
	let hours = 0;
	return waits.map(([step, wait]) => {
		hours += wait;
		return [step, hours] as const;
	});
}

/** The containers of one shipment do each step within this time (hours). */
export const CONTAINER_SPREAD_HOURS = 10;

/**
 * Adjusts the usual hours so that exactly the first `done` steps lie before `elapsedHours`.
 * Earlier steps are compressed if necessary, later ones are postponed.
 */
export function bendHours(
	usual: ImportHours,
	done: number,
	elapsedHours: number,
	random: SeededRandom,
): ImportHours {
	const last = done === 0 ? 0 : (usual[done - 1]?.[1] ?? 0);
	const room = elapsedHours - CONTAINER_SPREAD_HOURS - 4;
	const scale = last > room ? Math.max(0.1, room / last) : 1;
	const next = usual[done]?.[1];
	if (next === undefined) {
		return usual.map(([step, hours]) => [step, hours * scale] as const);
	}
	const saved = last * (1 - scale);
	const nextAt = Math.max(
		next - saved,
		elapsedHours + random.between("put off", 3, 48),
	);
	return usual.map(([step, hours], at) =>
		at < done
			? ([step, hours * scale] as const)
			: ([step, hours + nextAt - next] as const),
	);
}
