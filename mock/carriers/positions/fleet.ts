import { SHIPPING_LINES } from "../../../server/reference/shipping-lines.ts";
import { type Service, servicesOf } from "../schedule/line-services.ts";
import type { Vessel } from "../schedule/vessels.ts";

/** A vessel and its service. The vessels of a fleet take the weekly sailings in turn. */
export interface FleetVessel {
	readonly vessel: Vessel;
	readonly service: Service;
	/** Its index in the fleet: the remainder of its sailings' numbers divided by the fleet's size. */
	readonly turn: number;
}

let fleet: ReadonlyMap<string, FleetVessel> | undefined;

/** The vessel of the world with an IMO number, or with an MMSI; undefined for any other number. */
export function fleetVessel(number: string): FleetVessel | undefined {
	fleet ??= byNumber();
	return fleet.get(number);
}

function byNumber(): ReadonlyMap<string, FleetVessel> {
	const vessels = SHIPPING_LINES.flatMap(({ scac }) =>
		servicesOf(scac),
	).flatMap((service) =>
		service.fleet.map((vessel, turn) => ({ vessel, service, turn })),
	);
	return new Map(
		vessels.flatMap((one) => [
			[one.vessel.imo, one],
			[one.vessel.mmsi, one],
		]),
	);
}
