import {
	type Evidence,
	type FeatureOf,
	featureAt,
	type Sighting,
} from "./evidence.ts";
import { milesBetween } from "./globe.ts";
import { factsAt, type Leg, type Stop } from "./way.ts";

const HOUR_MS = 3_600_000;

/** An older position does not count as current. */
const LONGEST_SILENCE_MS = 48 * HOUR_MS;

/** Positions come about every fifteen minutes. */
const ASKED_EVERY_MS = HOUR_MS / 4;

/** A single position is judged by its neighbours. With this many true positions the judgement is certain. */
const BEYOND_DOUBT = 4;

/** Five digits of a degree are about a metre. */
const SAME_PLACE_MILES = 0.01;

/** The vessel that a leg's departure names, by the API's own record. */
export function vesselOf(evidence: Evidence, { from }: Leg) {
	const events = [
		from.departure,
		...factsAt(
			evidence,
			["vessel_loaded", "transshipment_loaded"],
			from.locode,
		),
	];
	const named = events.find((event) => event?.relationships.vessel.data);
	return evidence.vessels.get(named?.relationships.vessel.data?.id ?? "");
}

/** The world's positions of a leg's vessel between two instants (milliseconds). */
export function sightingsOf(
	evidence: Evidence,
	leg: Leg,
	since: number,
	until: number,
) {
	const imo = vesselOf(evidence, leg)?.attributes.imo ?? "";
	const all = evidence.sightings.get(imo) ?? [];
	return all.filter(({ at }) => at >= since && at <= until);
}

/** The true sightings that the API must have received. */
export function toldOf(
	{ now }: Evidence,
	given: readonly Sighting[],
): readonly Sighting[] {
	return given.filter(({ at, isTrue }) => isTrue && at <= now - ASKED_EVERY_MS);
}

/** Whether a wrong position is shown to be wrong by a later reported one. After hours without reports nothing else shows it. */
export function isExposed(
	{ at, isTrue }: Sighting,
	told: readonly Sighting[],
): boolean {
	return !isTrue && told.some((later) => later.at > at);
}

/**
 * There is a current vessel exactly while the container is at sea and a valid position of its vessel is known. At sea is after the
 * departure from one port and before the arrival at the next.
 */
export function currentVesselProblems(
	evidence: Evidence,
	legs: readonly Leg[],
): string[] {
	return legs.flatMap((leg) => {
		const { sequence } = leg.from;
		const vessel = featureAt(evidence.map, "current_vessel", sequence);
		const problems = presenceProblems(evidence, leg, vessel);
		if (vessel !== undefined) {
			problems.push(
				...positionProblems(evidence, leg, vessel),
				...recordProblems(evidence, leg, vessel),
				...portProblems(leg, vessel.properties),
			);
		}
		return problems.map((problem) => `vessel ${sequence} ${problem}`);
	});
}

function presenceProblems(
	evidence: Evidence,
	leg: Leg,
	vessel: FeatureOf<"current_vessel"> | undefined,
): string[] {
	const { now } = evidence;
	const { departure } = leg.from;
	if (vessel !== undefined && leg.state !== "under way")
		return [`is shown, though the leg is ${leg.state}`];
	if (leg.state !== "under way" || departure === undefined) return [];
	const leftAt = Date.parse(departure.attributes.timestamp ?? "");
	const since = Math.max(leftAt, now - LONGEST_SILENCE_MS);
	const given = sightingsOf(evidence, leg, since, now);
	const isKnown = given.filter(({ isTrue }) => isTrue).length >= BEYOND_DOUBT;
	if (vessel === undefined && isKnown)
		return [`is missing, though ${given.length} positions of it are known`];
	if (vessel !== undefined && given.length === 0)
		return ["is shown, though nobody has seen it"];
	return [];
}

function positionProblems(
	evidence: Evidence,
	leg: Leg,
	{ geometry, properties }: FeatureOf<"current_vessel">,
): string[] {
	const at = Date.parse(properties.vessel_location_timestamp);
	const leftAt = Date.parse(leg.from.departure?.attributes.timestamp ?? "");
	const problems: string[] = [];
	if (at > evidence.now) problems.push("is seen in the future");
	if (at < leftAt) problems.push("was seen before its departure");
	if (evidence.now - at > LONGEST_SILENCE_MS)
		problems.push(`was seen at ${properties.vessel_location_timestamp} last`);
	const given = sightingsOf(evidence, leg, leftAt, evidence.now);
	const sighting = given.find(
		(one) =>
			Math.floor(one.at / 1_000) === Math.floor(at / 1_000) &&
			milesBetween(one.place, geometry.coordinates) < SAME_PLACE_MILES,
	);
	if (sighting === undefined) problems.push("is where nobody has seen it");
	else if (isExposed(sighting, toldOf(evidence, given)))
		problems.push("is where it never was");
	const newest = toldOf(evidence, given).at(-1);
	if (newest !== undefined && newest.at - at > HOUR_MS)
		problems.push("has been seen more than an hour later");
	return problems;
}

function recordProblems(
	evidence: Evidence,
	leg: Leg,
	{ properties }: FeatureOf<"current_vessel">,
): string[] {
	const record = vesselOf(evidence, leg);
	const voyage = leg.from.departure?.attributes.voyage_number ?? null;
	const { vessel_id, vessel_imo, vessel_name, voyage_number } = properties;
	const problems: string[] = [];
	if (record?.id !== vessel_id)
		problems.push(
			`is ${vessel_name}, the departure says ${record?.attributes.name}`,
		);
	else if (
		record.attributes.imo !== vessel_imo ||
		(record.attributes.name !== null && record.attributes.name !== vessel_name)
	)
		problems.push(`is ${vessel_name} (${vessel_imo}), unlike its record`);
	if (voyage !== null && voyage !== voyage_number)
		problems.push(`is on voyage ${voyage_number}, its departure on ${voyage}`);
	return problems;
}

/** A vessel's properties about the ports of its leg equal those of the ports. */
function portProblems(
	{ from, to }: Leg,
	vessel: FeatureOf<"current_vessel">["properties"],
): string[] {
	const factsOf = ({ port: { properties: port } }: Stop) => [
		port.location_id,
		port.name,
		port.state_abbr,
		port.state,
		port.country_code,
		port.country,
		port.label,
		port.time_zone,
	];
	const departure = [
		vessel.departure_port_id,
		vessel.departure_port_name,
		vessel.departure_port_state_abbr,
		vessel.departure_port_state,
		vessel.departure_port_country_code,
		vessel.departure_port_country,
		vessel.departure_port_label,
		vessel.departure_port_time_zone,
	];
	const arrival = [
		vessel.arrival_port_id,
		vessel.arrival_port_name,
		vessel.arrival_port_state_abbr,
		vessel.arrival_port_state,
		vessel.arrival_port_country_code,
		vessel.arrival_port_country,
		vessel.arrival_port_label,
		vessel.arrival_port_time_zone,
	];
	const isSame = (got: readonly unknown[], want: readonly unknown[]) =>
		got.every((value, index) => value === want[index]);
	return [
		...(isSame(departure, factsOf(from)) ? [] : ["left another port"]),
		...(isSame(arrival, factsOf(to)) ? [] : ["is bound for another port"]),
	];
}
