/** @import { ContainerMap, CurrentVesselFeature, EstimatedFullLegsFeature, EstimatedPartialLegFeature, PastVesselLocationsFeature, PortFeature } from "../../../generated/openapi.ts" */

/** @typedef {PastVesselLocationsFeature | EstimatedPartialLegFeature | EstimatedFullLegsFeature} PathFeature */

/**
 * The way of a container, taken apart by what is drawn and told differently.
 *
 * @typedef {object} Journey
 * @property {readonly PortFeature[]} ports Those we know, from the port of lading to the port of discharge.
 * @property {readonly PathFeature[]} paths Sailed and expected.
 * @property {CurrentVesselFeature | undefined} vessel The one at sea, while there is a recent position of it.
 */

/**
 * Takes a map apart.
 *
 * @param {ContainerMap} map
 * @returns {Journey}
 */
export function readJourney(map) {
	/** @type {PortFeature[]} */
	const ports = [];
	/** @type {PathFeature[]} */
	const paths = [];
	/** @type {CurrentVesselFeature | undefined} */
	let vessel;
	for (const feature of map.features) {
		if (isPort(feature)) ports.push(feature);
		else if (isVessel(feature)) vessel = feature;
		else paths.push(feature);
	}
	return { ports, paths, vessel };
}

/**
 * @param {ContainerMap["features"][number]} feature
 * @returns {feature is PortFeature}
 */
function isPort(feature) {
	return feature.properties.feature_type === "port";
}

/**
 * @param {ContainerMap["features"][number]} feature
 * @returns {feature is CurrentVesselFeature}
 */
function isVessel(feature) {
	return feature.properties.feature_type === "current_vessel";
}

/**
 * Whether a path has been sailed; all others are expected.
 *
 * @param {PathFeature} path
 * @returns {boolean}
 */
export function isSailed({ properties }) {
	return properties.feature_type === "past_vessel_locations";
}

/**
 * The last port that something has happened at, as its index; -1 before the journey has begun.
 *
 * @param {readonly PortFeature[]} ports
 * @returns {number}
 */
export function lastReached(ports) {
	return ports.findLastIndex(
		({ properties }) => properties.inbound_ata_at ?? properties.outbound_atd_at,
	);
}

/**
 * Whether the container leaves its last vessel at a port. While the port of discharge is not known, the last one is another.
 *
 * @param {PortFeature["properties"]} port
 * @returns {boolean}
 */
export function isEnd({ label }) {
	return label === "POD";
}

/**
 * How far the journey has come, in a few words. That a vessel is at sea is only said where it was seen: not every line
 * reports arrivals.
 *
 * @param {Journey} journey
 * @returns {string}
 */
export function stageOf({ ports, vessel }) {
	const first = ports[0]?.properties;
	if (first === undefined) return "No route yet";
	if (vessel) return `At sea aboard ${vessel.properties.vessel_name}`;
	const reached = ports[lastReached(ports)]?.properties;
	if (reached === undefined) return `Waiting to sail from ${first.name}`;
	if (reached.outbound_atd_at) return `Left ${reached.name}`;
	return isEnd(reached)
		? `Arrived in ${reached.name}`
		: `In ${reached.name}, waiting for the next vessel`;
}
