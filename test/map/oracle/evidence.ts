import type {
	Container,
	ContainerMap,
	Port,
	RawEvent,
	Shipment,
	TransportEvent,
	Vessel,
} from "../../../generated/openapi.ts";
import type { Coordinates } from "./globe.ts";

/** A position of a vessel that the world has reported. */
export interface Sighting {
	/** Milliseconds. */
	readonly at: number;
	/** The place as the world reported it, right or wrong. */
	readonly place: Coordinates;
	/** Whether the vessel was really there. */
	readonly isTrue: boolean;
}

/** The evidence against which a map is checked: the answers of API and world at the same moment. */
export interface Evidence {
	readonly map: ContainerMap;
	/** The moment, in milliseconds. */
	readonly now: number;
	/** The longest time between two queries of lines and vessels (milliseconds). */
	readonly askedEvery: number;
	readonly container: Container;
	readonly shipment: Shipment;
	/** The container's transport events that are valid. */
	readonly events: readonly TransportEvent[];
	readonly rawEvents: readonly RawEvent[];
	/** The records that map and events refer to, by id. */
	readonly ports: ReadonlyMap<string, Port>;
	readonly vessels: ReadonlyMap<string, Vessel>;
	/** Positions by IMO number, oldest first. */
	readonly sightings: ReadonlyMap<string, readonly Sighting[]>;
}

type Feature = ContainerMap["features"][number];

/** The five kinds of feature. */
export type FeatureType = Feature["properties"]["feature_type"];

/** A feature of one kind. */
export type FeatureOf<Type extends FeatureType> = Extract<
	Feature,
	{ readonly properties: { readonly feature_type: Type } }
>;

/** The features of one kind, in the order of the map. */
export function featuresOf<Type extends FeatureType>(
	map: ContainerMap,
	type: Type,
): FeatureOf<Type>[] {
	return map.features.filter(
		(feature): feature is FeatureOf<Type> =>
			feature.properties.feature_type === type,
	);
}

/** The first feature of one kind that belongs to a leg or port. */
export function featureAt<Type extends FeatureType>(
	map: ContainerMap,
	type: Type,
	sequence: number,
): FeatureOf<Type> | undefined {
	return featuresOf(map, type).find(
		({ properties }) => properties.ports_sequence === sequence,
	);
}
