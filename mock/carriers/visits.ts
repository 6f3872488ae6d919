import type {
	RailTerminalFacts,
	TerminalFacts,
} from "../../server/reference/reference-types.ts";
import type { Box } from "./cargo.ts";
import type { Deal } from "./deal.ts";
import type { Journey } from "./journey.ts";
import { type Milestone, milestonesOf } from "./milestones.ts";
import { type Stop, type Stops, stopsOf } from "./stops.ts";
import { journeysWith, type World } from "./world.ts";

/** The stay of a full container at the terminal or ramp where it ends its sea voyage or its train ride. Instants in milliseconds. */
export interface Visit {
	readonly journey: Journey;
	readonly box: Box;
	/** Belongs to this visit alone. */
	readonly deal: Deal;
	/** When the facility first expects it: when its vessel or train leaves the place before. */
	readonly expectedFromAt: number;
	/** When the vessel or train arrives, as planned and as it comes. */
	readonly plannedArrivalAt: number;
	readonly arrivalAt: number;
	/** When the container is taken off. */
	readonly inAt: number;
	/** When it goes out of the gate or is loaded onto a train or barge. */
	readonly outAt: number;
	readonly goesOnBy: "TRUCK" | "RAIL" | "BARGE";
	/** The stop at which it is taken off. */
	readonly stop: Stop;
	/** Where it goes from here by train or barge. */
	readonly nextStop: Stop | undefined;
	/** When it comes back empty, wherever that is. */
	readonly emptyReturnAt: number;
}

/** The visits of containers to a facility of the reference tables, by their numbers; those that never come are left out. */
export function containersAt(
	world: World,
	facility: TerminalFacts | RailTerminalFacts,
	numbers: readonly string[],
): ReadonlyMap<string, readonly Visit[]> {
	return new Map(
		numbers.map((number) => {
			const visits = journeysWith(world, number)
				.flatMap((journey) => visitsOf(journey, number))
				.filter(({ stop }) => facilityOf(stop) === facility);
			return [number, visits] as const;
		}),
	);
}

function facilityOf(stop: Stop): TerminalFacts | RailTerminalFacts | undefined {
	return stop.facility?.facts ?? stop.place.ramp;
}

/** The stays of a container at the port of discharge and at the end of its train or barge ride. */
export function visitsOf(journey: Journey, containerNumber: string): Visit[] {
	const box = journey.cargo.boxes.find((one) => one.number === containerNumber);
	const plan = journey.plans.at(-1);
	const isOff = journey.situation === "booking cancelled";
	if (box === undefined || plan === undefined || isOff) return [];
	const stops = stopsOf(journey, plan);
	const milestones = milestonesOf(journey, plan);
	const atPort = visit(journey, box, stops, milestones, stops.pod);
	const { onward } = stops;
	return onward === undefined
		? [atPort]
		: [atPort, visit(journey, box, stops, milestones, onward.to)];
}

function visit(
	journey: Journey,
	box: Box,
	stops: Stops,
	milestones: readonly Milestone[],
	stop: Stop,
): Visit {
	const find = (at: Stop, code: string) => {
		const found = milestones.find(
			({ what, stop: { name } }) =>
				name === at.name &&
				what.code === code &&
				(what.kind !== "equipment" || what.box === box),
		);
		if (found === undefined) throw new Error(`no ${code} at ${at.name}`);
		return found;
	};
	const isPort = stop === stops.pod;
	const lastCall = stops.calls.at(-1)?.from ?? stop;
	const before = isPort ? lastCall : (stops.onward?.from ?? stop);
	const next = isPort ? stops.onward : undefined;
	const out =
		next === undefined ? find(stops.gateOut, "GTOT") : find(next.from, "LOAD");
	const arrival = find(stop, "ARRI");
	const goesOnBy =
		next === undefined ? "TRUCK" : next.from.mode === "RAIL" ? "RAIL" : "BARGE";
	return {
		...{ journey, box, stop, goesOnBy },
		deal: journey.deal.of(`visit of ${box.number} to ${stop.name}`),
		expectedFromAt: find(before, "DEPA").actualAt,
		plannedArrivalAt: arrival.plannedAt ?? arrival.actualAt,
		arrivalAt: arrival.actualAt,
		inAt: find(stop, "DISC").actualAt,
		outAt: out.actualAt,
		nextStop: next?.to,
		emptyReturnAt: find(stops.emptyReturn, "GTIN").actualAt,
	};
}
