import { isExit } from "../observations/facility-moves.ts";
import type {
	EquipmentObservation,
	Message,
	Mode,
	StatusObservation,
	TransportObservation,
} from "../observations/observation.ts";
import { placeKey, vesselKey } from "../observations/place-and-vessel-keys.ts";
import { compareText } from "../observations/precedence.ts";
import { reportTimeOf } from "../observations/report-time.ts";
import {
	type ContainerCycle,
	currentCycle,
	isEmptyReturn,
	isWithin,
} from "./container-cycle.ts";

/** One container of the shipment, with its own messages on this cycle. */
export interface ShippedContainer {
	readonly number: string;
	readonly cycle: ContainerCycle;
	readonly own: readonly EquipmentObservation[];
	/** Status reports of terminals and railways. */
	readonly statuses: readonly StatusObservation[];
}

/** The containers that messages name, each on its current cycle, sorted by number. */
export function shippedContainers(
	messages: readonly Message[],
	statuses: readonly StatusObservation[],
): ShippedContainer[] {
	const ownByNumber = Map.groupBy(
		messages.filter((o) => o.kind === "equipment"),
		(o) => o.containerNumber,
	);
	const statusesByNumber = Map.groupBy(statuses, (o) => o.containerNumber);
	return [...ownByNumber]
		.flatMap(([number, all]) => {
			if (number === null) return [];
			const cycle = currentCycle(all);
			return [
				{
					number,
					cycle,
					own: all.filter((o) => isWithin(cycle, o)),
					statuses: (statusesByNumber.get(number) ?? []).filter((o) =>
						isWithin(cycle, o),
					),
				},
			];
		})
		.sort((a, b) => compareText(a.number, b.number));
}

/** Keys of the train, truck or barge that a message is about: the source's id of its call, and its name at that place. */
function transportKeysOf({
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

const NO_CONTAINERS: ReadonlySet<string> = new Set();

const isLandTransport = (message: Message): message is TransportObservation =>
	message.kind === "transport" && message.mode !== "vessel";

/** The containers whose own messages name a train, truck or barge, by its keys. */
function containersByTransport(
	containers: readonly ShippedContainer[],
): ReadonlyMap<string, readonly string[]> {
	const byTransport = new Map<string, string[]>();
	for (const { number, own } of containers) {
		for (const transport of own.flatMap(transportKeysOf)) {
			const numbers = byTransport.get(transport);
			if (numbers) numbers.push(number);
			else byTransport.set(transport, [number]);
		}
	}
	return byTransport;
}

/** The containers that trains, or barges, or trucks handled, as their own messages say, by mode. */
function handledByMode(
	containers: readonly ShippedContainer[],
): ReadonlyMap<Mode | null, ReadonlySet<string>> {
	const handlings = containers.flatMap(({ number, own }) =>
		own.flatMap(({ classifier, activity, mode }) =>
			classifier === "actual" &&
			(activity === "loaded" || activity === "discharged")
				? [{ number, mode }]
				: [],
		),
	);
	return new Map(
		[...Map.groupBy(handlings, ({ mode }) => mode)].map(([mode, all]) => [
			mode,
			new Set(all.map(({ number }) => number)),
		]),
	);
}

/** The messages of a shipment that are not about the handling of one container. */
export interface SharedMessages {
	/** About documents, vessels, and trains, trucks and barges that no container's messages name. */
	readonly ofShipment: readonly Message[];
	/** About trains, trucks and barges that carry some of the containers, by container number. */
	readonly byContainer: ReadonlyMap<string, readonly Message[]>;
	/** The first actual departure or arrival of a vessel; null before. */
	readonly sailedAt: string | null;
}

/**
 * Assigns the messages that are not a container's own. A train, truck or barge belongs to the containers whose messages
 * name it, or to the one container it was reported for. One without id and name that has moved belongs to the containers that
 * its kind has handled, if there are any: the others can have been collected at the port. {@link legsOf} assigns vessels.
 */
export function sharedMessages(
	messages: readonly Message[],
	containers: readonly ShippedContainer[],
): SharedMessages {
	// Many journeys have no messages about trains, trucks and barges.
	const among = messages.some(isLandTransport) ? containers : [];
	const numbersByTransport = containersByTransport(among);
	const handled = handledByMode(among);
	const containersOf = (o: TransportObservation): ReadonlySet<string> => {
		if (o.containerNumber !== undefined) return new Set([o.containerNumber]);
		const keys = transportKeysOf(o);
		if (keys.length === 0 && o.classifier === "actual")
			return handled.get(o.mode) ?? NO_CONTAINERS;
		return new Set(keys.flatMap((key) => numbersByTransport.get(key) ?? []));
	};
	const ofShipment: Message[] = [];
	const byContainer = new Map<string, Message[]>();
	for (const message of messages) {
		if (message.kind === "equipment") continue;
		const numbers = isLandTransport(message)
			? containersOf(message)
			: NO_CONTAINERS;
		if (numbers.size === 0) ofShipment.push(message);
		for (const number of numbers) {
			const known = byContainer.get(number);
			if (known) known.push(message);
			else byContainer.set(number, [message]);
		}
	}
	const sailing = messages.find(
		(o) =>
			o.kind === "transport" &&
			o.mode === "vessel" &&
			o.classifier === "actual",
	);
	return {
		ofShipment,
		byContainer,
		sailedAt: sailing?.occurredAt ?? null,
	};
}

/**
 * The return of an empty container that was picked up and never used: before it was loaded and before any vessel sailed.
 * Null when there is no such return.
 */
function unusedReturn(
	own: readonly EquipmentObservation[],
	sailedAt: string | null,
): EquipmentObservation | null {
	const facts = own.filter(({ classifier }) => classifier === "actual");
	const last = facts.at(-1);
	if (last === undefined || !isEmptyReturn(last)) return null;
	const wasOut = facts.some(isExit);
	const isUnused = facts.every(({ isEmpty }) => isEmpty !== false);
	const isEarly = sailedAt === null || last.occurredAt < sailedAt;
	return wasOut && isUnused && isEarly ? last : null;
}

/** When a message was reported; for an actual without a report time, when its event occurred. */
const statedAt = (message: Message): string =>
	message.classifier === "actual"
		? (message.reportedAt ?? message.occurredAt)
		: reportTimeOf(message);

const isReportedAfter = (message: Message, other: Message): boolean =>
	statedAt(message) > statedAt(other);

/**
 * The messages about one container in order of time: its own, and the shared ones within its cycle. Messages about vessels
 * that were reported after its unused return are left out.
 */
export function messagesOfContainer(
	{ number, cycle, own }: ShippedContainer,
	{ ofShipment, byContainer, sailedAt }: SharedMessages,
	positions: ReadonlyMap<Message, number>,
): Message[] {
	const end = unusedReturn(own, sailedAt);
	const shared = [...ofShipment, ...(byContainer.get(number) ?? [])].filter(
		(message) =>
			message.kind === "shipment" ||
			(isWithin(cycle, message) && !(end && isReportedAfter(message, end))),
	);
	return [...own, ...shared]
		.map((message) => ({ message, position: positions.get(message) ?? 0 }))
		.sort((a, b) => a.position - b.position)
		.map(({ message }) => message);
}
