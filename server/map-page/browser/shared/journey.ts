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

/** The journey of a container in parts that are drawn and described differently. */
export interface Journey {
	/** The known ports, from the port of lading to the port of discharge. */
	readonly ports: readonly PortFeature[];
	/** The sailed and expected paths. */
	readonly paths: readonly PathFeature[];
	/** The vessel at sea, when it has a recent position. */
	readonly vessel: CurrentVesselFeature | undefined;
}

/** Reads the journey from a map. */
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

/** The index of the last port with an actual event; -1 before the journey begins. */
export function lastReached(ports: readonly PortFeature[]): number {
	return ports.findLastIndex(
		({ properties }) => properties.inbound_ata_at ?? properties.outbound_atd_at,
	);
}

/** Whether a port is the port of discharge. The last known port can be another one. */
export function isEnd({ label }: PortFeature["properties"]): boolean {
	return label === "POD";
}

/** The stage of the journey in a few words. "At sea" requires a recent position, because not every line reports arrivals. */
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
