import type { RealLifeJourney } from "./real-life-journey.ts";
import { type Row, rows } from "./row.ts";
import { type Cargo, standardEvent } from "./standard-event.ts";

/*
 * ZIM, Track & Trace 2.2. What its public page shows: customs and carrier releases as separate events, containers that are
 * available before their discharge is reported, and voyages as bare numbers that change at the transshipment port.
 */

const eventOf = (row: Row, cargo: Cargo, index: number) => ({
	...standardEvent(row, cargo),
	eventID: `ZIM-${index}`,
});

const events = (cargo: Cargo, text: string) =>
	rows(text).map((row, index) => eventOf(row, cargo, index));

/** Journeys that ZIM reported. Places, times, vessels and voyages are those of the originals; numbers are ours. */
export const ZIM: readonly RealLifeJourney[] = [
	{
		// A freight forwarder's tracking records of 2021.
		title: "Haiphong to Los Angeles by way of Shanghai, available",
		line: { scac: "ZIMU", dialect: "dcsa-2.2" },
		asked: { requestType: "bill_of_lading", requestNumber: "ZIMUZZZ80000001" },
		answers: [
			{
				at: "2021-07-25T12:00:00Z",
				body: events(
					{
						box: "TCNU1000016",
						isoCode: "45G1",
						bill: "ZIMUZZZ80000001",
						booking: "ZIMUZZZ80000001",
					},
					`
					ACT 2021-05-27T00:00:00+07:00 GTOT VNHPH truck empty at:DEPO
					ACT 2021-05-27T21:51:00+07:00 GTIN VNHPH truck
					ACT 2021-05-28T10:54:00+07:00 LOAD VNHPH by:TC_SYMPHONY voy:46
					ACT 2021-05-28T22:40:05+07:00 DEPA VNHPH by:TC_SYMPHONY voy:46
					ACT 2021-06-12T01:15:17+08:00 ARRI CNSHA by:TC_SYMPHONY voy:47
					ACT 2021-06-12T12:47:00+08:00 DISC CNSHA by:TC_SYMPHONY voy:47
					ACT 2021-06-24T01:00:00+08:00 LOAD CNSHA by:NAVIOS_CHRYSALIS voy:9
					ACT 2021-06-24T05:00:00+08:00 DEPA CNSHA by:NAVIOS_CHRYSALIS voy:9
					ACT 2021-07-06T16:22:49-07:00 CUSR USLAX
					ACT 2021-07-09T16:07:00-07:00 ARRI USLAX by:NAVIOS_CHRYSALIS voy:9
					EST 2021-07-10T02:00:00-07:00 ARRI USLAX by:NAVIOS_CHRYSALIS voy:9 said:2021-06-24T06:00:00+08:00
					ACT 2021-07-13T08:26:11-07:00 RELS - doc:SRM
					ACT 2021-07-24T13:57:00-07:00 AVPU USLAX
					ACT 2021-07-24T20:57:00-07:00 DISC USLAX by:NAVIOS_CHRYSALIS voy:9
					`,
				),
			},
		],
		shipment: {
			bill: "ZIMUZZZ80000001",
			from: "VNHPH",
			to: "USLAX",
			by: "NAVIOS CHRYSALIS 9",
			atd: "2021-05-28 22:40",
			eta: "2021-07-10 02:00",
			ata: "2021-07-09 16:07",
		},
		containers: [
			{
				number: "TCNU1000016",
				status: "available",
				size: "40 dry high_cube",
				events: [
					"empty_out VNHPH 2021-05-27 00:00",
					"full_in VNHPH 2021-05-27 21:51",
					"vessel_loaded VNHPH 2021-05-28 10:54",
					"vessel_departed VNHPH 2021-05-28 22:40",
					"transshipment_arrived CNSHA 2021-06-12 01:15",
					"transshipment_discharged CNSHA 2021-06-12 12:47",
					"transshipment_loaded CNSHA 2021-06-24 01:00",
					"transshipment_departed CNSHA 2021-06-24 05:00",
					"vessel_arrived USLAX 2021-07-09 16:07",
					"available USLAX 2021-07-24 13:57",
					"vessel_discharged USLAX 2021-07-24 20:57",
				],
			},
		],
	},
];
