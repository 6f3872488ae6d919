import type { RealLifeJourney } from "./real-life-journey.ts";
import { type Row, rows } from "./row.ts";
import {
	boxOf,
	type Cargo,
	documentReferences,
	isComing,
	kindOf,
} from "./standard-event.ts";

/*
 * MSC, Track & Trace 2.2. What a developer's sample and recorded answers show: `eventId` and
 * `unLocationCode`; the id of a transport event consists of its classifier and its time; every event, even an estimate, is recorded at
 * its own time; a call's id is place and voyage; unknown members are null; sizes are codes of ISO 6346:1984.
 */

const LINE = { scac: "MSCU", dialect: "dcsa-2.2" } as const;

function callOf(row: Row) {
	const { locode, mode, vessel } = row;
	const voyage = row.word("voy");
	const facility = row.word("fac");
	return {
		transportCallID:
			row.word("call") ?? `${locode}${mode === "TRUCK" ? "TRB" : voyage}`,
		carrierServiceCode: null,
		exportVoyageNumber: isComing(row) ? null : voyage,
		importVoyageNumber: isComing(row) ? voyage : null,
		unLocationCode: locode,
		facilityCode: facility,
		facilityCodeListProvider: facility && "SMDG",
		facilityTypeCode: "POTE",
		otherFacility: null,
		modeOfTransport: mode,
		vessel: vessel && {
			vesselIMONumber: vessel.imo,
			vesselName: vessel.name,
			vesselFlag: null,
		},
	};
}

function eventOf(row: Row, cargo: Cargo, index: number) {
	const isTransport = kindOf(row) === "TRANSPORT";
	const facility = row.word("fac");
	return {
		eventType: kindOf(row),
		...(isTransport
			? { transportEventTypeCode: row.code }
			: {
					equipmentEventTypeCode: row.code,
					equipmentReference: boxOf(row, cargo),
					ISOEquipmentCode: cargo.isoCode,
					emptyIndicatorCode: row.isEmpty ? "EMPTY" : "LADEN",
					eventLocation: {
						locationName: null,
						unLocationCode: row.locode,
						facilityCode: facility,
						facilityCodeListProvider: facility && "SMDG",
					},
					seals: [{ sealNumber: cargo.seal, sealSource: "CAR" }],
				}),
		transportCall: callOf(row),
		documentReferences: documentReferences(cargo),
		eventId: isTransport
			? `${row.classifier}${row.at.slice(0, 19)}:00`
			: String(1_070_000_000 + index),
		eventDateTime: row.at,
		eventClassifierCode: row.classifier,
		eventCreatedDateTime: row.at,
		references: [],
	};
}

function events(cargo: Cargo, text: string): object[] {
	// Newest first, as the line sends them.
	return rows(text)
		.map((row, index) => eventOf(row, cargo, index))
		.reverse();
}

const NAPLES: Cargo = {
	box: "CXDU1000032",
	isoCode: "4510",
	bill: "MEDUZZ100002",
	booking: "EBKG10000002",
	seal: "FX1000002",
};

const QINGDAO: Cargo = {
	box: "MSCU1000059",
	isoCode: "4510",
	bill: "MEDUZZ100005",
	booking: "EBKG10000005",
	seal: "FX1000005",
};

const TO_GDANSK = `
	ACT 2026-01-02T09:12:00+08:00 GTOT CNTAO truck empty
	ACT 2026-01-05T20:31:00+08:00 GTIN CNTAO truck
	ACT 2026-01-09T03:44:00+08:00 LOAD CNTAO by:MSC_PHOENIX voy:GL602W
	ACT 2026-01-09T15:00:00+08:00 DEPA CNTAO by:MSC_PHOENIX voy:GL602W
	ACT 2026-01-12T02:00:00+08:00 ARRI CNNGB by:MSC_PHOENIX voy:GL602W
	ACT 2026-01-12T18:25:00+08:00 DISC CNNGB by:MSC_PHOENIX voy:GL602W
	ACT 2026-01-16T07:50:00+08:00 LOAD CNNGB by:MSC_GEMMA voy:GA602W
	ACT 2026-01-16T22:00:00+08:00 DEPA CNNGB by:MSC_GEMMA voy:GA602W
`;

