import { mainPortCode } from "../../reference/places/ports/alternative-port-codes.ts";
import type { Steps } from "../observations/interruptible.ts";
import type {
	Message,
	Observation,
	Statement,
	StatusObservation,
} from "../observations/observation.ts";
import { placeKey, vesselKey } from "../observations/place-and-vessel-keys.ts";
import { compareText } from "../observations/precedence.ts";
import { currentVersions, type Versions } from "./current-versions.ts";
import {
	type Repetitions,
	repetitionsIn,
	withoutRepetitions,
} from "./repeated-messages.ts";
import {
	type Names,
	type ResolvedNames,
	settledMessage,
	settledMode,
	settledPlace,
	settledVessel,
	upperCase,
} from "./settled-message.ts";

/** How far ahead of our clock an actual may be before it counts as an estimate: clocks and offsets are wrong by hours, not days. */
export const AHEAD_MS = 24 * 3_600_000;

/** Orders statements by event time, then by report time and identity, so that the order of arrival never matters. */
export function compareTime(a: Statement, b: Statement): number {
	return (
		compareText(a.occurredAt, b.occurredAt) ||
		compareText(a.reportedAt ?? "", b.reportedAt ?? "") ||
		compareText(a.key, b.key) ||
		compareText(a.source.code, b.source.code) ||
		compareText(a.source.kind, b.source.kind)
	);
}

/** Maps each name to its meaning where all messages agree on it. `reconcile` gives the common meaning of two different ones. */
function unambiguous(
	pairs: readonly (readonly [string | null, string | null])[],
	reconcile: (one: string, other: string) => string | null = () => null,
): ReadonlyMap<string, string> {
	const meanings = new Map<string, string | null>();
	for (const [name, meaning] of pairs) {
		if (name === null || meaning === null) continue;
		const known = meanings.get(name);
		if (known === undefined) meanings.set(name, meaning);
		else if (known !== null && known !== meaning)
			meanings.set(name, reconcile(known, meaning));
	}
	return new Map(
		[...meanings].flatMap(([name, meaning]) =>
			meaning === null ? [] : [[name, meaning] as const],
		),
	);
}

/** The main UN/LOCODE when both are codes of one port. */
function commonPortCode(one: string, other: string): string | null {
	const main = mainPortCode(one);
	return main === mainPortCode(other) ? main : null;
}

function namesIn(statements: readonly Statement[]): Names {
	const places = statements
		.map(({ place }) => place)
		.filter((place) => place !== null);
	const vessels = statements
		.map((o) => ("vessel" in o ? o.vessel : null))
		.filter((vessel) => vessel !== null);
	const resolved = {
		locodes: unambiguous(
			places.map((place) => [
				place.name && upperCase(place.name),
				place.locode,
			]),
			commonPortCode,
		),
		imos: unambiguous(
			vessels.map(({ imo, name }) => [name && upperCase(name), imo]),
		),
		vesselNames: unambiguous(vessels.map(({ imo, name }) => [imo, name])),
	};
	const isNeeded = statements.some(
		(o) => o.source.kind === "terminal" && "vessel" in o && o.vessel !== null,
	);
	const lineVessels = isNeeded
		? lineVesselsIn(statements, resolved)
		: new Map<string, Set<string>>();
	return { ...resolved, lineVessels };
}

function lineVesselsIn(
	statements: readonly Statement[],
	names: ResolvedNames,
): Map<string | null, Set<string>> {
	const found = new Map<string | null, Set<string>>();
	for (const statement of statements) {
		if (statement.source.kind !== "shipping_line") continue;
		if (!("vessel" in statement) || settledMode(statement) !== "vessel")
			continue;
		const key = vesselKey(settledVessel(statement.vessel, names));
		const place = placeKey(settledPlace(statement.place, names));
		if (key === null || place === null) continue;
		const known = found.get(place) ?? new Set();
		found.set(place, known.add(key));
	}
	return found;
}

/** All statements of the sources, ready for routing and derivation. */
export interface Settled {
	/** In order of event time, without repetitions. */
	readonly messages: readonly Message[];
	/** In order of time. */
	readonly statuses: readonly StatusObservation[];
	/** Maps each corrected message to its earlier versions. */
	readonly earlier: ReadonlyMap<Message, readonly Message[]>;
	/** Maps each message to the message as received. */
	readonly originals: ReadonlyMap<Message, Message>;
	/** Messages of the same content; also those that `messages` leaves out. */
	readonly repetitions: Repetitions;
}

/** Statements settled in one step. */
const STEP = 1_000;

/** The current statements with resolved names, in the order of `statements`. */
function* settledStatements(
	statements: readonly Versions[],
	names: Names,
	horizon: string,
): Steps<Omit<Settled, "repetitions">> {
	const messages: Message[] = [];
	const statuses: StatusObservation[] = [];
	const earlier = new Map<Message, readonly Message[]>();
	const originals = new Map<Message, Message>();
	for (const [index, versions] of statements.entries()) {
		if (index % STEP === STEP - 1) yield;
		const { latest } = versions;
		if (latest.kind === "status") {
			const place = settledPlace(latest.place, names);
			if (latest.occurredAt <= horizon) statuses.push({ ...latest, place });
			continue;
		}
		const message = settledMessage(latest, names, horizon);
		messages.push(message);
		originals.set(message, latest);
		if (versions.earlier.length === 0) continue;
		const others = versions.earlier.flatMap((o) =>
			o.kind === "status" ? [] : [settledMessage(o, names, horizon)],
		);
		earlier.set(message, others);
	}
	return { messages, statuses, earlier, originals };
}

/**
 * Takes all observations about a number and returns the statements that are in force at `now` (ISO 8601). Retracted, outdated and
 * repeated ones are removed, names of places and vessels are resolved, future actuals become estimates, and future statuses are
 * dropped.
 */
export function* settle(
	observations: readonly Observation[],
	now: string,
): Steps<Settled> {
	const statements = currentVersions(observations);
	yield;
	const names = namesIn(statements.map(({ latest }) => latest));
	yield;
	const horizon = `${new Date(Date.parse(now) + AHEAD_MS).toISOString().slice(0, 19)}Z`;
	const settled = yield* settledStatements(statements, names, horizon);
	yield;
	const repetitions = yield* repetitionsIn(settled.messages);
	const messages = withoutRepetitions(settled.messages, repetitions);
	yield;
	return {
		...settled,
		repetitions,
		messages: messages.sort(compareTime),
		statuses: settled.statuses.toSorted(compareTime),
	};
}
