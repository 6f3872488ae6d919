import { svg } from "./elements.js";
import { placeLabels } from "./labels.js";

/** @import { GeoProjection } from "d3-geo" */
/** @import { CurrentVesselFeature, PortFeature } from "../../../generated/openapi.ts" */
/** @import { Box, Point } from "./labels.js" */
/** @import { Place, Size } from "./view.js" */

/**
 * What is drawn of a port or a vessel: its mark, and the name beside it.
 *
 * @typedef {object} Item
 * @property {Place} place
 * @property {SVGGElement} mark
 * @property {SVGTextElement} name
 * @property {number} gap Pixels from the place to the name.
 */

/** A hull of 26 pixels seen from above, its bow to the north. */
const HULL = "M0,-13C4,-8 5.5,-4 5.5,2V10Q0,13 -5.5,10V2C-5.5,-4 -4,-8 0,-13Z";

/**
 * The mark and the name of a port.
 *
 * @param {PortFeature} port
 * @returns {Item}
 */
export function markPort({ geometry, properties: { label, name } }) {
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
 * The mark and the name of a vessel, which lies as it is heading: the projection keeps angles. Without a heading its mark
 * is round.
 *
 * @param {CurrentVesselFeature} vessel
 * @returns {Item}
 */
export function markVessel({ geometry, properties }) {
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
 * Puts marks where they belong, and the names of those that are seen beside them; earlier items choose first.
 *
 * @param {readonly Item[]} items
 * @param {GeoProjection} projection
 * @param {readonly Box[]} taken Where no name may be.
 * @param {readonly Point[]} lines Points of the lines that names should not cover.
 * @param {Size} size
 * @returns {Box[]} what the names cover
 */
export function placeItems(items, projection, taken, lines, size) {
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

/**
 * @param {Point} point
 * @param {Size} size
 * @returns {boolean}
 */
function isInside([x, y], { width, height }) {
	return x >= 0 && y >= 0 && x <= width && y <= height;
}
