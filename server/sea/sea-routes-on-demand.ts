import type { Passage } from "./passages.ts";
import { makeSeaRoutes, type SeaRoutes } from "./sea-route.ts";

/** Sea routes that load the lanes on first use, so that a process without maps never loads them. */
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
