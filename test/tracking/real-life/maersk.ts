import type { RealLifeJourney } from "./real-life-journey.ts";
import { type Row, rows } from "./row.ts";
import {
	boxOf,
	type Cargo,
	documentReferences,
	kindOf,
	standardEvent,
} from "./standard-event.ts";

/*
 * Maersk, Track & Trace 2.2, and 3.0 Beta 1 where said. What recorded answers show: events in `{events}`, an
 * id for each, the place a second time with coordinates as texts, the same voyage number in both members, one transport event for each
 * container, and recording in UTC minutes later.
 */

const LINE = { scac: "MAEU", dialect: "dcsa-2.2" } as const;

/** When an event was recorded: a quarter of an hour after an actual event, a week before a forecast. */
function recordedAt(row: Row): string {
	const minutes = row.classifier === "ACT" ? 15 : -7 * 24 * 60;
	return new Date(Date.parse(row.at) + minutes * 60_000).toISOString();
}

function eventOf(row: Row, cargo: Cargo, index: number) {
	const event = standardEvent(row, cargo, recordedAt(row));
	const call = event.transportCall as Record<string, unknown> | undefined;
	const voyage = row.word("voy");
	return {
		...event,
		eventID: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
		...(call && {
			transportCall: {
				...call,
				...(voyage !== null && {
					exportVoyageNumber: voyage,
					importVoyageNumber: voyage,
				}),
				facilityTypeCode: row.word("at") ?? "POTE",
				otherFacility: "a terminal's name and address",
				location: {
					locationName: "a terminal's name",
					latitude: "1.0000",
					longitude: "1.0000",
					UNLocationCode: row.locode,
				},
			},
		}),
		references: [{ referenceType: "EQ", referenceValue: boxOf(row, cargo) }],
	};
}

const events = (cargo: Cargo, text: string) => ({
	events: rows(text).map((row, index) => eventOf(row, cargo, index)),
});

/** The same events in the form of 3.0 Beta 1: in two objects, with shorter names. */
function betaEvents(cargo: Cargo, text: string) {
	return rows(text).map((row, index) => {
		const { eventID, eventType, eventCreatedDateTime, ...payload } = eventOf(
			row,
			cargo,
			index,
		) as ReturnType<typeof eventOf> & Record<string, unknown>;
		const call = payload.transportCall as Record<string, unknown>;
		const voyage = row.word("voy");
		return {
			metadata: {
				eventID,
				eventType,
				eventCreatedDateTime,
				publisherRole: "CA",
			},
			payload: {
				...payload,
				...(kindOf(row) === "EQUIPMENT" && { isTransshipmentMove: false }),
				transportCall: {
					transportCallReference: `${row.locode}-${voyage ?? "LAND"}`,
					modeOfTransport: row.mode,
					location: { locationType: "UNLO", UNLocationCode: row.locode },
					facilityTypeCode: call.facilityTypeCode,
					carrierExportVoyageNumber: voyage,
					carrierImportVoyageNumber: voyage,
					vessel: row.vessel && { name: row.vessel.name },
				},
				documentReferences: undefined,
				relatedDocumentReferences: documentReferences(cargo).map(
					(document) => ({
						type: document.documentReferenceType,
						value: document.documentReferenceValue,
					}),
				),
			},
		};
	});
}

const YARIMCA: Cargo = {
	box: "MRKU1000040",
	isoCode: "45G1",
	bill: "100000004",
	booking: "100000004",
	seal: "ML-TR1000004",
};

/** Every event for the second container too; the line repeats the vessel events for each container. */
const withSecondBox = (text: string): string =>
	text
		.split("\n")
		.flatMap((line) => [
			line,
			/\b(?:ARRI|DEPA)\b/.test(line)
				? line
				: `${line.replace(/:00:00([+-])/, ":25:00$1")} box:MRKU1000056`,
		])
		.filter((line) => line.trim().startsWith("A"))
		.join("\n");

