import { mainPortCode } from "../../reference/places/ports/alternative-port-codes.ts";
import type { TransportEventFacts } from "../journey/journey.ts";

/** A recorded milestone or estimate. */
export interface RecordedTransportEvent {
	/** Identity of the milestone within its container. */
	readonly key: string;
	/** ISO 8601 UTC. */
	readonly timestamp: string;
	/** Whether no message supported the event at the last derivation. */
	readonly isWithdrawn: boolean;
}

/** Differences between the derived events of a container and the recorded ones. */
export interface EventComparison {
	/** New milestones and changed estimates, in the order of the journey. */
	readonly news: readonly TransportEventFacts[];
	/**
	 * Keys of recorded events that no message supports any more: the place was a hub that was taken for the port of discharge, or the
	 * message was retracted.
	 */
	readonly withdrawn: readonly string[];
	/** Recorded keys that change, each with its new key. */
	readonly renamed: ReadonlyMap<string, string>;
}

const ESTIMATED = "estimated.";

/** Whether the derived events support a recorded key. A milestone also supports the estimate of itself. */
function isSupported(key: string, derived: ReadonlySet<string>): boolean {
	return (
		derived.has(key) ||
		(key.startsWith(ESTIMATED) && derived.has(key.slice(ESTIMATED.length)))
	);
}

/** Whether a key names its place by the main UN/LOCODE. */
function namesMainCode(key: string): boolean {
	const [, locode] = /@([A-Z]{2}[A-Z0-9]{3})(#|$)/.exec(key) ?? [];
	return locode !== undefined && mainPortCode(locode) === locode;
}

const milestoneIn = (key: string) => key.split("@")[0];

/**
 * Maps recorded keys to the keys that replace them. Both name the same event at the same time; its place had no UN/LOCODE before and
 * has one now, or was recorded under an alternative one. The estimate of a renamed milestone is renamed with it.
 */
function renamedKeys(
	lastByKey: ReadonlyMap<string, RecordedTransportEvent>,
	derived: readonly TransportEventFacts[],
): ReadonlyMap<string, string> {
	const keys = new Set(derived.map(({ key }) => key));
	const gone = [...lastByKey.values()].filter(
		({ key, isWithdrawn }) =>
			!isWithdrawn && !namesMainCode(key) && !isSupported(key, keys),
	);
	const renamed = new Map<string, string>();
	for (const { key, timestamp } of derived) {
		if (lastByKey.has(key) || !namesMainCode(key)) continue;
		const same = gone.find(
			(event) =>
				event.timestamp === timestamp &&
				milestoneIn(event.key) === milestoneIn(key) &&
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
 * Whether an event is to be announced. A milestone is announced once per key, not when its time is corrected or when it
 * returns after a withdrawal. An estimate is announced whenever it differs from the one announced last.
 */
function isNews(
	facts: TransportEventFacts,
	last: RecordedTransportEvent | undefined,
): boolean {
	if (last === undefined) return true;
	if (!facts.isEstimate) return false;
	return last.isWithdrawn || last.timestamp !== facts.timestamp;
}

/** Compares the derived events of a container with its recorded ones, where the latest of each key comes last. */
export function compareEvents(
	known: readonly RecordedTransportEvent[],
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
			.filter(
				([key, { isWithdrawn }]) => !isWithdrawn && !isSupported(key, keys),
			)
			.map(([key]) => key),
		renamed,
	};
}
