import type {
	ContainerMap,
	CurrentVesselFeature,
	EstimatedFullLegsFeature,
	EstimatedPartialLegFeature,
	PastVesselLocationsFeature,
	PortFeature,
} from "../../../../generated/openapi.ts";

export type PathFeature =
	| PastVesselLocationsFeature
	| EstimatedPartialLegFeature
	| EstimatedFullLegsFeature;

/** The way of a container, taken apart by what is drawn and told differently. */
export interface Journey {
	/** Those we know, from the port of lading to the port of discharge. */
	readonly ports: readonly PortFeature[];
	/** Sailed and expected. */
	readonly paths: readonly PathFeature[];
	/** The one at sea, while there is a recent position of it. */
	readonly vessel: CurrentVesselFeature | undefined;
}

/** Takes a map apart. */
export function readJourney(map: ContainerMap): Journey {
	const ports: PortFeature[] = [];
	const paths: PathFeature[] = [];
	let vessel: CurrentVesselFeature | undefined;
	for (const feature of map.features) {
		if (isPort(feature)) ports.push(feature);
		else if (isVessel(feature)) vessel = feature;
		else paths.push(feature);
	}
	return { ports, paths, vessel };
}

function isPort(
	feature: ContainerMap["features"][number],
): feature is PortFeature {
	return feature.properties.feature_type === "port";
}

function isVessel(
	feature: ContainerMap["features"][number],
): feature is CurrentVesselFeature {
	return feature.properties.feature_type === "current_vessel";
}

/** Whether a path has been sailed; all others are expected. */
export function isSailed({ properties }: PathFeature): boolean {
	return properties.feature_type === "past_vessel_locations";
}

/** The last port that something has happened at, as its index; -1 before the journey has begun. */
export function lastReached(ports: readonly PortFeature[]): number {
	return ports.findLastIndex(
		({ properties }) => properties.inbound_ata_at ?? properties.outbound_atd_at,
	);
}

/** Whether the container leaves its last vessel at a port. While the port of discharge is not known, the last one is another. */
export function isEnd({ label }: PortFeature["properties"]): boolean {
	return label === "POD";
}

/**
 * How far the journey has come, in a few words. That a vessel is at sea is only said where it was seen: not every line
 * reports arrivals.
 */
export function stageOf({ ports, vessel }: Journey): string {
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
