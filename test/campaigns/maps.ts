import { lookAtSimulatedMaps } from "../map/simulated-maps.ts";
import type { Outcome, Watch } from "./outcome.ts";

/** Journeys followed at once; bounded, because the positions of their vessels are kept in memory. */
const AT_ONCE = 50;

/** Number of journeys, and of checks of their maps. */
export interface MapsOptions {
	readonly shipments: number;
	readonly moments: number;
}

/** Follows simulated journeys of all situations from end to end, and checks the map of every container at every moment. */
export async function maps(
	{ shipments, moments }: MapsOptions,
	watch: Watch,
): Promise<Outcome> {
	const problems: string[] = [];
	const features: Record<string, number> = {};
	let [containers, count] = [0, 0];
	for (let from = 0; from < shipments; from += AT_ONCE) {
		const extent = {
			from,
			moments,
			shipments: Math.min(AT_ONCE, shipments - from),
		};
		const looked = await lookAtSimulatedMaps(extent, (text) =>
			watch(
				`shipments from ${from} of ${shipments}: ${text}; ${problems.length} broken`,
			),
		);
		problems.push(...looked.problems);
		containers += looked.containers;
		count += looked.maps;
		for (const [type, of] of Object.entries(looked.features)) {
			features[type] = (features[type] ?? 0) + of;
		}
	}
	return {
		figures: { shipments, containers, maps: count, ...features },
		problems,
	};
}
