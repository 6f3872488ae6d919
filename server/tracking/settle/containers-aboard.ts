import type { Message } from "../observations/observation.ts";

/**
 * Containers that messages about vessels, trains and trucks name as their cargo: they are on the shipment before their own
 * messages come. A request for one container excludes the others.
 */
export function containersAboard(
	messages: readonly Message[],
	requested: string | null,
): string[] {
	const numbers = new Set<string>();
	for (const message of messages) {
		if (message.kind !== "transport") continue;
		for (const number of message.carried ?? []) numbers.add(number);
	}
	return [...numbers].filter(
		(number) => requested === null || number === requested,
	);
}
