import { worldRandom } from "../basics/seeded-random.ts";
import { fleetVessel } from "./fleet.ts";
import type { Motion } from "./passage.ts";
import { motionIn, whereaboutsOf } from "./whereabouts.ts";

/** The actual motion of a vessel, whatever its reports say. */
export interface VesselTruth extends Motion {
	/** UN/LOCODE of its port; null at sea. */
	readonly inPort: string | null;
}

/** The actual motion of the vessel with an IMO number or MMSI at an instant (milliseconds); undefined for an unknown vessel. */
export function vesselTruth(
	seed: string,
	number: string,
	at: number,
): VesselTruth | undefined {
	const vessel = fleetVessel(number);
	if (vessel === undefined) return undefined;
	const whereabouts = whereaboutsOf(vessel, at, worldRandom(seed));
	const inPort =
		whereabouts.kind === "in port" ? whereabouts.call.place.locode : null;
	return { ...motionIn(whereabouts, at), inPort };
}
