import type { RealLifeJourney } from "./real-life-journey.ts";
import { type Row, rows } from "./row.ts";
import { type Cargo, kindOf, standardEvent } from "./standard-event.ts";

/*
 * CMA CGM, Track & Trace 2.2. What the sample of its portal and code that reads it show: no events about documents; bookings as
 * hashes; plans and actual events; a number of the call in the whole journey; and `carrierSpecificData` with the line's own words.
 * These words always contain the phase, and at ports of the journey also the kind of place (`POL`, `PTS`, `POD`). The voyage number changes when the
 * vessel turns.
 */

const LINE = { scac: "CMDU", dialect: "dcsa-2.2" } as const;

const PHASES: Readonly<Record<string, string>> = {
	POL: "Export",
	PTS: "Transshipment",
	POD: "Import",
};

/** A word after `mark:` is the kind of place, which implies the phase. A word after `phase:` is only the phase. */
function eventOf(row: Row, cargo: Cargo, index: number) {
	const mark = row.word("mark");
	const created = row.classifier === "ACT" ? row.at : "2021-01-01T00:00:00Z";
	return {
		...standardEvent(row, cargo, created),
		eventID: `${String(index).padStart(4, "0")}e480af8f7d9635e7b216d5c17cfae283432`,
		carrierSpecificData: {
			internalEventCode: "XXX",
			internalEventLabel: "a label",
			internalLocationCode: row.locode,
			transportationPhase: PHASES[mark ?? ""] ?? row.word("phase"),
			...(mark !== null && { shipmentLocationType: mark }),
		},
		...(kindOf(row) === "TRANSPORT" && {
			references: [{ referenceType: "EQ", referenceValue: cargo.box }],
		}),
	};
}

const events = (cargo: Cargo, text: string) =>
	rows(text).map((row, index) => eventOf(row, cargo, index));

