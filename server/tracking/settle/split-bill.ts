import type { Message } from "../observations/observation.ts";
import { joinedNumbers } from "./joined-numbers.ts";
import { requestedAmong } from "./requested-number.ts";

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
 * The messages without those of other bills of lading, for lines that answer a request for one bill with the whole split
 * booking. Bills that one message or container names together (master and house bills) are one cargo. Messages without a
 * bill stay.
 */
export function withoutOtherBills(
	messages: readonly Message[],
	documents: readonly string[],
): readonly Message[] {
	const byContainer = billsByContainer(messages);
	const roots = joinedNumbers([
		...messages.map(({ billsOfLading }) => billsOfLading),
		...byContainer.values(),
	]);
	const requested = new Set(
		requestedAmong(roots.keys(), documents).map(
			(bill) => roots.get(bill) ?? bill,
		),
	);
	if (requested.size === 0) return messages;
	const isOthers = ([bill]: readonly string[]) =>
		bill !== undefined && !requested.has(roots.get(bill) ?? bill);
	return messages.filter((o) => {
		const ofContainer =
			o.kind === "equipment" && o.containerNumber !== null
				? byContainer.get(o.containerNumber)
				: undefined;
		return !isOthers(ofContainer ?? o.billsOfLading);
	});
}
