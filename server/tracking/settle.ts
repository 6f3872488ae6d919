import { compareText } from "./milestone.ts";
import type {
	Mode,
	Observation,
	ObservedVessel,
	Place,
} from "./observation.ts";

/** How far ahead of our clock a fact may lie before it is taken for a forecast: clocks and offsets are wrong by hours, not days. */
const AHEAD_MS = 24 * 3_600_000;

const upperCase = (name: string) => name.trim().toUpperCase();

/** Orders messages by the time of what they tell, then by what makes them different. Total, so that nothing depends on the order of arrival. */
function compareTime(a: Observation, b: Observation): number {
	return (
		compareText(a.occurredAt, b.occurredAt) ||
		compareText(a.reportedAt ?? "", b.reportedAt ?? "") ||
		compareText(a.key, b.key) ||
		compareText(a.source.code, b.source.code)
	);
}

/** One message for each identity: a source that repeats an event id has corrected its message. */
function latestOfEach(observations: readonly Observation[]): Observation[] {
	const byIdentity = new Map<string, Observation>();
	for (const observation of observations) {
		const identity = `${observation.source.code} ${observation.key}`;
		const known = byIdentity.get(identity);
		if (!known || isCorrection(observation, known)) {
			byIdentity.set(identity, observation);
		}
	}
	return [...byIdentity.values()];
}

function isCorrection(observation: Observation, known: Observation): boolean {
	const order =
		compareText(observation.reportedAt ?? "", known.reportedAt ?? "") ||
		compareText(JSON.stringify(observation), JSON.stringify(known));
	return order > 0;
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

function namesIn(observations: readonly Observation[]): Names {
	const places = observations.flatMap((o) => o.place ?? []);
	const vessels = observations.flatMap((o) =>
		o.kind === "shipment" ? [] : (o.vessel ?? []),
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
	observation: Exclude<Observation, { kind: "shipment" }>,
): Mode | null {
	const carries =
		observation.kind === "transport" ||
		observation.activity === "loaded" ||
		observation.activity === "discharged";
	if (observation.mode !== null || !carries) return observation.mode;
	const facility = observation.place?.facilityType;
	const isInland = facility === "ramp" || facility === "inland_terminal";
	return isInland && observation.vessel === null ? "rail" : "vessel";
}

/**
 * The messages as the rules need them: each once, in the order of what they tell, names resolved by what other messages
 * say, and no facts from the future. `now` is ISO 8601.
 */
export function settle(
	observations: readonly Observation[],
	now: string,
): Observation[] {
	const latest = latestOfEach(observations);
	const names = namesIn(latest);
	const horizonMs = Date.parse(now) + AHEAD_MS;
	return latest
		.map((observation): Observation => {
			const settled = {
				classifier:
					observation.classifier === "actual" &&
					Date.parse(observation.occurredAt) > horizonMs
						? ("estimated" as const)
						: observation.classifier,
				place: settledPlace(observation.place, names),
			};
			if (observation.kind === "shipment")
				return { ...observation, ...settled };
			return {
				...observation,
				...settled,
				vessel: settledVessel(observation.vessel, names),
				mode: settledMode(observation),
			};
		})
		.sort(compareTime);
}
