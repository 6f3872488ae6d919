import { HOUR_MS } from "../../basics/local-time.ts";
import type { SeededRandom } from "../../basics/seeded-random.ts";
import type { Route } from "../../schedule/routes.ts";
import { type Voyage, voyagesFrom } from "../../schedule/voyages.ts";
import type { ReplacedPlan } from "./replaced-plan.ts";

/** The plan before a rollover: the containers miss the sailing one week earlier. */
export function rolledFrom(
	{ legs }: Route,
	voyages: readonly Voyage[],
	random: SeededRandom,
	world: SeededRandom,
): ReplacedPlan | undefined {
	const [first] = voyages;
	if (first === undefined) return undefined;
	const missed = voyagesFrom(legs, first.sailing - 1, world);
	const departureAt = missed[0]?.load.departureAt ?? 0;
	return {
		voyages: missed,
		untilAt: departureAt + random.between("left behind", 2, 20) * HOUR_MS,
	};
}
