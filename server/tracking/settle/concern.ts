import { placeKey, vesselKey } from "../observations/call.ts";
import type {
	EquipmentObservation,
	Message,
	StatusObservation,
	TransportObservation,
} from "../observations/observation.ts";
import { saidAt } from "../observations/report-time.ts";
import { isEmptyReturn, isWithin, type Trip, tripOf } from "./trip.ts";

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

/** What a message about a train, truck or barge can be recognised by: its call as the source numbers it, else its vessel at that place. */
function tokensOf({
	source,
	call,
	vessel,
	place,
}: TransportObservation | EquipmentObservation): string[] {
	const named = vesselKey(vessel);
	return [
		...(call?.id != null ? [`call ${source.code} ${call.id}`] : []),
		...(named === null ? [] : [`vessel ${named} ${placeKey(place)}`]),
	];
}

/** The messages of a shipment that name no container as the thing that is moved. */
export interface Shared {
	/** About vessels, documents, and trains, trucks and barges that no container names. */
	readonly everybodys: readonly Message[];
	/** About trains, trucks and barges that carry only some containers, by number. */
	readonly ofContainers: ReadonlyMap<string, readonly Message[]>;
	/** When a vessel first sailed or arrived for certain; null before. */
	readonly sailedAt: string | null;
}

/**
 * Finds out whom the messages concern that are not a container's own. A train, truck or barge that containers name in
 * their own messages is theirs alone, and so is one that the source tells of one container only. (Vessels are told
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
	const claimantsOf = (o: TransportObservation): Set<string> =>
		o.containerNumber !== undefined
			? new Set([o.containerNumber])
			: new Set(tokensOf(o).flatMap((token) => claims.get(token) ?? []));
	const everybodys: Message[] = [];
	const ofContainers = new Map<string, Message[]>();
	for (const message of messages) {
		if (message.kind === "equipment") continue;
		const claimants =
			message.kind === "transport" && message.mode !== "vessel"
				? claimantsOf(message)
				: new Set<string>();
		if (claimants.size === 0) everybodys.push(message);
		for (const number of claimants) {
			const known = ofContainers.get(number);
			if (known) known.push(message);
			else ofContainers.set(number, [message]);
		}
	}
	const sailing = messages.find(
		(o) =>
			o.kind === "transport" &&
			o.mode === "vessel" &&
			o.classifier === "actual",
	);
	return { everybodys, ofContainers, sailedAt: sailing?.occurredAt ?? null };
}

/**
 * The return of an empty container that was picked up and not used after all: before cargo was in it and before any vessel
 * sailed. Null for any other.
 */
function unusedReturn(
	own: readonly EquipmentObservation[],
	sailedAt: string | null,
): EquipmentObservation | null {
	const facts = own.filter(({ classifier }) => classifier === "actual");
	const last = facts.at(-1);
	if (last === undefined || !isEmptyReturn(last)) return null;
	const wasOut = facts.some(
		({ activity }) => activity === "gated_out" || activity === "picked_up",
	);
	const isUnused = facts.every(({ isEmpty }) => isEmpty !== false);
	const isEarly = sailedAt === null || last.occurredAt < sailedAt;
	return wasOut && isUnused && isEarly ? last : null;
}

/** When a fact was told, as far as that is known, and when an estimate was. */
const toldAt = (message: Message): string =>
	message.classifier === "actual"
		? (message.reportedAt ?? message.occurredAt)
		: saidAt(message);

const isReportedAfter = (message: Message, other: Message): boolean =>
	toldAt(message) > toldAt(other);

/**
 * The messages that concern one container, by their positions in time: its own, and those on its trip that are not others'. What
 * is told of vessels after it was brought back unused does not concern it.
 */
export function concerning(
	{ number, trip, own }: ContainerOnTrip,
	{ everybodys, ofContainers, sailedAt }: Shared,
	positions: ReadonlyMap<Message, number>,
): Message[] {
	const end = unusedReturn(own, sailedAt);
	const shared = [...everybodys, ...(ofContainers.get(number) ?? [])].filter(
		(message) =>
			message.kind === "shipment" ||
			(isWithin(trip, message) && !(end && isReportedAfter(message, end))),
	);
	const position = (message: Message) => positions.get(message) ?? 0;
	return [...own, ...shared].sort((a, b) => position(a) - position(b));
}
