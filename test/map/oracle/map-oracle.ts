import { schemaValidator } from "../../contract/contract-examples.ts";
import { fullLegProblems, partialLegProblems } from "./estimate-rules.ts";
import type { Evidence } from "./evidence.ts";
import { lineProblems, rangeProblems } from "./line-rules.ts";
import { pathProblems } from "./path-rules.ts";
import { orderProblems, portProblems } from "./port-rules.ts";
import { legTimeProblems, portTimeProblems } from "./time-rules.ts";
import { currentVesselProblems } from "./vessel-rules.ts";
import { legsOf, stopsOf } from "./way.ts";

const isContainerMap = schemaValidator("ContainerMap");

/**
 * Every rule of the interface that a map breaks, in words; empty for a correct map. The rules come from the interface's specification,
 * and know nothing of how maps are drawn.
 */
export function problemsOf(evidence: Evidence): string[] {
	if (!isContainerMap(evidence.map)) {
		const [error] = isContainerMap.errors ?? [];
		return [`is not what the contract promises: ${JSON.stringify(error)}`];
	}
	const stops = stopsOf(evidence);
	const legs = legsOf(stops);
	return [
		...rangeProblems(evidence),
		...orderProblems(evidence),
		...portProblems(evidence, stops),
		...portTimeProblems(evidence, stops),
		...legTimeProblems(evidence, legs),
		...currentVesselProblems(evidence, legs),
		...pathProblems(evidence, legs),
		...fullLegProblems(evidence, legs),
		...partialLegProblems(evidence, legs),
		...lineProblems(evidence, legs),
	];
}