/** Journeys that CMA CGM reported. Places, times, vessels and voyages are those of the originals; numbers are ours. */
export const CMA_CGM: readonly RealLifeJourney[] = [
	{
		// A public page's answer of 3 February 2026: an inland pick-up, a planned train that is never reported, a change of vessels.
		title: "Zaragoza to Itaguai by way of Barcelona and Tangier, discharged",
		line: LINE,
		asked: { requestType: "container", requestNumber: "FSCU1000010" },
		answers: [
			{
				at: "2026-02-03T18:00:00Z",
				body: events(
					{
						box: "FSCU1000010",
						isoCode: "22G1",
						booking:
							"aa6b804c0cce02cb37ac9db2265e9444cc862a90a6de262cd698830a328967bf",
					},
					`
					ACT 2025-12-02T08:12:00+01:00 GTOT ESZAZ truck empty at:DEPO phase:Export seq:1
					PLN 2025-12-02T09:00:00+01:00 DEPA ESTUD rail phase:Export seq:1
					ACT 2025-12-02T13:48:00+01:00 GTIN ESZAZ truck at:INTE phase:Export seq:1
					ACT 2025-12-16T13:13:00+01:00 LOAD ESBCN by:CMA_CGM_VOLTAIRE voy:0DVNTS1MA mark:POL seq:2
					ACT 2025-12-16T22:10:00+01:00 DEPA ESBCN by:CMA_CGM_VOLTAIRE voy:0DVNTS1MA mark:POL seq:2
					ACT 2025-12-23T01:04:00+01:00 ARRI MAPTM by:CMA_CGM_VOLTAIRE voy:0DVNTS1MA mark:PTS seq:3
					ACT 2025-12-23T07:54:00+01:00 DISC MAPTM by:CMA_CGM_VOLTAIRE voy:0DVNTS1MA mark:PTS seq:3
					ACT 2026-01-13T08:53:00+01:00 LOAD MAPTM by:CMA_CGM_LISA_MARIE voy:0NSMJS1MA mark:PTS seq:4
					ACT 2026-01-13T15:38:00+01:00 DEPA MAPTM by:CMA_CGM_LISA_MARIE voy:0NSMJS1MA mark:PTS seq:4
					ACT 2026-02-03T05:14:00-03:00 ARRI BRIGI by:CMA_CGM_LISA_MARIE voy:0NSMKN1MA mark:POD seq:5
					ACT 2026-02-03T11:25:00-03:00 DISC BRIGI by:CMA_CGM_LISA_MARIE voy:0NSMKN1MA mark:POD seq:5
					`,
				),
			},
		],
		shipment: {
			from: "ESBCN",
			to: "BRIGI",
			by: "CMA CGM LISA MARIE 0NSMKN1MA",
			atd: "2025-12-16 22:10",
			ata: "2026-02-03 05:14",
		},
		containers: [
			{
				number: "FSCU1000010",
				status: "grounded",
				size: "20 dry standard",
				events: [
					"empty_out ESZAZ 2025-12-02 07:12Z",
					"full_in ESZAZ 2025-12-02 12:48Z",
					"vessel_loaded ESBCN 2025-12-16 13:13",
					"vessel_departed ESBCN 2025-12-16 22:10",
					"transshipment_arrived MAPTM 2025-12-23 01:04",
					"transshipment_discharged MAPTM 2025-12-23 07:54",
					"transshipment_loaded MAPTM 2026-01-13 08:53",
					"transshipment_departed MAPTM 2026-01-13 15:38",
					"vessel_arrived BRIGI 2026-02-03 05:14",
					"vessel_discharged BRIGI 2026-02-03 11:25",
				],
			},
		],
	},
	{
		// A freight forwarder's tracking records of 2021: six lines, no vessel events, a feeder that turns in Singapore.
		title: "Chittagong to Los Angeles by way of Singapore, with the consignee",
		line: LINE,
		asked: { requestType: "bill_of_lading", requestNumber: "ZZZ1000002" },
		answers: [
			{
				at: "2021-08-01T00:00:00Z",
				body: events(
					{
						box: "SEGU1000025",
						isoCode: "22G1",
						bill: "ZZZ1000002",
						booking: "ZZZ1000002",
					},
					`
					ACT 2021-05-27T00:00:00+06:00 GTOT BDCGP truck empty phase:Export
					ACT 2021-05-28T00:00:00+06:00 LOAD BDCGP by:CALA_PAGURO voy:59SA5S mark:POL
					ACT 2021-06-03T00:00:00+08:00 DISC SGSIN by:CALA_PAGURO voy:60SA5N mark:PTS
					ACT 2021-06-10T00:00:00+08:00 LOAD SGSIN by:CMA_CGM_CORTE_REAL/9454400 voy:0TUHVE1MA mark:PTS
					ACT 2021-07-22T00:00:00-07:00 DISC USLAX by:CMA_CGM_CORTE_REAL/9454400 voy:0TUHWW1MA mark:POD
					ACT 2021-07-30T00:00:00-07:00 GTOT USLAX truck phase:Import
					`,
				),
			},
		],
		shipment: {
			bill: "ZZZ1000002",
			from: "BDCGP",
			to: "USLAX",
			by: "CMA CGM CORTE REAL 9454400 0TUHWW1MA",
		},
		containers: [
			{
				number: "SEGU1000025",
				status: "picked_up",
				size: "20 dry standard",
				events: [
					"empty_out BDCGP 2021-05-27 00:00",
					"vessel_loaded BDCGP 2021-05-28 00:00",
					"transshipment_discharged SGSIN 2021-06-03 00:00",
					"transshipment_loaded SGSIN 2021-06-10 00:00",
					"vessel_discharged USLAX 2021-07-22 00:00",
					"full_out USLAX 2021-07-30 00:00",
				],
			},
		],
	},
	{
		// A freight forwarder's tracking records of 2021: events of a train at places on its way.
		title: "Damietta to the Midwest by way of Norfolk, on the train",
		line: LINE,
		asked: { requestType: "bill_of_lading", requestNumber: "ZZZ1000003" },
		answers: [
			{
				at: "2021-08-03T12:00:00Z",
				body: events(
					{
						box: "TCLU1000030",
						isoCode: "45G1",
						bill: "ZZZ1000003",
						booking: "ZZZ1000003",
					},
					`
					ACT 2021-06-21T00:00:00+02:00 GTOT EGDAM truck empty phase:Export
					ACT 2021-06-24T00:00:00+02:00 GTIN EGDAM truck phase:Export
					ACT 2021-06-27T00:00:00+02:00 LOAD EGDAM by:CMA_CGM_BUTTERFLY voy:0IN9BW1MA mark:POL
					ACT 2021-07-14T00:00:00-04:00 DISC USORF by:CMA_CGM_BUTTERFLY voy:0IN9CE1MA mark:POD
					ACT 2021-07-28T00:00:00-04:00 LOAD USORF rail phase:Import
					ACT 2021-07-29T00:00:00-04:00 GTOT USORF rail phase:Import
					ACT 2021-08-03T00:00:00-04:00 LOAD USEKI rail at:RAMP phase:Import
					`,
				),
			},
		],
		shipment: {
			bill: "ZZZ1000003",
			from: "EGDAM",
			to: "USORF",
			by: "CMA CGM BUTTERFLY 0IN9CE1MA",
		},
		containers: [
			{
				number: "TCLU1000030",
				status: "on_rail",
				size: "40 dry high_cube",
				events: [
					"empty_out EGDAM 2021-06-21 00:00",
					"full_in EGDAM 2021-06-24 00:00",
					"vessel_loaded EGDAM 2021-06-27 00:00",
					"vessel_discharged USORF 2021-07-14 00:00",
					"rail_loaded USORF 2021-07-28 00:00",
					"rail_departed USORF 2021-07-29 00:00",
					"rail_loaded USEKI 2021-08-03 04:00Z",
				],
			},
		],
	},
	{
		// The portal's sample, 2025: a vessel's planned arrival that names its container as a reference.
		title: "its sample: a planned arrival at the hub of Lekki",
		line: LINE,
		asked: { requestType: "container", requestNumber: "TCLU1000019" },
		answers: [
			{
				at: "2025-11-29T00:00:00Z",
				body: events(
					{
						box: "TCLU1000019",
						booking:
							"aa6b804c0cce02cb37ac9db2265e9444cc862a90a6de262cd698830a328967bf",
					},
					"PLN 2026-01-11T08:00:00+01:00 ARRI NGLKK by:CMA_CGM_AMERIGO_VESPUCCI/9454395 voy:0WWPGE1MA fac:LFTL at:POTE mark:PTS seq:4 call:50004440796",
				),
			},
		],
		shipment: {},
		containers: [{ number: "TCLU1000019", status: "new", events: [] }],
	},
];
