import type { Deal } from "./deal.ts";
import { DAY_MS, HOUR_MS } from "./local-time.ts";
import type { Onward } from "./routes.ts";
import { greatCircleMiles } from "./sea-lanes.ts";
import type { Place } from "./world-places.ts";

/** When a step was to happen and when it does, in milliseconds since the epoch. */
export interface Step {
	readonly plannedAt: number;
	readonly actualAt: number;
}

/** What happens on land before the vessel: the empty box is fetched, filled, brought; by truck or by truck and barge. */
export interface ExportSteps {
	readonly emptyOut: Step;
	readonly gateIn: Step;
	readonly barge: TransitSteps | undefined;
}

/** One ride on a train or barge. */
export interface TransitSteps {
	readonly load: Step;
	readonly depart: Step;
	readonly arrive: Step;
	readonly discharge: Step;
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

/** The longest time before a planned departure at which the empty box can be fetched. */
export const EARLIEST_EMPTY_OUT_MS = (BY_BARGE.emptyOut + 1) * DAY_MS;

/** The export steps of one container for a planned departure. */
export function exportSteps(
	departureAt: number,
	byBarge: boolean,
	container: Deal,
	shipment: Deal,
): ExportSteps {
	const step = (what: string, days: number, deal: Deal, spreadHours: number) =>
		stepAt(departureAt - days * DAY_MS, what, deal, spreadHours);
	const days = byBarge ? BY_BARGE : BY_TRUCK;
	const barge = byBarge
		? {
				load: step("barge load", BY_BARGE.load, container, 2),
				depart: step("barge depart", BY_BARGE.depart, shipment, 2),
				arrive: step("barge arrive", BY_BARGE.arrive, shipment, 2),
				discharge: step("barge discharge", BY_BARGE.discharge, container, 2),
			}
		: undefined;
	return {
		emptyOut: step("empty out", days.emptyOut, container, 18),
		gateIn: step("gate in", days.gateIn, container, 14),
		barge,
	};
}

/** A step planned at an instant that happens some hours off; the spread is on both sides. */
function stepAt(
	plannedAt: number,
	what: string,
	deal: Deal,
	spreadHours: number,
): Step {
	const late = deal.between(what, -spreadHours, spreadHours) * HOUR_MS;
	return { plannedAt, actualAt: plannedAt + late };
}

/** What happens on land after the vessel, in hours from the last container's discharge. Names of the steps, in order. */
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

/** How long after its discharge a container usually goes on, is fetched and comes back empty. */
export function importHours(
	pod: Place,
	onward: Onward | undefined,
	deal: Deal,
): ImportHours {
	const waits: [ImportStep, number][] = [];
	if (onward !== undefined) {
		const knots = onward.mode === "RAIL" ? TRAIN_KNOTS : BARGE_KNOTS;
		const miles = greatCircleMiles(pod, onward.place) * 1.25;
		waits.push(
			["load", deal.between("load", 24, 80)],
			["depart", deal.between("depart", 5, 14)],
			["arrive", miles / knots + deal.between("arrive", 10, 30)],
			["discharge", deal.between("unload", 4, 12)],
		);
	}
	waits.push(
		["gateOut", deal.between("gate out", 24, 96)],
		["emptyIn", deal.between("empty in", 60, 170)],
	);
	let hours = 0;
	return waits.map(([step, wait]) => {
		hours += wait;
		return [step, hours] as const;
	});
}

/** Hours by which the containers of one shipment differ at most in one step. */
export const CONTAINER_SPREAD_HOURS = 10;

/**
 * Bends the usual hours so that exactly the first `done` steps lie before `elapsedHours`.
 * Those before are pressed together if they have to be, the others are put off.
 */
export function bendHours(
	usual: ImportHours,
	done: number,
	elapsedHours: number,
	deal: Deal,
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
		elapsedHours + deal.between("put off", 3, 48),
	);
	return usual.map(([step, hours], at) =>
		at < done
			? ([step, hours * scale] as const)
			: ([step, hours + nextAt - next] as const),
	);
}
