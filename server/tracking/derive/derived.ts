import type { Origin, Provenance } from "../journey/origin.ts";
import type { Statement } from "../observations/observation.ts";
import { identityOf, type Message } from "../observations/observation.ts";
import { bestWith } from "../observations/precedence.ts";
import { credibleReportTime } from "../observations/report-time.ts";
import type { FirstReports } from "../settle/repeated-messages.ts";
import type { FacilityLookup, PlaceLookup } from "./lookups.ts";

/** A value and the statement it comes from; null without one. */
export interface Derived<T> {
	readonly value: T;
	readonly from: Statement | null;
}

/** A value that comes from no statement. */
export function withoutSource<T>(value: T): Derived<T> {
	return { value, from: null };
}

/** Reads a value from a statement; null without a statement or value. */
export function readFrom<S extends Statement, T>(
	statement: S | null,
	read: (statement: S) => T | null,
): Derived<T | null> {
	const value = statement && read(statement);
	return value === null ? withoutSource(null) : { value, from: statement };
}

/** Reads a value from the message with the highest precedence among those that have it. */
export function readBest<M extends Message, T>(
	messages: readonly M[],
	read: (message: M) => T | null,
): Derived<T | null> {
	return bestWith(messages, read) ?? withoutSource(null);
}

/** The first known value. */
export function firstKnown<T>(
	...values: readonly Derived<T | null>[]
): Derived<T | null> {
	return values.find(({ value }) => value !== null) ?? withoutSource(null);
}

/** One rule per value, which derives it from the evidence. */
export type Rules<Evidence, Values> = {
	readonly [Name in keyof Values]: (
		evidence: Evidence,
	) => Derived<Values[Name]>;
};

/** The origin that a statement gives. For a repeated message it refers to the first report, which the event history keeps. */
export function originOf(statement: Statement, first: FirstReports): Origin {
	const { source, sourceEventId, originalEvent, receivedAt } = statement;
	const kept =
		statement.kind === "status"
			? statement
			: (first.get(statement) ?? statement);
	return {
		source,
		sourceEventId,
		originalEvent,
		observedAt: credibleReportTime(statement),
		receivedAt,
		observation: identityOf(kept),
	};
}

/** Applies every rule: returns the values and their origins. */
export function applyRules<Evidence, Values extends object>(
	rules: Rules<Evidence, Values>,
	evidence: Evidence,
	first: FirstReports,
): {
	readonly values: Values;
	readonly provenance: Provenance<string & keyof Values>;
} {
	// A copy of the rules has all names at once. Adding them one by one makes an object that is slow to read.
	const values = { ...rules } as Partial<Values>;
	const provenance: Partial<Record<string & keyof Values, Origin>> = {};
	for (const name of Object.keys(rules) as (string & keyof Values)[]) {
		const { value, from } = rules[name](evidence);
		values[name] = value;
		if (from !== null) provenance[name] = originOf(from, first);
	}
	return { values: values as Values, provenance };
}

/** Lookups for building transport events. */
export interface EventContext {
	readonly first: FirstReports;
	readonly lookup: PlaceLookup;
	readonly facilities: FacilityLookup;
}
