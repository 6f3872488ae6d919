import { compareText } from "../observations/milestone.ts";
import type {
	EquipmentObservation,
	Message,
	Mode,
	Observation,
	ObservedVessel,
	Place,
	Statement,
	StatusObservation,
	TransportObservation,
} from "../observations/observation.ts";
import type { Steps } from "../observations/steps.ts";
import { withoutRepetitions } from "./repetition.ts";
import { standing, type Versions } from "./standing.ts";

/** How far ahead of our clock a fact may lie before it is taken for a forecast: clocks and offsets are wrong by hours, not days. */
export const AHEAD_MS = 24 * 3_600_000;

const upperCase = (name: string) => name.trim().toUpperCase();

/** Orders statements by the time of what they tell, then by what makes them different. Total, so that nothing depends on the order of arrival. */
export function compareTime(a: Statement, b: Statement): number {
	return (
		compareText(a.occurredAt, b.occurredAt) ||
		compareText(a.reportedAt ?? "", b.reportedAt ?? "") ||
		compareText(a.key, b.key) ||
		compareText(a.source.code, b.source.code) ||
		compareText(a.source.kind, b.source.kind)
	);
}

/** What each name stands for, where all messages agree on it. */
function unambiguous(
	pairs: readonly (readonly [string | null, string | null])[],
): ReadonlyMap<string, string> {
	const meanings = new Map<string, string | null>();
	for (const [name, meaning] of pairs) {
		if (name === null || meaning === null) continue;
		const known = meanings.get(name);
		meanings.set(
			name,
			known === undefined || known === meaning ? meaning : null,
		);
	}
	return new Map(
		[...meanings].flatMap(([name, meaning]) =>
			meaning === null ? [] : [[name, meaning] as const],
		),
	);
}

interface Names {
	readonly locodes: ReadonlyMap<string, string>;
	readonly imos: ReadonlyMap<string, string>;
	readonly vesselNames: ReadonlyMap<string, string>;
}

function namesIn(statements: readonly Statement[]): Names {
	const places = statements.flatMap((o) => o.place ?? []);
	const vessels = statements.flatMap((o) =>
		"vessel" in o ? (o.vessel ?? []) : [],
	);
	return {
		locodes: unambiguous(
			places.map((place) => [
				place.name && upperCase(place.name),
				place.locode,
			]),
		),
		imos: unambiguous(
			vessels.map(({ imo, name }) => [name && upperCase(name), imo]),
		),
		vesselNames: unambiguous(vessels.map(({ imo, name }) => [imo, name])),
	};
}

function settledPlace(place: Place | null, names: Names): Place | null {
	if (place === null || place.locode !== null || place.name === null) {
		return place;
	}
	const locode = names.locodes.get(upperCase(place.name)) ?? null;
	return { ...place, locode };
}

function settledVessel(
	vessel: ObservedVessel | null,
	names: Names,
): ObservedVessel | null {
	if (vessel === null || (vessel.imo === null && vessel.name === null)) {
		return null;
	}
	const imo =
		vessel.imo ?? names.imos.get(upperCase(vessel.name ?? "")) ?? null;
	const name = vessel.name ?? names.vesselNames.get(imo ?? "") ?? null;
	return { imo, name };
}

/** Containers are carried by vessels unless something says otherwise: a mode, or an inland place without a vessel. */
function settledMode(
	message: TransportObservation | EquipmentObservation,
): Mode | null {
	const carries =
		message.kind === "transport" ||
		message.activity === "loaded" ||
		message.activity === "discharged";
	if (message.mode !== null || !carries) return message.mode;
	const facility = message.place?.facilityType;
	const isInland = facility === "ramp" || facility === "inland_terminal";
	return isInland && message.vessel === null ? "rail" : "vessel";
}

function settledMessage(
	message: Message,
	names: Names,
	horizon: string,
): Message {
	const isAhead =
		message.classifier === "actual" && message.occurredAt > horizon;
	const classifier = isAhead ? "estimated" : message.classifier;
	const place = settledPlace(message.place, names);
	if (message.kind === "shipment") return { ...message, classifier, place };
	const vessel = settledVessel(message.vessel, names);
	return { ...message, classifier, place, vessel, mode: settledMode(message) };
}

/** What the rules work on: all that was said, ready to be read. */
export interface Settled {
	/** In the order of what they tell, each once. */
	readonly messages: readonly Message[];
	/** In the order in which it was so. */
	readonly statuses: readonly StatusObservation[];
	/** For messages that correct earlier ones of the same identity, those. */
	readonly earlier: ReadonlyMap<Message, readonly Message[]>;
	/** What each message was made from, as the source said it. */
	readonly originals: ReadonlyMap<Message, Message>;
}

/** Statements that are settled in one step. */
const STEP = 1_000;

/** What stands of what the sources said, with the names that other messages give. In the order in which it was said. */
function* settledStatements(
	said: readonly Versions[],
	names: Names,
	horizon: string,
): Steps<Settled> {
	const messages: Message[] = [];
	const statuses: StatusObservation[] = [];
	const earlier = new Map<Message, readonly Message[]>();
	const originals = new Map<Message, Message>();
	for (const [index, versions] of said.entries()) {
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
 * What the sources said as the rules need it: what stands of it, each message once, names resolved by what other messages
 * say, facts from the future taken for estimates, and statuses from the future dropped. `now` is ISO 8601.
 */
export function* settle(
	observations: readonly Observation[],
	now: string,
): Steps<Settled> {
	const said = standing(observations);
	yield;
	const names = namesIn(said.map(({ latest }) => latest));
	yield;
	const horizon = `${new Date(Date.parse(now) + AHEAD_MS).toISOString().slice(0, 19)}Z`;
	const settled = yield* settledStatements(said, names, horizon);
	yield;
	const messages = yield* withoutRepetitions(settled.messages);
	yield;
	return {
		...settled,
		messages: messages.sort(compareTime),
		statuses: settled.statuses.toSorted(compareTime),
	};
}