const boxFromYarimca = (number: string, minute: string) => ({
	number,
	status: "picked_up",
	size: "40 dry high_cube",
	seal: "ML-TR1000004",
	events: [
		`empty_out TRKMX 2026-01-05 06:${minute}Z`,
		`full_in TRYAR 2026-01-06 11:${minute}Z`,
		`vessel_loaded TRYAR 2026-01-10 19:${minute}Z`,
		"vessel_departed TRYAR 2026-01-11 02:30Z",
		"transshipment_arrived GBFXT 2026-01-22 04:10",
		`transshipment_discharged GBFXT 2026-01-22 13:${minute}`,
		`transshipment_loaded GBFXT 2026-01-26 02:${minute}`,
		"transshipment_departed GBFXT 2026-01-26 11:05",
		"transshipment_arrived DEBRV 2026-01-27 19:30",
		`transshipment_discharged DEBRV 2026-01-28 01:${minute}`,
		`transshipment_loaded DEBRV 2026-01-31 15:${minute}`,
		"transshipment_departed DEBRV 2026-02-01 03:45",
		"vessel_arrived PLGDN 2026-02-03 06:30",
		`vessel_discharged PLGDN 2026-02-03 12:${minute}`,
		`full_out PLGDN 2026-02-05 08:${minute}`,
	],
});

