import { DAY_MS, HOUR_MS } from "../../basics/local-time.ts";
import type { SeededRandom } from "../../basics/seeded-random.ts";
import { portAt } from "../../schedule/routes.ts";
import { type Voyage, voyageOn } from "../../schedule/voyages.ts";
import type { ReplacedPlan } from "./replaced-plan.ts";

/** The plan before a port omission, with discharge one port earlier or later; undefined where neither can be omitted in time. */
export function omittedFrom(
	voyages: readonly Voyage[],
	world: SeededRandom,
): ReplacedPlan | undefined {
	const last = voyages.at(-1);
	if (last === undefined) return undefined;
	const { leg, sailing, load, discharge } = last;
	const taken = voyages.map((voyage) => voyage.load.place);
	const to = [leg.to - 1, leg.to + 1].find(
		(position) =>
			position > leg.from &&
			![...taken, discharge.place].includes(portAt(leg.service, position)),
	);
	if (to === undefined) return undefined;
	const planned = voyageOn({ ...leg, to }, sailing, world);
	const untilAt = Math.max(
		load.departureAt + 9 * HOUR_MS,
		Math.min(planned.discharge.plannedArrivalAt, discharge.arrivalAt) -
			4 * DAY_MS,
	);
	const isInTime =
		untilAt < discharge.arrivalAt - 8 * HOUR_MS &&
		untilAt < planned.discharge.arrivalAt - 8 * HOUR_MS;
	if (!isInTime) return undefined;
	return { voyages: voyages.with(-1, planned), untilAt };
}
