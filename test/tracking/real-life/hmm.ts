import type { RealLifeJourney } from "./real-life-journey.ts";
import { type Row, rows } from "./row.ts";
import { isComing, kindOf } from "./standard-event.ts";

/*
 * HMM's own form of Track & Trace, from its portal's sample. Events are in lists by kind. The event of a container and the event of its
 * vessel or truck share one id. Calls of vessels are in a list beside them, the booking is given once, and the container not at all. It
 * answers for a booking together with a container. Events have the time of planning as their time of recording, whenever they happen.
 */

const LINE = { scac: "HDMU", dialect: "dcsa-2.2" } as const;

interface Booked {
	readonly booking: string;
	readonly isoCode: string;
	readonly recordedAt: string;
}

const PLACES: Readonly<Record<string, string>> = {
	TRUCK: "Truck",
	VESSEL: "Vessel",
};

const callId = ({ booking }: Booked, { vessel, locode }: Row) =>
	vessel && `${booking}1M${vessel.name.length}${locode}`;

function callOf(row: Row, booked: Booked) {
	return {
		...(row.vessel && { transportCallID: callId(booked, row) }),
		UNLocationCode: row.locode,
		facilityCode: `${row.locode}${row.word("fac") ?? "XYZ"}`,
		facilityTypeCode: "POTE",
		otherFacility: "a terminal's address",
		modeOfTransport: PLACES[row.mode ?? ""],
		location: row.locode,
	};
}

function eventOf(row: Row, booked: Booked) {
	const kind = kindOf(row);
	const common = {
		eventID: `CTP${booked.booking}${row.code}${row.locode}${row.vessel?.name ?? ""}`,
		eventCreatedDateTime: booked.recordedAt,
		eventType: `${kind.slice(0, 1)}${kind.slice(1).toLowerCase()}`,
		eventClassifierCode: row.classifier,
		eventDateTime: row.at,
	};
	if (kind === "SHIPMENT")
		return {
			...common,
			shipmentEventTypeCode: row.code,
			documentId: booked.booking,
			documentTypeCode: "CBR",
		};
	const transportCall = callOf(row, booked);
	return kind === "TRANSPORT"
		? { ...common, transportEventTypeCode: row.code, transportCall }
		: {
				...common,
				equipmentEventTypeCode: row.code,
				ISOEquipmentCode: booked.isoCode,
				emptyIndicatorCode: row.isEmpty ? "Empty" : "Laden",
				eventLocation: row.locode,
				transportCall,
			};
}

function body(booked: Booked, text: string) {
	const told = rows(text);
	const ofKind = (kind: string) =>
		told
			.filter((row) => kindOf(row) === kind)
			.map((row) => eventOf(row, booked));
	const calls = told.flatMap((row) => {
		const { vessel, locode } = row;
		if (!vessel) return [];
		const voyage = row.word("voy");
		return [
			{
				transportCallID: callId(booked, row),
				carrierServiceCode: "PS6",
				[isComing(row) ? "importVoyageNumber" : "exportVoyageNumber"]: voyage,
				UNLocationCode: locode,
				modeOfTransport: "VESSEL",
				location: locode,
				vessel: {
					vesselIMONumber: vessel.imo,
					vesselName: vessel.name,
					vesselFlag: "BS",
				},
			},
		];
	});
	return {
		shipment: {
			eventID: "CTP",
			carrierBookingReference: booked.booking,
			carrierID: "HDMU",
		},
		equipment: { ISOEquipmentCode: booked.isoCode },
		shipmentEvent: ofKind("SHIPMENT"),
		transportEvent: ofKind("TRANSPORT"),
		equipmentEvent: ofKind("EQUIPMENT"),
		transportCall: calls,
	};
}

const JAKARTA: Booked = {
	booking: "JKTZ10000001",
	isoCode: "45G1",
	recordedAt: "2021-06-10T09:00:00+09:00",
};

const TO_GWANGYANG = `
	ACT 2021-06-17T19:46:00+07:00 GTOT IDJKT truck empty
	ACT 2021-06-19T00:13:00+07:00 GTIN IDJKT truck
	ACT 2021-06-23T06:02:00+07:00 LOAD IDJKT by:ALABAMA voy:0015N
	ACT 2021-06-23T15:30:00+07:00 DEPA IDJKT by:ALABAMA voy:0015N
	ACT 2021-07-06T00:00:00+09:00 ARRI KRKAN by:ALABAMA voy:0015N
	ACT 2021-07-06T13:21:00+09:00 GTOT KRKAN truck
	ACT 2021-07-06T13:23:00+09:00 GTIN KRKAN truck
	ACT 2021-07-30T14:48:00+09:00 LOAD KRKAN by:HYUNDAI_MARS voy:0029E
`;

