import type { ContainerMap } from "../../generated/openapi.ts";
import { placeOf } from "../sea/globe.ts";
import type { SeaRoutes } from "../sea/sea-route.ts";
import type { SeaStop } from "../tracking/journey/journey.ts";
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

/** Inputs of a map beside the ports. */
export interface MapContext {
	readonly findTrack: TrackLookup;
	readonly routes: SeaRoutes;
	/** ISO 8601 UTC. */
	readonly now: string;
}

/** A map and its lifetime. */
export interface DrawnMap extends Lifetime {
	readonly map: ContainerMap;
	/** The vessel that carries the container, whose positions change the map; null without one. */
	readonly vesselId: string | null;
}

function trackOf(leg: Leg, { findTrack }: MapContext): Track | undefined {
	const wanted = trackQueryOf(leg);
	return wanted && findTrack(wanted);
}

/** The vessel of a leg under way, if its last position is current. */
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

/** The expected path of a leg; of a leg under way only from the vessel on. */
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

/** The features of a leg: the vessel, its past path and the expected path. */
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

/** The tracks that the map of these ports needs. */
export function trackQueriesOf(seaStops: readonly SeaStop[]): TrackQuery[] {
	return legsOf(stopsOf(seaStops)).flatMap((leg) => trackQueryOf(leg) ?? []);
}

/**
 * Draws the voyage of a container. Features are in the order of the ports, each port followed by a vessel's leg from it. With fewer
 * than two ports the map is empty.
 */
export function drawMap(
	seaStops: readonly SeaStop[],
	surroundings: MapContext,
): DrawnMap {
	const stops = stopsOf(seaStops);
	const legs = legsOf(stops);
	const atSea = legs.find(({ state }) => state === "under_way");
	const current = atSea && currentVesselOf(atSea, surroundings);
	const features = stops.flatMap((stop): (Feature | undefined)[] => {
		const leg = legs.find(({ from }) => from === stop);
		const vessel = leg === atSea ? current : undefined;
		return [
			stop.port && portFeature(stop, stop.port, stops.length),
			...(leg ? legFeatures(leg, vessel, surroundings) : []),
		];
	});
	const drawn =
		stops.length < 2 ? [] : features.filter((one) => one !== undefined);
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
