import type { Capabilities } from "../../../../generated/upstream/terminal-status.ts";
import type {
	Place,
	Source,
} from "../../../tracking/observations/observation.ts";

/** Capabilities of a terminal: the facts it reports, and how reliably. */
export type { Capabilities };

/** Inputs for parsing an answer. */
export interface StatusContext {
	readonly source: Source;
	/** Id of the facility at the source. */
	readonly facilityId: string;
	readonly place: Place;
	/** IANA zone of the facility. */
	readonly timezone: string;
	readonly capabilities: Capabilities;
	/** When the answer was received, by the terminal's clock. */
	readonly now: Date;
}

/** Whether a terminal reports a fact. Facts outside its capabilities are ignored. */
export function isWithinCapabilities(
	{ capabilities }: StatusContext,
	fact: keyof Capabilities,
): boolean {
	return capabilities[fact] !== "unsupported";
}

/** How far a terminal's clock may be ahead of ours. */
const AHEAD_MS = 600_000;

/** Whether an instant (ISO 8601) is in the future, beyond the tolerance. */
export function isAhead(at: string, { now }: StatusContext): boolean {
	return Date.parse(at) > now.getTime() + AHEAD_MS;
}
