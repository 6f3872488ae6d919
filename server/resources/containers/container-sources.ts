import type { Container, Shipment } from "../../../generated/openapi.ts";
import type { Services } from "../../services/services.ts";
import {
	type TerminalVisit,
	terminalVisits,
} from "../shipments/terminal-visits.ts";

/** A source is not queried again before: it would say the same, and its rate is for all containers. */
export const AGAIN_AFTER_MS = 5 * 60_000;

/** Whether a source was queried so long ago that it may be again. */
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
