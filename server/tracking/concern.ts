import { callId, placeKey, vesselKey } from "./call.ts";
import type {
	EquipmentObservation,
	Message,
	StatusObservation,
	TransportObservation,
} from "./observation.ts";
import { isWithin, type Trip, tripOf } from "./trip.ts";

/** One container of the shipment, with its own messages on this trip. */
export interface ContainerOnTrip {
	readonly number: string;
	readonly trip: Trip;
	readonly own: readonly EquipmentObservation[];
	/** How it stood at terminals. */
	readonly statuses: readonly StatusObservation[];
}

/** The containers that messages or reports name, sorted by number. */
export function containersOnTrip(
	messages: readonly Message[],
	statuses: readonly StatusObservation[],
): ContainerOnTrip[] {
	const ownByNumber = Map.groupBy(
		messages.filter((o) => o.kind === "equipment"),
		(o) => o.containerNumber,
	);
	const statusesByNumber = Map.groupBy(statuses, (o) => o.containerNumber);
	return [...ownByNumber]
		.flatMap(([number, all]) => {
			if (number === null) return [];
			const trip = tripOf(all);
			return [
				{
					number,
					trip,
					own: all.filter((o) => isWithin(trip, o)),
					statuses: (statusesByNumber.get(number) ?? []).filter((o) =>
						isWithin(trip, o),
					),
				},
			];
		})
		.sort((a, b) => (a.number < b.number ? -1 : 1));
}

/** What a message about a train, truck or barge can be recognised by: its call, else its vessel at that place. */
function tokensOf(o: TransportObservation | EquipmentObservation): string[] {
	const id = callId(o);
	const vessel = vesselKey(o.vessel);
	return [
		...(id === null ? [] : [`call ${id}`]),
		...(vessel === null ? [] : [`vessel ${vessel} ${placeKey(o.place)}`]),
	];
}

/** What every container of a shipment has to do with: a message, by time, and who names the train, truck or barge that it is about. */
interface SharedMessage {
	readonly message: Message;
	/** Numbers of containers; null: everybody's. */
	readonly claimants: ReadonlySet<string> | null;
}

/** The messages of a shipment that are not about one container alone. */
export type Shared = readonly SharedMessage[];

/**
 * Gathers what is shared. A train, truck or barge that containers name in their own messages is theirs alone. (Vessels are told
 * apart by the legs they make: see {@link legsOf}.)
 */
export function sharedMessages(
	messages: readonly Message[],
	containers: readonly ContainerOnTrip[],
): Shared {
	const claims = new Map<string, string[]>();
	for (const { number, own } of containers) {
		for (const token of own.flatMap(tokensOf)) {
			const claimants = claims.get(token);
			if (claimants) claimants.push(number);
			else claims.set(token, [number]);
		}
	}
	const claimantsOf = (o: Message): ReadonlySet<string> | null => {
		if (o.kind !== "transport" || o.mode === "vessel") return null;
		const numbers = tokensOf(o).flatMap((token) => claims.get(token) ?? []);
		return numbers.length === 0 ? null : new Set(numbers);
	};
	return messages.flatMap((message) =>
		message.kind === "equipment"
			? []
			: [{ message, claimants: claimantsOf(message) }],
	);
}

/** The messages that concern one container, by time: its own, and the shared ones on its trip that are not others'. */
export function concerning(
	{ number, trip, own }: ContainerOnTrip,
	shared: Shared,
	positions: ReadonlyMap<Message, number>,
): Message[] {
	const concerned: Message[] = [...own];
	for (const { message, claimants } of shared) {
		if (claimants !== null && !claimants.has(number)) continue;
		if (message.kind === "shipment" || isWithin(trip, message))
			concerned.push(message);
	}
	const position = (message: Message) => positions.get(message) ?? 0;
	return concerned.sort((a, b) => position(a) - position(b));
}
