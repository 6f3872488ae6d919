import type { Inference } from "../vocabulary/inference.ts";

type ShippingLine = Inference["attributes"]["shipping_line"];

/** Least confidence of a selected line (specification, infer number). */
export const SELECTED_FROM = 0.95;
/** Least confidence of a line for confirmation by the user. */
const CONFIRMED_FROM = 0.7;

/** Decides on candidates, the most probable first. */
export function decide(candidates: ShippingLine["candidates"]): ShippingLine {
	const [first] = candidates;
	if (first === undefined || first.confidence < CONFIRMED_FROM) {
		return { decision: "no_prediction", selected: null, candidates };
	}
	if (first.confidence < SELECTED_FROM) {
		return { decision: "needs_confirmation", selected: null, candidates };
	}
	return { decision: "auto_select", selected: first, candidates };
}