/** Journeys that HMM reported. Places, times, vessels and voyages are those of the originals; numbers are ours. */
export const HMM: readonly RealLifeJourney[] = [
	{
		// The portal's sample, 2020: a container that is trucked into the terminal, its vessel known by the call alone.
		title: "its sample: a container in the terminal of Busan",
		line: LINE,
		asked: {
			requestType: "booking",
			requestNumber: "SELZ10000002/HMMU1000026",
		},
		answers: [
			{
				at: "2021-01-15T00:00:00Z",
				body: {
					...body(
						{
							booking: "SELZ10000002",
							isoCode: "45G1",
							recordedAt: "2020-11-16T11:26:31+09:00",
						},
						`
						ACT 2020-11-13T18:07:22+09:00 RECE -
						ACT 2021-01-14T16:43:00+09:00 GTIN KRPUS truck fac:PNC
						`,
					),
					transportEvent: [
						{
							eventID: "CTPSELZ10000002GTINKRPUS",
							eventCreatedDateTime: "2020-11-16T11:26:31+09:00",
							eventType: "Transport",
							eventClassifierCode: "ACT",
							eventDateTime: "2021-01-14T16:43:00+09:00",
							transportEventTypeCode: "ARRI",
							transportCall: {
								facilityTypeCode: "KRPUSPNC",
								modeOfTransport: "Truck",
								UNLocationCode: "KRPUS",
								location: "KRPUS",
							},
						},
					],
				},
			},
		],
		shipment: {},
		containers: [
			{
				number: "HMMU1000026",
				status: "new",
				size: "40 dry high_cube",
				events: ["full_in KRPUS 2021-01-14 16:43"],
			},
		],
	},
	{
		// A freight forwarder's tracking records of 2021: no discharge at the transshipment port, and an arrival that was delayed three
		// times.
		title:
			"Jakarta to Long Beach by way of Gwangyang, expected later and later",
		line: LINE,
		asked: {
			requestType: "booking",
			requestNumber: "JKTZ10000001/KOCU1000017",
		},
		answers: [
			{
				at: "2021-07-30T07:00:00Z",
				body: body(
					JAKARTA,
					`${TO_GWANGYANG}
					EST 2021-07-30T17:30:00+09:00 DEPA KRKAN by:HYUNDAI_MARS voy:0029E
					EST 2021-08-24T03:30:00-07:00 ARRI USLGB by:HYUNDAI_MARS voy:0029E`,
				),
			},
			{
				at: "2021-07-30T08:40:00Z",
				body: body(
					JAKARTA,
					`${TO_GWANGYANG}
					EST 2021-07-30T17:54:00+09:00 DEPA KRKAN by:HYUNDAI_MARS voy:0029E
					EST 2021-08-24T06:24:00-07:00 ARRI USLGB by:HYUNDAI_MARS voy:0029E`,
				),
			},
			{
				at: "2021-07-31T00:00:00Z",
				body: body(
					JAKARTA,
					`${TO_GWANGYANG}
					ACT 2021-07-30T17:48:00+09:00 DEPA KRKAN by:HYUNDAI_MARS voy:0029E
					EST 2021-08-24T09:12:00-07:00 ARRI USLGB by:HYUNDAI_MARS voy:0029E`,
				),
			},
			{
				at: "2021-08-05T00:00:00Z",
				body: body(
					JAKARTA,
					`${TO_GWANGYANG}
					ACT 2021-07-30T17:48:00+09:00 DEPA KRKAN by:HYUNDAI_MARS voy:0029E
					EST 2021-08-27T13:00:00-07:00 ARRI USLGB by:HYUNDAI_MARS voy:0029E`,
				),
			},
		],
		shipment: {
			from: "IDJKT",
			to: "USLGB",
			by: "HYUNDAI MARS 0029E",
			atd: "2021-06-23 15:30",
			eta: "2021-08-27 13:00",
			firstEta: "2021-08-24 03:30",
		},
		containers: [
			{
				number: "KOCU1000017",
				status: "on_ship",
				size: "40 dry high_cube",
				events: [
					"empty_out IDJKT 2021-06-17 19:46",
					"full_in IDJKT 2021-06-19 00:13",
					"vessel_loaded IDJKT 2021-06-23 06:02",
					"vessel_departed IDJKT 2021-06-23 15:30",
					"transshipment_arrived KRKAN 2021-07-06 00:00",
					"transshipment_loaded KRKAN 2021-07-30 14:48",
					"transshipment_departed KRKAN 2021-07-30 17:48",
					"estimated.vessel_arrived USLGB 2021-08-27 13:00",
				],
			},
		],
	},
];
