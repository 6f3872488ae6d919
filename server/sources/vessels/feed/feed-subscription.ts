import { MESSAGE_TYPES } from "./feed-message.ts";

/** A part of the globe by two opposite corners, each a latitude and a longitude in degrees. */
export type Area = readonly [
	readonly [latitude: number, longitude: number],
	readonly [latitude: number, longitude: number],
];

/** What a subscription is made of, besides the vessels. */
export interface SubscriptionConfig {
	readonly apiKey: string;
	/** Where vessels are listened for; the whole globe by default. */
	readonly areas?: readonly Area[] | undefined;
	/** Whether the feed is to leave out other vessels, as far as it can; true by default. */
	readonly filterVessels?: boolean | undefined;
}

const GLOBE: Area = [
	[-90, -180],
	[90, 180],
];

/** The feed takes no longer list of vessels. */
const MOST_FILTERED = 50;

/**
 * What is asked of the feed, as JSON text. It can leave out other vessels only by their MMSIs, and only by fifty of them: when
 * there are more, or one has to be learned from what its ship says of itself, everybody in the areas is listened to.
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
