import type { ContainerMap } from "../../generated/openapi.ts";
import { drawMap } from "../../server/map/draw-map.ts";
import type { TrackLookup } from "../../server/map/track.ts";
import { portByCode } from "../../server/reference/places/lookup.ts";
import { along, type Position } from "../../server/sea/globe.ts";
import { makeSeaRoutes } from "../../server/sea/sea-route.ts";
import type { VesselPosition } from "../../server/sources/contracts/position-source.ts";
import type {
	SeaStop,
	VesselIdentity,
} from "../../server/tracking/journey/journey.ts";

/*
 * A journey of a container as lines of words:
 *
 *   "SGSIN eta:10 ata:11 etd:13 atd:14 ship:BRAVO"
 *
 * says that it was expected in Singapore on day 10 (of January 2026, 12:00 UTC), arrived on day 11, and left on day 14 aboard BRAVO.
 * `seen:12` is another event there, and `said:9` the day of the report. `hub` marks the last port when it is not the port of
 * discharge, and `land` one that the container leaves by rail, truck or barge. `?NAME` in place of a code is a port that the tables do not have.
 */

/** Vessels by the names in the lines; `NAMELESS` has no IMO number. */
export const SHIPS: Readonly<Record<string, VesselIdentity>> = {
	ALPHA: { imo: "9839272", name: "MSC ISABELLA" },
	BRAVO: { imo: "9930038", name: "HAMBURG EXPRESS" },
	NAMELESS: { imo: null, name: "TOLTEN" },
};

/** The instant of a day of January 2026; `12.5` is midnight after the 12th. */
export function day(days: number): string {
	const ms = Date.UTC(2025, 11, 31, 12) + days * 86_400_000;
	return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

type Words = ReadonlyMap<string, string>;

function at(words: Words, name: string): string | null {
	const days = words.get(name);
	return days === undefined ? null : day(Number(days));
}

function stopOf(
	code: string,
	words: Words,
	before: Words | undefined,
	isLast: boolean,
): SeaStop {
	const vesselIn = (leg: Words) => SHIPS[leg.get("ship") ?? "ALPHA"] ?? null;
	const [ataAt, atdAt] = [at(words, "ata"), at(words, "atd")];
	const isEnd = isLast && !words.has("hub");
	return {
		locode: code.startsWith("?") ? null : code,
		name: code.startsWith("?") ? code.slice(1) : code,
		isPortOfDischarge: isEnd,
		seenAt: at(words, "seen") ?? ataAt ?? atdAt,
		reportedAt: at(words, "said"),
		inbound:
			before && !before.has("land")
				? {
						vessel: vesselIn(before),
						voyageNumber: "101E",
						etaAt: at(words, "eta"),
						ataAt,
					}
				: null,
		outbound:
			isEnd || words.has("land")
				? null
				: {
						vessel: vesselIn(words),
						voyageNumber: "101E",
						etdAt: at(words, "etd"),
						atdAt,
					},
	};
}

/** The ports of a journey; see above. */
export function way(text: string): SeaStop[] {
	const lines = text.split("\n").flatMap((line) => line.trim() || []);
	const parsed = lines.map((line) => {
		const [code = "", ...words] = line.split(/\s+/);
		return {
			code,
			words: new Map(
				words.map((word) => {
					const [name = "", value = ""] = word.split(":");
					return [name, value] as const;
				}),
			),
		};
	});
	return parsed.map(({ code, words }, index) =>
		stopOf(code, words, parsed[index - 1]?.words, index === parsed.length - 1),
	);
}

/** One position of a vessel. */
export function seen(
	days: number,
	[longitude, latitude]: Position,
): VesselPosition {
	return {
		at: day(days),
		longitude,
		latitude,
		headingDegrees: 84,
		speedKnots: 17.4,
	};
}

/** Hourly positions on the great circle between two places. */
export function sailed(
	[fromDay, from]: readonly [number, Position],
	[toDay, to]: readonly [number, Position],
): VesselPosition[] {
	const hours = Math.round((toDay - fromDay) * 24);
	return Array.from({ length: hours + 1 }, (_, hour) =>
		seen(fromDay + hour / 24, along(from, to, hour / hours)),
	);
}

/** The position of a port's terminals. */
export function placeOf(code: string): Position {
	const port = portByCode(code);
	if (port === undefined) throw new Error(`${code} is no port of the tables`);
	return [port.longitude, port.latitude];
}

/** Finds the wanted ones among all positions of vessels, by the vessels' names in the lines. */
export function tracksOf(
	positions: Readonly<Record<string, readonly VesselPosition[]>>,
	idOf: (imo: string) => string,
): TrackLookup {
	return ({ vesselId, from, to }) => {
		for (const [name, all] of Object.entries(positions)) {
			const ship = SHIPS[name];
			if (typeof ship?.imo !== "string" || idOf(ship.imo) !== vesselId)
				continue;
			return {
				vesselName: ship.name ?? "",
				positions: all.filter((p) => p.at >= from && p.at <= to),
			};
		}
		return undefined;
	};
}

const routes = makeSeaRoutes(["arctic"]);

type Feature = ContainerMap["features"][number];

/** A feature in two words: its kind and its place on the journey. */
export function title({ properties }: Feature): string {
	return `${properties.ports_sequence} ${properties.feature_type}`;
}

/** The features of one kind. */
export function featuresOf<Kind extends Feature["properties"]["feature_type"]>(
	{ features }: ContainerMap,
	kind: Kind,
) {
	return features.filter(
		(
			feature,
		): feature is Extract<Feature, { properties: { feature_type: Kind } }> =>
			feature.properties.feature_type === kind,
	);
}

/** The map that {@link drawMap} draws of a journey on a day of January 2026. */
export function draw(text: string, today: number, findTrack: TrackLookup) {
	return drawMap(way(text), { findTrack, routes, now: day(today) });
}