const TO_GDANSK_TOLD = {
	number: "MSCU1000059",
	status: "on_ship",
	size: "40 dry high_cube",
	seal: "FX1000005",
	events: [
		"empty_out CNTAO 2026-01-02 09:12",
		"full_in CNTAO 2026-01-05 20:31",
		"vessel_loaded CNTAO 2026-01-09 03:44",
		"vessel_departed CNTAO 2026-01-09 15:00",
		"transshipment_arrived CNNGB 2026-01-12 02:00",
		"transshipment_discharged CNNGB 2026-01-12 18:25",
		"transshipment_loaded CNNGB 2026-01-16 07:50",
		"transshipment_departed CNNGB 2026-01-16 22:00",
	],
} as const;

/** Two containers of one booking with the same events, minutes apart. */
const bothBoxes = (text: string): string =>
	text.replaceAll(/^\s*ACT .*\b(?:GTOT|GTIN|LOAD|DISC)\b.*$/gm, (line) =>
		[line, `${line.replace(/:00:00([+-])/, ":10:00$1")} box:MSCU1000064`].join(
			"\n",
		),
	);

const boxFromMoin = (number: string, minute: string) => ({
	number,
	status: "empty_returned",
	size: "40 reefer high_cube",
	seal: "FX1000006",
	events: [
		`empty_out CRCAR 2025-10-02 14:${minute}Z`,
		`full_in CRMOB 2025-10-03 17:${minute}`,
		`vessel_loaded CRMOB 2025-10-06 02:${minute}`,
		"vessel_departed CRMOB 2025-10-06 09:30",
		"transshipment_arrived BEANR 2025-10-21 05:45",
		`transshipment_discharged BEANR 2025-10-21 11:${minute}`,
		`transshipment_loaded BEANR 2025-10-25 16:${minute}`,
		"transshipment_departed BEANR 2025-10-26 01:15",
		"vessel_arrived PLGDY 2025-10-29 22:20",
		`vessel_discharged PLGDY 2025-10-30 03:${minute}`,
		`full_out PLGDY 2025-10-31 13:${minute}`,
		`empty_in PLGDY 2025-11-03 10:${minute}`,
	],
});

