import type { Journey, TransportEventFacts } from "./journey.ts";
import { compareText } from "./milestone.ts";

/** A transport event as it is recorded already. */
export type KnownTransportEvent = Pick<
	TransportEventFacts,
	"key" | "event" | "timestamp" | "isEstimate"
>;

/** What is recorded of a shipment's containers. */
export interface KnownJourney {
	readonly containers: readonly {
		readonly number: string;
		/** In the order in which they were recorded: the last estimate of a key is the one that was announced last. */
		readonly transportEvents: readonly KnownTransportEvent[];
	}[];
}

/** A transport event and the container it is about. */
export interface ContainerEvent {
	readonly containerNumber: string;
	readonly facts: TransportEventFacts;
}

/** What is different from what is recorded. */
export interface Comparison {
	/** Numbers of containers that were not there before, sorted. */
	readonly created: readonly string[];
	/** What is to be announced: milestones seen to have happened for the first time, and estimates that changed. In the order of their times. */
	readonly transportEvents: readonly ContainerEvent[];
	/** Recorded milestones whose time is another now: to be recorded, never to be announced again. */
	readonly corrected: readonly ContainerEvent[];
	/** Recorded milestones that the messages no longer bear out: a hub that was taken for the port of discharge, a retracted message. */
	readonly withdrawn: readonly {
		readonly containerNumber: string;
		readonly key: string;
	}[];
}

function compareEvents(a: ContainerEvent, b: ContainerEvent): number {
	return (
		compareText(a.facts.timestamp, b.facts.timestamp) ||
		compareText(a.containerNumber, b.containerNumber)
	);
}

/**
 * Compares a derived journey with what is recorded of it (null: nothing). Pure.
 * A milestone is announced once in its life: by its key, whatever happens to its time, and also when it was withdrawn in between.
 */
export function compareJourney(
	known: KnownJourney | null,
	after: Journey,
): Comparison {
	const recorded = new Map(
		known?.containers.map((c) => [c.number, c.transportEvents]),
	);
	const created: string[] = [];
	const transportEvents: ContainerEvent[] = [];
	const corrected: ContainerEvent[] = [];
	const withdrawn: { containerNumber: string; key: string }[] = [];
	for (const container of after.containers) {
		const containerNumber = container.number;
		const before = recorded.get(containerNumber);
		if (before === undefined) created.push(containerNumber);
		// Later entries of a key replace earlier ones.
		const lastByKey = new Map(before?.map((event) => [event.key, event]));
		for (const facts of container.transportEvents) {
			const last = lastByKey.get(facts.key);
			if (last?.timestamp === facts.timestamp) continue;
			const isNews = last === undefined || facts.isEstimate;
			(isNews ? transportEvents : corrected).push({ containerNumber, facts });
		}
		const derived = new Set(container.transportEvents.map(({ key }) => key));
		for (const { key, isEstimate } of lastByKey.values()) {
			if (!isEstimate && !derived.has(key)) {
				withdrawn.push({ containerNumber, key });
			}
		}
	}
	return {
		created,
		transportEvents: transportEvents.sort(compareEvents),
		corrected: corrected.sort(compareEvents),
		withdrawn,
	};
}
