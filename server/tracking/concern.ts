import { placeKey, vesselKey } from "./call.ts";
import type {
	EquipmentObservation,
	Observation,
	TransportObservation,
} from "./observation.ts";
import { isWithin, type Trip, tripOf } from "./trip.ts";

/** One container of the shipment, with its own messages on this trip. */
export interface ContainerOnTrip {
	readonly number: string;
	readonly trip: Trip;
	readonly own: readonly EquipmentObservation[];
}

/** The containers that messages name, sorted by number. */
export function containersOnTrip(
	observations: readonly Observation[],
): ContainerOnTrip[] {
	const byNumber = Map.groupBy(
		observations.filter((o) => o.kind === "equipment"),
		(o) => o.containerNumber,
	);
	return [...byNumber]
		.flatMap(([number, all]) => {
			if (number === null) return [];
			const trip = tripOf(all);
			return [{ number, trip, own: all.filter((o) => isWithin(trip, o)) }];
		})
		.sort((a, b) => (a.number < b.number ? -1 : 1));
}

/** What a message about a train, truck or barge can be recognised by: its call, else its vessel at that place. */
function tokensOf(o: TransportObservation | EquipmentObservation): string[] {
	const vessel = vesselKey(o.vessel);
	return [
		...(o.call?.id != null ? [`call ${o.call.id}`] : []),
		...(vessel === null ? [] : [`vessel ${vessel} ${placeKey(o.place)}`]),
	];
}

/** Which containers name a train, truck or barge in their own messages. */
export type Claims = ReadonlyMap<string, ReadonlySet<string>>;

/** Collects the claims of all containers of a shipment. */
export function claimsOf(containers: readonly ContainerOnTrip[]): Claims {
	const claims = new Map<string, Set<string>>();
	for (const { number, own } of containers) {
		for (const token of own.flatMap(tokensOf)) {
			const claimants = claims.get(token) ?? new Set();
			claims.set(token, claimants.add(number));
		}
	}
	return claims;
}

/**
 * The messages that concern one container: its own, and those about vessels, trains, trucks and barges on its trip, except a
 * train, truck or barge that only other containers name. (Vessels are told apart by the legs they make: see {@link legsOf}.)
 */
export function concerning(
	{ number, trip, own }: ContainerOnTrip,
	observations: readonly Observation[],
	claims: Claims,
): Observation[] {
	const ownMessages = new Set<Observation>(own);
	const isStranger = (o: TransportObservation) => {
		if (o.mode === "vessel") return false;
		const claimants = tokensOf(o).flatMap((token) => claims.get(token) ?? []);
		return (
			claimants.length > 0 && !claimants.some((names) => names.has(number))
		);
	};
	return observations.filter((o) =>
		o.kind === "transport"
			? isWithin(trip, o) && !isStranger(o)
			: o.kind === "shipment" || ownMessages.has(o),
	);
}
