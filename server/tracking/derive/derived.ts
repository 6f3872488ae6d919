import { best } from "../observations/milestone.ts";
import type { Statement } from "../observations/observation.ts";
import { identityOf, type Message } from "../observations/observation.ts";
import { believedReportTime } from "../observations/report-time.ts";
import type { FirstSaid } from "../settle/repetition.ts";
import type {
	FacilityLookup,
	Origin,
	PlaceLookup,
	Provenance,
} from "./journey.ts";

/** A value and the statement that gave it; null when none did. */
export interface Derived<T> {
	readonly value: T;
	readonly from: Statement | null;
}

/** A value that nobody told. */
export function untold<T>(value: T): Derived<T> {
	return { value, from: null };
}

/** What a statement says, or null of none. */
export function tellingOf<S extends Statement, T>(
	statement: S | null,
	read: (statement: S) => T | null,
): Derived<T | null> {
	const value = statement && read(statement);
	return value === null ? untold(null) : { value, from: statement };
}

/** What the message that counts most says, of those that say it. */
export function telling<M extends Message, T>(
	messages: readonly M[],
	read: (message: M) => T | null,
): Derived<T | null> {
	return tellingOf(
		best(messages, (message) => read(message) !== null),
		read,
	);
}

/** The first of some values that is known. */
export function firstKnown<T>(
	...values: readonly Derived<T | null>[]
): Derived<T | null> {
	return values.find(({ value }) => value !== null) ?? untold(null);
}

/** For each value the rule that derives it from some evidence. */
export type Rules<Evidence, Values> = {
	readonly [Name in keyof Values]: (
		evidence: Evidence,
	) => Derived<Values[Name]>;
};

/** The statement as an origin; of what was said before, the history holds what was said first. */
export function originOf(statement: Statement, first: FirstSaid): Origin {
	const { source, sourceEventId, originalEvent, receivedAt } = statement;
	const kept =
		statement.kind === "status"
			? statement
			: (first.get(statement) ?? statement);
	return {
		source,
		sourceEventId,
		originalEvent,
		observedAt: believedReportTime(statement),
		receivedAt,
		observation: identityOf(kept),
	};
}

/** Applies every rule once: the values, and where each of them comes from. */
export function applyRules<Evidence, Values extends object>(
	rules: Rules<Evidence, Values>,
	evidence: Evidence,
	first: FirstSaid,
): {
	readonly values: Values;
	readonly provenance: Provenance<string & keyof Values>;
} {
	const values: Partial<Values> = {};
	const provenance: Partial<Record<string & keyof Values, Origin>> = {};
	for (const name of Object.keys(rules) as (string & keyof Values)[]) {
		const { value, from } = rules[name](evidence);
		values[name] = value;
		if (from !== null) provenance[name] = originOf(from, first);
	}
	return { values: values as Values, provenance };
}

/** What naming events needs to know besides what happened. */
export interface EventContext {
	readonly first: FirstSaid;
	readonly lookup: PlaceLookup;
	readonly facilities: FacilityLookup;
}
