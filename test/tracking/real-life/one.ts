import type { RealLifeJourney } from "./real-life-journey.ts";
import { type Row, rows } from "./row.ts";
import { type Cargo, standardEvent } from "./standard-event.ts";

/*
 * ONE, Track & Trace 2.2. What its public pages and trackers show: times in UTC; no IMO numbers; every
 * step of the journey from the first day on, future ones as estimates, even the empty return; feeders as barges; trains with loading,
 * departure, arrival and unloading.
 */

const LINE = { scac: "ONEY", dialect: "dcsa-2.2" } as const;

const eventOf = (row: Row, cargo: Cargo, index: number) => {
	const at = new Date(row.at).toISOString();
	return {
		...standardEvent(
			{ ...row, at },
			cargo,
			row.classifier === "ACT" ? at : "2021-01-01T00:00:00.000Z",
		),
		eventID: `one-${cargo.booking}-${index}`,
	};
};

const events = (cargo: Cargo, text: string) =>
	rows(text).map((row, index) => eventOf(row, cargo, index));

const FORMER: Cargo = {
	box: "TRHU1000051",
	isoCode: "45G1",
	booking: "SHAZ10000001",
};
const OWN: Cargo = {
	box: "TRHU1000051",
	isoCode: "45G1",
	bill: "DACZ10000005",
	booking: "DACZ10000005",
};
const NEXT: Cargo = {
	box: "TRHU1000051",
	isoCode: "45G1",
	booking: "LAXZ10000009",
};

const THREE_TRIPS = [
	...events(
		FORMER,
		`
		ACT 2019-02-07T13:00:00-08:00 DEPA USLAX vessel voy:001E
		ACT 2019-02-27T19:00:00+08:00 ARRI CNSHA vessel voy:001E
		ACT 2019-02-27T20:30:00+08:00 DISC CNSHA vessel voy:001E
		ACT 2019-02-28T01:00:00+08:00 GTOT CNSHA truck
		ACT 2019-02-28T07:00:00+08:00 GTIN CNSHA truck empty at:DEPO
		`,
	),
	...events(
		OWN,
		`
		ACT 2021-06-10T20:00:00+06:00 GTOT BDCGP truck empty at:DEPO
		ACT 2021-06-10T23:45:00+06:00 GTIN BDCGP truck
		ACT 2021-06-14T12:30:00+06:00 LOAD BDCGP by:MAERSK_MONGLA voy:121E
		ACT 2021-06-14T13:00:00+06:00 DEPA BDCGP by:MAERSK_MONGLA voy:121E
		ACT 2021-06-19T16:30:00+08:00 ARRI SGSIN by:MAERSK_MONGLA voy:121E
		ACT 2021-06-20T14:44:00+08:00 DISC SGSIN by:MAERSK_MONGLA voy:121E
		ACT 2021-06-25T14:07:00+08:00 LOAD SGSIN by:SEASPAN_ADONIS voy:063E
		ACT 2021-06-26T02:00:00+08:00 DEPA SGSIN by:SEASPAN_ADONIS voy:063E
		ACT 2021-07-18T20:42:00-07:00 ARRI USLAX by:SEASPAN_ADONIS voy:063E
		ACT 2021-07-22T23:20:00-07:00 DISC USLAX by:SEASPAN_ADONIS voy:063E
		ACT 2021-07-24T20:51:00-07:00 GTOT USLAX truck
		ACT 2021-07-25T03:00:00-07:00 GTIN USLAX truck empty
		`,
	),
	...events(
		NEXT,
		`
		ACT 2021-07-30T16:04:00-07:00 GTOT USLAX truck empty
		ACT 2021-08-01T08:30:00-07:00 GTIN USLAX truck
		`,
	),
];

