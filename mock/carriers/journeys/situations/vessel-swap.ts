import { DAY_MS } from "../../basics/local-time.ts";
import type { SeededRandom } from "../../basics/seeded-random.ts";
import type { Voyage } from "../../schedule/voyages.ts";
import type { ReplacedPlan } from "./replaced-plan.ts";

/** The plan before a vessel swap; undefined where the service has only one vessel. */
export function swappedFrom(
	voyages: readonly Voyage[],
	random: SeededRandom,
): ReplacedPlan | undefined {
	const which = random.integer("swapped leg", 0, voyages.length - 1);
	const leg = voyages[which];
	const others = leg?.leg.service.fleet.filter(
		({ imo }) => imo !== leg.load.vessel.imo,
	);
	if (leg === undefined || others === undefined || others.length === 0) {
		return undefined;
	}
	const vessel = random.pick("other vessel", others);
	const load = { ...leg.load, vessel };
	const discharge = { ...leg.discharge, vessel };
	const daysBefore = random.between("days before", 3, 10);
	return {
		voyages: voyages.with(which, { ...leg, load, discharge }),
		untilAt: leg.load.plannedDepartureAt - daysBefore * DAY_MS,
	};
}
