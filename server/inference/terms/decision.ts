import type { Inference } from "./inference.ts";

type ShippingLine = Inference["attributes"]["shipping_line"];

/** From this confidence on a line is selected (specification, infer number). */
export const SELECTED_FROM = 0.95;
/** From this confidence on a person is asked to confirm it. */
const CONFIRMED_FROM = 0.7;

/** What to do with candidates, the most probable first. */
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
