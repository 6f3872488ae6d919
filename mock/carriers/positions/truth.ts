import { worldDeal } from "../basics/deal.ts";
import { fleetVessel } from "./fleet.ts";
import type { Motion } from "./passage.ts";
import { motionIn, whereaboutsOf } from "./whereabouts.ts";

/** Where a vessel really is, whatever is told about it. */
export interface VesselTruth extends Motion {
	/** UN/LOCODE of the port where it lies; null at sea. */
	readonly inPort: string | null;
}

/** The truth about the vessel with an IMO number or MMSI at an instant (milliseconds); undefined for a vessel that is not of this world. */
export function vesselTruth(
	seed: string,
	number: string,
	at: number,
): VesselTruth | undefined {
	const vessel = fleetVessel(number);
	if (vessel === undefined) return undefined;
	const whereabouts = whereaboutsOf(vessel, at, worldDeal(seed));
	const inPort =
		whereabouts.kind === "in port" ? whereabouts.call.place.locode : null;
	return { ...motionIn(whereabouts, at), inPort };
}
