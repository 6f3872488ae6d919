import type {
	Terminal,
	TerminalProvidedData,
} from "../../../generated/openapi.ts";
import { referenceId, terminalId } from "../../reference/reference-id.ts";
import type { TerminalFacts } from "../../reference/reference-types.ts";

/** The data that a terminal reports about containers: everything if it is configured, because all terminals share one contract. */
function providedData(isAsked: boolean): TerminalProvidedData {
	return {
		pickup_lfd: isAsked,
		pickup_lfd_notes: "",
		available_for_pickup: isAsked,
		available_for_pickup_notes: "",
		fees_at_pod_terminal: isAsked,
		fees_at_pod_terminal_notes: "",
		holds_at_pod_terminal: isAsked,
		holds_at_pod_terminal_notes: "",
		pickup_appointment_at: isAsked,
		pickup_appointment_at_notes: "",
		location_at_pod_terminal: isAsked,
		location_at_pod_terminal_notes: "",
		pod_full_out_chassis_number: isAsked,
		pod_full_out_chassis_number_notes: "",
		pod_full_out_at: isAsked,
	};
}

/** The record of an ocean terminal; `isAsked` is whether this installation polls it. */
export function serializeTerminal(
	facts: TerminalFacts,
	isAsked: boolean,
): Terminal {
	const id = terminalId(facts);
	return {
		id,
		type: "terminal",
		attributes: {
			id,
			nickname: facts.nickname,
			name: facts.name,
			firms_code: facts.firmsCode,
			smdg_code: facts.smdgCode,
			bic_facility_code: facts.bicFacilityCode,
			street: facts.street,
			city: facts.city,
			state: facts.state,
			state_abbr: facts.stateAbbr,
			zip: facts.zip,
			country: facts.country,
			provided_data: providedData(isAsked),
			facility_type: "ocean_terminal",
		},
		relationships: {
			port: { data: { id: referenceId("port", facts.portCode), type: "port" } },
		},
	};
}
