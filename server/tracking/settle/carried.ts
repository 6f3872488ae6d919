import type { Message } from "../observations/observation.ts";

/**
 * Containers that messages about vessels, trains and trucks name as carried. They are on the shipment before anything is said to have
 * happened to them. When the line was asked for one container, the others are none of this shipment's.
 */
export function carriedIn(
	messages: readonly Message[],
	asked: string | null,
): string[] {
	const numbers = new Set<string>();
	for (const message of messages) {
		if (message.kind !== "transport") continue;
		for (const number of message.carried ?? []) numbers.add(number);
	}
	return [...numbers].filter((number) => asked === null || number === asked);
}
