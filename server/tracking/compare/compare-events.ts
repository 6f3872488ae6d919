import type { TransportEventFacts } from "../derive/journey.ts";

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
	/** The keys of recorded milestones and estimates that are known under other keys from here on, with those. */
	readonly renamed: ReadonlyMap<string, string>;
}

const ESTIMATED = "estimated.";

/** Whether a recorded key is borne out by the derived ones. What has come true is: the estimate stays beside the milestone. */
function stands(key: string, derived: ReadonlySet<string>): boolean {
	return (
		derived.has(key) ||
		(key.startsWith(ESTIMATED) && derived.has(key.slice(ESTIMATED.length)))
	);
}

/** Whether a key names a UN/LOCODE: one of another place is of another event then. */
const namesLocode = (key: string): boolean =>
	/@[A-Z]{2}[A-Z0-9]{3}(#|$)/.test(key);

/**
 * What is known under other keys than before, by the old ones: milestones and estimates of the same time whose place was
 * named by the carrier's own words, or not at all, and turns out to be a UN/LOCODE. The estimate beside a milestone goes
 * with it.
 */
function renamedKeys(
	lastByKey: ReadonlyMap<string, KnownTransportEvent>,
	derived: readonly TransportEventFacts[],
): ReadonlyMap<string, string> {
	const keys = new Set(derived.map(({ key }) => key));
	const gone = [...lastByKey.values()].filter(
		({ key, isWithdrawn }) =>
			!isWithdrawn && !namesLocode(key) && !stands(key, keys),
	);
	const renamed = new Map<string, string>();
	if (gone.length === 0) return renamed;
	for (const { key, timestamp } of derived) {
		if (lastByKey.has(key) || !namesLocode(key)) continue;
		const milestone = key.slice(0, key.indexOf("@") + 1);
		const same = gone.find(
			(event) =>
				event.timestamp === timestamp &&
				event.key.startsWith(milestone) &&
				!renamed.has(event.key),
		);
		if (same === undefined) continue;
		renamed.set(same.key, key);
		const [estimate, other] = [ESTIMATED + same.key, ESTIMATED + key];
		if (lastByKey.has(estimate) && !lastByKey.has(other))
			renamed.set(estimate, other);
	}
	return renamed;
}

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
	const renamed = renamedKeys(
		new Map(known.map((event) => [event.key, event])),
		derived,
	);
	const lastByKey = new Map(
		known.map((event) => [renamed.get(event.key) ?? event.key, event]),
	);
	const keys = new Set(derived.map(({ key }) => key));
	return {
		news: derived.filter((facts) => isNews(facts, lastByKey.get(facts.key))),
		withdrawn: [...lastByKey]
			.filter(([key, { isWithdrawn }]) => !isWithdrawn && !stands(key, keys))
			.map(([key]) => key),
		renamed,
	};
}
