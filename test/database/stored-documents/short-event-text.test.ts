import { describe, expect, test } from "vitest";
import {
	type EventColumns,
	eventText,
	shortEventText,
} from "../../../server/database/stored-documents/short-event-text.ts";
import {
	serializeTransportEvent,
	type TransportEventParts,
} from "../../../server/resources/transport-events/transport-event-serializer.ts";

const ID = "0196f1a0-4b18-7667-a76d-00000000000";

const ROW: EventColumns = {
	id: `${ID}1`,
	container_id: `${ID}2`,
	event: "container.transport.vessel_arrived",
	created_at: "2026-03-02T00:00:00Z",
	timestamp: "2026-03-01T08:00:00Z",
};

const FACTS = {
	key: "vessel_arrived@USLAX",
	event: ROW.event,
	isEstimate: false,
	timestamp: ROW.timestamp,
	timezone: "America/Los_Angeles",
	locode: "USLAX",
	facility: { facilityCode: "Y258", facilityCodeList: "FIRMS" },
	voyageNumber: "026W",
	vessel: { imo: "9321483", name: "EMMA MAERSK" },
	observation: "an arrival",
	source: { kind: "shipping_line", code: "MAEU" },
};

const PARTS = {
	id: ROW.id,
	createdAt: ROW.created_at,
	facts: FACTS,
	shipmentId: `${ID}3`,
	containerId: ROW.container_id,
	rawEventId: `${ID}4`,
	previousId: null,
	invalidatedAt: null,
};

const recordOf = (changes: object, facts: object = {}) =>
	JSON.stringify(
		serializeTransportEvent({
			...PARTS,
			...changes,
			facts: { ...FACTS, ...facts },
		} as unknown as TransportEventParts),
	);

describe("the text of a transport event", () => {
	test.each([
		["a milestone", recordOf({})],
		["an estimate after another one", recordOf({ previousId: `${ID}5` })],
		["a withdrawn event", recordOf({ invalidatedAt: ROW.created_at })],
		["a change", recordOf({}, { value: "2026-03-05", sourceKind: "terminal" })],
		["a value of one digit", recordOf({}, { value: "7", sourceKind: "rail" })],
		["little", recordOf({ rawEventId: null }, { vessel: null, locode: null })],
		[
			"a text with characters that JSON escapes",
			recordOf({}, { voyageNumber: '1\n"2" %' }),
		],
		["a column with another value", recordOf({ createdAt: "2027" })],
	])("is stored in less than half of its length: %s", (_, record) => {
		const stored = shortEventText(record, ROW);
		expect(stored.length).toBeLessThan(record.length / 2);
		expect(eventText(stored, ROW)).toBe(record);
	});

	test.each([
		["no record", "{}"],
		["another attribute", recordOf({}).replace("voyage_number", "voyage")],
		["a number for a text", recordOf({}).replace('"026W"', "5")],
	])("is stored unchanged when it has %s", (_, record) => {
		expect(shortEventText(record, ROW)).toBe(record);
		expect(eventText(record, ROW)).toBe(record);
	});

	test("can still be read in the form that databases have stored", () => {
		expect(
			eventText(
				`~0\n1\n2\n"026W"\n3\n5\n"USLAX"\n"rail"\n5\n5\n5\nshipment s\n4\nvessel v\n5\n5\n5\n5`,
				{
					...ROW,
					id: "i",
					container_id: "c",
					event: "e",
					created_at: "2026",
					timestamp: "2025",
				},
			),
		).toBe(
			'{"id":"i","type":"transport_event","attributes":{"event":"e","created_at":"2026","voyage_number":"026W","timestamp":"2025","timezone":null,"location_locode":"USLAX","data_source":"rail","value":null,"invalidated_at":null,"value_timestamp":null},"relationships":{"shipment":{"data":{"id":"s","type":"shipment"}},"container":{"data":{"id":"c","type":"container"}},"vessel":{"data":{"id":"v","type":"vessel"}},"location":{"data":null},"terminal":{"data":null},"source_event":{"data":null},"previous_version":{"data":null}}}',
		);
	});
});
