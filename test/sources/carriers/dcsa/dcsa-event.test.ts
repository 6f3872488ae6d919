import { describe, expect, test } from "vitest";
import { readEvent } from "../../../../server/sources/carriers/dcsa/dcsa-event.ts";
import { CONFIRMATION, CONTEXT, DEPARTURE, DISCHARGE } from "./dcsa-events.ts";

const read = (event: unknown) => readEvent(event, CONTEXT).observation;

describe("events as the standard has them", () => {
	test("a transport event", () => {
		expect(read(DEPARTURE)).toEqual({
			key: DEPARTURE.eventID,
			source: { kind: "shipping_line", code: "MAEU" },
			sourceEventId: DEPARTURE.eventID,
			originalEvent: "TRANSPORT DEPA ACT",
			kind: "transport",
			activity: "departed",
			classifier: "actual",
			occurredAt: "2026-02-20T02:00:00Z",
			precision: "instant",
			timezone: "Asia/Shanghai",
			reportedAt: "2026-02-20T03:15:00Z",
			place: {
				locode: "CNSHA",
				name: null,
				facilityCode: "YSA",
				facilityCodeList: "SMDG",
				facilityType: "port_terminal",
			},
			billsOfLading: ["MAEU123456789"],
			bookings: ["ABC123123123"],
			references: ["FWD-1"],
			mode: "vessel",
			call: { id: "CALL-1", sequence: 2 },
			vessel: { imo: "9321483", name: "EMMA MAERSK" },
			importVoyage: "2103S",
			exportVoyage: "2103N",
			phase: null,
			raw: JSON.stringify(DEPARTURE),
		});
	});

	test("an equipment event", () => {
		expect(read(DISCHARGE)).toMatchObject({
			originalEvent: "EQUIPMENT DISC EST",
			kind: "equipment",
			activity: "discharged",
			classifier: "estimated",
			occurredAt: "2026-03-10T16:00:00Z",
			timezone: "America/Los_Angeles",
			place: { locode: "USLAX", name: "Los Angeles", facilityCode: null },
			call: { id: "CALL-2", sequence: null },
			vessel: null,
			containerNumber: "CSQU3054383",
			isoCode: "45G1",
			isEmpty: false,
			sealNumber: "133234",
		});
	});

	test("a shipment event, which belongs to the document it is about", () => {
		expect(read(CONFIRMATION)).toMatchObject({
			originalEvent: "SHIPMENT CONF ACT",
			kind: "shipment",
			activity: "confirmed",
			documentType: "BKG",
			documentId: "ABC123123123",
			bookings: ["ABC123123123"],
			billsOfLading: [],
			place: null,
		});
	});

	test("full words are understood like codes", () => {
		expect(
			read({
				...DISCHARGE,
				eventClassifierCode: "ESTIMATED",
				equipmentEventTypeCode: "DISCHARGED",
			}),
		).toMatchObject({ activity: "discharged", classifier: "estimated" });
	});

	test("an event split into metadata and payload is understood", () => {
		const { eventID, eventCreatedDateTime, ...payload } = DEPARTURE;
		expect(
			read({ metadata: { eventID, eventCreatedDateTime }, payload }),
		).toMatchObject({
			key: eventID,
			activity: "departed",
			reportedAt: "2026-02-20T03:15:00Z",
		});
	});
});

