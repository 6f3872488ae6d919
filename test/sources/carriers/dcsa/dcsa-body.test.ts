import { expect, test } from "vitest";
import { eventsOfReply } from "../../../../server/sources/carriers/dcsa/dcsa-body.ts";

const reply = (text: string, type = "application/json") => ({
	hasContent: true,
	header: (name: string) => (name === "content-type" ? type : undefined),
	text,
	bytes: text.length,
});

test.each([
	["the array of the standard", "[1,2]", [1, 2]],
	["an empty array", "[]", []],
	["a list of events", '{"events":[1]}', [1]],
	["a payload", '{"payload":[1],"metadata":{}}', [1]],
	["events in a payload", '{"payload":{"events":[1]}}', [1]],
])("%s is understood", async (_, text, want) => {
	expect(await eventsOfReply(reply(text))).toEqual(want);
});

/** HMM's form: lists by kind, with shared members beside them. */
const SORTED = {
	shipment: { carrierBookingReference: "PUSM12345600" },
	equipment: { equipmentReference: "TCLU1000019", ISOEquipmentCode: "45G1" },
	shipmentEvent: [{ eventID: "7", carrierBookingReference: null }],
	transportEvent: [
		{
			eventID: "7",
			eventCreatedDateTime: "2026-01-01T00:00:00Z",
			eventDateTime: "2026-01-02T00:00:00Z",
			transportCall: { transportCallID: "C", modeOfTransport: "BARGE" },
		},
	],
	equipmentEvent: [
		{
			eventID: "7",
			equipmentReference: null,
			transportCall: { transportCallID: "C", modeOfTransport: null },
		},
		{ eventID: "8", ISOEquipmentCode: "22G1", transportCall: null },
	],
	transportCall: [{ transportCallID: "C", modeOfTransport: "VESSEL" }],
};

test("lists by kind give events with their own members and the shared ones that they lack, with ids that differ by kind, and without the time of the plan", async () => {
	const { shipment, equipment, transportCall } = SORTED;
	const [call] = transportCall;
	const want = [
		{ ...shipment, eventID: "7/shipmentEvent", transportCall: {} },
		{
			...shipment,
			eventID: "7/transportEvent",
			eventDateTime: "2026-01-02T00:00:00Z",
			transportCall: { ...call, modeOfTransport: "BARGE" },
		},
		{
			...shipment,
			...equipment,
			eventID: "7/equipmentEvent",
			transportCall: call,
		},
		{
			...shipment,
			...equipment,
			eventID: "8/equipmentEvent",
			ISOEquipmentCode: "22G1",
			transportCall: {},
		},
	];
	expect(await eventsOfReply(reply(JSON.stringify(SORTED)))).toEqual(want);
	expect(
		await eventsOfReply(reply(JSON.stringify({ payload: SORTED }))),
	).toEqual(want);
});

test.each([
	["an empty list by kind", { transportEvent: [] }, []],
	["one without ids", { transportEvent: [{}] }, [{ transportCall: {} }]],
	[
		"one with null instead of an event",
		{ shipmentEvent: null, transportEvent: [null] },
		[{ transportCall: {} }],
	],
])("%s is understood", async (_, body, want) => {
	expect(await eventsOfReply(reply(JSON.stringify(body)))).toEqual(want);
});

test.each<[string, object, object]>([
	["container", { equipment: "shared" }, {}],
	["call", { transportCall: ["shared"] }, { transportCall: {} }],
	["booking", { shipment: { carrierBookingReference: "shared" } }, {}],
])(
	"a short body of many events cannot fill the memory with their shared %s",
	async (_, shared, event) => {
		const large = Object.fromEntries(
			Array.from({ length: 200 }, (_, index) => [`member${index}`, 0]),
		);
		const text = (events: number) =>
			JSON.stringify({
				...shared,
				equipmentEvent: Array(events).fill(event),
			}).replace('"shared"', JSON.stringify(large));
		expect(await eventsOfReply(reply(text(1_000)))).toHaveLength(1_000);
		await expect(eventsOfReply(reply(text(20_000)))).rejects.toThrow(
			expect.objectContaining({ code: "unrecognized_response" }),
		);
	},
);

test("the content type does not matter as long as the body is JSON", async () => {
	expect(await eventsOfReply(reply("[1]", "text/plain"))).toEqual([1]);
});

test("an answer without content has no events", async () => {
	expect(await eventsOfReply({ ...reply(""), hasContent: false })).toEqual([]);
});

test.each([
	["a login page", "<html>Sign in</html>", "text/html; charset=utf-8"],
	["JSON that claims to be a page", "[]", "TEXT/HTML"],
	["half a JSON", '[{"eventType":"TRANS', "application/json"],
	["nothing at all", "", "application/json"],
	["an error under status 200", '{"errors":[{}]}', "application/json"],
	["null", "null", "application/json"],
	["a number", "42", "application/json"],
	[
		"endless nesting",
		'{"payload":{"payload":{"payload":[]}}}',
		"application/json",
	],
])("%s is unrecognized", async (_, text, type) => {
	await expect(eventsOfReply(reply(text, type))).rejects.toThrow(
		expect.objectContaining({ code: "unrecognized_response" }),
	);
});

test("the message does not quote the answer", async () => {
	await expect(eventsOfReply(reply("secret answer"))).rejects.toThrow(
		expect.objectContaining({ message: expect.not.stringContaining("secret") }),
	);
});