/** Journeys that Maersk reported. Places, times, vessels and voyages are those of the originals unless said otherwise; numbers are ours. */
export const MAERSK: readonly RealLifeJourney[] = [
	{
		// The public page's answer of 3 February 2026, in the form of the interface.
		title: "a reefer from Port Said to Santos, arrived in Tangier",
		line: LINE,
		asked: { requestType: "container", requestNumber: "MNBU1000014" },
		answers: [
			{
				at: "2026-02-03T15:15:00Z",
				body: events(
					{
						box: "MNBU1000014",
						isoCode: "45R1",
						bill: "100000001",
						booking: "100000001",
					},
					`
					ACT 2026-01-13T20:15:00+02:00 GTOT EGPSD truck empty
					ACT 2026-01-15T10:28:00+02:00 GTIN EGPSD truck
					ACT 2026-01-17T04:06:00+02:00 LOAD EGPSD by:MAERSK_BROWNSVILLE voy:603S
					ACT 2026-01-17T12:01:00+02:00 DEPA EGPSD by:MAERSK_BROWNSVILLE voy:603S
					ACT 2026-02-03T14:02:00+01:00 ARRI MAPTM by:MAERSK_BROWNSVILLE voy:603S
					EST 2026-02-07T14:00:00+01:00 DEPA MAPTM by:CMA_CGM_RODOLPHE voy:605S
					EST 2026-02-20T19:00:00-03:00 ARRI BRSSZ by:CMA_CGM_RODOLPHE voy:605S
					`,
				),
			},
		],
		shipment: {
			bill: "100000001",
			from: "EGPSD",
			to: "BRSSZ",
			by: "CMA CGM RODOLPHE 605S",
			atd: "2026-01-17 12:01",
			eta: "2026-02-20 19:00",
		},
		containers: [
			{
				number: "MNBU1000014",
				status: "on_ship",
				size: "40 reefer high_cube",
				events: [
					"empty_out EGPSD 2026-01-13 20:15",
					"full_in EGPSD 2026-01-15 10:28",
					"vessel_loaded EGPSD 2026-01-17 04:06",
					"vessel_departed EGPSD 2026-01-17 12:01",
					"transshipment_arrived MAPTM 2026-02-03 14:02",
					"estimated.vessel_arrived BRSSZ 2026-02-20 19:00",
				],
			},
		],
	},
	{
		// The public page's answer of 5 February 2026, in the form of 3.0 Beta 1.
		title: "Alexandria to Santos before the hub, in 3.0 Beta 1",
		line: { scac: "MAEU", dialect: "dcsa-3.0-beta1" },
		asked: { requestType: "container", requestNumber: "MSKU1000021" },
		answers: [
			{
				at: "2026-02-05T15:27:00Z",
				body: betaEvents(
					{
						box: "MSKU1000021",
						isoCode: "45G1",
						bill: "100000002",
						booking: "100000002",
					},
					`
					ACT 2026-01-15T21:07:00+02:00 GTOT EGALY truck empty
					ACT 2026-01-17T18:25:00+02:00 GTIN EGALY truck
					ACT 2026-01-25T12:43:00+02:00 LOAD EGALY by:NORA_MAERSK voy:603W
					ACT 2026-01-25T23:24:00+02:00 DEPA EGALY by:NORA_MAERSK voy:603W
					EST 2026-02-06T20:00:00+01:00 ARRI ESALG by:NORA_MAERSK voy:603W
					EST 2026-02-11T18:00:00+01:00 DEPA ESALG by:MAERSK_LAMANAI voy:606S
					EST 2026-02-27T19:00:00-03:00 ARRI BRSSZ by:MAERSK_LAMANAI voy:606S
					`,
				),
			},
		],
		shipment: {
			bill: "100000002",
			from: "EGALY",
			to: "BRSSZ",
			by: "MAERSK LAMANAI 606S",
			atd: "2026-01-25 23:24",
			eta: "2026-02-27 19:00",
		},
		containers: [
			{
				number: "MSKU1000021",
				status: "on_ship",
				size: "40 dry high_cube",
				events: [
					"empty_out EGALY 2026-01-15 21:07",
					"full_in EGALY 2026-01-17 18:25",
					"vessel_loaded EGALY 2026-01-25 12:43",
					"vessel_departed EGALY 2026-01-25 23:24",
					"estimated.vessel_arrived BRSSZ 2026-02-27 19:00",
				],
			},
		],
	},
	{
		// A tracking page's text of July 2026: at the transshipment port one vessel only arrives and the other only departs.
		title: "San Antonio to Manzanillo by way of Balboa, at sea",
		line: LINE,
		asked: { requestType: "container", requestNumber: "TCKU1000032" },
		answers: [
			{
				at: "2026-07-10T12:00:00Z",
				body: events(
					{
						box: "TCKU1000032",
						isoCode: "45R1",
						bill: "100000003",
						booking: "100000003",
					},
					`
					ACT 2026-07-02T17:37:00-04:00 GTOT CLSAI truck empty
					ACT 2026-07-06T19:15:00-04:00 GTIN CLSAI truck
					ACT 2026-07-08T16:38:00-04:00 LOAD CLSAI by:POLAR_COLOMBIA voy:627N
					ACT 2026-07-08T23:29:00-04:00 DEPA CLSAI by:POLAR_COLOMBIA voy:627N
					EST 2026-07-22T01:00:00-05:00 ARRI PABLB by:POLAR_COLOMBIA voy:627N
					EST 2026-08-09T21:00:00-05:00 DEPA PABLB by:MAERSK_EVORA voy:632W
					EST 2026-08-16T23:00:00-06:00 ARRI MXZLO by:MAERSK_EVORA voy:632W
					`,
				),
			},
		],
		shipment: {
			bill: "100000003",
			from: "CLSAI",
			to: "MXZLO",
			by: "MAERSK EVORA 632W",
			atd: "2026-07-08 23:29",
			eta: "2026-08-16 23:00",
		},
		containers: [
			{
				number: "TCKU1000032",
				status: "on_ship",
				size: "40 reefer high_cube",
				events: [
					"empty_out CLSAI 2026-07-02 17:37",
					"full_in CLSAI 2026-07-06 19:15",
					"vessel_loaded CLSAI 2026-07-08 16:38",
					"vessel_departed CLSAI 2026-07-08 23:29",
					"estimated.vessel_arrived MXZLO 2026-08-16 23:00",
				],
			},
		],
	},
	{
		// A fixture of users: two containers, an inland depot, two transshipments, 37 events. Times are ours.
		title: "two containers from Yarimca to Gdansk by three vessels, picked up",
		line: LINE,
		asked: { requestType: "bill_of_lading", requestNumber: "100000004" },
		answers: [
			{
				at: "2026-02-06T00:00:00Z",
				body: events(
					YARIMCA,
					withSecondBox(`
					ACT 2026-01-05T09:00:00+03:00 GTOT TRKMX truck empty fac:KUMPO
					ACT 2026-01-06T14:00:00+03:00 GTIN TRYAR truck
					ACT 2026-01-10T22:00:00+03:00 LOAD TRYAR by:MAERSK_NORESUND voy:602W
					ACT 2026-01-11T05:30:00+03:00 DEPA TRYAR by:MAERSK_NORESUND voy:602W
					ACT 2026-01-22T04:10:00+00:00 ARRI GBFXT by:MAERSK_NORESUND voy:602W
					ACT 2026-01-22T13:00:00+00:00 DISC GBFXT by:MAERSK_NORESUND voy:602W
					ACT 2026-01-26T02:00:00+00:00 LOAD GBFXT by:EMMA_MAERSK voy:604E
					ACT 2026-01-26T11:05:00+00:00 DEPA GBFXT by:EMMA_MAERSK voy:604E
					ACT 2026-01-27T19:30:00+01:00 ARRI DEBRV by:EMMA_MAERSK voy:604E
					ACT 2026-01-28T01:00:00+01:00 DISC DEBRV by:EMMA_MAERSK voy:604E
					ACT 2026-01-31T15:00:00+01:00 LOAD DEBRV by:VISTULA_MAERSK voy:605E
					ACT 2026-02-01T03:45:00+01:00 DEPA DEBRV by:VISTULA_MAERSK voy:605E
					ACT 2026-02-03T06:30:00+01:00 ARRI PLGDN by:VISTULA_MAERSK voy:605E fac:DCT
					ACT 2026-02-03T12:00:00+01:00 DISC PLGDN by:VISTULA_MAERSK voy:605E fac:DCT
					ACT 2026-02-05T08:00:00+01:00 GTOT PLGDN truck fac:DCT
					`),
				),
			},
		],
		shipment: {
			bill: "100000004",
			from: "TRYAR",
			to: "PLGDN",
			by: "VISTULA MAERSK 605E",
			atd: "2026-01-11 02:30Z",
			ata: "2026-02-03 06:30",
		},
		containers: [
			boxFromYarimca("MRKU1000040", "00"),
			boxFromYarimca("MRKU1000056", "25"),
		],
	},
	{
		// A fixture of users, early 2026: fourteen events, the last three of them expected. Times are ours.
		title: "Tianjin to Gdansk after the first of two hubs",
		line: LINE,
		asked: { requestType: "container", requestNumber: "MSKU1000063" },
		answers: [
			{
				at: "2026-01-25T12:00:00Z",
				body: events(
					{
						box: "MSKU1000063",
						isoCode: "42G1",
						bill: "100000005",
						booking: "100000005",
					},
					`
					ACT 2025-12-20T08:00:00Z RECE - doc:BKG
					ACT 2025-12-20T10:00:00Z CONF - doc:BKG
					ACT 2026-01-06T09:00:00Z ISSU - doc:TRD
					ACT 2025-12-27T10:10:00+08:00 GTOT CNTXG truck empty fac:TPCT1
					ACT 2025-12-29T22:40:00+08:00 GTIN CNTXG truck fac:TPCT1
					ACT 2026-01-03T05:20:00+08:00 LOAD CNTXG by:MAERSK_HANGZHOU voy:552W fac:TPCT1
					ACT 2026-01-03T19:00:00+08:00 DEPA CNTXG by:MAERSK_HANGZHOU voy:552W fac:TPCT1
					ACT 2026-01-14T03:30:00+08:00 ARRI MYTPP by:MAERSK_HANGZHOU voy:552W
					ACT 2026-01-14T14:50:00+08:00 DISC MYTPP by:MAERSK_HANGZHOU voy:552W
					ACT 2026-01-20T01:15:00+08:00 LOAD MYTPP by:MUNICH_MAERSK voy:603W
					ACT 2026-01-20T16:00:00+08:00 DEPA MYTPP by:MUNICH_MAERSK voy:603W
					EST 2026-02-19T08:00:00+01:00 ARRI DEWVN by:MUNICH_MAERSK voy:603W
					EST 2026-02-22T20:00:00+01:00 DEPA DEWVN by:NYSTED_MAERSK voy:608E
					EST 2026-02-24T18:00:00+01:00 ARRI PLGDN by:NYSTED_MAERSK voy:608E
					`,
				),
			},
		],
		shipment: {
			bill: "100000005",
			from: "CNTXG",
			to: "PLGDN",
			by: "NYSTED MAERSK 608E",
			atd: "2026-01-03 19:00",
			eta: "2026-02-24 18:00",
		},
		containers: [
			{
				number: "MSKU1000063",
				status: "on_ship",
				size: "40 dry standard",
				events: [
					"empty_out CNTXG 2025-12-27 10:10",
					"full_in CNTXG 2025-12-29 22:40",
					"vessel_loaded CNTXG 2026-01-03 05:20",
					"vessel_departed CNTXG 2026-01-03 19:00",
					"transshipment_arrived MYTPP 2026-01-14 03:30",
					"transshipment_discharged MYTPP 2026-01-14 14:50",
					"transshipment_loaded MYTPP 2026-01-20 01:15",
					"transshipment_departed MYTPP 2026-01-20 16:00",
					"estimated.vessel_arrived PLGDN 2026-02-24 18:00",
				],
			},
		],
	},
	{
		// A tracker's expected data of 2022: no vessel events, no voyages, picked up in Charleston.
		title: "Laem Chabang to Charleston by way of Shanghai, picked up",
		line: LINE,
		asked: { requestType: "container", requestNumber: "MSKU1000079" },
		answers: [
			{
				at: "2022-06-15T00:00:00Z",
				body: events(
					{
						box: "MSKU1000079",
						isoCode: "42G1",
						bill: "100000006",
						booking: "100000006",
					},
					`
					ACT 2022-03-29T06:42:00+07:00 GTOT THLCH truck empty
					ACT 2022-03-30T00:02:00+07:00 GTIN THLCH truck
					ACT 2022-04-13T14:15:00+07:00 LOAD THLCH by:MSC_SVEVA
					ACT 2022-04-25T02:49:00+08:00 DISC CNSHA by:MSC_SVEVA
					ACT 2022-05-01T15:11:00+08:00 LOAD CNSHA by:ZIM_WILMINGTON
					ACT 2022-06-11T03:54:00-04:00 DISC USCHS by:ZIM_WILMINGTON
					ACT 2022-06-14T00:00:00-04:00 GTOT USCHS truck
					`,
				),
			},
		],
		shipment: {
			bill: "100000006",
			from: "THLCH",
			to: "USCHS",
			by: "ZIM WILMINGTON",
		},
		containers: [
			{
				number: "MSKU1000079",
				status: "picked_up",
				size: "40 dry standard",
				events: [
					"empty_out THLCH 2022-03-29 06:42",
					"full_in THLCH 2022-03-30 00:02",
					"vessel_loaded THLCH 2022-04-13 14:15",
					"transshipment_discharged CNSHA 2022-04-25 02:49",
					"transshipment_loaded CNSHA 2022-05-01 15:11",
					"vessel_discharged USCHS 2022-06-11 03:54",
					"full_out USCHS 2022-06-14 00:00",
				],
			},
		],
	},
];
