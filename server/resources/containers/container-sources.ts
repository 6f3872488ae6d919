import type { Container, Shipment } from "../../../generated/openapi.ts";
import type { Services } from "../../services/services.ts";
import {
	type TerminalVisit,
	terminalVisits,
} from "../shipments/terminal-visits.ts";

/**
 * The shortest time between two queries of a source. An earlier query would get the same answer, and use up the rate limit that
 * all containers share.
 */
export const AGAIN_AFTER_MS = 5 * 60_000;

/** Whether a source may be queried again. */
export function isStale(queriedAt: string | null, now: Date): boolean {
	return queriedAt === null || Date.parse(queriedAt) + AGAIN_AFTER_MS <= +now;
}

/** The visits of a container to facilities that have a source. */
export function queriedVisits(
	{ terminals, rules, clock }: Pick<Services, "terminals" | "rules" | "clock">,
	shipment: Shipment,
	container: Container,
): TerminalVisit[] {
	const visits = terminalVisits(
		shipment,
		container,
		rules.terminal,
		clock.now(),
	);
	return visits.filter(({ facility }) => terminals.find(facility));
}
