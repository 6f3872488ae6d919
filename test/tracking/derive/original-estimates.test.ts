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

const SAILING = "PLN 6 DEPA CNSHA ship:ALPHA said:1";
const BY_OAKLAND = `${SAILING}
	EST 20 ARRI USOAK ship:ALPHA said:1
	PLN 21 DISC USOAK ship:ALPHA said:1`;
const THEN_LOS_ANGELES = `
	EST 25 ARRI USLAX ship:ALPHA said:9
	PLN 26 DISC USLAX ship:ALPHA said:9`;
const LANDED = `
	ACT 6 DEPA CNSHA ship:ALPHA
	ACT 16 ARRI USLAX ship:ALPHA`;

it.each<[string, string, "pod_eta_at" | "destination_eta_at", number[]]>([
	[
		"begin at the first port with an estimate, although the present one was planned before without any",
		`${SAILING}
		PLN 12 ARRI KRPUS ship:ALPHA said:1
		PLN 26 DISC USLAX ship:ALPHA said:1
		EST 20 ARRI USOAK ship:ALPHA said:5
		PLN 24 DISC USOAK ship:ALPHA said:5
		${THEN_LOS_ANGELES}`,
		"pod_eta_at",
		[20, 25],
	],
	[
		"do not begin at a port that turned out to be on the way",
		`${SAILING}
		EST 12 ARRI KRPUS ship:ALPHA said:1
		PLN 13 DISC KRPUS ship:ALPHA said:1
		PLN 14 LOAD KRPUS ship:BETA said:3
		EST 20 ARRI USOAK ship:BETA said:3
		PLN 21 DISC USOAK ship:BETA said:3
		EST 25 ARRI USLAX ship:BETA said:9
		PLN 26 DISC USLAX ship:BETA said:9`,
		"pod_eta_at",
		[20, 25],
	],
	[
		"have what was reported about the first port before it was that of the shipment",
		`${SAILING}
		EST 12 ARRI KRPUS ship:ALPHA said:1
		PLN 13 DISC KRPUS ship:ALPHA said:1
		EST 20 ARRI USOAK ship:BETA said:1 id:a
		EST 21 ARRI USOAK ship:BETA said:3 id:a
		PLN 14 LOAD KRPUS ship:BETA said:3
		PLN 22 DISC USOAK ship:BETA said:3
		EST 25 ARRI USLAX ship:BETA said:9
		PLN 26 DISC USLAX ship:BETA said:9`,
		"pod_eta_at",
		[20, 21, 25],
	],
	[
		"have each value of the first port",
		`${BY_OAKLAND}
		EST 22 ARRI USOAK ship:ALPHA said:4
		${THEN_LOS_ANGELES}`,
		"pod_eta_at",
		[20, 22, 25],
	],
	[
		"have the values of an abandoned vessel after those of the first port",
		`${BY_OAKLAND}
		${THEN_LOS_ANGELES}
		PLN 8 LOAD CNSHA ship:BETA said:12
		PLN 8 DEPA CNSHA ship:BETA said:12
		EST 28 ARRI USLAX ship:BETA said:12
		PLN 29 DISC USLAX ship:BETA said:12`,
		"pod_eta_at",
		[20, 25, 28],
	],
	[
		"have a time once that stays the same at another port",
		`${BY_OAKLAND}
		EST 20 ARRI USLAX ship:ALPHA said:9
		PLN 21 DISC USLAX ship:ALPHA said:9`,
		"pod_eta_at",
		[20],
	],
	[
		"begin at a ramp that trucks would have left",
		`${LANDED}
		EST 20 ARRI USKCK rail at:ramp said:7
		PLN 21 GTOT USKCK truck said:7
		EST 24 ARRI USCHI rail at:ramp said:17`,
		"destination_eta_at",
		[20, 24],
	],
	[
		"do not begin at a place where a barge takes the container on",
		`${LANDED}
		EST 20 ARRI USKCK rail at:ramp said:7
		PLN 21 LOAD USKCK barge:RIVER said:7
		EST 24 ARRI USCHI barge:RIVER said:17`,
		"destination_eta_at",
		[24],
	],
])("estimates %s", (_what, text, attribute, days) => {
	const values = shipmentOf(text).etaHistory.flatMap((estimate) =>
		estimate.attribute === attribute ? [estimate.value] : [],
	);
	expect(values).toEqual(days.map(day));
});
