import type { Message } from "../observations/observation.ts";
import { vesselKey } from "../observations/place-and-vessel-keys.ts";
import { callsOf, isCarriageMessage } from "./calls.ts";
import { isHandled } from "./leg.ts";

/** The vessels that load or discharge containers in these messages, by {@link vesselKey}. */
export function loadedVesselsIn(
	messages: readonly Message[],
): Set<string | null> {
	const calls = callsOf(messages.filter(isCarriageMessage));
	return new Set(calls.filter(isHandled).map(({ vessel }) => vessel));
}

/** The vessels in these messages that carry containers other than those of the shipment, by {@link vesselKey}. */
export function vesselsOfOthers(
	messages: readonly Message[],
	shipped: readonly string[],
): string[] {
	const numbers = new Set<string | null>([...shipped, null]);
	return messages
		.filter((o) => o.kind === "equipment")
		.filter((o) => !numbers.has(o.containerNumber) && isCarriageMessage(o))
		.map((o) => vesselKey(o.vessel))
		.filter((vessel) => vessel !== null);
}
