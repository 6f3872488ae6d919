import type { ContainerMap } from "@landfall/client";
import {
	type GeoPermissibleObjects,
	geoCentroid,
	geoMercator,
	geoPath,
} from "d3-geo";
import { feature } from "topojson-client";
import land from "world-atlas/land-110m.json";
import { api, type Failure, statusOf } from "./landfall.ts";
import { Shown } from "./states.tsx";

const WIDTH = 800;
const HEIGHT = 400;
const MARGIN = 72;

const LAND = feature(land as never, "land" as never) as GeoPermissibleObjects;

/**
 * Creates the drawing function of a map that shows the whole route. The map is centred on the route, so that no line breaks at
 * its edge.
 */
function pathsOn(map: GeoPermissibleObjects) {
	const [longitude = 0] = geoCentroid(map as never);
	const corners: [[number, number], [number, number]] = [
		[MARGIN, MARGIN],
		[WIDTH - MARGIN, HEIGHT - MARGIN],
	];
	const projection = geoMercator()
		.rotate([-longitude, 0])
		.fitExtent(corners, map as never);
	// Limits the zoom, so that a single port is shown with its surroundings.
	projection.scale(Math.min(projection.scale(), 2_000));
	projection.clipExtent([
		[0, 0],
		[WIDTH, HEIGHT],
	]);
	return { projection, path: geoPath(projection) };
}

/** The name of a point; undefined for a path. */
function nameOf({
	properties,
}: ContainerMap["features"][number]): string | undefined {
	if (properties.feature_type === "port") return properties.name;
	if (properties.feature_type === "current_vessel")
		return properties.vessel_name;
	return undefined;
}

/** A description of the map for screen readers. */
function describe({ features }: ContainerMap): string {
	return `Map of the route: ${features.flatMap((one) => nameOf(one) ?? []).join(", ")}`;
}

/** Keeps a name within the map. */
function anchorAt(x: number): "start" | "middle" | "end" {
	if (x < WIDTH / 4) return "start";
	return x > (WIDTH * 3) / 4 ? "end" : "middle";
}

function Drawing({ map }: { readonly map: ContainerMap }) {
	const { projection, path } = pathsOn(map as GeoPermissibleObjects);
	return (
		<svg
			className="map"
			viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
			role="img"
			aria-label={describe(map)}
		>
			<path className="land" d={path(LAND) ?? ""} />
			{map.features.map((one) => {
				const { geometry, properties } = one;
				const { feature_type: kind, ports_sequence: order } = properties;
				const key = `${kind} ${order}`;
				if (geometry.type === "LineString")
					return <path key={key} className={kind} d={path(geometry) ?? ""} />;
				const [x = 0, y = 0] = projection(geometry.coordinates) ?? [];
				const isPort = kind === "port";
				return (
					<g key={key} className={kind} transform={`translate(${x} ${y})`}>
						<circle r={isPort ? 5 : 7} />
						<text dy={isPort ? "-0.7em" : "1.3em"} textAnchor={anchorAt(x)}>
							{nameOf(one)}
						</text>
					</g>
				);
			})}
		</svg>
	);
}

/** The map of a container's route, drawn from GeoJSON without loading anything from other hosts. */
export function WayMap({ id }: { readonly id: string }) {
	const query = api.useQuery("get", "/containers/{id}/map_geojson", {
		params: { path: { id } },
		headers: { accept: "application/geo+json" },
	});
	const { error } = query;
	if (error && statusOf(error as Failure) === 403)
		return <p className="soft">Maps are not part of this account.</p>;
	return (
		<Shown query={query} what="The map">
			{(map) =>
				map.features.length > 0 ? (
					<Drawing map={map as ContainerMap} />
				) : (
					<p className="soft">Its route is not known yet.</p>
				)
			}
		</Shown>
	);
}
