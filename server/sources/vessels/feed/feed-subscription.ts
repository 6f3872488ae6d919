import { MESSAGE_TYPES } from "./feed-message.ts";

/** An area by two opposite corners, each a latitude and a longitude in degrees. */
export type Area = readonly [
	readonly [latitude: number, longitude: number],
	readonly [latitude: number, longitude: number],
];

/** Settings of a subscription beside the vessels. */
export interface SubscriptionConfig {
	readonly apiKey: string;
	/** Areas to cover; the whole globe by default. */
	readonly areas?: readonly Area[] | undefined;
	/** Whether the feed filters by vessel where possible; true by default. */
	readonly filterVessels?: boolean | undefined;
}

const GLOBE: Area = [
	[-90, -180],
	[90, 180],
];

/** Most vessels in the feed's filter. */
const MOST_FILTERED = 50;

/**
 * The subscription as JSON text. The feed filters by at most fifty MMSIs; with more vessels, or an unknown MMSI, all vessels
 * in the areas are subscribed.
 */
export function subscriptionFor(
	mmsis: readonly (string | null)[],
	{ apiKey, areas = [GLOBE], filterVessels = true }: SubscriptionConfig,
): string {
	const known = mmsis.filter((mmsi) => mmsi !== null).sort();
	const canFilter =
		filterVessels &&
		known.length === mmsis.length &&
		known.length > 0 &&
		known.length <= MOST_FILTERED;
	return JSON.stringify({
		APIKey: apiKey,
		BoundingBoxes: areas,
		...(canFilter && { FiltersShipMMSI: known }),
		FilterMessageTypes: MESSAGE_TYPES,
	});
}
