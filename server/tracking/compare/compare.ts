import type { ContainerChangeset } from "../../../generated/openapi.ts";
import type {
	ContainerFacts,
	FacilityFacts,
	Journey,
	ShipmentAttributes,
	ShipmentFacts,
	TransportEventFacts,
} from "../derive/journey.ts";
import { isPast, withoutPast } from "./behind.ts";
import {
	compareAttributes,
	type WatchedAttributes,
} from "./compare-attributes.ts";
import {
	type ChangeFacts,
	changesOf,
	type SourceKind,
	sourceOfChanges,
} from "./compare-changes.ts";
import {
	compareEvents,
	type EventComparison,
	type KnownTransportEvent,
} from "./compare-events.ts";

/** One container as it is recorded. */
export interface KnownContainer {
	readonly number: string;
	/** When it was recorded for the first time (ISO 8601 UTC). */
	readonly createdAt: string;
	readonly attributes: WatchedAttributes;
	/** Id of the terminal at the port of discharge; null when none is recorded. */
	readonly podTerminalId: string | null;
	/** In the order in which they were recorded: the last of a key is the one that was announced last. */
	readonly transportEvents: readonly KnownTransportEvent[];
}

/** A shipment as it is recorded, as far as news are told from it. */
export interface KnownJourney {
	readonly shipment: {
		readonly attributes: Pick<ShipmentAttributes, "pod_eta_at">;
	};
	readonly containers: readonly KnownContainer[];
	/** Id under which a terminal is recorded, whatever list its code is from; null of one that is not in our tables. */
	readonly terminalIdOf: (facility: FacilityFacts | null) => string | null;
}

/** What is different about one container. */
export interface ContainerComparison extends EventComparison {
	/** Events that are recorded and not told: they lie behind a container that is tracked for the first time. */
	readonly untold: readonly TransportEventFacts[];
	readonly number: string;
	/** Whether it was not there before. Its attributes are no changes then: they are told with it. */
	readonly isNew: boolean;
	/** What an account is told as `container.updated`; empty when nothing of that changed. */
	readonly changeset: ContainerChangeset;
	/** The changes that are told by events of their own as well. */
	readonly changes: readonly ChangeFacts[];
	/** Who told the changeset. */
	readonly sourceKind: SourceKind;
	/** The terminal at the port of discharge that is assigned in place of another or of none; null when it is as before, or gone. */
	readonly newPodTerminal: {
		readonly id: string;
		readonly sourceKind: SourceKind;
	} | null;
}

/** An estimated arrival of a shipment at its port of discharge. */
export interface ArrivalEstimate {
	/** ISO 8601 UTC. */
	readonly timestamp: string;
	readonly timezone: string | null;
	readonly locode: string | null;
	readonly voyageNumber: string | null;
	readonly vessel: TransportEventFacts["vessel"];
	readonly sourceKind: SourceKind;
}

/** What is different from what is recorded: everything that an account is to be told. */
export interface Comparison {
	/** One for each container of the journey, in its order. */
	readonly containers: readonly ContainerComparison[];
	/** The estimated arrival of the shipment when it is another than before; null when it is not. */
	readonly newArrival: ArrivalEstimate | null;
}

/** The source of the latest event at a terminal; the line assigns it when no event was there. */
function sourceOfTerminal(
	id: string,
	{ transportEvents }: ContainerFacts,
	{ terminalIdOf }: KnownJourney,
): SourceKind {
	const event = transportEvents.findLast(
		({ facility }) => facility !== null && terminalIdOf(facility) === id,
	);
	return event?.source.kind ?? "shipping_line";
}

/** The news that an account is told, and those that it is not. */
function divided(
	{ news, ...events }: EventComparison,
	isUntold: (event: TransportEventFacts) => boolean,
) {
	return {
		...events,
		news: news.filter((event) => !isUntold(event)),
		untold: news.filter(isUntold),
	};
}

function newContainer(
	container: ContainerFacts,
	shipment: ShipmentFacts,
): ContainerComparison {
	const told = { container, shipment };
	return {
		number: container.number,
		isNew: true,
		...divided(compareEvents([], container.transportEvents), (event) =>
			isPast(event, told),
		),
		changeset: {},
		changes: [],
		sourceKind: "shipping_line",
		newPodTerminal: null,
	};
}

function compareContainer(
	known: KnownJourney,
	before: KnownContainer,
	after: ContainerFacts,
	shipment: ShipmentFacts,
): ContainerComparison {
	const events = compareEvents(before.transportEvents, after.transportEvents);
	const told = { container: after, shipment, before };
	const changeset = withoutPast(
		compareAttributes(before.attributes, after.attributes, events.news),
		told,
	);
	const terminalId = known.terminalIdOf(after.podTerminal);
	const hasMoved = terminalId !== before.podTerminalId;
	if (hasMoved) changeset.pod_terminal = [before.podTerminalId, terminalId];
	return {
		number: after.number,
		isNew: false,
		...divided(events, (event) => isPast(event, told)),
		changeset,
		changes: changesOf(changeset, after, shipment),
		sourceKind: sourceOfChanges(changeset, after),
		newPodTerminal:
			hasMoved && terminalId !== null
				? {
						id: terminalId,
						sourceKind: sourceOfTerminal(terminalId, after, known),
					}
				: null,
	};
}

/** An estimate is told when it changes, and never after the arrival. */
function compareArrival(
	known: KnownJourney,
	{ attributes, provenance }: ShipmentFacts,
): ArrivalEstimate | null {
	const { pod_eta_at, pod_ata_at, pod_vessel_name, pod_vessel_imo } =
		attributes;
	const isNews =
		pod_eta_at !== null &&
		pod_ata_at === null &&
		pod_eta_at !== known.shipment.attributes.pod_eta_at;
	if (!isNews) return null;
	return {
		timestamp: pod_eta_at,
		timezone: attributes.pod_timezone,
		locode: attributes.port_of_discharge_locode,
		voyageNumber: attributes.pod_voyage_number,
		vessel:
			pod_vessel_name === null && pod_vessel_imo === null
				? null
				: { imo: pod_vessel_imo, name: pod_vessel_name },
		sourceKind: provenance.pod_eta_at?.source.kind ?? "shipping_line",
	};
}

/**
 * Compares a derived journey with what is recorded of it (null: nothing). Pure.
 *
 * What is true of a shipment or a container when it appears is no change: the shipment is told by the outcome of its
 * request, a container by `container.created`; only its milestones and estimates are news of their own. From then on
 * every difference is told once, a first value and a lost one too, because the next comparison is with what this one left.
 * What lies behind a container that was tracked too late is no news: see {@link withoutPast}.
 */
export function compareJourney(
	known: KnownJourney | null,
	after: Journey,
): Comparison {
	if (known === null) {
		return {
			containers: after.containers.map((container) =>
				newContainer(container, after.shipment),
			),
			newArrival: null,
		};
	}
	const recorded = new Map(known.containers.map((c) => [c.number, c]));
	return {
		containers: after.containers.map((container) => {
			const before = recorded.get(container.number);
			return before
				? compareContainer(known, before, container, after.shipment)
				: newContainer(container, after.shipment);
		}),
		newArrival: compareArrival(known, after.shipment),
	};
}
