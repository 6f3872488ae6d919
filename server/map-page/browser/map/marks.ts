import type { GeoProjection } from "d3-geo";
import type {
	CurrentVesselFeature,
	PortFeature,
} from "../../../../generated/openapi.ts";
import { svg } from "../shared/elements.ts";
import type { Box, Point } from "./labels.ts";
import { placeLabels } from "./labels.ts";
import type { Place, Size } from "./view.ts";

/** The drawing of a port or vessel: its mark, and the name beside it. */
export interface Item {
	readonly place: Place;
	readonly mark: SVGGElement;
	readonly name: SVGTextElement;
	/** Pixels from the place to the name. */
	readonly gap: number;
}

/** A hull of 26 pixels seen from above, its bow to the north. */
const HULL = "M0,-13C4,-8 5.5,-4 5.5,2V10Q0,13 -5.5,10V2C-5.5,-4 -4,-8 0,-13Z";

/** The mark and the name of a port. */
export function markPort({
	geometry,
	properties: { label, name },
}: PortFeature): Item {
	return {
		place: geometry.coordinates,
		gap: 12,
		mark: svg(
			"g",
			{ class: "port" },
			svg("circle", { r: 6.5 }),
			svg("circle", { r: 2.5, class: "core" }),
		),
		name: svg(
			"text",
			{ class: "port-name" },
			svg("tspan", {}, name),
			svg("tspan", { class: "label", dx: 6 }, label),
		),
	};
}

/**
 * The mark and the name of a vessel. The mark points along the heading, because the projection keeps angles; without a heading
 * it is round.
 */
export function markVessel({
	geometry,
	properties,
}: CurrentVesselFeature): Item {
	const { vessel_name, vessel_location_heading: heading } = properties;
	const hull =
		heading === null
			? svg("circle", { class: "hull", r: 7 })
			: svg("path", {
					class: "hull",
					d: HULL,
					transform: `rotate(${heading})`,
				});
	return {
		place: geometry.coordinates,
		gap: 17,
		mark: svg(
			"g",
			{ class: "vessel" },
			svg("circle", { class: "halo", r: 15 }),
			hull,
		),
		name: svg("text", { class: "vessel-name" }, vessel_name),
	};
}

/**
 * Moves marks to their places, puts names beside visible marks, and returns the boxes of the names. Earlier items choose first;
 * no name covers `taken`, and names avoid the points of `lines`.
 */
export function placeItems(
	items: readonly Item[],
	projection: GeoProjection,
	taken: readonly Box[],
	lines: readonly Point[],
	size: Size,
): Box[] {
	const seen = items.flatMap((item) => {
		const at = projection([...item.place]) ?? [-1, -1];
		const isSeen = isInside(at, size);
		item.mark.setAttribute("transform", `translate(${at})`);
		item.name.setAttribute("visibility", isSeen ? "visible" : "hidden");
		return isSeen ? [{ ...item, at }] : [];
	});
	const labels = seen.map(({ at, gap, name }) => {
		const { width } = name.getBBox();
		return { at, gap, width, height: 18 };
	});
	const boxes = placeLabels(labels, taken, lines, size);
	for (const [index, { left, top }] of boxes.entries()) {
		seen[index]?.name.setAttribute("x", String(left));
		seen[index]?.name.setAttribute("y", String(top + 13));
	}
	return boxes;
}

function isInside([x, y]: Point, { width, height }: Size): boolean {
	return x >= 0 && y >= 0 && x <= width && y <= height;
}