/** Journeys that MSC reported. Places, dates, vessels and voyages are those of the originals; numbers and most times of day are ours. */
export const MSC: readonly RealLifeJourney[] = [
	{
		// A developer's sample of an answer, 2022: wall-clock times that end with a Z.
		title: "its sample: Shanghai to Valparaiso, waiting in Busan",
		line: LINE,
		asked: { requestType: "bill_of_lading", requestNumber: "MEDUZZ100001" },
		answers: [
			{
				at: "2022-11-18T00:00:00Z",
				body: events(
					{
						box: "MSCU1000017",
						isoCode: "4310",
						bill: "MEDUZZ100001",
						booking: "177ZZZZZZZZ0001",
						seal: "FX1000001",
					},
					`
					ACT 2022-10-28T01:38:00Z GTOT CNSHA truck empty
					ACT 2022-11-06T11:59:00Z GTIN CNSHA truck
					ACT 2022-11-10T10:04:00Z LOAD CNSHA by:NAVARINO/9400289 voy:UK244A
					ACT 2022-11-10T08:00:00Z DEPA CNSHA by:NAVARINO/9400289 call:CNSHAUK244A
					ACT 2022-11-17T04:00:00Z ARRI KRPUS by:NAVARINO/9400289 call:KRPUSUK244A fac:PNP
					ACT 2022-11-17T08:50:00Z DISC KRPUS by:NAVARINO/9400289 voy:UK244A fac:PNP
					EST 2022-12-26T04:00:00Z ARRI CLVAP by:COCHRANE/9687540 voy:2246W
					`,
				),
			},
		],
		shipment: {
			bill: "MEDUZZ100001",
			from: "CNSHA",
			to: "CLVAP",
			by: "COCHRANE 9687540 2246W",
			atd: "2022-11-10 16:00",
			eta: "2022-12-26 01:00",
		},
		containers: [
			{
				number: "MSCU1000017",
				status: "on_ship",
				size: "40 dry standard",
				seal: "FX1000001",
				events: [
					"empty_out CNSHA 2022-10-28 09:38",
					"full_in CNSHA 2022-11-06 19:59",
					"vessel_departed CNSHA 2022-11-10 16:00",
					"vessel_loaded CNSHA 2022-11-10 18:04",
					"transshipment_arrived KRPUS 2022-11-17 13:00",
					"transshipment_discharged KRPUS 2022-11-17 17:50",
					"estimated.vessel_arrived CLVAP 2022-12-26 01:00",
				],
			},
		],
	},
	{
		// A public page's answer for a delivered container, early 2026: no vessel events, and a voyage number that changes on the way.
		title: "Naples to Itapoa by three vessels, delivered",
		line: LINE,
		asked: { requestType: "container", requestNumber: "CXDU1000032" },
		answers: [
			{
				at: "2026-02-10T12:00:00Z",
				body: events(
					NAPLES,
					`
					ACT 2025-11-17T08:20:00+01:00 GTOT ITNAP truck empty
					ACT 2025-11-17T17:05:00+01:00 GTIN ITNAP truck
					ACT 2025-11-26T11:30:00+01:00 LOAD ITNAP by:MSC_PARIS/9301483 voy:MZ546A
					ACT 2025-11-29T06:40:00+01:00 DISC ITLIV by:MSC_PARIS/9301483 voy:MZ546A
					ACT 2025-11-30T14:10:00+01:00 LOAD ITLIV by:MSC_NAIROBI_X/9605243 voy:MM548A
					ACT 2026-01-07T05:15:00-03:00 DISC BRSSZ by:MSC_NAIROBI_X/9605243 voy:MM552R
					ACT 2026-01-20T22:45:00-03:00 LOAD BRSSZ by:MSC_BIANCA/9770749 voy:QI548A
					ACT 2026-02-02T09:35:00-03:00 DISC BRIOA by:MSC_BIANCA/9770749 voy:QI548A
					ACT 2026-02-09T13:00:00-03:00 GTOT BRIOA truck
					`,
				),
			},
		],
		shipment: {
			bill: "MEDUZZ100002",
			from: "ITNAP",
			to: "BRIOA",
			by: "MSC BIANCA 9770749 QI548A",
		},
		containers: [
			{
				number: "CXDU1000032",
				status: "picked_up",
				size: "40 dry high_cube",
				seal: "FX1000002",
				events: [
					"empty_out ITNAP 2025-11-17 08:20",
					"full_in ITNAP 2025-11-17 17:05",
					"vessel_loaded ITNAP 2025-11-26 11:30",
					"transshipment_discharged ITLIV 2025-11-29 06:40",
					"transshipment_loaded ITLIV 2025-11-30 14:10",
					"transshipment_discharged BRSSZ 2026-01-07 05:15",
					"transshipment_loaded BRSSZ 2026-01-20 22:45",
					"vessel_discharged BRIOA 2026-02-02 09:35",
					"full_out BRIOA 2026-02-09 13:00",
				],
			},
		],
	},
	{
		// A freight forwarder's tracking records of 2021: moved from an inland depot to the port, two transshipments.
		title: "Chittagong to Long Beach by three vessels, picked up",
		line: LINE,
		asked: { requestType: "bill_of_lading", requestNumber: "MEDUZZ100003" },
		answers: [
			{
				at: "2021-08-01T12:00:00Z",
				body: events(
					{
						box: "MEDU1000029",
						isoCode: "2210",
						bill: "MEDUZZ100003",
						booking: "EBKG10000003",
						seal: "FX1000003",
					},
					`
					ACT 2021-05-11T23:20:00+06:00 GTOT BDCGP truck empty
					ACT 2021-05-11T23:30:00+06:00 GTIN BDCGP truck
					ACT 2021-05-16T23:47:00+06:00 GTOT BDCGP truck
					ACT 2021-05-16T23:49:00+06:00 GTIN BDCGP truck
					ACT 2021-05-18T15:35:00+06:00 LOAD BDCGP by:HAIAN_EAST voy:068S
					ACT 2021-05-26T17:29:00+08:00 DISC SGSIN by:HAIAN_EAST voy:068S
					ACT 2021-05-29T17:58:00+08:00 LOAD SGSIN by:MSC_ELOANE/9755957 voy:FJ117E
					ACT 2021-06-23T08:00:00+08:00 DISC CNYTN by:MSC_ELOANE/9755957 voy:FJ117
					ACT 2021-06-28T23:01:00+08:00 LOAD CNYTN by:MSC_CLORINDA/7820394 voy:QJ122N
					ACT 2021-07-23T18:35:00-07:00 DISC USLGB by:MSC_CLORINDA/7820394 voy:122N
					ACT 2021-07-31T20:42:00-07:00 GTOT USLGB truck
					`,
				),
			},
		],
		shipment: {
			bill: "MEDUZZ100003",
			from: "BDCGP",
			to: "USLGB",
			by: "MSC CLORINDA 7820394 122N",
		},
		containers: [
			{
				number: "MEDU1000029",
				status: "picked_up",
				size: "20 dry standard",
				seal: "FX1000003",
				events: [
					"empty_out BDCGP 2021-05-11 23:20",
					"full_in BDCGP 2021-05-16 23:49",
					"vessel_loaded BDCGP 2021-05-18 15:35",
					"transshipment_discharged SGSIN 2021-05-26 17:29",
					"transshipment_loaded SGSIN 2021-05-29 17:58",
					"transshipment_discharged CNYTN 2021-06-23 08:00",
					"transshipment_loaded CNYTN 2021-06-28 23:01",
					"vessel_discharged USLGB 2021-07-23 18:35",
					"full_out USLGB 2021-07-31 20:42",
				],
			},
		],
	},
	{
		// A public page's answer of March 2026: an inland pick-up, a move between two terminals of the transshipment port, an estimate.
		title: "Karachi to Santos by way of Busan, at sea",
		line: LINE,
		asked: { requestType: "container", requestNumber: "MSDU1000047" },
		answers: [
			{
				at: "2026-03-12T12:00:00Z",
				body: events(
					{
						box: "MSDU1000047",
						isoCode: "2210",
						bill: "MEDUZZ100004",
						booking: "EBKG10000004",
						seal: "FX1000004",
					},
					`
					ACT 2025-11-30T10:00:00+05:00 GTOT PKLYP truck empty
					ACT 2025-12-03T16:20:00+05:00 GTIN PKKHI truck
					ACT 2026-01-02T21:40:00+05:00 LOAD PKKHI by:MSC_IRIS voy:QS551R
					ACT 2026-02-10T07:30:00+09:00 DISC KRPUS by:MSC_IRIS voy:UX604A
					ACT 2026-02-28T09:00:00+09:00 GTOT KRPUS truck
					ACT 2026-02-28T09:40:00+09:00 GTIN KRPUS truck
					ACT 2026-02-28T19:10:00+09:00 LOAD KRPUS by:MSC_BIANCA_SILVIA voy:UX605A
					EST 2026-05-10T06:00:00-03:00 ARRI BRSSZ by:MSC_BIANCA_SILVIA voy:UX605A
					`,
				),
			},
		],
		shipment: {
			bill: "MEDUZZ100004",
			from: "PKKHI",
			to: "BRSSZ",
			by: "MSC BIANCA SILVIA UX605A",
			eta: "2026-05-10 06:00",
		},
		containers: [
			{
				number: "MSDU1000047",
				status: "on_ship",
				size: "20 dry standard",
				seal: "FX1000004",
				events: [
					"empty_out PKLYP 2025-11-30 05:00Z",
					"full_in PKKHI 2025-12-03 16:20",
					"vessel_loaded PKKHI 2026-01-02 21:40",
					"transshipment_discharged KRPUS 2026-02-10 07:30",
					"transshipment_loaded KRPUS 2026-02-28 19:10",
					"estimated.vessel_arrived BRSSZ 2026-05-10 06:00",
				],
			},
		],
	},
	{
		// An answer that users keep as a fixture, 2026: one container, a change of vessels, nine events.
		title: "Qingdao to Gdansk by way of Ningbo, at sea",
		line: LINE,
		asked: { requestType: "booking", requestNumber: "EBKG10000005" },
		answers: [
			{
				at: "2026-01-20T00:00:00Z",
				body: events(
					QINGDAO,
					`${TO_GDANSK}
					EST 2026-02-27T06:00:00+01:00 ARRI PLGDN by:MSC_GEMMA voy:GA602W`,
				),
			},
		],
		shipment: {
			bill: "MEDUZZ100005",
			from: "CNTAO",
			to: "PLGDN",
			by: "MSC GEMMA GA602W",
			atd: "2026-01-09 15:00",
			eta: "2026-02-27 06:00",
		},
		containers: [
			{
				...TO_GDANSK_TOLD,
				events: [
					...TO_GDANSK_TOLD.events,
					"estimated.vessel_arrived PLGDN 2026-02-27 06:00",
				],
			},
		],
	},
	{
		// Three answers about the same journey: every estimate is recorded at its own time and has its own id.
		title: "Qingdao to Gdansk, expected later and then earlier",
		line: LINE,
		asked: { requestType: "booking", requestNumber: "EBKG10000005" },
		answers: [
			["2026-01-20T00:00:00Z", "2026-02-27T06:00:00+01:00"],
			["2026-01-27T00:00:00Z", "2026-03-02T06:00:00+01:00"],
			["2026-02-10T00:00:00Z", "2026-02-25T18:00:00+01:00"],
		].map(([at = "", eta]) => ({
			at,
			body: events(
				QINGDAO,
				`${TO_GDANSK}
				EST ${eta} ARRI PLGDN by:MSC_GEMMA voy:GA602W`,
			),
		})),
		shipment: {
			bill: "MEDUZZ100005",
			from: "CNTAO",
			to: "PLGDN",
			by: "MSC GEMMA GA602W",
			atd: "2026-01-09 15:00",
			eta: "2026-02-25 18:00",
			firstEta: "2026-02-27 06:00",
		},
		containers: [
			{
				...TO_GDANSK_TOLD,
				events: [
					...TO_GDANSK_TOLD.events,
					"estimated.vessel_arrived PLGDN 2026-02-25 18:00",
				],
			},
		],
	},
	{
		// An answer that users keep as a fixture, 2025: a booking of two containers, an inland depot, twenty events.
		title: "two containers from Moin to Gdynia by way of Antwerp, returned",
		line: LINE,
		asked: { requestType: "booking", requestNumber: "EBKG10000006" },
		answers: [
			{
				at: "2025-11-04T00:00:00Z",
				body: events(
					{
						box: "MSCU1000070",
						isoCode: "4532",
						bill: "MEDUZZ100006",
						booking: "EBKG10000006",
						seal: "FX1000006",
					},
					bothBoxes(`
					ACT 2025-10-02T08:00:00-06:00 GTOT CRCAR truck empty
					ACT 2025-10-03T17:00:00-06:00 GTIN CRMOB truck
					ACT 2025-10-06T02:00:00-06:00 LOAD CRMOB by:MSC_NITYA_B voy:NA540R
					ACT 2025-10-06T09:30:00-06:00 DEPA CRMOB by:MSC_NITYA_B voy:NA540R
					ACT 2025-10-21T05:45:00+02:00 ARRI BEANR by:MSC_NITYA_B voy:NA540R
					ACT 2025-10-21T11:00:00+02:00 DISC BEANR by:MSC_NITYA_B voy:NA540R
					ACT 2025-10-25T16:00:00+02:00 LOAD BEANR by:MSC_JEONGMIN voy:XA543R
					ACT 2025-10-26T01:15:00+02:00 DEPA BEANR by:MSC_JEONGMIN voy:XA543R
					ACT 2025-10-29T22:20:00+01:00 ARRI PLGDY by:MSC_JEONGMIN voy:XA543R
					ACT 2025-10-30T03:00:00+01:00 DISC PLGDY by:MSC_JEONGMIN voy:XA543R
					ACT 2025-10-31T13:00:00+01:00 GTOT PLGDY truck
					ACT 2025-11-03T10:00:00+01:00 GTIN PLGDY truck empty
					`),
				),
			},
		],
		shipment: {
			bill: "MEDUZZ100006",
			from: "CRMOB",
			to: "PLGDY",
			by: "MSC JEONGMIN XA543R",
			atd: "2025-10-06 09:30",
			ata: "2025-10-29 22:20",
		},
		containers: [
			boxFromMoin("MSCU1000064", "10"),
			boxFromMoin("MSCU1000070", "00"),
		],
	},
];
