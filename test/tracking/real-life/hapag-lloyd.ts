import type { RealLifeJourney } from "./real-life-journey.ts";
import { type Row, rows } from "./row.ts";
import { type Cargo, isComing, kindOf } from "./standard-event.ts";

/*
 * Hapag-Lloyd, Track & Trace 2.2. What the sample in a customer's script and recorded answers show: no
 * event ids, no documents on events, times in UTC to the millisecond, `transportCallId`, plans and no estimates, no IMO numbers, and
 * blanks in voyage numbers. Trains are reported by gate events: its page's "Departure from" and "Arrival in" by rail are `GTOT` and
 * `GTIN` with the mode `RAIL`, without any `DEPA` or `ARRI`.
 */

const LINE = { scac: "HLCU", dialect: "dcsa-2.2" } as const;

const utc = (at: string): string => new Date(at).toISOString();

function eventOf(row: Row, cargo: Cargo, recordedAt: string) {
	const { locode, vessel } = row;
	const voyage = row.word("voy")?.replaceAll("_", " ") ?? null;
	const location = {
		UNLocationCode: locode,
		locationName: "A NAME",
		address: { name: "A TERMINAL'S NAME" },
	};
	const kind = kindOf(row);
	const common = {
		eventCreatedDateTime: row.classifier === "ACT" ? utc(row.at) : recordedAt,
		eventType: kind,
		eventClassifierCode: row.classifier,
		eventDateTime: utc(row.at),
	};
	if (kind === "SHIPMENT")
		return {
			...common,
			shipmentEventTypeCode: row.code,
			documentTypeCode: "BKG",
			documentID: cargo.booking,
		};
	const transportCall = {
		transportCallId: `${locode} ${row.mode} ${row.code}`,
		modeOfTransport: row.mode,
		UNLocationCode: locode,
		...(row.word("fac") !== null && {
			facilityCode: row.word("fac"),
			facilityCodeListProvider: "BIC",
		}),
		facilityTypeCode: row.word("at") ?? "POTE",
		location,
		...(vessel && {
			vessel: { vesselName: vessel.name, vesselIMONumber: vessel.imo },
			importVoyageNumber: isComing(row) ? voyage : null,
			exportVoyageNumber: isComing(row) ? null : voyage,
		}),
	};
	if (kind === "TRANSPORT")
		return { ...common, transportEventTypeCode: row.code, transportCall };
	return {
		...common,
		equipmentEventTypeCode: row.code,
		equipmentReference: cargo.box,
		ISOEquipmentCode: cargo.isoCode,
		emptyIndicatorCode: row.isEmpty ? "EMPTY" : "LADEN",
		eventLocation: location,
		transportCall,
	};
}

/** The events of an answer; plans were recorded at `recordedAt`. */
const events = (cargo: Cargo, recordedAt: string, text: string) =>
	rows(text).map((row) => eventOf(row, cargo, recordedAt));

