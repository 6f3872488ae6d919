import {
	type Evidence,
	type FeatureOf,
	featureAt,
	type Sighting,
} from "./evidence.ts";
import {
	type Coordinates,
	lengthOf,
	milesBetween,
	milesToLine,
} from "./globe.ts";
import { isExposed, sightingsOf, toldOf, vesselOf } from "./vessel-rules.ts";
import type { Leg } from "./way.ts";

const MINUTE_MS = 60_000;

/** A leg with this many true positions always has a path. */
const BEYOND_DOUBT = 4;

/** Landfall keeps one position per quarter of an hour, and may leave one out as doubtful. */
const EDGE_MS = 60 * MINUTE_MS;

/** The longest time at sea without a received position in the simulated world. */
const SILENCE_MS = 8 * 60 * MINUTE_MS;

/** The allowed distance between a simplified path and the vessel's positions: a share of the path's length, in miles. */
const STRAYING = { share: 0.01, least: 5 };

/** One in this many positions is compared with the path. */
const SAMPLE = 16;

/** A completed or current leg has a path exactly when positions of its vessel are known, and the path consists only of these. */
export function pathProblems(
	evidence: Evidence,
	legs: readonly Leg[],
): string[] {
	return legs.flatMap((leg) => {
		const { sequence } = leg.from;
		const path = featureAt(evidence.map, "past_vessel_locations", sequence);
		const problems =
			path === undefined
				? absenceProblems(evidence, leg)
				: drawnProblems(evidence, leg, path);
		return problems.map((problem) => `path ${sequence} ${problem}`);
	});
}

/** The period of a leg in which its vessel's positions count, in milliseconds; undefined when its departure is not known. */
function timeOf({ now }: Evidence, { from, to }: Leg) {
	const { outbound_atd_at: leftAt } = from.port.properties;
	const { inbound_ata_at: cameAt } = to.port.properties;
	return (
		leftAt && {
			since: Date.parse(leftAt),
			until: cameAt === null ? now : Date.parse(cameAt),
		}
	);
}

/** How far back positions are queried when the API first knows of a voyage. */
const WAY_BACK_MS = 60 * 24 * 60 * MINUTE_MS;

/**
 * Whether the positions of a leg were queried. They are when the API knows that a container is at sea, or that it was on a voyage which
 * has ended.
 */
function wasAsked(leg: Leg): boolean {
	const { departure } = leg.from;
	if (departure === undefined || leg.state === "not begun") return false;
	if (leg.state === "under way") return true;
	const knownAt = Date.parse(departure.attributes.created_at);
	const leftAt = Date.parse(departure.attributes.timestamp ?? "");
	return leg.to.arrival !== undefined && knownAt - leftAt < WAY_BACK_MS;
}

function absenceProblems(evidence: Evidence, leg: Leg): string[] {
	const time = timeOf(evidence, leg);
	if (!time || !wasAsked(leg)) return [];
	const given = sightingsOf(evidence, leg, time.since, time.until);
	const told = toldOf(evidence, given);
	const count = told.length;
	const lasts = (told.at(-1)?.at ?? 0) - (told[0]?.at ?? 0);
	return count >= BEYOND_DOUBT && lasts > EDGE_MS
		? [`is missing, though ${count} positions are known`]
		: [];
}

function drawnProblems(
	evidence: Evidence,
	leg: Leg,
	{ geometry, properties }: FeatureOf<"past_vessel_locations">,
): string[] {
	if (leg.state === "not begun")
		return ["is drawn, though the leg has not begun"];
	const problems: string[] = [];
	if (properties.vessel_id !== vesselOf(evidence, leg)?.id)
		problems.push("is another vessel's");
	const time = timeOf(evidence, leg);
	if (!time) return ["is drawn, though nobody knows since when"];
	const given = sightingsOf(evidence, leg, time.since, time.until);
	const { coordinates: line } = geometry;
	const used = matched(line, given);
	if (used === undefined)
		return [...problems, "has a place where nobody has seen the vessel then"];
	const told = toldOf(evidence, given);
	if (used.some((one) => isExposed(one, told)))
		problems.push("has a place where the vessel never was");
	const [startAt, endAt] = [properties.start_time, properties.end_time].map(
		(time) => Date.parse(time),
	) as [number, number];
	if (!isSighted(given, startAt, line[0]))
		problems.push(
			`does not begin with the position of ${properties.start_time}`,
		);
	if (!isSighted(given, endAt, line.at(-1)))
		problems.push(`does not end with the position of ${properties.end_time}`);
	if (startAt - (told[0]?.at ?? startAt) > EDGE_MS)
		problems.push("leaves out the first positions");
	// Queries end with the arrival, and the last one may have found no position for hours.
	const unasked =
		leg.state === "completed" ? evidence.askedEvery + SILENCE_MS : 0;
	if ((told.at(-1)?.at ?? endAt) - endAt > EDGE_MS + unasked)
		problems.push("leaves out the last positions");
	const during = told.filter(({ at }) => at >= startAt && at <= endAt);
	return [...problems, ...strayProblems(line, during)];
}

const keyOf = ([longitude = 0, latitude = 0]: Coordinates) =>
	`${longitude.toFixed(3)} ${latitude.toFixed(3)}`;

/** The sightings that the places of a line come from, in order; undefined when a place comes from none. */
function matched(
	line: readonly Coordinates[],
	given: readonly Sighting[],
): Sighting[] | undefined {
	const byPlace = Map.groupBy(given, ({ place }) => keyOf(place));
	const used: Sighting[] = [];
	for (const place of line) {
		const since = used.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
		const sighting = byPlace.get(keyOf(place))?.find(({ at }) => at > since);
		if (sighting === undefined) return undefined;
		used.push(sighting);
	}
	return used;
}

function isSighted(
	given: readonly Sighting[],
	at: number,
	place: Coordinates = [],
): boolean {
	return given.some(
		(one) =>
			Math.floor(one.at / 1_000) === Math.floor(at / 1_000) &&
			keyOf(one.place) === keyOf(place),
	);
}

function strayProblems(
	line: readonly Coordinates[],
	given: readonly Sighting[],
): string[] {
	const most = Math.max(STRAYING.least, STRAYING.share * lengthOf(line));
	const sample = given.filter((_, index) => index % SAMPLE === 0);
	const farthest = Math.max(
		0,
		...sample.map(({ place }) => milesToLine(place, line)),
	);
	return farthest > most
		? [`passes ${farthest.toFixed(1)} miles from where the vessel was`]
		: [];
}

/** Whether the world reported no position between two neighbours of a path, so that the route between them is unknown. */
export function isGap(
	given: readonly Sighting[],
	a: Coordinates,
	b: Coordinates,
	most: number,
): boolean {
	const isTrue = given.filter((one) => one.isTrue);
	return isTrue.some((one, index) => {
		const next = isTrue[index + 1];
		return (
			next !== undefined &&
			milesBetween(one.place, next.place) > most / 2 &&
			milesBetween(one.place, a) + milesBetween(next.place, b) < most
		);
	});
}
