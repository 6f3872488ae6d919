import type { Queries } from "../../database/database.ts";
import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import { type Backfill, backfillsOf } from "../../map/backfill.ts";
import { drawMap, trackQueriesOf } from "../../map/draw-map.ts";
import type { Lifetime } from "../../map/lifetime.ts";
import type { Track, TrackQuery } from "../../map/track.ts";
import { entityTag } from "../../representations/entity-tag.ts";
import { toInstant } from "../../runtime/clock.ts";
import type { SeaRoute } from "../../sea/route-line.ts";
import type { SeaRoutes } from "../../sea/sea-route.ts";
import type { Services } from "../../services/services.ts";
import type { SeaStop } from "../../tracking/journey/journey.ts";
import type { ContainerWay } from "../containers/containers-of-shipment.ts";
import { findTrack } from "../vessels/find-track.ts";
import { findVessel } from "../vessels/vessel-queries.ts";
import type { VesselTable } from "../vessels/vessel-table.ts";
import type { DrawnWay } from "./container-map-queries.ts";
import type { ContainerMapTable } from "./container-map-table.ts";

/** Draws the map of a container. */
export type MapDrawer = (way: ContainerWay) => Promise<DrawnWay>;

/** The parts of a map that containers with the same route share. */
interface Drawing {
	readonly map: Omit<ContainerMapTable, "account_id" | "container_id">;
	readonly recalls: readonly Backfill[];
}

/** Reads the track of a vessel in a period. */
async function readTrack(
	db: Queries,
	vessel: VesselTable,
	{ from, to }: TrackQuery,
): Promise<Track> {
	const positions = await findTrack(db, vessel, new Date(from), new Date(to));
	const vesselName = vessel.name ?? `IMO ${vessel.imo}`;
	return { vesselName, positions };
}

/** Caches the remaining path from a vessel for each route that it is on. */
function rememberingRests(routes: SeaRoutes): SeaRoutes {
	const rests = new Map<SeaRoute, Map<string, SeaRoute>>();
	return {
		...routes,
		onward: (from, route) => {
			const known = rests.get(route) ?? new Map<string, SeaRoute>();
			rests.set(route, known);
			const rest = known.get(from.join()) ?? routes.onward(from, route);
			known.set(from.join(), rest);
			return rest;
		},
	};
}

/** Adds the legs to recall. A map with such legs expires while their positions can still be fetched. */
function withRecalls(
	{ phase, changesAt }: Lifetime,
	recalls: readonly Backfill[],
): Lifetime {
	if (phase !== "final" || recalls.length === 0) return { phase, changesAt };
	const worth = recalls.map(({ worthUntil }) => worthUntil).sort();
	return { phase: "open", changesAt: worth.at(-1) ?? null };
}

/**
 * Draws maps one after another. It reads and computes shared parts, such as a vessel's positions, only once. Use a drawer briefly, and
 * discard it.
 */
export function mapDrawer(
	db: Queries,
	{
		seaRoutes,
		clock,
		vessels: source,
	}: Pick<Services, "seaRoutes" | "clock" | "vessels">,
): MapDrawer {
	const vessels = new Map<string | null, VesselTable | undefined>();
	const tracks = new Map<string, Track>();
	const drawings = new Map<string, Drawing>();
	const routes = rememberingRests(seaRoutes);
	const keyOf = ({ vesselId, from, to }: TrackQuery) =>
		`${vesselId} ${from} ${to}`;

	async function knowTrack(wanted: TrackQuery): Promise<void> {
		const { vesselId } = wanted;
		if (tracks.has(keyOf(wanted))) return;
		const vessel = vessels.get(vesselId) ?? (await findVessel(db, vesselId));
		vessels.set(vesselId, vessel);
		if (vessel) tracks.set(keyOf(wanted), await readTrack(db, vessel, wanted));
	}

	async function draw(
		seaStopsText: ContainerWay["sea_stops"],
	): Promise<Drawing> {
		const seaStops: readonly SeaStop[] = fromJsonText(seaStopsText);
		for (const wanted of trackQueriesOf(seaStops)) await knowTrack(wanted);
		const now = toInstant(clock.now());
		const drawn = drawMap(seaStops, {
			findTrack: (wanted) => tracks.get(keyOf(wanted)),
			routes,
			now,
		});
		const recalls = source
			? backfillsOf(seaStops, (id) => vessels.get(id), now)
			: [];
		const { phase, changesAt } = withRecalls(drawn, recalls);
		const document = toJsonText(drawn.map);
		return {
			map: {
				document,
				etag: entityTag(document),
				phase,
				vessel_id: drawn.vesselId,
				position_at: vessels.get(drawn.vesselId)?.position_at ?? null,
				changes_at: changesAt,
			},
			recalls,
		};
	}

	return async (way) => {
		const drawing = drawings.get(way.sea_stops) ?? (await draw(way.sea_stops));
		drawings.set(way.sea_stops, drawing);
		const { account_id, id: container_id } = way;
		const { map, recalls } = drawing;
		return { way, map: { account_id, container_id, ...map }, recalls };
	};
}
