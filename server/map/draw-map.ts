import type { ContainerMap } from "../../generated/openapi.ts";
import { placeOf } from "../sea/globe.ts";
import type { SeaRoutes } from "../sea/sea-route.ts";
import type { SeaStop } from "../tracking/derive/journey.ts";
import {
	type CurrentVessel,
	currentVesselFeature,
} from "./current-vessel-feature.ts";
import { estimatedFullLegsFeature } from "./estimated-full-legs-feature.ts";
import { estimatedPartialLegFeature } from "./estimated-partial-leg-feature.ts";
import { type Leg, legsOf } from "./leg.ts";
import { currentUntil, type Lifetime, lifetimeOf } from "./lifetime.ts";
import type { MapPort } from "./map-port.ts";
import { pastVesselLocationsFeature } from "./past-vessel-locations-feature.ts";
import { portFeature } from "./port-feature.ts";
import { stopsOf } from "./stop.ts";
import {
	type Track,
	type TrackLookup,
	type TrackQuery,
	trackQueryOf,
} from "./track.ts";

type Feature = ContainerMap["features"][number];

/** What a map is drawn with, beside the ports of the way. */
export interface MapContext {
	readonly findTrack: TrackLookup;
	readonly routes: SeaRoutes;
	/** ISO 8601 UTC. */
	readonly now: string;
}

/** A map, and how long it is good for. */
export interface DrawnMap extends Lifetime {
	readonly map: ContainerMap;
	/** The vessel that carries the container, with whose positions the map changes; null while none does. */
	readonly vesselId: string | null;
}

function trackOf(leg: Leg, { findTrack }: MapContext): Track | undefined {
	const wanted = trackQueryOf(leg);
	return wanted && findTrack(wanted);
}

/** The vessel of a leg that is under way, when it was seen not too long ago. */
function currentVesselOf(
	leg: Leg,
	surroundings: MapContext,
): CurrentVessel | undefined {
	const track = trackOf(leg, surroundings);
	const position = track?.positions.at(-1);
	if (leg.vessel === null || track === undefined || position === undefined)
		return undefined;
	if (currentUntil(position) <= surroundings.now) return undefined;
	return { ...leg.vessel, name: track.vesselName, position };
}

/** The path that is expected of a leg: of one that is under way only from the vessel on. */
function expectedFeature(
	leg: Leg,
	from: MapPort,
	current: CurrentVessel | undefined,
	routes: SeaRoutes,
): Feature | undefined {
	const { port: to } = leg.to;
	if (leg.state === "over" || to === undefined) return undefined;
	const route = routes.betweenPorts(from.code, to.code);
	if (route === undefined) return undefined;
	const { sequence } = leg.from;
	if (leg.state === "ahead")
		return estimatedFullLegsFeature(sequence, [from, to], route);
	if (current === undefined) return undefined;
	const { line } = routes.onward(placeOf(current.position), route);
	return estimatedPartialLegFeature(sequence, [from, to], line);
}

/** What is drawn of a leg: the vessel, the path behind it, and the one that is expected. */
function legFeatures(
	leg: Leg,
	current: CurrentVessel | undefined,
	surroundings: MapContext,
): (Feature | undefined)[] {
	const { port: from } = leg.from;
	if (from === undefined) return [];
	const track = trackOf(leg, surroundings);
	return [
		current && currentVesselFeature(leg, from, current),
		track && pastVesselLocationsFeature(leg, track.positions),
		expectedFeature(leg, from, current, surroundings.routes),
	];
}

/** The positions that the map of these ports is drawn from. */
export function trackQueriesOf(seaStops: readonly SeaStop[]): TrackQuery[] {
	return legsOf(stopsOf(seaStops)).flatMap((leg) => trackQueryOf(leg) ?? []);
}

/**
 * Draws the way of a container. Features come in the order of the ports, at each one the port itself, then the leg that
 * begins there. A way of one port is none: the map is empty then.
 */
export function drawMap(
	seaStops: readonly SeaStop[],
	surroundings: MapContext,
): DrawnMap {
	const stops = stopsOf(seaStops);
	const legs = legsOf(stops);
	const atSea = legs.find(({ state }) => state === "under_way");
	const current = atSea && currentVesselOf(atSea, surroundings);
	const features = stops.flatMap((stop, index): (Feature | undefined)[] => {
		const leg = legs[index];
		const vessel = leg === atSea ? current : undefined;
		return [
			stop.port && portFeature(stop, stop.port, stops.length),
			...(leg ? legFeatures(leg, vessel, surroundings) : []),
		];
	});
	const drawn =
		legs.length === 0 ? [] : features.filter((one) => one !== undefined);
	return {
		map: { type: "FeatureCollection", features: drawn },
		vesselId: atSea?.vessel?.id ?? null,
		...lifetimeOf(
			drawn.length === 0 ? [] : legs,
			current?.position,
			surroundings.now,
		),
	};
}
