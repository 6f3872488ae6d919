import type { RealLifeJourney } from "./real-life-journey.ts";
import { type Row, rows } from "./row.ts";
import { type Cargo, standardEvent } from "./standard-event.ts";

/*
 * Evergreen, Track & Trace 2.2. What its public page and readers of its answers show: dates without a time, no vessel
 * events except the planned arrival, `PLAN` for `PLN`, bill and booking with one number without `EGLV`, no event ids.
 */

const LINE = { scac: "EGLV", dialect: "dcsa-2.2" } as const;

const eventOf = (row: Row, cargo: Cargo) =>
	standardEvent(row, cargo, row.classifier === "ACT" ? row.at : "2021-01-01");

const events = (cargo: Cargo, text: string) =>
	rows(text).map((row) => eventOf(row, cargo));

/** Journeys that Evergreen reported. Places, dates, vessels and voyages are those of the originals; numbers are ours. */
export const EVERGREEN: readonly RealLifeJourney[] = [
	{
		// The public page of a container, 2026: trucked between terminals at both ports, an inland depot, returned.
		title: "Qingdao to Santos by way of Ningbo, returned",
		line: LINE,
		asked: { requestType: "bill_of_lading", requestNumber: "010600000001" },
		answers: [
			{
				at: "2026-10-03T00:00:00Z",
				body: events(
					{
						box: "EGSU1000017",
						isoCode: "45G1",
						bill: "010600000001",
						booking: "010600000001",
						seal: "EMC1000001",
					},
					`
					ACT 2026-07-15 GTOT CNTAO truck empty
					ACT 2026-07-15 GTIN CNTAO truck
					ACT 2026-07-17 GTOT CNTAO truck
					ACT 2026-07-17 GTIN CNTAO truck
					ACT 2026-07-19 LOAD CNTAO by:ITAL_UNICA voy:0842-192S
					ACT 2026-07-25 DISC CNNGB by:ITAL_UNICA voy:0842-192S
					ACT 2026-07-29 GTOT CNNGB truck
					ACT 2026-07-29 GTIN CNNGB truck
					ACT 2026-08-13 LOAD CNNGB by:COSCO_SHIPPING_RHINE voy:042W
					ACT 2026-09-19 DISC BRSSZ by:COSCO_SHIPPING_RHINE voy:042W
					ACT 2026-09-20 GTIN BRSSZ truck at:INTE
					ACT 2026-10-02 GTIN BRSSZ truck empty at:DEPO
					`,
				),
			},
		],
		shipment: {
			bill: "010600000001",
			from: "CNTAO",
			to: "BRSSZ",
			by: "COSCO SHIPPING RHINE 042W",
		},
		containers: [
			{
				number: "EGSU1000017",
				status: "empty_returned",
				size: "40 dry high_cube",
				seal: "EMC1000001",
				events: [
					"empty_out CNTAO 2026-07-15 00:00",
					"full_in CNTAO 2026-07-17 00:00",
					"vessel_loaded CNTAO 2026-07-19 00:00",
					"transshipment_discharged CNNGB 2026-07-25 00:00",
					"transshipment_loaded CNNGB 2026-08-13 00:00",
					"vessel_discharged BRSSZ 2026-09-19 00:00",
					"empty_in BRSSZ 2026-10-02 00:00",
				],
			},
		],
	},
	{
		// A freight forwarder's tracking records of 2021; the day of the gate-in is ours.
		title: "Haiphong to Los Angeles by way of Kaohsiung, at sea",
		line: LINE,
		asked: { requestType: "bill_of_lading", requestNumber: "236100000002" },
		answers: [
			{
				at: "2021-07-20T00:00:00Z",
				body: events(
					{
						box: "TCNU1000021",
						isoCode: "45G1",
						bill: "236100000002",
						booking: "236100000002",
					},
					`
					ACT 2021-06-22 GTOT VNHPH truck empty
					ACT 2021-06-25 GTIN VNHPH truck
					ACT 2021-07-02 LOAD VNHPH by:EVER_PRIMA/9249245 voy:0011-325N
					ACT 2021-07-05 DISC TWKHH by:EVER_PRIMA/9249245 voy:0011-325N
					ACT 2021-07-16 LOAD TWKHH by:ENSENADA/9247546 voy:0031-013E
					PLAN 2021-08-05 ARRI USLAX by:ENSENADA/9247546 voy:0031-013E
					`,
				),
			},
		],
		shipment: {
			bill: "236100000002",
			from: "VNHPH",
			to: "USLAX",
			by: "ENSENADA 9247546 0031-013E",
			eta: "2021-08-05 00:00",
		},
		containers: [
			{
				number: "TCNU1000021",
				status: "on_ship",
				size: "40 dry high_cube",
				events: [
					"empty_out VNHPH 2021-06-22 00:00",
					"full_in VNHPH 2021-06-25 00:00",
					"vessel_loaded VNHPH 2021-07-02 00:00",
					"transshipment_discharged TWKHH 2021-07-05 00:00",
					"transshipment_loaded TWKHH 2021-07-16 00:00",
					"estimated.vessel_arrived USLAX 2021-08-05 00:00",
				],
			},
		],
	},
];
