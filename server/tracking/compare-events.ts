import type { TransportEventFacts } from "./journey.ts";

/** A milestone or an estimate as it is recorded already. */
export interface KnownTransportEvent {
	/** Identity of the milestone within its container. */
	readonly key: string;
	/** ISO 8601 UTC. */
	readonly timestamp: string;
	readonly isEstimate: boolean;
	/** Whether the messages had ceased to bear it out when the container was last looked at. */
	readonly isWithdrawn: boolean;
}

/** What is different about the milestones and estimates of one container. */
export interface EventComparison {
	/** Milestones seen to have happened for the first time, and estimates that changed. In the order of the journey. */
	readonly news: readonly TransportEventFacts[];
	/**
	 * Keys of recorded milestones and estimates that the messages no longer bear out: a hub that was taken for the port
	 * of discharge, a message that was taken back.
	 */
	readonly withdrawn: readonly string[];
}

const ESTIMATED = "estimated.";

/**
 * A milestone is announced once in its life, by its key: not when its time is corrected, nor when it comes back after it
 * was withdrawn. An estimate is announced whenever it differs from the one that was announced last.
 */
function isNews(
	facts: TransportEventFacts,
	last: KnownTransportEvent | undefined,
): boolean {
	if (last === undefined) return true;
	if (!facts.isEstimate) return false;
	return last.isWithdrawn || last.timestamp !== facts.timestamp;
}

/** Compares the events of a container with those that are recorded of it, the latest of each key last. */
export function compareEvents(
	known: readonly KnownTransportEvent[],
	derived: readonly TransportEventFacts[],
): EventComparison {
	const lastByKey = new Map(known.map((event) => [event.key, event]));
	const keys = new Set(derived.map(({ key }) => key));
	// What has come true is not withdrawn: the estimate stays beside the milestone.
	const stands = ({ key }: KnownTransportEvent) =>
		keys.has(key) ||
		(key.startsWith(ESTIMATED) && keys.has(key.slice(ESTIMATED.length)));
	return {
		news: derived.filter((facts) => isNews(facts, lastByKey.get(facts.key))),
		withdrawn: [...lastByKey.values()]
			.filter((event) => !event.isWithdrawn && !stands(event))
			.map(({ key }) => key),
	};
}
