import { describe, expect, test } from "vitest";
import { readEvent } from "../../../../server/sources/carriers/dcsa/read-dcsa-event.ts";
import {
	ARRIVAL_3_0,
	CONFIRMATION,
	CONTEXT,
	DEPARTURE,
	DISCHARGE,
	LOADING_BETA_1,
} from "./dcsa-events.ts";

const read = (event: unknown) => readEvent(event, CONTEXT).observation;

describe("events in the standard's form", () => {
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
			receivedAt: "2026-03-01T12:30:00Z",
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
			carried: ["CSQU3054383"],
			raw: JSON.stringify(DEPARTURE),
		});
	});

	test.each<[string, object, readonly string[] | undefined]>([
		["its references", {}, ["CSQU3054383"]],
		[
			"several references, each once",
			{
				references: ["msku 765432-2", "CSQU3054383", "MSKU7654322"].map(
					(referenceValue) => ({ referenceType: "EQ", referenceValue }),
				),
			},
			["CSQU3054383", "MSKU7654322"],
		],
		[
			"itself",
			{ references: undefined, equipmentReference: "MSKU7654322" },
			["MSKU7654322"],
		],
		[
			"references of 3.0",
			{ references: [{ typeCode: "EQ", reference: "MSKU7654322" }] },
			["MSKU7654322"],
		],
		[
			"text that is not a container number",
			{ references: [{ referenceType: "EQ", referenceValue: "TRUCK 7" }] },
			undefined,
		],
		["nothing", { references: undefined }, undefined],
	])("the containers of a vessel are named by %s", (_where, parts, want) => {
		const observation = read({ ...DEPARTURE, ...parts });
		expect(observation).toMatchObject({ kind: "transport" });
		expect((observation as { carried?: unknown }).carried).toEqual(want);
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

	test("a shipment event, which belongs to the document that it is about", () => {
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

	test("full words are parsed like codes", () => {
		expect(
			read({
				...DISCHARGE,
				eventClassifierCode: "ESTIMATED",
				equipmentEventTypeCode: "DISCHARGED",
			}),
		).toMatchObject({ activity: "discharged", classifier: "estimated" });
	});

	test("an event of 3.0 Beta 1, split into metadata and payload", () => {
		expect(read(LOADING_BETA_1)).toMatchObject({
			key: "beta-1-loading",
			kind: "equipment",
			activity: "loaded",
			classifier: "actual",
			occurredAt: "2026-02-19T02:00:00Z",
			reportedAt: "2026-02-19T03:15:00Z",
			place: {
				locode: "CNSHA",
				name: "Shanghai",
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
			phase: "transshipment",
			containerNumber: "CSQU3054383",
			isEmpty: false,
			sealNumber: "133234",
		});
	});

	test("an event of 3.0, in objects by subject", () => {
		expect(read(ARRIVAL_3_0)).toMatchObject({
			key: "arrival-3-0",
			originalEvent: "TRANSPORT ARRIVED ESTIMATED",
			kind: "transport",
			activity: "arrived",
			classifier: "estimated",
			occurredAt: "2026-03-12T15:00:00Z",
			reportedAt: "2026-02-28T03:15:00Z",
			place: {
				locode: "USLAX",
				name: "Los Angeles",
				facilityCode: "TRP",
				facilityCodeList: "SMDG",
				facilityType: "port_terminal",
			},
			billsOfLading: ["MAEU123456789"],
			bookings: ["ABC123123123"],
			references: ["PO-7"],
			mode: "vessel",
			call: { id: "CALL-2", sequence: 3 },
			vessel: { imo: "9321483", name: "EMMA MAERSK" },
			importVoyage: "2103S",
			exportVoyage: "2603E",
			phase: "import",
		});
	});

	test("an event of 3.0 with its older names and codes", () => {
		expect(
			read({
				...ARRIVAL_3_0,
				eventClassification: {
					eventTypeCode: "EQUIPMENT",
					eventClassifierCode: "PLN",
					equipmentEventTypeCode: "GTIN",
				},
				equipmentDetails: {
					equipmentReference: "CSQU3054383",
					emptyIndicatorCode: "EMPTY",
				},
				eventLocation: { UNLocationCode: "USLAX", facilityTypeCode: "BORD" },
				shipmentDetails: {
					documentReference: { typeCode: "BKG", reference: "ABC" },
				},
			}),
		).toMatchObject({
			activity: "gated_in",
			classifier: "planned",
			isEmpty: true,
			place: { facilityType: "border" },
			bookings: ["ABC"],
		});
	});

	test("a shipment event of 3.0 and of 3.0 Beta 1", () => {
		const want = {
			kind: "shipment",
			activity: "cancelled",
			documentType: "BKG",
			documentId: "ABC123123123",
			bookings: ["ABC123123123"],
		};
		expect(
			read({
				...ARRIVAL_3_0,
				eventClassification: {
					eventType: "SHIPMENT",
					eventClassifier: "ACTUAL",
					shipmentEventType: "CANCELLED",
				},
			}),
		).toMatchObject(want);
		expect(
			read({
				metadata: { eventID: "x", eventType: "SHIPMENT" },
				payload: {
					eventClassifierCode: "ACT",
					eventDateTime: "2026-02-01T09:00:00Z",
					shipmentEventTypeCode: "CANC",
					documentTypeCode: "BKG",
					documentReference: "ABC123123123",
				},
			}),
		).toMatchObject(want);
	});
});

describe("an event that a carrier retracts", () => {
	test("is a retraction of the event itself, despite its other members", () => {
		const updated = "2026-02-28T10:00:00Z";
		const want = {
			kind: "retraction",
			activity: "retracted",
			key: "arrival-3-0:retracted",
			retractedEventId: "arrival-3-0",
			sourceEventId: "arrival-3-0",
			reportedAt: updated,
			receivedAt: "2026-03-01T12:30:00Z",
		};
		const members = { eventUpdatedDateTime: updated, isRetracted: true };
		expect(read({ ...ARRIVAL_3_0, ...members })).toMatchObject({
			...want,
			occurredAt: "2026-03-12T15:00:00Z",
			bookings: ["ABC123123123"],
		});
		expect(read({ eventID: "arrival-3-0", ...members })).toMatchObject({
			...want,
			occurredAt: updated,
			bookings: [],
		});
	});

	test("is a retraction of another event, which 3.0 Beta 1 names", () => {
		const { metadata, payload } = LOADING_BETA_1;
		const retracting = {
			...metadata,
			eventID: "beta-1-retraction",
			retractedEventID: metadata.eventID,
		};
		for (const said of [payload, null]) {
			expect(read({ metadata: retracting, payload: said })).toMatchObject({
				kind: "retraction",
				key: "beta-1-loading:retracted",
				retractedEventId: "beta-1-loading",
				sourceEventId: "beta-1-retraction",
			});
		}
	});

	test("is a retraction at the time of receipt when it names none, so that its text is parsed each time", () => {
		const members = { eventID: "arrival-3-0", isRetracted: true };
		const reading = readEvent(members, CONTEXT);
		expect(reading.observation).toMatchObject({
			...{ kind: "retraction", activity: "retracted", reportedAt: null },
			...{ occurredAt: CONTEXT.receivedAt, precision: "instant" },
			...{ originalEvent: "RETRACTION", classifier: "actual", place: null },
		});
		expect(reading).not.toHaveProperty("textDigest");
		const eventUpdatedDateTime = "2026-02-28T10:00:00Z";
		for (const event of [{ ...members, eventUpdatedDateTime }, DEPARTURE])
			expect(readEvent(event, CONTEXT)).toHaveProperty("textDigest");
	});

	test("stays an event when its retraction member is false or null", () => {
		expect(read({ ...ARRIVAL_3_0, isRetracted: false })?.kind).toBe(
			"transport",
		);
		expect(read({ ...DEPARTURE, retractedEventID: null })?.kind).toBe(
			"transport",
		);
	});
});

describe("invalid optional members are left out, and the event stays", () => {
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
			name: "a vessel with an invalid IMO number",
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
			name: "an invalid sequence number",
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
			name: "a report from the far future is read the same at any time of sending",
			event: { ...DISCHARGE, eventCreatedDateTime: "2050-01-01T00:00:00Z" },
			want: { reportedAt: "2050-01-01T00:00:00Z" },
		},
		{
			name: "an estimate that was recorded at its own time",
			event: {
				...DISCHARGE,
				eventCreatedDateTime: "2026-03-10T16:00:00Z",
			},
			want: { reportedAt: null },
		},
		{
			name: "an estimate that was recorded at its own local time, in another zone",
			event: { ...DISCHARGE, eventCreatedDateTime: "2026-03-10T08:00:00Z" },
			want: { reportedAt: null },
		},
		{
			name: "a fact that was recorded at its own time",
			event: {
				...DEPARTURE,
				eventCreatedDateTime: DEPARTURE.eventDateTime,
			},
			want: { reportedAt: "2026-02-20T02:00:00Z" },
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
		{
			name: "a carrier's own phase, where it does not mark the port",
			event: {
				...DISCHARGE,
				carrierSpecificData: {
					shipmentLocationType: "",
					transportationPhase: "Transhipment",
				},
			},
			want: { phase: "transshipment" },
		},
		{
			name: "the id of a document in other letters",
			event: { ...CONFIRMATION, documentID: undefined, documentId: "B-1" },
			want: { documentId: "B-1", bookings: ["B-1"] },
		},
		{
			name: "a container event without a number, when no container was requested",
			event: { ...DISCHARGE, equipmentReference: undefined },
			want: { containerNumber: null },
		},
	])("$name", ({ event, want }) => {
		expect(read(event)).toMatchObject(want);
	});

	test("a container event without a number is about the requested container", () => {
		const context = { ...CONTEXT, container: "TCLU1000019" };
		const { equipmentReference: _, ...nameless } = DISCHARGE;
		for (const [event, containerNumber] of [
			[nameless, "TCLU1000019"],
			[DISCHARGE, "CSQU3054383"],
		] as const)
			expect(readEvent(event, context).observation).toMatchObject({
				containerNumber,
			});
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

describe("different messages have different keys", () => {
	const { eventID: _, ...anonymous } = DEPARTURE;

	test("a key without an event id is a hash of the parsed content", () => {
		const key = read(anonymous)?.key;
		expect(key).toMatch(/^content-[0-9a-f]{32}$/);
		const reordered = Object.fromEntries(Object.entries(anonymous).reverse());
		expect(read({ ...reordered, unknown: 1 })?.key).toBe(key);
		expect(
			read({ ...anonymous, eventDateTime: "2026-02-20T11:00:00+08:00" })?.key,
		).not.toBe(key);
	});

	test("an event id may be written in other letters", () => {
		expect(read({ ...anonymous, eventId: "id-1" })?.key).toBe("id-1");
	});

	test("an id of classifier and time, such as MSC's for vessels, does not identify a message", () => {
		const arrival = {
			...DEPARTURE,
			transportEventTypeCode: "ARRI",
			eventID: "ACT2026-02-20T10:00:00",
		};
		const departure = { ...arrival, transportEventTypeCode: "DEPA" };
		const [one, other] = [read(arrival), read(departure)];
		expect(one?.key).toMatch(/^content-/);
		expect(one?.key).not.toBe(other?.key);
		expect(one?.sourceEventId).toBe("ACT2026-02-20T10:00:00");
	});

	test("an actual event in the future is passed on unchanged, because the derivation handles it", () => {
		const ahead = { ...DEPARTURE, eventDateTime: "2026-05-02T12:31:00Z" };
		expect(read(ahead)).toMatchObject({
			classifier: "actual",
			key: DEPARTURE.eventID,
		});
	});
});

describe("an unusable event is skipped with a reason", () => {
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
		[
			{ ...DEPARTURE, isRetracted: true, eventID: "" },
			"it retracts an unnamed event",
		],
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

test("an event of 65,536 characters is read, and a larger one is not", () => {
	const length = JSON.stringify({ ...DEPARTURE, extra: "" }).length;
	const ofLength = (most: number) =>
		read({ ...DEPARTURE, extra: "x".repeat(most - length) });
	expect(ofLength(65_536)?.raw).toHaveLength(65_536);
	expect(ofLength(65_537)).toBeUndefined();
});

describe("events outside a journey are left out without a log line", () => {
	test.each([
		[
			{ ...ARRIVAL_3_0, eventClassification: { eventType: "IOT" } },
			"its eventType is unknown",
		],
		[
			{ ...ARRIVAL_3_0, eventClassification: { eventTypeCode: "REEFER" } },
			"its eventType is unknown",
		],
		[
			{ ...DEPARTURE, transportEventTypeCode: "APPROACHING" },
			"its transport event code APPROACHING is unknown",
		],
		[
			{ ...CONFIRMATION, shipmentEventTypeCode: "AMCF" },
			"its shipment event code AMCF is unknown",
		],
	])("case %#", (event, skipped) => {
		expect(readEvent(event, CONTEXT)).toEqual({ skipped, isExpected: true });
	});
});
