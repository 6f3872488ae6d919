import type {
	MetroAreaIdentifier,
	PortIdentifier,
	TerminalIdentifier,
	TerminalOrRailTerminalIdentifier,
} from "../../../generated/openapi.ts";
import {
	placeByCode,
	railTerminalByFirmsCode,
	terminalByBicCode,
	terminalByFirmsCode,
	terminalBySmdgCode,
} from "../../reference/places/lookup.ts";
import { railTerminalId, terminalId } from "../../reference/reference-id.ts";
import type { TerminalFacts } from "../../reference/reference-types.ts";
import type { FacilityFacts } from "../../tracking/journey/facility.ts";

/** The identifier of a place, or null when it is not in the reference tables. */
export function locationIdentifier(
	locode: string | null | undefined,
): PortIdentifier | MetroAreaIdentifier | null {
	const place = locode ? placeByCode(locode) : undefined;
	return place ? { id: place.id, type: place.type } : null;
}

/** The identifier of a port, or null when the reference tables do not have it. */
export function portIdentifier(locode: string | null): PortIdentifier | null {
	const location = locationIdentifier(locode);
	return location?.type === "port" ? location : null;
}

/** The ocean terminal with a facility code. SMDG and BIC codes are unique within a port only. */
function oceanTerminal(
	{ facilityCode, facilityCodeList }: FacilityFacts,
	locode: string,
): TerminalFacts | undefined {
	if (facilityCode === null) return undefined;
	if (facilityCodeList === "SMDG") {
		return terminalBySmdgCode(locode, facilityCode);
	}
	return facilityCodeList === "BIC"
		? terminalByBicCode(locode, facilityCode)
		: terminalByFirmsCode(facilityCode);
}

/**
 * The identifier of the recognized terminal or ramp, or otherwise of the one with the facility code; null when it is not in the
 * reference tables. Ramps have FIRMS codes only.
 */
export function terminalIdentifier(
	facility: FacilityFacts | null,
): TerminalOrRailTerminalIdentifier | null {
	if (facility?.record) return facility.record;
	if (!facility?.locode || facility.facilityCodeList === null) return null;
	const terminal = oceanTerminal(facility, facility.locode);
	if (terminal) return { id: terminalId(terminal), type: "terminal" };
	const { facilityCode, facilityCodeList } = facility;
	const rail =
		facilityCodeList === "FIRMS" && facilityCode !== null
			? railTerminalByFirmsCode(facilityCode)
			: undefined;
	return rail ? { id: railTerminalId(rail), type: "rail_terminal" } : null;
}

/** The identifier of a facility that is an ocean terminal; null for any other. */
export function oceanTerminalIdentifier(
	facility: FacilityFacts | null,
): TerminalIdentifier | null {
	const terminal = terminalIdentifier(facility);
	if (terminal?.type !== "terminal") return null;
	return { id: terminal.id, type: terminal.type };
}
