import { describe, expect, test } from "vitest";
import type { NumberKind } from "../../../mock/carriers/basics/numbers.ts";
import type { CarrierEvent } from "../../../mock/carriers/messages/carrier-event.ts";
import { isContainerNumber } from "../../../server/reference/iso-6346.ts";
import { SHIPPING_LINES } from "../../../server/reference/shipping-lines.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startTestWorld } from "./ask-world.ts";
import { bodyErrors, contractErrors } from "./upstream-contract.ts";

const world = await openForFile(startTestWorld);

const BILL = "bill";
const BOOKING = "booking";
const CONTAINER = "container";

function documentNumber(events: readonly CarrierEvent[], type: string): string {
	const found = events
		.flatMap(({ documentReferences }) => documentReferences ?? [])
		.find(({ documentReferenceType }) => documentReferenceType === type);
	return found?.documentReferenceValue ?? "";
}

function boxes(events: readonly CarrierEvent[]): string[] {
	const numbers = events.map((event) =>
		event.eventType === "EQUIPMENT" ? event.equipmentReference : undefined,
	);
	return [...new Set(numbers.filter((number) => number !== undefined))];
}

describe("numbers that a line knows", () => {
	test.each(SHIPPING_LINES.map(({ scac }) => scac))(
		"%s answers bills, bookings and containers with events of the contract",
		async (scac) => {
			const line = world.lines.find((one) => one.scac === scac);
			for (const [kind, number] of [
				[BILL, `${scac}PLAIN234567`],
				[BOOKING, "PLAIN99887"],
				[CONTAINER, "TCNU1234565"],
			] as const) {
				const { status, body } = await world.ask(scac, kind, number);
				expect(status).toBe(200);
				expect(JSON.stringify(body).length).toBeGreaterThan(5_000);
				expect(bodyErrors(line?.dialect ?? "2.2", body)).toEqual([]);
			}
		},
	);

	test("find the same shipment with and without the SCAC or an alias in front, in any case", async () => {
		const bare = await world.ask("MSCU", BILL, "FR030802");
		for (const number of ["MEDUFR030802", "MSCUFR030802", "medufr030802"]) {
			expect((await world.ask("medu", BILL, number)).body).toEqual(bare.body);
		}
		expect(documentNumber(bare.events, "TRD")).toBe("MEDUFR030802");
	});

	test("are written without the SCAC by lines that omit it", async () => {
		const { events } = await world.ask("CMDU", BILL, "CMDUAMC1863476");
		expect(documentNumber(events, "TRD")).toBe("AMC1863476");
	});

	test("lead to the same journey from its bill, its booking and its containers", async () => {
		const byBill = await world.ask("HDMU", BILL, "HDMUPLAIN2244900");
		const booking = documentNumber(byBill.events, "BKG");
		const byBooking = await world.ask("HDMU", BOOKING, booking);
		expect(byBooking.body).toEqual(byBill.body);
		for (const box of boxes(byBill.events)) {
			expect(isContainerNumber(box)).toBe(true);
			const byBox = await world.ask("HDMU", CONTAINER, box);
			expect(byBox.events).toEqual(
				byBill.events.filter(
					(event) =>
						event.eventType !== "EQUIPMENT" || event.equipmentReference === box,
				),
			);
		}
	});

	test("give only the requested container", async () => {
		const { events } = await world.ask("ONEY", CONTAINER, "OOLU7654320");
		expect(boxes(events)).toEqual(["OOLU7654320"]);
	});
});

describe("numbers that no line knows", () => {
	test.each<[string, NumberKind, string, number]>([
		["MAEU", BILL, "MAEUNOTFOUND1", 404],
		["HLCU", BOOKING, "26110404", 404],
		["MSCU", BILL, "MEDUNOTFOUND", 200],
		["EGLV", BOOKING, "146000000404", 200],
		["COSU", BOOKING, "NOTFOUND", 200],
		["OOLU", BOOKING, "NOTFOUND", 404],
	])(
		"%s %s %s is answered with %i and no events",
		async (scac, kind, number, status) => {
			const answer = await world.ask(scac, kind, number);
			expect(answer.status).toBe(status);
			expect(answer.events).toEqual([]);
			if (status === 404)
				expect(contractErrors("Error", answer.body)).toEqual([]);
		},
	);
});
