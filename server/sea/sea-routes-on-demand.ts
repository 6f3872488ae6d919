import type { Passage } from "./passages.ts";
import { makeSeaRoutes, type SeaRoutes } from "./sea-route.ts";

/** Routes that read the lanes when the first one is asked for: a process that draws no map does without them, and one that serves prepares them. */
export function seaRoutesOnDemand(
	closedPassages: readonly Passage[],
): SeaRoutes {
	let made: SeaRoutes | undefined;
	const routes = () => {
		made ??= makeSeaRoutes(closedPassages);
		return made;
	};
	return {
		between: (...ends) => routes().between(...ends),
		betweenPorts: (...codes) => routes().betweenPorts(...codes),
		onward: (...rest) => routes().onward(...rest),
		prepare: () => routes().prepare(),
	};
}
