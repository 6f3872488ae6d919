import type { Message } from "../observations/observation.ts";
import { askedAmong } from "./asked.ts";
import { linked } from "./linked.ts";

/** The bills of lading that messages name for each container. */
function billsByContainer(
	messages: readonly Message[],
): ReadonlyMap<string, readonly string[]> {
	const bills = new Map<string, string[]>();
	for (const o of messages) {
		if (o.kind !== "equipment" || o.containerNumber === null) continue;
		const known = bills.get(o.containerNumber);
		if (known) known.push(...o.billsOfLading);
		else bills.set(o.containerNumber, [...o.billsOfLading]);
	}
	return bills;
}

/**
 * The messages without those about cargo of other bills of lading, when a bill was asked for and the line answers for the whole
 * booking that was split into several bills. Bills that one message or one container names together (master and house
 * bills) are one cargo. What names no bill stays.
 */
export function withoutOtherBills(
	messages: readonly Message[],
	documents: readonly string[],
): readonly Message[] {
	const byContainer = billsByContainer(messages);
	const roots = linked([
		...messages.map(({ billsOfLading }) => billsOfLading),
		...byContainer.values(),
	]);
	const asked = new Set(
		askedAmong(roots.keys(), documents).map((bill) => roots.get(bill) ?? bill),
	);
	if (asked.size === 0) return messages;
	const isOthers = ([bill]: readonly string[]) =>
		bill !== undefined && !asked.has(roots.get(bill) ?? "");
	return messages.filter((o) => {
		const ofContainer =
			o.kind === "equipment" && o.containerNumber !== null
				? byContainer.get(o.containerNumber)
				: undefined;
		return !isOthers(ofContainer ?? o.billsOfLading);
	});
}
