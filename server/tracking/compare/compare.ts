import type { ContainerChangeset } from "../../../generated/openapi.ts";
import type { FacilityFacts } from "../journey/facility.ts";
import type {
	ContainerFacts,
	Journey,
	ShipmentFacts,
	TransportEventFacts,
} from "../journey/journey.ts";
import type { ShipmentAttributes } from "../journey/shipment-attributes.ts";
import {
	type ChangeFacts,
	changesOf,
	type SourceKind,
	sourceOfChanges,
} from "./change-events.ts";
import {
	compareAttributes,
	type WatchedAttributes,
} from "./compare-attributes.ts";
import {
	compareEvents,
	type EventComparison,
	type RecordedTransportEvent,
} from "./compare-events.ts";
import { isStaleEvent, withoutStaleChanges } from "./stale-changes.ts";

/** A recorded container. */
export interface RecordedContainer {
	readonly number: string;
	/** When it was first recorded (ISO 8601 UTC). */
	readonly createdAt: string;
	readonly attributes: WatchedAttributes;
	/** Id of the terminal at the port of discharge; null when none is recorded. */
	readonly podTerminalId: string | null;
	/** In the order of recording: the last event of a key is the one announced last. */
	readonly transportEvents: readonly RecordedTransportEvent[];
}

/** The recorded members of a journey that a comparison reads. */
export interface RecordedJourney {
	readonly shipment: {
		readonly attributes: Pick<ShipmentAttributes, "pod_eta_at">;
	};
	readonly containers: readonly RecordedContainer[];
	/** Id of a recorded terminal, whichever code list its code is from; null for a facility that our tables do not contain. */
	readonly terminalIdOf: (facility: FacilityFacts | null) => string | null;
}

/** Differences between a derived container and the recorded one. */
export interface ContainerComparison extends EventComparison {
	/** New events that are recorded but not announced: the container had left the place before tracking began. */
	readonly unannounced: readonly TransportEventFacts[];
	readonly number: string;
	/** Whether no such container is recorded. `container.created` then carries its attributes, and the changeset is empty. */
	readonly isNew: boolean;
	/** Changes to announce as `container.updated`; empty when there are none. */
	readonly changeset: ContainerChangeset;
	/** Changes that also have an event of their own. */
	readonly changes: readonly ChangeFacts[];
	/** Source of the changeset. */
	readonly sourceKind: SourceKind;
	/** The newly assigned terminal at the port of discharge; null when it is unchanged or gone. */
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

/** Differences between a derived journey and the recorded one: everything to announce to the account. */
export interface Comparison {
	/** One per container of the journey, in its order. */
	readonly containers: readonly ContainerComparison[];
	/** The shipment's estimated arrival when it changed, otherwise null. */
	readonly newArrival: ArrivalEstimate | null;
}

/** Source of the latest event at a terminal; the line when there is no event. */
function sourceOfTerminal(
	id: string,
	{ transportEvents }: ContainerFacts,
	{ terminalIdOf }: RecordedJourney,
): SourceKind {
	const event = transportEvents.findLast(
		({ facility }) => terminalIdOf(facility) === id,
	);
	return event?.source.kind ?? "shipping_line";
}

/** Separates the news to announce from stale news. */
function splitNews(
	{ news, ...events }: EventComparison,
	isStale: (event: TransportEventFacts) => boolean,
) {
	return {
		...events,
		news: news.filter((event) => !isStale(event)),
		unannounced: news.filter(isStale),
	};
}

function newContainer(
	container: ContainerFacts,
	shipment: ShipmentFacts,
): ContainerComparison {
	const subject = { container, shipment };
	return {
		number: container.number,
		isNew: true,
		...splitNews(compareEvents([], container.transportEvents), (event) =>
			isStaleEvent(event, subject),
		),
		changeset: {},
		changes: [],
		sourceKind: "shipping_line",
		newPodTerminal: null,
	};
}

function compareContainer(
	known: RecordedJourney,
	before: RecordedContainer,
	after: ContainerFacts,
	shipment: ShipmentFacts,
): ContainerComparison {
	const events = compareEvents(before.transportEvents, after.transportEvents);
	const subject = { container: after, shipment, before };
	const changeset = withoutStaleChanges(
		compareAttributes(before.attributes, after.attributes, events.news),
		subject,
	);
	const terminalId = known.terminalIdOf(after.podTerminal);
	const hasMoved = terminalId !== before.podTerminalId;
	if (hasMoved) changeset.pod_terminal = [before.podTerminalId, terminalId];
	return {
		number: after.number,
		isNew: false,
		...splitNews(events, (event) => isStaleEvent(event, subject)),
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

/** The estimated arrival to announce: one that changed, and only before the actual arrival. */
function compareArrival(
	known: RecordedJourney,
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
 * Compares a derived journey with the recorded one (null when there is none) and returns the differences to announce.
 *
 * Initial attributes are not changes: the tracking request announces a shipment, and `container.created` a container. Only milestones
 * and estimates are news of their own then. Later every difference is announced once, including first values and removed ones.
 * {@link withoutStaleChanges} leaves out what was over before tracking began.
 */
export function compareJourney(
	known: RecordedJourney | null,
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
