import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	lineByScac,
	type RequestedNumber,
	readNumber,
} from "../../../mock/carriers/basics/numbers.ts";
import { generateJourney } from "../../../mock/carriers/journeys/journey.ts";
import { conventionsOf } from "../../../mock/carriers/lines/line-conventions.ts";
import type { CarrierEvent } from "../../../mock/carriers/messages/carrier-event.ts";
import {
	currentMessages,
	type Message,
	messagesOf,
} from "../../../mock/carriers/messages/messages.ts";
import { isContainerNumber } from "../../../server/reference/iso-6346.ts";
import { SHIPPING_LINES } from "../../../server/reference/shipping-lines.ts";
import { DAY_MS, START_AT } from "./ask-world.ts";
import { reachedStage } from "./reached-stage.ts";
import { contractErrors } from "./upstream-contract.ts";

function bill(scac: string, text: string): RequestedNumber {
	const line = lineByScac(scac);
	const number = line && readNumber(line, "bill", text);
	if (typeof number !== "object") throw new Error(`${scac} ${text}`);
	return number;
}

/** Lines whose times can be read without the zone of the place. */
const EXACT_SCACS = SHIPPING_LINES.map(({ scac }) => scac).filter(
	(scac) => conventionsOf(scac).timeForm === "exact",
);

const someBill = fc
	.record({
		scac: fc.constantFrom(...EXACT_SCACS),
		text: fc.stringMatching(/^PLAIN[A-Z]{3}\d{7}$/),
	})
	.map(({ scac, text }) => bill(scac, text));
const someInstant = fc.integer({
	min: Date.parse("2021-01-01T00:00:00Z"),
	max: Date.parse("2031-12-31T00:00:00Z"),
});
const someWait = fc.integer({ min: 0, max: 120 * DAY_MS });

function messages(number: RequestedNumber, askedAt: number) {
	return messagesOf(generateJourney("landfall", number, askedAt));
}

function saidBy(all: readonly Message[], at: number): CarrierEvent[] {
	return currentMessages(all, at).map(({ event }) => event);
}

function actual(events: readonly CarrierEvent[]): CarrierEvent[] {
	return events.filter(
		({ eventClassifierCode }) => eventClassifierCode === "ACT",
	);
}

function byBox(events: readonly CarrierEvent[]): Map<string, CarrierEvent[]> {
	const boxes = new Map<string, CarrierEvent[]>();
	for (const event of events) {
		const number =
			event.eventType === "EQUIPMENT" ? event.equipmentReference : undefined;
		if (number === undefined) continue;
		boxes.set(number, [...(boxes.get(number) ?? []), event]);
	}
	return boxes;
}

describe("a line's answer about a journey", () => {
	test("is valid against the carrier contract at every moment, for every line", () => {
		for (const { scac } of SHIPPING_LINES) {
			for (let bills = 0; bills < 6; bills++) {
				const all = messages(bill(scac, `PLAIN00${bills}`), START_AT);
				for (const waitDays of [0, 10, 90]) {
					const events = saidBy(all, START_AT + waitDays * DAY_MS);
					expect(contractErrors("Events", events)).toEqual([]);
				}
			}
		}
	});

	test("never reports a future event as actual, and never shows a future message", () => {
		fc.assert(
			fc.property(someBill, someInstant, someWait, (number, askedAt, wait) => {
				const now = askedAt + wait;
				for (const event of saidBy(messages(number, askedAt), now)) {
					expect(Date.parse(event.eventCreatedDateTime)).toBeLessThanOrEqual(
						now,
					);
					if (event.eventClassifierCode !== "ACT") continue;
					expect(Date.parse(event.eventDateTime)).toBeLessThanOrEqual(
						Date.parse(event.eventCreatedDateTime),
					);
				}
			}),
		);
	});

	test("never changes: the same event id has the same content later", () => {
		fc.assert(
			fc.property(someBill, someInstant, someWait, (number, askedAt, wait) => {
				const earlier = saidBy(messages(number, askedAt), askedAt);
				const later = saidBy(messages(number, askedAt), askedAt + wait);
				expect(later.slice(0, earlier.length)).toEqual(earlier);
				const ids = later.map(({ eventID }) => eventID);
				expect(new Set(ids).size).toBe(ids.length);
			}),
		);
	});

	test("ends with an actual event for everything that was planned", () => {
		fc.assert(
			fc.property(someBill, someInstant, (number, askedAt) => {
				const events = saidBy(
					messages(number, askedAt),
					askedAt + 400 * DAY_MS,
				);
				expect(reachedStage(events)).toBe("returned");
				const milestone = (event: CarrierEvent) =>
					event.eventType === "SHIPMENT"
						? `${event.documentTypeCode} ${event.shipmentEventTypeCode}`
						: event.eventType === "TRANSPORT"
							? `${event.transportCall.transportCallID} ${event.transportEventTypeCode}`
							: `${event.equipmentReference} ${event.equipmentEventTypeCode} ${event.eventLocation?.UNLocationCode} ${event.emptyIndicatorCode}`;
				const facts = new Set(actual(events).map(milestone));
				for (const event of events) expect(facts).toContain(milestone(event));
			}),
		);
	});
});

