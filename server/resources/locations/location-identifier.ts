import type {
	MetroAreaIdentifier,
	PortIdentifier,
	TerminalIdentifier,
} from "../../../generated/openapi.ts";
import {
	placeByCode,
	terminalByBicCode,
	terminalBySmdgCode,
} from "../../reference/lookup.ts";
import type { FacilityFacts, PlaceFacts } from "../../tracking/journey.ts";
import { terminalId } from "../terminals/terminal-serializer.ts";

/** The record of a place, or null when the place is not in our tables. */
export function locationIdentifier(
	locode: string | null | undefined,
): PortIdentifier | MetroAreaIdentifier | null {
	const place = locode ? placeByCode(locode) : undefined;
	return place ? { id: place.id, type: place.type } : null;
}

/** The record of a port, or null when the place is no port of ours. */
export function portIdentifier(
	place: PlaceFacts | null,
): PortIdentifier | null {
	const location = locationIdentifier(place?.locode);
	return location?.type === "port" ? location : null;
}

/** The record of the ocean terminal that a facility code stands for, or null when it is not in our tables. */
export function terminalIdentifier(
	facility: FacilityFacts | null,
): TerminalIdentifier | null {
	if (!facility?.locode || facility.facilityCodeList === null) return null;
	const find =
		facility.facilityCodeList === "SMDG"
			? terminalBySmdgCode
			: terminalByBicCode;
	const terminal = find(facility.locode, facility.facilityCode);
	return terminal ? { id: terminalId(terminal), type: "terminal" } : null;
}
