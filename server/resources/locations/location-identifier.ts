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
import type { FacilityFacts } from "../../tracking/derive/journey.ts";

/** The record of a place, or null when the place is not in our tables. */
export function locationIdentifier(
	locode: string | null | undefined,
): PortIdentifier | MetroAreaIdentifier | null {
	const place = locode ? placeByCode(locode) : undefined;
	return place ? { id: place.id, type: place.type } : null;
}

/** The record of a port, or null when the place is no port of ours. */
export function portIdentifier(locode: string | null): PortIdentifier | null {
	const location = locationIdentifier(locode);
	return location?.type === "port" ? location : null;
}

/** The ocean terminal with a code of a list; SMDG and BIC codes are those of one port. */
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
 * The record of the ocean terminal or inland rail terminal that was recognized or that a facility code stands for, or null when it is
 * not in our tables. Of codes, rail terminals have those of FIRMS only.
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

/** The record of a facility when it is an ocean terminal, or null. */
export function oceanTerminalIdentifier(
	facility: FacilityFacts | null,
): TerminalIdentifier | null {
	const terminal = terminalIdentifier(facility);
	if (terminal?.type !== "terminal") return null;
	return { id: terminal.id, type: terminal.type };
}
