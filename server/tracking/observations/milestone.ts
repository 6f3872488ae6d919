import type { Classifier, Message } from "./observation.ts";
import { compareReports } from "./report-time.ts";

const CERTAINTY: Readonly<Record<Classifier, number>> = {
	planned: 0,
	estimated: 1,
	actual: 2,
};

/** Orders two texts by code unit, whatever the locale. */
export function compareText(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * How well a source knows what it tells; more is better. Our decision: a railway knows its trains, a line its vessels and
 * its schedule, and a terminal what has happened at its own gate, quay and yard.
 */
export function authorityOf(message: Message): number {
	const { kind } = message.source;
	if (message.kind === "transport" && message.mode === "rail") {
		return kind === "rail" ? 2 : kind === "shipping_line" ? 1 : 0;
	}
	const isHandling =
		message.kind === "equipment" && message.classifier === "actual";
	return (kind === "shipping_line") === isHandling ? 0 : 1;
}

/**
 * Orders two messages about one milestone by how much they count. A fact comes before an estimate before a schedule (DCSA
 * Track & Trace, `eventClassifierCode`); among facts an instant before a mere date; then what the source with more
 * authority says, then what was said later. The key settles what is left, so that the order in which messages
 * came never matters.
 */
function compareWeight(a: Message, b: Message): number {
	const certainty = CERTAINTY[a.classifier] - CERTAINTY[b.classifier];
	if (certainty !== 0) return certainty;
	if (a.classifier === "actual" && a.precision !== b.precision) {
		return a.precision === "instant" ? 1 : -1;
	}
	return (
		authorityOf(a) - authorityOf(b) ||
		compareReports(a, b) ||
		compareText(a.key, b.key) ||
		compareText(a.source.code, b.source.code) ||
		compareText(a.source.kind, b.source.kind)
	);
}

/** The message that counts most of those that fit, or null of none. */
export function best<T extends Message>(
	messages: readonly T[],
	fits: (message: T) => boolean = () => true,
): T | null {
	let champion: T | null = null;
	for (const rival of messages) {
		if (!fits(rival)) continue;
		if (champion === null || compareWeight(rival, champion) > 0)
			champion = rival;
	}
	return champion;
}

/** The fact that counts most, or null when nobody said that it happened. */
export function bestActual<T extends Message>(
	messages: readonly T[],
): T | null {
	return best(messages, (o) => o.classifier === "actual");
}

/** The estimate that counts most (else the schedule), or null. It stays known after the fact. */
export function bestEstimate<T extends Message>(
	messages: readonly T[],
): T | null {
	return best(messages, (o) => o.classifier !== "actual");
}
