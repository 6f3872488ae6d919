import type { Port } from "../../../generated/openapi.ts";
import { referenceId } from "../../reference/reference-id.ts";
import type { PortFacts } from "../../reference/reference-types.ts";

/** The record of a port, with the ids of its terminals. */
export function serializePort(
	facts: PortFacts,
	terminalIds: readonly string[],
): Port {
	const id = referenceId("port", facts.code);
	return {
		id,
		type: "port",
		attributes: {
			id,
			name: facts.name,
			code: facts.code,
			state_abbr: facts.stateAbbr,
			city: facts.city,
			country_code: facts.countryCode,
			latitude: facts.latitude,
			longitude: facts.longitude,
			time_zone: facts.timeZone,
		},
		relationships: {
			terminals: {
				data: terminalIds.map((terminalId) => ({
					id: terminalId,
					type: "terminal",
				})),
			},
		},
	};
}
