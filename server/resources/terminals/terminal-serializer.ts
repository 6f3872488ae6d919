import type {
	Terminal,
	TerminalProvidedData,
} from "../../../generated/openapi.ts";
import { referenceId, terminalId } from "../../reference/reference-id.ts";
import type { TerminalFacts } from "../../reference/reference-types.ts";

/** What is known from terminals themselves: nothing while no terminal is asked. */
const NOT_PROVIDED: TerminalProvidedData = {
	pickup_lfd: false,
	pickup_lfd_notes: "",
	available_for_pickup: false,
	available_for_pickup_notes: "",
	fees_at_pod_terminal: false,
	fees_at_pod_terminal_notes: "",
	holds_at_pod_terminal: false,
	holds_at_pod_terminal_notes: "",
	pickup_appointment_at: false,
	pickup_appointment_at_notes: "",
	location_at_pod_terminal: false,
	location_at_pod_terminal_notes: "",
	pod_full_out_chassis_number: false,
	pod_full_out_chassis_number_notes: "",
	pod_full_out_at: false,
};

/** The record of an ocean terminal. */
export function serializeTerminal(facts: TerminalFacts): Terminal {
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
			provided_data: NOT_PROVIDED,
			facility_type: "ocean_terminal",
		},
		relationships: {
			port: { data: { id: referenceId("port", facts.portCode), type: "port" } },
		},
	};
}
