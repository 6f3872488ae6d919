import { dealFor, uuidFrom } from "./deal.ts";
import type { Journey } from "./journey.ts";
import type { Call, Service } from "./sailings.ts";
import type { Vessel } from "./vessels.ts";
import type { Voyage } from "./voyages.ts";
import { type Facility, facilityIn, type Place } from "./world-places.ts";

/** The call of a means of transport at a place of the journey (a DCSA transport call). */
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
	/** What the place is to the vessel voyages; undefined before and behind them. */
	readonly role: "POL" | "PTS" | "POD" | undefined;
	readonly ship:
		| {
				readonly vessel: Vessel;
				readonly serviceCode: string;
				readonly importVoyage: string;
				readonly exportVoyage: string;
		  }
		| undefined;
}

/** Both ends of a ride. */
export interface Ride {
	readonly from: Stop;
	readonly to: Stop;
}

/** The stops of a journey, numbered in the order in which they come. */
export interface Stops {
	readonly emptyPickUp: Stop;
	readonly gateIn: Stop;
	readonly barge: Ride | undefined;
	readonly calls: readonly (Ride & { readonly voyage: Voyage })[];
	readonly onward: Ride | undefined;
	readonly gateOut: Stop;
	readonly emptyReturn: Stop;
	/** Where documents of the export and of the import side are issued. */
	readonly origin: Stop;
	readonly pod: Stop;
}

/** Lays out the stops of a journey. */
export function stopsOf(journey: Journey): Stops {
	const { route, voyages } = journey;
	const line = dealFor(`terminals of ${journey.asked.line.scac}`);
	let sequence = 0;
	const stop = (
		mode: Stop["mode"],
		place: Place,
		facilityType: Stop["facilityType"],
		rest: Partial<Pick<Stop, "id" | "role" | "ship">> = {},
	): Stop => {
		sequence++;
		const name = `${sequence} ${mode} ${place.locode}`;
		return {
			name,
			id: rest.id ?? uuidFrom(`${journey.key}|${name}`),
			sequence,
			mode,
			place,
			facilityType,
			facility: facilityType === "POTE" ? facilityIn(place, line) : undefined,
			role: rest.role,
			ship: rest.ship,
		};
	};
	const firstCall = voyages[0]?.load;
	const lastCall = voyages.at(-1)?.discharge;
	if (firstCall === undefined || lastCall === undefined) {
		throw new Error("a journey without a voyage");
	}
	const start = route.landing ?? firstCall.place;
	const emptyPickUp = stop("TRUCK", start, "DEPO");
	const gateIn = stop("TRUCK", start, "POTE");
	const barge = route.landing && {
		from: stop("BARGE", route.landing, "POTE"),
		to: stop("BARGE", firstCall.place, "POTE"),
	};
	const vesselStop = (call: Call, service: Service, role: Stop["role"]) =>
		stop("VESSEL", call.place, "POTE", {
			id: `${call.vessel.imo}-${call.exportVoyage}-${call.place.locode}`,
			role,
			ship: {
				vessel: call.vessel,
				serviceCode: service.code,
				importVoyage: call.importVoyage,
				exportVoyage: call.exportVoyage,
			},
		});
	const calls = voyages.map((voyage) => ({
		voyage,
		from: vesselStop(
			voyage.load,
			voyage.leg.service,
			voyage.load === firstCall ? "POL" : "PTS",
		),
		to: vesselStop(
			voyage.discharge,
			voyage.leg.service,
			voyage.discharge === lastCall ? "POD" : "PTS",
		),
	}));
	const onward = route.onward && {
		from: stop(route.onward.mode, lastCall.place, "POTE"),
		to: stop(
			route.onward.mode,
			route.onward.place,
			route.onward.mode === "RAIL" ? "RAMP" : "POTE",
		),
	};
	const end = route.onward?.place ?? lastCall.place;
	const gateOut = stop("TRUCK", end, onward?.to.facilityType ?? "POTE");
	const emptyReturn = stop("TRUCK", end, "DEPO");
	return {
		emptyPickUp,
		gateIn,
		barge,
		calls,
		onward,
		gateOut,
		emptyReturn,
		origin: calls[0]?.from ?? gateIn,
		pod: calls.at(-1)?.to ?? gateOut,
	};
}
