import { describe, expect, test } from "vitest";
import type { CarrierEvent } from "../../../mock/carriers/messages/carrier-event.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startTestWorld } from "./ask-world.ts";

const EVENTS = "/MAEU/v2/events";
const BILL = "transportDocumentReference=MAEU260710128";
const world = await openForFile(startTestWorld);
const all: readonly CarrierEvent[] = (
	await world.get(`${EVENTS}?${BILL}&limit=9999`)
).events;

async function filtered(query: string): Promise<readonly CarrierEvent[]> {
	const { status, events } = await world.get(
		`${EVENTS}?${BILL}&limit=9999&${query}`,
	);
	expect(status).toBe(200);
	return events;
}

function call(event: CarrierEvent) {
	return event.eventType === "SHIPMENT" ? undefined : event.transportCall;
}

type Passes = (event: CarrierEvent) => boolean;

describe("a filter selects exactly the events that it names", () => {
	test.each<[string, Passes]>([
		["eventType=SHIPMENT", (event) => event.eventType === "SHIPMENT"],
		[
			"eventType=SHIPMENT,TRANSPORT",
			(event) => event.eventType !== "EQUIPMENT",
		],
		[
			"shipmentEventTypeCode=CONF",
			(event) =>
				event.eventType === "SHIPMENT" &&
				event.shipmentEventTypeCode === "CONF",
		],
		[
			"documentTypeCode=TRD,ARN",
			(event) =>
				event.eventType === "SHIPMENT" && event.documentTypeCode !== "BKG",
		],
		[
			"transportEventTypeCode=ARRI",
			(event) =>
				event.eventType === "TRANSPORT" &&
				event.transportEventTypeCode === "ARRI",
		],
		[
			"equipmentEventTypeCode=LOAD,DISC",
			(event) =>
				event.eventType === "EQUIPMENT" &&
				["LOAD", "DISC"].includes(event.equipmentEventTypeCode),
		],
		["scheduleID=any", () => false],
		["eventType=SHIPMENT&equipmentEventTypeCode=LOAD", () => false],
		[
			"eventType=TRANSPORT&transportEventTypeCode=DEPA",
			(event) =>
				event.eventType === "TRANSPORT" &&
				event.transportEventTypeCode === "DEPA",
		],
	])("%s", async (query, passes) => {
		const events = await filtered(query);
		expect(events).toEqual(all.filter(passes));
	});

	test("transportCallID, vesselIMONumber, voyages, carrierServiceCode, UNLocationCode", async () => {
		const some = all.map(call).find((one) => one?.vessel !== undefined);
		const voyage: Passes = (event) =>
			call(event)?.exportVoyageNumber === some?.exportVoyageNumber &&
			call(event)?.exportVoyageNumber !== undefined;
		const cases: readonly (readonly [string, string | undefined, Passes])[] = [
			[
				"transportCallID",
				some?.transportCallID,
				(event) => call(event)?.transportCallID === some?.transportCallID,
			],
			[
				"vesselIMONumber",
				some?.vessel?.vesselIMONumber,
				(event) =>
					call(event)?.vessel?.vesselIMONumber ===
						some?.vessel?.vesselIMONumber && call(event)?.vessel !== undefined,
			],
			["exportVoyageNumber", some?.exportVoyageNumber, voyage],
			["carrierVoyageNumber", some?.exportVoyageNumber, voyage],
			[
				"carrierServiceCode",
				some?.carrierServiceCode,
				(event) =>
					call(event)?.carrierServiceCode === some?.carrierServiceCode &&
					call(event)?.carrierServiceCode !== undefined,
			],
			[
				"UNLocationCode",
				some?.UNLocationCode,
				(event) =>
					call(event)?.UNLocationCode === some?.UNLocationCode &&
					call(event) !== undefined,
			],
		];
		for (const [name, value, passes] of cases) {
			const events = await filtered(`${name}=${value}`);
			expect(events.length, name).toBeGreaterThan(0);
			expect(events, name).toEqual(all.filter(passes));
		}
	});

	test("eventCreatedDateTime with each operator, and a range of two", async () => {
		const middle = all[Math.floor(all.length / 2)]?.eventCreatedDateTime ?? "";
		const limit = Date.parse(middle);
		const created = (event: CarrierEvent) =>
			Date.parse(event.eventCreatedDateTime);
		const cases: readonly (readonly [string, Passes])[] = [
			["", (event) => created(event) === limit],
			[":eq", (event) => created(event) === limit],
			[":gte", (event) => created(event) >= limit],
			[":gt", (event) => created(event) > limit],
			[":lte", (event) => created(event) <= limit],
			[":lt", (event) => created(event) < limit],
		];
		for (const [operator, passes] of cases) {
			const events = await filtered(
				`eventCreatedDateTime${operator}=${middle}`,
			);
			expect(events, operator).toEqual(all.filter(passes));
		}
		const first = all[0]?.eventCreatedDateTime;
		const window = await filtered(
			`eventCreatedDateTime:gt=${first}&eventCreatedDateTime:lt=${middle}`,
		);
		expect(window).toEqual(
			all.filter(
				(event) =>
					created(event) > Date.parse(first ?? "") && created(event) < limit,
			),
		);
	});

	test("a filter respects a time offset", async () => {
		const last = all.at(-1)?.eventCreatedDateTime ?? "";
		const elsewhere = new Date(Date.parse(last) + 5.5 * 3_600_000)
			.toISOString()
			.replace(/\.000Z$/, "%2B05:30");
		const events = await filtered(`eventCreatedDateTime:eq=${elsewhere}`);
		expect(events.at(-1)).toEqual(all.at(-1));
	});
});

describe("numbers beside a bill", () => {
	test("reduce the answer to their containers, or to nothing", async () => {
		const boxes = new Set(
			all.flatMap((event) =>
				event.eventType === "EQUIPMENT" ? [event.equipmentReference] : [],
			),
		);
		const [box] = boxes;
		const ofBox = await filtered(
			`equipmentReference=${box}&eventType=EQUIPMENT`,
		);
		expect(ofBox).toEqual(
			all.filter(
				(event) =>
					event.eventType === "EQUIPMENT" && event.equipmentReference === box,
			),
		);
		expect(
			await filtered(`equipmentReference=${[...boxes].join(",")}`),
		).toEqual(all);
		expect(await filtered("equipmentReference=CSQU3054383")).toEqual([]);
		expect(await filtered("carrierBookingReference=OTHER123")).toEqual([]);
	});

	test("as a list give the events of each number, and of one shipment only once", async () => {
		const other = await world.ask("MAEU", "bill", "260710135");
		const both = await world.get(
			`${EVENTS}?limit=9999&transportDocumentReference=260710128,MAEU260710135,260710135`,
		);
		expect(both.events).toEqual([...all, ...other.events]);
	});
});

describe("the order", () => {
	const values = (events: readonly CarrierEvent[]) =>
		events.map(({ eventDateTime }) => Date.parse(eventDateTime));

	test("is that of recording by default", () => {
		const created = all.map((event) => Date.parse(event.eventCreatedDateTime));
		expect(created).toEqual(created.toSorted((one, other) => one - other));
	});

	test("can be by other members, up and down", async () => {
		const up = values(await filtered("sort=eventDateTime"));
		expect(up).toEqual(up.toSorted((one, other) => one - other));
		const down = values(await filtered("sort=eventDateTime:DESC,eventID:ASC"));
		expect(down).toEqual(up.toReversed());
	});
});