/** Journeys that Hapag-Lloyd reported. Places, vessels and voyages are those of the originals; numbers are ours. */
export const HAPAG_LLOYD: readonly RealLifeJourney[] = [
	{
		// The sample in a customer's script, 2024: one event of each kind.
		title: "its sample: a booking from Hamburg to Oslo, confirmed",
		line: LINE,
		asked: { requestType: "booking", requestNumber: "10000001" },
		answers: [
			{
				at: "2024-02-18T00:00:00Z",
				body: events(
					{ box: "HLXU1000033", isoCode: "45RT", booking: "10000001" },
					"2024-02-16T19:01:04.355Z",
					`
					ACT 2024-02-17T22:48:15.000Z CONF -
					PLN 2024-03-20T00:45:00.000Z DEPA DEHAM by:IDA_RAMBOW voy:UNIF__54 fac:DEHAMSRJQ
					PLN 2024-03-23T19:00:00.000Z DISC NOOSL by:IDA_RAMBOW voy:UNIF__54
					`,
				),
			},
		],
		shipment: {
			from: "DEHAM",
			to: "NOOSL",
			by: "IDA RAMBOW UNIF 54",
			etd: "2024-03-20 01:45",
		},
		containers: [
			{
				number: "HLXU1000033",
				status: "new",
				size: "40 reefer high_cube",
				events: ["estimated.vessel_departed DEHAM 2024-03-20 01:45"],
			},
		],
	},
	{
		// A fixture of users, early 2026: twenty events. Times are ours.
		title: "Gdynia to Chicago by way of Norfolk and rail, returned",
		line: LINE,
		asked: { requestType: "bill_of_lading", requestNumber: "HLCUGDY260100001" },
		answers: [
			{
				at: "2026-02-07T00:00:00Z",
				body: events(
					{ box: "HLBU1000015", isoCode: "45G1" },
					"2025-12-28T04:12:31.201Z",
					`
					ACT 2026-01-02T16:20:00+01:00 GTIN PLGDY truck
					PLN 2026-01-04T23:00:00+01:00 DEPA PLGDY by:VIONA voy:2601W
					ACT 2026-01-05T02:40:00+01:00 LOAD PLGDY by:VIONA voy:2601W
					ACT 2026-01-05T10:00:00+01:00 DEPA PLGDY by:VIONA voy:2601W
					PLN 2026-01-06T21:00:00+01:00 ARRI DEWVN by:VIONA voy:2601W
					ACT 2026-01-07T05:00:00+01:00 ARRI DEWVN by:VIONA voy:2601W
					ACT 2026-01-07T11:30:00+01:00 DISC DEWVN by:VIONA voy:2601W
					PLN 2026-01-12T20:00:00+01:00 DEPA DEWVN by:PHILADELPHIA_EXPRESS voy:601W
					ACT 2026-01-12T19:15:00+01:00 LOAD DEWVN by:PHILADELPHIA_EXPRESS voy:601W
					ACT 2026-01-13T03:00:00+01:00 DEPA DEWVN by:PHILADELPHIA_EXPRESS voy:601W
					PLN 2026-01-23T05:00:00-05:00 ARRI USORF by:PHILADELPHIA_EXPRESS voy:601W
					PLN 2026-01-23T12:00:00-05:00 DISC USORF by:PHILADELPHIA_EXPRESS voy:601W
					ACT 2026-01-24T06:00:00-05:00 ARRI USORF by:PHILADELPHIA_EXPRESS voy:601W
					ACT 2026-01-24T15:10:00-05:00 DISC USORF by:PHILADELPHIA_EXPRESS voy:601W
					ACT 2026-01-27T10:00:00-05:00 LOAD USORF rail
					ACT 2026-01-27T16:30:00-05:00 GTOT USORF rail
					ACT 2026-01-31T02:05:00-06:00 GTIN USCHI rail at:RAMP
					ACT 2026-02-02T10:00:00-06:00 GTOT USCHI truck at:RAMP
					ACT 2026-02-04T13:30:00-06:00 GTIN USCHI truck empty at:RAMP
					ACT 2026-02-06T07:00:00-06:00 LOAD USCHI rail empty at:RAMP
					`,
				),
			},
		],
		shipment: {
			from: "PLGDY",
			to: "USORF",
			inland: "USCHI",
			by: "PHILADELPHIA EXPRESS 601W",
			etd: "2026-01-04 23:00",
			atd: "2026-01-05 10:00",
			eta: "2026-01-23 05:00",
			ata: "2026-01-24 06:00",
			inlandAta: "2026-01-31 02:05",
		},
		containers: [
			{
				number: "HLBU1000015",
				status: "empty_returned",
				size: "40 dry high_cube",
				events: [
					"full_in PLGDY 2026-01-02 16:20",
					"vessel_loaded PLGDY 2026-01-05 02:40",
					"vessel_departed PLGDY 2026-01-05 10:00",
					"transshipment_arrived DEWVN 2026-01-07 05:00",
					"transshipment_discharged DEWVN 2026-01-07 11:30",
					"transshipment_loaded DEWVN 2026-01-12 19:15",
					"transshipment_departed DEWVN 2026-01-13 03:00",
					"vessel_arrived USORF 2026-01-24 06:00",
					"vessel_discharged USORF 2026-01-24 15:10",
					"rail_loaded USORF 2026-01-27 10:00",
					"rail_departed USORF 2026-01-27 16:30",
					"rail_arrived USCHI 2026-01-31 02:05",
					"arrived_at_inland_destination USCHI 2026-01-31 02:05",
					"full_out USCHI 2026-02-02 10:00",
					"empty_in USCHI 2026-02-04 13:30",
				],
			},
		],
	},
	{
		// A freight forwarder's tracking records of 2021: the departure reported before the loading, and a train reported by its gate
		// events.
		title: "Chittagong to Toronto by way of Colombo and Halifax, on the train",
		line: LINE,
		asked: { requestType: "container", requestNumber: "HLBU1000020" },
		answers: [
			{
				at: "2021-08-02T21:00:00Z",
				body: events(
					{ box: "HLBU1000020", isoCode: "22G1" },
					"2021-07-29T08:00:00.000Z",
					`
					ACT 2021-06-06T23:00:00+06:00 GTOT BDCGP truck empty at:DEPO
					ACT 2021-06-10T23:30:00+06:00 GTIN BDCGP truck
					ACT 2021-06-11T11:30:00+06:00 DEPA BDCGP by:WINNER/8987670 voy:005S
					ACT 2021-06-11T23:27:00+06:00 LOAD BDCGP by:WINNER/8987670 voy:005S
					ACT 2021-06-15T01:24:00+05:30 ARRI LKCMB by:WINNER/8987670 voy:005S
					ACT 2021-06-15T06:58:00+05:30 DISC LKCMB by:WINNER/8987670 voy:005S
					ACT 2021-06-29T14:24:00+05:30 GTIN LKCMB truck
					ACT 2021-07-11T08:36:00+05:30 LOAD LKCMB by:ONE_HELSINKI voy:045E
					ACT 2021-07-11T15:00:00+05:30 DEPA LKCMB by:ONE_HELSINKI voy:045E
					PLN 2021-07-30T20:00:00-03:00 ARRI CAHAL by:ONE_HELSINKI voy:045E
					ACT 2021-07-30T21:06:00-03:00 ARRI CAHAL by:ONE_HELSINKI voy:045E
					ACT 2021-07-30T21:45:00-03:00 DISC CAHAL by:ONE_HELSINKI voy:045E
					ACT 2021-08-02T16:23:00-03:00 GTOT CAHAL rail
					PLN 2021-08-03T04:00:00-04:00 GTIN CATOR rail at:RAMP
					`,
				),
			},
		],
		shipment: {
			from: "BDCGP",
			to: "CAHAL",
			inland: "CATOR",
			by: "ONE HELSINKI 045E",
			atd: "2021-06-11 11:30",
			eta: "2021-07-30 20:00",
			ata: "2021-07-30 21:06",
			inlandEta: "2021-08-03 04:00",
		},
		containers: [
			{
				number: "HLBU1000020",
				status: "on_rail",
				size: "20 dry standard",
				events: [
					"empty_out BDCGP 2021-06-06 23:00",
					"full_in BDCGP 2021-06-10 23:30",
					"vessel_departed BDCGP 2021-06-11 11:30",
					"vessel_loaded BDCGP 2021-06-11 23:27",
					"transshipment_arrived LKCMB 2021-06-15 01:24",
					"transshipment_discharged LKCMB 2021-06-15 06:58",
					"transshipment_loaded LKCMB 2021-07-11 08:36",
					"transshipment_departed LKCMB 2021-07-11 15:00",
					"vessel_arrived CAHAL 2021-07-30 21:06",
					"vessel_discharged CAHAL 2021-07-30 21:45",
					"rail_departed CAHAL 2021-08-02 16:23",
					"estimated.arrived_at_inland_destination CATOR 2021-08-03 04:00",
				],
			},
		],
	},
];
