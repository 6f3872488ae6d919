import {
	randomFor,
	type SeededRandom,
	uuidFrom,
} from "../basics/seeded-random.ts";
import type { Service } from "../schedule/line-services.ts";
import type { Call } from "../schedule/sailings.ts";
import type { Vessel } from "../schedule/vessels.ts";
import type { Voyage } from "../schedule/voyages.ts";
import {
	depotsAround,
	type Facility,
	facilityIn,
	type Place,
	rampFacility,
} from "../schedule/world-places.ts";
import type { Journey } from "./journey.ts";
import type { Plan } from "./situations/plans-of-situation.ts";

/** A call at a place of the journey (a DCSA transport call). */
export interface Stop {
	/** Identity within the journey. */
	readonly name: string;
	/** Identity within the line. */
	readonly id: string;
	/** Position in the journey, from 1. */
	readonly sequence: number;
	readonly mode: "VESSEL" | "RAIL" | "TRUCK" | "BARGE";
	readonly place: Place;
	readonly facilityType: "POTE" | "DEPO" | "RAMP";
	readonly facility: Facility | undefined;
	/** The role of the place in the vessel voyages; undefined before and after them. */
	readonly role: "POL" | "PTS" | "POD" | undefined;
	/** The phase of the container's journey. */
	readonly phase: "EXPORT" | "TRANSSHIPMENT" | "IMPORT";
	readonly ship:
		| {
				readonly vessel: Vessel;
				readonly serviceCode: string;
				readonly importVoyage: string;
				readonly exportVoyage: string;
		  }
		| undefined;
}

/** The start and end of a ride. */
export interface Ride {
	readonly from: Stop;
	readonly to: Stop;
}

/** The stops of a journey, numbered in order. */
export interface Stops {
	readonly emptyPickUp: Stop;
	readonly gateIn: Stop;
	readonly barge: Ride | undefined;
	readonly calls: readonly (Ride & {
		readonly voyage: Voyage;
		/** Calls between loading and discharge, in order. */
		readonly passing: readonly Stop[];
	})[];
	readonly onward: Ride | undefined;
	readonly gateOut: Stop;
	readonly emptyReturn: Stop;
	/** The first and the last vessel call. */
	readonly pol: Stop;
	readonly pod: Stop;
}

type NewStop = Pick<Stop, "mode" | "place" | "facilityType"> &
	Partial<Pick<Stop, "id">> & {
		readonly role?: Stop["role"];
		readonly ship?: Stop["ship"];
	};

/** The stops of a journey in one of its plans. */
export function stopsOf(journey: Journey, { voyages }: Plan): Stops {
	const { route } = journey;
	const stop = stopCounter(journey);
	const [firstCall, lastCall] = [voyages[0]?.load, voyages.at(-1)?.discharge];
	if (firstCall === undefined || lastCall === undefined) {
		throw new Error("a journey without a voyage");
	}
	const { landing, onward: goal } = route;
	const start = landing ?? firstCall.place;
	const end = goal?.place ?? lastCall.place;
	const goalType = goal?.mode === "RAIL" ? "RAMP" : "POTE";
	const truck = (place: Place, facilityType: Stop["facilityType"]) =>
		stop({ mode: "TRUCK", place, facilityType });
	const ride = (
		mode: Stop["mode"],
		from: Place,
		to: Place,
		type: "RAMP" | "POTE",
	) => ({
		from: stop({ mode, place: from, facilityType: "POTE" }),
		to: stop({ mode, place: to, facilityType: type }),
	});
	// Stops are numbered in the order of these lines.
	const emptyPickUp = truck(start, "DEPO");
	const gateIn = truck(start, "POTE");
	const barge = landing && ride("BARGE", landing, firstCall.place, "POTE");
	const calls = callStops(voyages, stop);
	const onward = goal && ride(goal.mode, lastCall.place, goal.place, goalType);
	const gateOut = truck(end, goalType);
	const emptyReturn = truck(returnPlace(journey, end), "DEPO");
	return {
		emptyPickUp,
		gateIn,
		barge,
		calls,
		onward,
		gateOut,
		emptyReturn,
		pol: calls[0]?.from ?? gateIn,
		pod: calls.at(-1)?.to ?? gateOut,
	};
}

function callStops(
	voyages: readonly Voyage[],
	stop: (stop: NewStop) => Stop,
): Stops["calls"] {
	return voyages.map((voyage, index) => {
		const { load, discharge, leg } = voyage;
		const { service } = leg;
		const from = index === 0 ? "POL" : "PTS";
		const to = index === voyages.length - 1 ? "POD" : "PTS";
		return {
			voyage,
			from: stop(vesselStop(load, service, from)),
			passing: voyage.passing.map((call) => {
				const onTheWay = vesselStop(call, service, undefined);
				return stop({ ...onTheWay, id: `${onTheWay.id}-0` });
			}),
			to: stop(vesselStop(discharge, service, to)),
		};
	});
}

function returnPlace({ situation, random }: Journey, end: Place): Place {
	const depots = depotsAround(end);
	return situation === "returned elsewhere" && depots.length > 0
		? random.pick("depot", depots)
		: end;
}

/** Numbers the stops of a journey from 1 in the order of calls. */
function stopCounter({ requested, key }: Journey): (stop: NewStop) => Stop {
	const line = randomFor(`terminals of ${requested.line.scac}`);
	let sequence = 0;
	let phase: Stop["phase"] = "EXPORT";
	return ({ mode, place, facilityType, id, role, ship }) => {
		sequence++;
		if (role === "PTS") phase = "TRANSSHIPMENT";
		if (role === "POD") phase = "IMPORT";
		const name = `${sequence} ${mode} ${place.locode}`;
		return {
			name,
			id: id ?? uuidFrom(`${key}|${name}`),
			sequence,
			mode,
			place,
			facilityType,
			facility: facilityAt(place, facilityType, line),
			role,
			phase,
			ship,
		};
	};
}

function facilityAt(
	place: Place,
	type: Stop["facilityType"],
	line: SeededRandom,
): Facility | undefined {
	if (type === "POTE") return facilityIn(place, line);
	return type === "RAMP" ? rampFacility(place) : undefined;
}

/** All shipments on a vessel share the id of its call. */
function vesselStop(call: Call, service: Service, role: Stop["role"]): NewStop {
	const { vessel, place, importVoyage, exportVoyage } = call;
	return {
		mode: "VESSEL",
		place,
		facilityType: "POTE",
		id: `${vessel.imo}-${exportVoyage}-${place.locode}`,
		role,
		ship: { vessel, serviceCode: service.code, importVoyage, exportVoyage },
	};
}