/** Journeys that ONE reported. Places, times, vessels and voyages are those of the originals; numbers are ours. */
export const ONE: readonly RealLifeJourney[] = [
	{
		// A public page's answer of March 2026: all future events are estimates, even the empty return.
		title: "Lahore to Santos by way of Karachi and Singapore, at sea",
		line: LINE,
		asked: { requestType: "container", requestNumber: "TCLU1000030" },
		answers: [
			{
				at: "2026-03-23T00:00:00Z",
				body: events(
					{
						box: "TCLU1000030",
						isoCode: "22G1",
						bill: "LHEZ10000001",
						booking: "LHEZ10000001",
					},
					`
					ACT 2026-02-16T22:26:00+05:00 GTOT PKLHE truck empty at:DEPO
					ACT 2026-02-21T12:03:00+05:00 GTIN PKKHI truck
					ACT 2026-02-26T08:01:00+05:00 LOAD PKKHI by:CARL_SCHULTE voy:0009E
					ACT 2026-02-27T04:27:00+05:00 DEPA PKKHI by:CARL_SCHULTE voy:0009E
					ACT 2026-03-11T20:25:00+08:00 ARRI SGSIN by:CARL_SCHULTE voy:0009E
					ACT 2026-03-12T03:14:00+08:00 DISC SGSIN by:CARL_SCHULTE voy:0009E
					ACT 2026-03-22T06:58:00+08:00 LOAD SGSIN by:PARANA_EXPRESS voy:2610W
					ACT 2026-03-22T22:20:00+08:00 DEPA SGSIN by:PARANA_EXPRESS voy:2610W
					EST 2026-04-14T01:00:00-03:00 ARRI BRSSZ by:PARANA_EXPRESS voy:2610W
					EST 2026-04-14T02:30:00-03:00 DISC BRSSZ by:PARANA_EXPRESS voy:2610W
					EST 2026-04-14T07:00:00-03:00 GTOT BRSSZ truck
					EST 2026-04-14T13:00:00-03:00 GTIN BRSSZ truck empty at:DEPO
					`,
				),
			},
		],
		shipment: {
			bill: "LHEZ10000001",
			from: "PKKHI",
			to: "BRSSZ",
			by: "PARANA EXPRESS 2610W",
			atd: "2026-02-27 04:27",
			eta: "2026-04-14 01:00",
		},
		containers: [
			{
				number: "TCLU1000030",
				status: "on_ship",
				size: "20 dry standard",
				events: [
					"empty_out PKLHE 2026-02-16 17:26Z",
					"full_in PKKHI 2026-02-21 12:03",
					"vessel_loaded PKKHI 2026-02-26 08:01",
					"vessel_departed PKKHI 2026-02-27 04:27",
					"transshipment_arrived SGSIN 2026-03-11 20:25",
					"transshipment_discharged SGSIN 2026-03-12 03:14",
					"transshipment_loaded SGSIN 2026-03-22 06:58",
					"transshipment_departed SGSIN 2026-03-22 22:20",
					"estimated.vessel_arrived BRSSZ 2026-04-14 01:00",
				],
			},
		],
	},
	{
		// A tracker's expected data of 2022: a port in one country, an inland destination by rail in another.
		title: "Busan to Detroit by way of Vancouver and rail, returned",
		line: LINE,
		asked: { requestType: "container", requestNumber: "GAOU1000027" },
		answers: [
			{
				at: "2022-06-11T00:00:00Z",
				body: events(
					{
						box: "GAOU1000027",
						isoCode: "45G1",
						bill: "PUSZ10000002",
						booking: "PUSZ10000002",
					},
					`
					ACT 2022-03-24T11:19:00+09:00 GTOT KRPUS truck empty at:DEPO
					ACT 2022-04-05T10:40:00+09:00 GTIN KRPUS truck
					ACT 2022-04-07T12:09:00+09:00 LOAD KRPUS by:HYUNDAI_SINGAPORE voy:126E
					ACT 2022-04-07T21:00:00+09:00 DEPA KRPUS by:HYUNDAI_SINGAPORE voy:126E
					ACT 2022-04-18T16:00:00-07:00 ARRI CAVAN by:HYUNDAI_SINGAPORE voy:126E
					ACT 2022-05-31T21:47:00-07:00 DISC CAVAN by:HYUNDAI_SINGAPORE voy:126E
					ACT 2022-06-03T00:24:00-07:00 LOAD CAVAN rail
					ACT 2022-06-03T07:09:00-07:00 DEPA CAVAN rail
					ACT 2022-06-09T18:34:00-04:00 ARRI USDET rail at:RAMP
					ACT 2022-06-09T21:02:00-04:00 DISC USDET rail at:RAMP
					ACT 2022-06-10T10:38:00-04:00 GTOT USDET truck at:RAMP
					ACT 2022-06-10T12:24:00-04:00 GTIN USDET truck empty at:DEPO
					`,
				),
			},
		],
		shipment: {
			bill: "PUSZ10000002",
			from: "KRPUS",
			to: "CAVAN",
			inland: "USDET",
			by: "HYUNDAI SINGAPORE 126E",
			atd: "2022-04-07 21:00",
			ata: "2022-04-18 16:00",
			inlandAta: "2022-06-09 18:34",
		},
		containers: [
			{
				number: "GAOU1000027",
				status: "empty_returned",
				size: "40 dry high_cube",
				events: [
					"empty_out KRPUS 2022-03-24 11:19",
					"full_in KRPUS 2022-04-05 10:40",
					"vessel_loaded KRPUS 2022-04-07 12:09",
					"vessel_departed KRPUS 2022-04-07 21:00",
					"vessel_arrived CAVAN 2022-04-18 16:00",
					"vessel_discharged CAVAN 2022-05-31 21:47",
					"rail_loaded CAVAN 2022-06-03 00:24",
					"rail_departed CAVAN 2022-06-03 07:09",
					"rail_arrived USDET 2022-06-09 18:34",
					"arrived_at_inland_destination USDET 2022-06-09 18:34",
					"rail_unloaded USDET 2022-06-09 21:02",
					"full_out USDET 2022-06-10 10:38",
					"empty_in USDET 2022-06-10 12:24",
				],
			},
		],
	},
	{
		// A freight forwarder's tracking records of 2021: a barge to the deep-sea terminal, the return at another port.
		title:
			"Ho Chi Minh City to Los Angeles by barge and vessel, returned in Long Beach",
		line: LINE,
		asked: { requestType: "bill_of_lading", requestNumber: "SGNZ10000003" },
		answers: [
			{
				at: "2021-08-05T00:00:00Z",
				body: events(
					{
						box: "GESU1000036",
						isoCode: "45G1",
						bill: "SGNZ10000003",
						booking: "SGNZ10000003",
					},
					`
					ACT 2021-06-21T12:00:00+07:00 GTOT VNSGN truck empty
					ACT 2021-06-21T12:03:00+07:00 GTIN VNSGN truck
					ACT 2021-07-01T09:12:00+07:00 DEPA VNSGN barge
					ACT 2021-07-02T02:06:00+07:00 ARRI VNCMT barge
					ACT 2021-07-02T13:56:00+07:00 LOAD VNCMT by:SEASPAN_ADONIS voy:063E
					ACT 2021-07-02T20:15:00+07:00 DEPA VNCMT by:SEASPAN_ADONIS voy:063E
					ACT 2021-07-18T20:42:00-07:00 ARRI USLAX by:SEASPAN_ADONIS voy:063E
					ACT 2021-07-24T02:09:00-07:00 DISC USLAX by:SEASPAN_ADONIS voy:063E
					ACT 2021-07-29T17:48:00-07:00 GTOT USLAX truck
					ACT 2021-08-04T08:10:00-07:00 GTIN USLGB truck empty
					`,
				),
			},
		],
		shipment: {
			bill: "SGNZ10000003",
			from: "VNCMT",
			to: "USLAX",
			by: "SEASPAN ADONIS 063E",
			atd: "2021-07-02 20:15",
			ata: "2021-07-18 20:42",
		},
		containers: [
			{
				number: "GESU1000036",
				status: "empty_returned",
				size: "40 dry high_cube",
				events: [
					"empty_out VNSGN 2021-06-21 12:00",
					"full_in VNSGN 2021-06-21 12:03",
					"feeder_departed VNSGN 2021-07-01 09:12",
					"feeder_arrived VNCMT 2021-07-02 02:06",
					"vessel_loaded VNCMT 2021-07-02 13:56",
					"vessel_departed VNCMT 2021-07-02 20:15",
					"vessel_arrived USLAX 2021-07-18 20:42",
					"vessel_discharged USLAX 2021-07-24 02:09",
					"full_out USLAX 2021-07-29 17:48",
					"empty_in USLGB 2021-08-04 08:10",
				],
			},
		],
	},
	{
		// A freight forwarder's tracking records of 2021: trucked between two terminals of the transshipment port, with a planned
		// train.
		title: "Chittagong to Montreal by way of Colombo and Halifax, on the train",
		line: LINE,
		asked: { requestType: "bill_of_lading", requestNumber: "DACZ10000004" },
		answers: [
			{
				at: "2021-08-03T00:00:00Z",
				body: events(
					{
						box: "SZLU1000040",
						isoCode: "45G1",
						bill: "DACZ10000004",
						booking: "DACZ10000004",
					},
					`
					ACT 2021-05-30T20:00:00+06:00 GTOT BDCGP truck empty at:DEPO
					ACT 2021-05-30T23:45:00+06:00 GTIN BDCGP truck
					ACT 2021-06-03T16:30:00+06:00 LOAD BDCGP by:ALION voy:006S
					ACT 2021-06-03T16:50:00+06:00 DEPA BDCGP by:ALION voy:006S
					ACT 2021-06-12T04:00:00+05:30 ARRI LKCMB by:ALION voy:006S fac:JCT
					ACT 2021-06-12T16:02:00+05:30 DISC LKCMB by:ALION voy:006S fac:JCT
					ACT 2021-06-23T12:20:00+05:30 DEPA LKCMB truck fac:JCT
					ACT 2021-06-23T12:45:00+05:30 ARRI LKCMB truck fac:SAGT
					ACT 2021-07-11T10:33:00+05:30 LOAD LKCMB by:ONE_HELSINKI voy:045E fac:SAGT
					ACT 2021-07-11T14:54:00+05:30 DEPA LKCMB by:ONE_HELSINKI voy:045E fac:SAGT
					ACT 2021-07-30T18:20:00-03:00 ARRI CAHAL by:ONE_HELSINKI voy:045E
					ACT 2021-07-30T21:45:00-03:00 DISC CAHAL by:ONE_HELSINKI voy:045E
					ACT 2021-08-02T19:58:00-03:00 LOAD CAHAL rail
					EST 2021-08-05T20:30:00-03:00 DEPA CAHAL rail
					EST 2021-08-07T22:30:00-04:00 ARRI CAMTR rail at:RAMP
					EST 2021-08-08T00:30:00-04:00 DISC CAMTR rail at:RAMP
					EST 2021-08-08T05:30:00-04:00 GTOT CAMTR truck at:RAMP
					EST 2021-08-09T05:30:00-04:00 GTIN CAMTR truck empty at:DEPO
					`,
				),
			},
		],
		shipment: {
			bill: "DACZ10000004",
			from: "BDCGP",
			to: "CAHAL",
			inland: "CAMTR",
			by: "ONE HELSINKI 045E",
			atd: "2021-06-03 16:50",
			ata: "2021-07-30 18:20",
			inlandEta: "2021-08-07 22:30",
		},
		containers: [
			{
				number: "SZLU1000040",
				status: "on_rail",
				size: "40 dry high_cube",
				events: [
					"empty_out BDCGP 2021-05-30 20:00",
					"full_in BDCGP 2021-05-30 23:45",
					"vessel_loaded BDCGP 2021-06-03 16:30",
					"vessel_departed BDCGP 2021-06-03 16:50",
					"transshipment_arrived LKCMB 2021-06-12 04:00",
					"transshipment_discharged LKCMB 2021-06-12 16:02",
					"transshipment_loaded LKCMB 2021-07-11 10:33",
					"transshipment_departed LKCMB 2021-07-11 14:54",
					"vessel_arrived CAHAL 2021-07-30 18:20",
					"vessel_discharged CAHAL 2021-07-30 21:45",
					"rail_loaded CAHAL 2021-08-02 19:58",
					"estimated.arrived_at_inland_destination CAMTR 2021-08-07 22:30",
				],
			},
		],
	},
	{
		// A freight forwarder's tracking records of 2021: the container's earlier and later journeys in the same answer.
		title:
			"Chittagong to Los Angeles among three journeys of the container, queried by bill",
		line: LINE,
		asked: { requestType: "bill_of_lading", requestNumber: "DACZ10000005" },
		answers: [{ at: "2021-08-02T00:00:00Z", body: THREE_TRIPS }],
		shipment: {
			bill: "DACZ10000005",
			from: "BDCGP",
			to: "USLAX",
			by: "SEASPAN ADONIS 063E",
			atd: "2021-06-14 13:00",
			ata: "2021-07-18 20:42",
		},
		containers: [
			{
				number: "TRHU1000051",
				status: "empty_returned",
				size: "40 dry high_cube",
				events: [
					"empty_out BDCGP 2021-06-10 20:00",
					"full_in BDCGP 2021-06-10 23:45",
					"vessel_loaded BDCGP 2021-06-14 12:30",
					"vessel_departed BDCGP 2021-06-14 13:00",
					"transshipment_arrived SGSIN 2021-06-19 16:30",
					"transshipment_discharged SGSIN 2021-06-20 14:44",
					"transshipment_loaded SGSIN 2021-06-25 14:07",
					"transshipment_departed SGSIN 2021-06-26 02:00",
					"vessel_arrived USLAX 2021-07-18 20:42",
					"vessel_discharged USLAX 2021-07-22 23:20",
					"full_out USLAX 2021-07-24 20:51",
					"empty_in USLAX 2021-07-25 03:00",
				],
			},
		],
	},
	{
		// The same answer for a query by container: its current journey is the next one, which has no vessel yet.
		title: "the third of three journeys of a container, queried by its number",
		line: LINE,
		asked: { requestType: "container", requestNumber: "TRHU1000051" },
		answers: [{ at: "2021-08-02T00:00:00Z", body: THREE_TRIPS }],
		shipment: {},
		containers: [
			{
				number: "TRHU1000051",
				status: "new",
				size: "40 dry high_cube",
				events: [
					"empty_out USLAX 2021-07-30 16:04",
					"full_in USLAX 2021-08-01 08:30",
				],
			},
		],
	},
];
