import type { Voyage } from "../../schedule/voyages.ts";

/** A plan that the line replaced, and the time of the replacement. */
export interface ReplacedPlan {
	readonly voyages: readonly Voyage[];
	readonly untilAt: number;
}