describe("the events of one container", () => {
	test("follow the order of a journey: out empty, in full, each vessel or train, out full, back empty", () => {
		fc.assert(
			fc.property(someBill, someInstant, (number, askedAt) => {
				const events = saidBy(
					messages(number, askedAt),
					askedAt + 400 * DAY_MS,
				);
				for (const [box, ofBox] of byBox(actual(events))) {
					expect(isContainerNumber(box)).toBe(true);
					const story = ofBox
						.toSorted(
							(one, other) =>
								Date.parse(one.eventDateTime) - Date.parse(other.eventDateTime),
						)
						.map((event) =>
							event.eventType === "EQUIPMENT"
								? `${event.equipmentEventTypeCode} ${event.emptyIndicatorCode}`
								: "",
						)
						.join(", ");
					expect(story).toMatch(
						/^GTOT EMPTY, GTIN LADEN(, LOAD LADEN, DISC LADEN)+, GTOT LADEN, GTIN EMPTY$/,
					);
				}
			}),
		);
	});

	test("are loaded before the departure and discharged after the arrival", () => {
		fc.assert(
			fc.property(someBill, someInstant, (number, askedAt) => {
				const events = actual(
					saidBy(messages(number, askedAt), askedAt + 400 * DAY_MS),
				);
				const at = new Map<string, number>();
				for (const event of events) {
					if (event.eventType !== "TRANSPORT") continue;
					const { transportCallSequenceNumber: sequence } = event.transportCall;
					at.set(
						`${sequence} ${event.transportEventTypeCode}`,
						Date.parse(event.eventDateTime),
					);
				}
				for (const event of events) {
					if (event.eventType !== "EQUIPMENT") continue;
					const sequence = event.transportCall?.transportCallSequenceNumber;
					const time = Date.parse(event.eventDateTime);
					if (event.equipmentEventTypeCode === "LOAD") {
						expect(time).toBeLessThan(at.get(`${sequence} DEPA`) ?? 0);
					}
					if (event.equipmentEventTypeCode === "DISC") {
						expect(time).toBeGreaterThan(at.get(`${sequence} ARRI`) ?? time);
					}
				}
			}),
		);
	});
});

describe("stages", () => {
	test("are drawn about equally often, and each journey is at its drawn stage", () => {
		const counts = new Map<string, number>();
		for (let bills = 0; bills < 350; bills++) {
			const number = bill("CMDU", `26${100000 + bills}`);
			const stage = reachedStage(saidBy(messages(number, START_AT), START_AT));
			counts.set(stage, (counts.get(stage) ?? 0) + 1);
		}
		expect([...counts.keys()].toSorted()).toEqual([
			"at sea",
			"at transshipment",
			"booked",
			"discharged",
			"on rail",
			"picked up",
			"returned",
		]);
		for (const [stage, count] of counts) {
			expect(count, stage).toBeGreaterThan(25);
			expect(count, stage).toBeLessThan(80);
		}
	});
});
