import { expect, it } from "vitest";
import { day, shipmentOf } from "../messages.ts";

it("a change to another port and back keeps the original estimate", () => {
	const shipment = shipmentOf(`
		PLN 6  DEPA CNSHA ship:ALPHA said:1
		PLN 20 ARRI USLAX ship:ALPHA said:1
		PLN 21 DISC USLAX ship:ALPHA said:1
		EST 23 ARRI USOAK ship:ALPHA said:15
		PLN 24 DISC USOAK ship:ALPHA said:15
		EST 25 ARRI USLAX ship:ALPHA said:18
		PLN 26 DISC USLAX ship:ALPHA said:18
	`);
	expect(shipment).toMatchObject({
		port_of_discharge_locode: "USLAX",
		pod_eta_at: day(25),
		pod_original_eta_at: day(20),
	});
});

it("plans at the destination from before the sailing are no estimates of the arrival there, but earlier arrivals are", () => {
	const text = `
		ACT 6  DEPA CNSHA ship:ALPHA
		ACT 20 ARRI USLAX ship:ALPHA
		EST 26 ARRI USCHI rail at:ramp said:22
		PLN 4  DEPA USCHI rail at:ramp phase:export said:1
	`;
	expect(shipmentOf(text)).toMatchObject({
		destination_locode: "USCHI",
		destination_original_eta_at: day(26),
	});
	const missed = `${text}PLN 5 ARRI USCHI rail at:ramp phase:export said:2`;
	expect(shipmentOf(missed).destination_original_eta_at).toBe(day(5));
});
