import type { RealLifeJourney } from "./real-life-journey.ts";
import { type Row, rows } from "./row.ts";
import { type Cargo, standardEvent } from "./standard-event.ts";

/*
 * COSCO, whose events come as Track & Trace 2.2 through a gateway. What its public page and trackers show:
 * wall-clock times without an offset, one move under two names, vessels without a name, and no vessel events except one estimated
 * arrival "at destination", which names no place.
 */

const LINE = { scac: "COSU", dialect: "dcsa-2.2" } as const;

const eventOf = (row: Row, cargo: Cargo, index: number) => ({
	...standardEvent(
		row,
		cargo,
		row.classifier === "ACT" ? row.at : "2019-01-01T00:00:00",
	),
	eventID: `COSU${index}`,
});

const events = (cargo: Cargo, text: string) =>
	rows(text).map((row, index) => eventOf(row, cargo, index));

/** Journeys that COSCO reported. Places, times, vessels and voyages are those of the originals; numbers are ours. */
export const COSCO: readonly RealLifeJourney[] = [
	{
		// A tracker's expected data of 2019: an export by rail to a port in another country, and two terminals at the transshipment
		// port.
		title: "Minneapolis to China by rail and Vancouver, aboard in Shanghai",
		line: LINE,
		asked: { requestType: "bill_of_lading", requestNumber: "6000000001" },
		answers: [
			{
				at: "2019-07-20T00:00:00Z",
				body: events(
					{
						box: "FCIU1000010",
						isoCode: "22G1",
						bill: "6000000001",
						booking: "6000000001",
					},
					`
					ACT 2019-06-06T08:29:00 GTOT USMES truck empty at:DEPO
					ACT 2019-06-11T07:36:00 GTIN USMES truck at:RAMP
					ACT 2019-06-13T10:50:00 LOAD USMES rail at:RAMP
					ACT 2019-06-13T10:50:00 LOAD USMES rail at:RAMP
					ACT 2019-06-13T17:27:00 DEPA USMES rail at:RAMP
					ACT 2019-06-13T17:27:00 GTOT USMES rail at:RAMP
					ACT 2019-06-13T17:27:00 DEPA USMES rail at:RAMP
					ACT 2019-06-21T09:37:00 GTIN CAVAN rail
					ACT 2019-06-27T12:57:00 LOAD CAVAN vessel
					ACT 2019-07-13T20:00:00 DISC CNSHA vessel
					ACT 2019-07-16T02:00:00 LOAD CNSHA vessel
					`,
				),
			},
		],
		shipment: { bill: "6000000001", from: "CAVAN" },
		containers: [
			{
				number: "FCIU1000010",
				status: "on_ship",
				size: "20 dry standard",
				events: [
					"empty_out USMES 2019-06-06 08:29",
					"full_in USMES 2019-06-11 07:36",
					"rail_loaded USMES 2019-06-13 10:50",
					"rail_departed USMES 2019-06-13 17:27",
					"full_in CAVAN 2019-06-21 09:37",
					"rail_arrived CAVAN 2019-06-21 09:37",
					"vessel_loaded CAVAN 2019-06-27 12:57",
					"transshipment_discharged CNSHA 2019-07-13 20:00",
					"transshipment_loaded CNSHA 2019-07-16 02:00",
				],
			},
		],
	},
	{
		// A tracker's expected data of 2022: seven lines, the return at another terminal of the port.
		title: "Qingdao to Rotterdam without a vessel's name, returned",
		line: LINE,
		asked: { requestType: "container", requestNumber: "CCLU1000028" },
		answers: [
			{
				at: "2022-06-02T00:00:00Z",
				body: events(
					{
						box: "CCLU1000028",
						isoCode: "22G1",
						bill: "6000000002",
						booking: "6000000002",
					},
					`
					ACT 2022-04-07T07:55:00 GTOT CNTAO truck empty at:DEPO
					ACT 2022-04-11T10:04:00 GTIN CNTAO truck
					ACT 2022-04-11T10:04:00 GTIN CNTAO truck
					ACT 2022-04-14T12:52:00 LOAD CNTAO vessel
					ACT 2022-05-22T21:13:00 DISC NLRTM vessel
					ACT 2022-05-30T06:53:00 GTOT NLRTM truck
					ACT 2022-06-01T11:32:00 GTIN NLRTM truck empty
					`,
				),
			},
		],
		shipment: { bill: "6000000002", from: "CNTAO", to: "NLRTM" },
		containers: [
			{
				number: "CCLU1000028",
				status: "empty_returned",
				size: "20 dry standard",
				events: [
					"empty_out CNTAO 2022-04-07 07:55",
					"full_in CNTAO 2022-04-11 10:04",
					"vessel_loaded CNTAO 2022-04-14 12:52",
					"vessel_discharged NLRTM 2022-05-22 21:13",
					"full_out NLRTM 2022-05-30 06:53",
					"empty_in NLRTM 2022-06-01 11:32",
				],
			},
		],
	},
	{
		// A freight forwarder's tracking records of 2021: a feeder without a name, an estimate without a place.
		title: "Phnom Penh by way of Sihanoukville and Singapore, at sea",
		line: LINE,
		asked: { requestType: "bill_of_lading", requestNumber: "6000000003" },
		answers: [
			{
				at: "2021-07-01T00:00:00Z",
				body: events(
					{
						box: "CBHU1000033",
						isoCode: "45G1",
						bill: "6000000003",
						booking: "6000000003",
					},
					`
					ACT 2021-06-10T11:28:00 GTOT KHPNH truck empty at:DEPO
					ACT 2021-06-12T20:45:00 GTIN KHKOS truck
					ACT 2021-06-16T22:30:00 LOAD KHKOS vessel
					ACT 2021-06-19T15:37:00 DISC SGSIN vessel
					ACT 2021-06-26T19:59:00 LOAD SGSIN by:CMA_CGM_MARCO_POLO/9454436 voy:0TUI7E1MA
					EST 2021-08-02T08:00:00 ARRI - vessel
					`,
				),
			},
		],
		shipment: { bill: "6000000003", from: "KHKOS" },
		containers: [
			{
				number: "CBHU1000033",
				status: "on_ship",
				size: "40 dry high_cube",
				events: [
					"empty_out KHPNH 2021-06-10 11:28Z",
					"full_in KHKOS 2021-06-12 20:45",
					"vessel_loaded KHKOS 2021-06-16 22:30",
					"transshipment_discharged SGSIN 2021-06-19 15:37",
					"transshipment_loaded SGSIN 2021-06-26 19:59",
				],
			},
		],
	},
];
