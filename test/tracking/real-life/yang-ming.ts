import type { RealLifeJourney } from "./real-life-journey.ts";
import { rows } from "./row.ts";
import { standardEvent } from "./standard-event.ts";

/*
 * Yang Ming, Track & Trace 2.2. Its public page names events by the standard, and shows six events for a direct journey,
 * a vessel only in loading and discharge, and no vessel events.
 */

/** Journeys that Yang Ming reported. Places, times, vessels and voyages are those of the originals; numbers are ours. */
export const YANG_MING: readonly RealLifeJourney[] = [
	{
		// The public page of a container, 2026.
		title: "Qingdao to Navegantes, returned",
		line: { scac: "YMLU", dialect: "dcsa-2.2" },
		asked: { requestType: "bill_of_lading", requestNumber: "B240000001" },
		answers: [
			{
				at: "2026-10-01T00:00:00Z",
				body: rows(`
					ACT 2026-07-20T15:58:00+08:00 GTOT CNTAO truck empty at:DEPO
					ACT 2026-07-22T10:00:00+08:00 GTIN CNTAO truck
					ACT 2026-07-29T13:00:00+08:00 LOAD CNTAO by:COSCO_SHIPPING_PERU voy:009W
					ACT 2026-09-25T22:08:00-03:00 DISC BRNVT vessel
					ACT 2026-09-29T23:51:00-03:00 GTOT BRNVT truck
					ACT 2026-09-30T15:07:00-03:00 GTIN BRNVT truck empty at:DEPO
				`).map((row, index) => ({
					...standardEvent(row, {
						box: "FFAU1000013",
						isoCode: "45G1",
						bill: "B240000001",
						booking: "B240000001",
					}),
					eventID: `YM${index}`,
				})),
			},
		],
		shipment: {
			bill: "B240000001",
			from: "CNTAO",
			to: "BRNVT",
			by: "COSCO SHIPPING PERU 009W",
		},
		containers: [
			{
				number: "FFAU1000013",
				status: "empty_returned",
				size: "40 dry high_cube",
				events: [
					"empty_out CNTAO 2026-07-20 15:58",
					"full_in CNTAO 2026-07-22 10:00",
					"vessel_loaded CNTAO 2026-07-29 13:00",
					"vessel_discharged BRNVT 2026-09-25 22:08",
					"full_out BRNVT 2026-09-29 23:51",
					"empty_in BRNVT 2026-09-30 15:07",
				],
			},
		],
	},
];
