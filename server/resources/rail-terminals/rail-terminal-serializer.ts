import type { RailTerminal } from "../../../generated/openapi.ts";
import { railTerminalId, referenceId } from "../../reference/reference-id.ts";
import type { RailTerminalFacts } from "../../reference/reference-types.ts";

/** The record of an inland rail ramp. */
export function serializeRailTerminal(facts: RailTerminalFacts): RailTerminal {
	const id = railTerminalId(facts);
	return {
		id,
		type: "rail_terminal",
		attributes: {
			id,
			nickname: facts.nickname,
			name: facts.name,
			firms_code: facts.firmsCode,
			city: facts.city,
		},
		relationships: {
			port: { data: null },
			metro_area: {
				data: {
					id: referenceId("metro_area", facts.metroAreaCode),
					type: "metro_area",
				},
			},
		},
	};
}
