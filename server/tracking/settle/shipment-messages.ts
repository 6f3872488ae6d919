import type { Steps } from "../observations/interruptible.ts";
import type { Message } from "../observations/observation.ts";
import { isWithin } from "./container-cycle.ts";
import {
	type ShippedContainer,
	shippedContainers,
} from "./container-messages.ts";
import { billsOfContainer, withoutOtherJourneys } from "./other-journeys.ts";
import { withoutRepositioning } from "./repositioning.ts";
import type { RequestedNumber } from "./requested-number.ts";
import type { Settled } from "./settle.ts";
import { withoutOtherBills } from "./split-bill.ts";

/** The messages about one shipment. */
export interface ShipmentMessages {
	readonly containers: readonly ShippedContainer[];
	/** In order of time. */
	readonly messages: readonly Message[];
	/** The requested documents, otherwise the bills of the requested container. */
	readonly documents: readonly string[];
}

/**
 * Selects the messages about the requested shipment out of all settled messages: those of its journey and its bill, within
 * the cycles of its containers and without voyages of empty ones.
 */
export function* shipmentMessages(
	{ messages, statuses }: Settled,
	requested: RequestedNumber,
): Steps<ShipmentMessages> {
	const ofJourney = withoutOtherJourneys(messages, requested);
	yield;
	const documents =
		requested.container === null
			? requested.documents
			: billsOfContainer(ofJourney, requested.container);
	const ofBill = withoutOtherBills(ofJourney, documents);
	yield;
	const containers = shippedContainers(ofBill, statuses);
	const owned = new Set<Message>(containers.flatMap(({ own }) => own));
	const cycles = new Map(
		containers.map(({ cycle }) => [`${cycle.after} ${cycle.before}`, cycle]),
	);
	yield;
	const inCycle = ofBill.filter((o) => {
		if (o.kind === "shipment" || containers.length === 0) return true;
		if (o.kind === "equipment")
			return owned.has(o) || o.containerNumber === null;
		return cycles.values().some((cycle) => isWithin(cycle, o));
	});
	yield;
	return { containers, messages: withoutRepositioning(inCycle), documents };
}
