import type { Capabilities } from "../../../../generated/upstream/terminal-status.ts";
import type {
	Place,
	Source,
} from "../../../tracking/observations/observation.ts";

/** What a terminal can tell: names of its facts, and how reliably each is told. */
export type { Capabilities };

/** What reading an answer needs to know besides the answer. */
export interface StatusContext {
	readonly source: Source;
	/** Id of the facility at the source. */
	readonly facilityId: string;
	readonly place: Place;
	/** IANA zone of the facility. */
	readonly timezone: string;
	readonly capabilities: Capabilities;
	/** When the answer was received, by the clock that the terminal lives by. */
	readonly now: Date;
}

/** Whether a fact is believed: what a terminal says it cannot tell is left out, should it appear. */
export function isWithinCapabilities(
	{ capabilities }: StatusContext,
	fact: keyof Capabilities,
): boolean {
	return capabilities[fact] !== "unsupported";
}

/** How far a terminal's clock may be ahead of ours. */
const AHEAD_MS = 600_000;

/** Whether an instant (ISO 8601) lies in the future. What is dated so was neither observed nor did it happen. */
export function isAhead(at: string, { now }: StatusContext): boolean {
	return Date.parse(at) > now.getTime() + AHEAD_MS;
}