describe("what is optional and strange is left out, and the event stays", () => {
	const nulls = Object.fromEntries(
		Object.keys(DISCHARGE).map((name) => [name, null]),
	);
	const { transportCall } = DEPARTURE;
	test.each([
		{
			name: "nulls everywhere",
			event: {
				...nulls,
				eventType: "EQUIPMENT",
				eventClassifierCode: "ACT",
				eventDateTime: "2026-02-20",
				equipmentEventTypeCode: "LOAD",
			},
			want: {
				place: null,
				timezone: null,
				reportedAt: null,
				containerNumber: null,
				isoCode: null,
				isEmpty: null,
				sealNumber: null,
				mode: null,
				call: null,
				vessel: null,
			},
		},
		{
			name: "unknown members",
			event: { ...DEPARTURE, extra: { deep: [1] } },
			want: { activity: "departed" },
		},
		{
			name: "numbers as texts and texts as numbers",
			event: {
				...DEPARTURE,
				transportCall: {
					...transportCall,
					transportCallID: 17,
					transportCallSequenceNumber: "3",
					importVoyageNumber: 12,
				},
			},
			want: { call: { id: "17", sequence: 3 }, importVoyage: "12" },
		},
		{
			name: "an empty vessel object",
			event: { ...DEPARTURE, transportCall: { ...transportCall, vessel: {} } },
			want: { vessel: null },
		},
		{
			name: "a vessel without an IMO number worth the name",
			event: {
				...DEPARTURE,
				transportCall: {
					...transportCall,
					vessel: { vesselIMONumber: "0000000", vesselName: "TBN 1" },
				},
			},
			want: { vessel: { imo: null, name: "TBN 1" } },
		},
		{
			name: "an IMO number with its prefix",
			event: {
				...DEPARTURE,
				transportCall: {
					...transportCall,
					vessel: { vesselIMONumber: "IMO 9321483" },
				},
			},
			want: { vessel: { imo: "9321483", name: null } },
		},
		{
			name: "only the deprecated voyage number",
			event: {
				...DEPARTURE,
				transportCall: { carrierVoyageNumber: "9W", UNLocationCode: "CNSHA" },
			},
			want: { importVoyage: "9W", exportVoyage: "9W" },
		},
		{
			name: "a sequence number that is none",
			event: {
				...DEPARTURE,
				transportCall: { transportCallSequenceNumber: -1 },
			},
			want: { call: null },
		},
		{
			name: "a container number with blanks and dashes",
			event: { ...DISCHARGE, equipmentReference: " csqu 305438-3 " },
			want: { containerNumber: "CSQU3054383" },
		},
		{
			name: "a booking without assigned containers",
			event: { ...DISCHARGE, equipmentReference: "" },
			want: { containerNumber: null },
		},
		{
			name: "a missing offset is that of the place",
			event: { ...DISCHARGE, eventDateTime: "2026-03-10T08:00:00" },
			want: {
				occurredAt: "2026-03-10T15:00:00Z",
				timezone: "America/Los_Angeles",
			},
		},
		{
			name: "a missing offset at an unknown place is read as UTC",
			event: {
				...DISCHARGE,
				eventDateTime: "2026-03-10T08:00:00",
				eventLocation: { UNLocationCode: "XXZZZ" },
			},
			want: { occurredAt: "2026-03-10T08:00:00Z", timezone: null },
		},
		{
			name: "a date without a time is local midnight",
			event: { ...DISCHARGE, eventDateTime: "2026-03-10" },
			want: { occurredAt: "2026-03-10T07:00:00Z", precision: "date" },
		},
		{
			name: "no eventType, but a type code",
			event: { ...DEPARTURE, eventType: undefined },
			want: { kind: "transport" },
		},
		{
			name: "control characters in a name",
			event: {
				...DISCHARGE,
				eventLocation: { locationName: "Los\u0000 \tAngeles\n" },
			},
			want: { place: expect.objectContaining({ name: "Los Angeles" }) },
		},
		{
			name: "a report from the far future",
			event: { ...DISCHARGE, eventCreatedDateTime: "2050-01-01T00:00:00Z" },
			want: { reportedAt: null },
		},
		{
			name: "an explicit transport phase",
			event: { ...DISCHARGE, transportPhase: "TRANSSHIPMENT" },
			want: { phase: "transshipment" },
		},
		{
			name: "a transshipment flag",
			event: { ...DISCHARGE, isTransshipmentMove: true },
			want: { phase: "transshipment" },
		},
		{
			name: "a carrier's own mark of the port of discharge",
			event: {
				...DISCHARGE,
				carrierSpecificData: { shipmentLocationType: "POD" },
			},
			want: { phase: "import" },
		},
	])("$name", ({ event, want }) => {
		expect(read(event)).toMatchObject(want);
	});

	test("lists of documents and references are cut at a hundred", () => {
		const many = Array.from({ length: 200 }, (_, index) => ({
			documentReferenceType: "BKG",
			documentReferenceValue: index,
			referenceType: "PO",
			referenceValue: index,
		}));
		const observation = read({
			...DISCHARGE,
			documentReferences: many,
			references: many,
		});
		expect(observation?.bookings).toHaveLength(100);
		expect(observation?.references).toHaveLength(100);
	});
});

describe("the key tells messages apart", () => {
	const { eventID: _, ...anonymous } = DEPARTURE;

	test("without an event id it is a hash of what was understood", () => {
		const key = read(anonymous)?.key;
		expect(key).toMatch(/^content-[0-9a-f]{32}$/);
		const reordered = Object.fromEntries(Object.entries(anonymous).reverse());
		expect(read({ ...reordered, unknown: 1 })?.key).toBe(key);
		expect(
			read({ ...anonymous, eventDateTime: "2026-02-20T11:00:00+08:00" })?.key,
		).not.toBe(key);
	});

	test("a fact more than a day ahead is a forecast with a key of its own", () => {
		const ahead = { ...DEPARTURE, eventDateTime: "2026-03-02T12:31:00Z" };
		expect(read(ahead)).toMatchObject({
			classifier: "estimated",
			key: `${DEPARTURE.eventID}:ahead`,
		});
		const near = { ...DEPARTURE, eventDateTime: "2026-03-02T12:30:00Z" };
		expect(read(near)).toMatchObject({
			classifier: "actual",
			key: DEPARTURE.eventID,
		});
	});
});

describe("what cannot be used is skipped with a reason", () => {
	const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
	test.each([
		[null, "it is no JSON object"],
		["text", "it is no JSON object"],
		[[DEPARTURE], "it is no JSON object"],
		[{}, "its eventType is unknown"],
		[
			{ ...DEPARTURE, eventType: "WEATHER", transportEventTypeCode: null },
			"its eventType is unknown",
		],
		[
			{ ...DEPARTURE, eventClassifierCode: "REQ" },
			"its eventClassifierCode is unknown",
		],
		[{ ...DEPARTURE, eventDateTime: null }, "its eventDateTime is unreadable"],
		[
			{ ...DEPARTURE, eventDateTime: "0001-01-01" },
			"its eventDateTime is unreadable",
		],
		[
			{ ...DEPARTURE, transportEventTypeCode: "OMIT" },
			"its transport event code OMIT is unknown",
		],
		[
			{ ...DISCHARGE, equipmentEventTypeCode: null },
			"its equipment event code (none) is unknown",
		],
		[
			{ ...DISCHARGE, equipmentReference: 3054383 },
			"its equipmentReference is no container number",
		],
		[{ ...CONFIRMATION, documentID: "" }, "it names no document"],
		[{ ...DEPARTURE, isRetracted: true }, "the carrier retracted it"],
		[
			{ ...DEPARTURE, extra: "x".repeat(70_000) },
			"it is too large or too deeply nested",
		],
		[
			{ ...DEPARTURE, extra: JSON.parse(deep) },
			"it is too large or too deeply nested",
		],
	])("case %#", (event, reason) => {
		expect(readEvent(event, CONTEXT)).toEqual({ skipped: reason });
	});
});
