import type { CarrierEvent } from "../../../mock/carriers/messages/carrier-event.ts";
import type { Stage } from "../../../mock/carriers/schedule/stages.ts";

/** The stage of a shipment by the actual events among its messages, as a consumer would read them. */
export function reachedStage(
	events: readonly CarrierEvent[],
): Stage | "at port of lading" {
	const facts = new Set<string>();
	const rides = { departed: 0, arrived: 0 };
	for (const event of events) {
		if (event.eventClassifierCode !== "ACT") continue;
		if (event.eventType === "EQUIPMENT") {
			facts.add(`${event.equipmentEventTypeCode} ${event.emptyIndicatorCode}`);
		}
		if (event.eventType !== "TRANSPORT") continue;
		const { modeOfTransport } = event.transportCall;
		facts.add(`${event.transportEventTypeCode} ${modeOfTransport}`);
		if (modeOfTransport !== "VESSEL") continue;
		if (event.transportEventTypeCode === "DEPA") rides.departed++;
		else rides.arrived++;
	}
	if (facts.has("GTIN EMPTY")) return "returned";
	if (facts.has("GTOT LADEN")) return "picked up";
	if (facts.has("DEPA RAIL")) return "on rail";
	if (rides.departed > rides.arrived) return "at sea";
	if (rides.arrived > 0) {
		return rides.arrived < plannedArrivals(events)
			? "at transshipment"
			: "discharged";
	}
	return facts.has("GTOT EMPTY") ? "at port of lading" : "booked";
}

function plannedArrivals(events: readonly CarrierEvent[]): number {
	const calls = events.flatMap((event) =>
		event.eventType === "TRANSPORT" &&
		event.transportEventTypeCode === "ARRI" &&
		event.transportCall.modeOfTransport === "VESSEL"
			? [event.transportCall.transportCallID]
			: [],
	);
	return new Set(calls).size;
}
