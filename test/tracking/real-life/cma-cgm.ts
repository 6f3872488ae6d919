import type { RealLifeMessage } from "./real-life-message.ts";
import { type Row, rows } from "./row.ts";
import { type Cargo, kindOf, standardEvent } from "./standard-event.ts";

/*
 * CMA CGM, Track & Trace 2.2. Its habits, from the portal's sample and from code that reads it: no events about documents,
 * bookings as hashes, plans and facts, a number of the call in the whole journey, and `carrierSpecificData` with the line's
 * own words: the phase always, the kind of place (`POL`, `PTS`, `POD`) where it is a port of the journey. The voyage number
 * changes when the vessel turns.
 */

const LINE = { scac: "CMDU", dialect: "dcsa-2.2" } as const;

const PHASES: Readonly<Record<string, string>> = {
	POL: "Export",
	PTS: "Transshipment",
	POD: "Import",
};

/** Words after `mark:` are the kind of place, those after `phase:` only the phase. */
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
export const CMA_CGM: readonly RealLifeMessage[] = [
	{
		// A public page's answer of 3 February 2026: an inland pick-up, a train that stayed planned, a change of vessels.
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
];
