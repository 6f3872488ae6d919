import type { Classifier, Message } from "./observation.ts";
import { compareReports } from "./report-time.ts";

const CERTAINTY: Readonly<Record<Classifier, number>> = {
	planned: 0,
	estimated: 1,
	actual: 2,
};

/** Orders two texts by code unit, independent of the locale. */
export function compareText(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Authority of a source on a message; higher is better. Our decision: a railway knows its trains best, a line its vessels
 * and schedule, a terminal what happened at its gate, quay and yard.
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
 * Orders two messages about one milestone by precedence: actual over estimated over planned (DCSA Track & Trace,
 * `eventClassifierCode`), among actuals an instant over a date, then the authority of the source, then the later report.
 * The key decides ties, so that the order of arrival never matters.
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

/** The message with the highest precedence among those that fit; null when none fits. */
export function best<T extends Message>(
	messages: readonly T[],
	fits?: (message: T) => boolean,
): T | null {
	let champion: T | null = null;
	for (const rival of messages) {
		if (fits && !fits(rival)) continue;
		if (champion === null || compareWeight(rival, champion) > 0)
			champion = rival;
	}
	return champion;
}

/** A value, and the message with the highest precedence among those that have one; null when none has. */
export function bestWith<T extends Message, Value>(
	messages: readonly T[],
	read: (message: T) => Value | null,
): { readonly value: Value; readonly from: T } | null {
	let value: Value | null = null;
	let champion: T | null = null;
	for (const rival of messages) {
		const own = read(rival);
		if (own === null) continue;
		if (champion !== null && compareWeight(rival, champion) <= 0) continue;
		value = own;
		champion = rival;
	}
	return value === null || champion === null ? null : { value, from: champion };
}

/** The actual with the highest precedence; null when there is none. */
export function bestActual<T extends Message>(
	messages: readonly T[],
): T | null {
	return best(messages, (o) => o.classifier === "actual");
}

/** The estimate with the highest precedence, otherwise the schedule; null when there is neither. Actuals do not replace it. */
export function bestEstimate<T extends Message>(
	messages: readonly T[],
): T | null {
	return best(messages, (o) => o.classifier !== "actual");
}
