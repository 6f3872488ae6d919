import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	lineByScac,
	type RequestedNumber,
	readNumber,
} from "../../../mock/carriers/basics/numbers.ts";
import {
	generateJourney,
	type Journey,
} from "../../../mock/carriers/journeys/journey.ts";
import { conventionsOf } from "../../../mock/carriers/lines/line-conventions.ts";
import {
	journeyReports,
	messagesOf,
} from "../../../mock/carriers/messages/messages.ts";
import { truthOf } from "../../../mock/carriers/truth/answer-truth.ts";
import { SHIPPING_LINES } from "../../../server/reference/shipping-lines.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { DAY_MS, START_AT, startTestWorld } from "./ask-world.ts";

const world = await openForFile(startTestWorld);

function bill(scac: string, text: string): RequestedNumber {
	const line = lineByScac(scac);
	const number = line && readNumber(line, "bill", text);
	if (typeof number !== "object") throw new Error(`${scac} ${text}`);
	return number;
}

const someBill = fc
	.record({
		scac: fc.constantFrom(...SHIPPING_LINES.map(({ scac }) => scac)),
		text: fc.stringMatching(/^1\d{6}[1-3]$/),
	})
	.map(({ scac, text }) => bill(scac, text));

/** A bill of a shipment whose plan changes on the way. */
const changedBill = fc
	.record({
		scac: fc.constantFrom(...SHIPPING_LINES.map(({ scac }) => scac)),
		word: fc.constantFrom("OMITTED", "ROLLED", "SWAPSHIP", "HUBMOVED"),
		number: fc.integer({ min: 100, max: 999 }),
	})
	.map(({ scac, word, number }) => bill(scac, `${word}${number}`));

/** The journey of a number that is requested when it is only booked. */
const journeyOf = (requested: RequestedNumber) =>
	generateJourney("landfall", requested, START_AT, "booked");

function endOf(journey: Journey): number {
	return journeyReports(journey).at(-1)?.report.publishedAt ?? 0;
}

/** Milestones of a container in the order in which they must happen. */
const ORDER = [
	"empty_out_at",
	"pol_full_in_at",
	"pol_vessel_loaded_at",
	"pol_vessel_departed_at",
	"pod_arrived_at",
	"pod_discharged_at",
	"pod_rail_loaded_at",
	"pod_rail_departed_at",
	"ind_ata_at",
	"ind_rail_unloaded_at",
	"pod_full_out_at",
	"final_destination_full_out_at",
	"empty_terminated_at",
];

describe("the truth", () => {
	test("is final exactly when everything is reported and every travelling container is returned", () => {
		fc.assert(
			fc.property(someBill, (requested) => {
				const journey = journeyOf(requested);
				const end = endOf(journey);
				expect(truthOf(journey, requested, end - 1_000).isOver).toBe(false);
				const { isOver, containers } = truthOf(journey, requested, end);
				expect(isOver).toBe(true);
				const isSailing = journey.situation !== "booking cancelled";
				for (const { number, attributes } of containers) {
					if (number === journey.cargo.swappedOut?.number) continue;
					expect(attributes.current_status).toBe(
						isSailing ? "empty_returned" : "new",
					);
				}
			}),
		);
	});

	test("has the milestones of each container in a possible order", () => {
		fc.assert(
			fc.property(fc.oneof(someBill, changedBill), (requested) => {
				const journey = journeyOf(requested);
				const { containers } = truthOf(journey, requested, endOf(journey));
				const isByDay = conventionsOf(requested.line.scac).timeForm === "date";
				for (const { attributes } of containers) {
					const times = ORDER.flatMap((name) => attributes[name] ?? []);
					// Terminals report to the minute what the line reports by the day.
					if (!isByDay) expect(times).toEqual(times.toSorted());
				}
			}),
		);
	});

	test("has the actual times of the last messages, for every line with exact times", () => {
		fc.assert(
			fc.property(someBill, (requested) => {
				if (conventionsOf(requested.line.scac).timeForm !== "exact") return;
				const journey = journeyOf(requested);
				const { shipment } = truthOf(journey, requested, endOf(journey));
				const arrival = messagesOf(journey).findLast(
					({ event }) =>
						event.eventType === "TRANSPORT" &&
						event.transportEventTypeCode === "ARRI" &&
						event.eventClassifierCode === "ACT" &&
						event.transportCall.modeOfTransport === "VESSEL",
				);
				const told = arrival && Date.parse(arrival.event.eventDateTime);
				expect(shipment?.pod_ata_at ?? undefined).toBe(
					told && `${new Date(told).toISOString().slice(0, 19)}Z`,
				);
			}),
		);
	});

	test("has as first estimate the line's first one that was not retracted, with any plan", () => {
		fc.assert(
			fc.property(changedBill, (requested) => {
				if (conventionsOf(requested.line.scac).timeForm !== "exact") return;
				const journey = journeyOf(requested);
				const messages = messagesOf(journey);
				const takenBack = new Set(messages.map(({ retracts }) => retracts));
				const first = messages.find(
					({ event, phase, retracts }) =>
						retracts === undefined &&
						event.eventType === "TRANSPORT" &&
						event.transportEventTypeCode === "ARRI" &&
						event.eventClassifierCode !== "ACT" &&
						event.transportCall.modeOfTransport === "VESSEL" &&
						phase === "IMPORT" &&
						!takenBack.has(event.eventID),
				);
				const told = Date.parse(first?.event.eventDateTime ?? "");
				const { shipment } = truthOf(journey, requested, endOf(journey));
				expect(shipment?.pod_original_eta_at).toBe(
					`${new Date(told).toISOString().slice(0, 19)}Z`,
				);
			}),
		);
	});

	test("is the same in any order and number of requests", () => {
		fc.assert(
			fc.property(
				someBill,
				fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 5 }),
				(requested, days) => {
					const fresh = (at: number) =>
						truthOf(
							generateJourney("landfall", requested, START_AT),
							requested,
							at,
						);
					const journey = generateJourney("landfall", requested, START_AT);
					for (const day of days) {
						const at = START_AT + day * DAY_MS;
						expect(truthOf(journey, requested, at)).toEqual(fresh(at));
					}
				},
			),
		);
	});

	test("never takes back an actual event of a journey", () => {
		fc.assert(
			fc.property(someBill, fc.nat(90), fc.nat(90), (requested, day, later) => {
				const journey = journeyOf(requested);
				const factsAt = (at: number) => {
					const { shipment, containers } = truthOf(journey, requested, at);
					return { shipment, containers };
				};
				const before = factsAt(START_AT + day * DAY_MS);
				const after = factsAt(START_AT + (day + later) * DAY_MS);
				for (const name of ["pol_atd_at", "pod_ata_at"]) {
					const fact = before.shipment?.[name];
					if (fact) expect(after.shipment?.[name]).toBe(fact);
				}
				for (const { number, attributes } of before.containers) {
					const then = after.containers.find((one) => one.number === number);
					for (const name of ORDER) {
						const fact = attributes[name];
						if (fact) expect(then?.attributes[name]).toBe(fact);
					}
				}
			}),
		);
	});
});

describe("GET /truth/{scac}/{number}", () => {
	test("is found by any form of a number, and starts no journey", async () => {
		const before = await world.get("/truth/MSCU/MEDUPLAIN77");
		expect(before.body).toMatchObject({
			isOver: false,
			failedReason: null,
			situation: "uneventful",
			shipment: { bill_of_lading_number: "MEDUPLAIN77" },
		});
		world.clock = START_AT + 60 * DAY_MS;
		expect((await world.get("/truth/MSCU/MEDUPLAIN77")).body).not.toEqual(
			before.body,
		);
		await world.ask("MSCU", "bill", "MEDUPLAIN77");
		const known = await world.get("/truth/MSCU/PLAIN77");
		world.clock += 3_600_000;
		const later = await world.get("/truth/MEDU/medUplain77?kind=bill");
		expect(later.body).toMatchObject({ situation: "uneventful" });
		expect(later.status).toBe(known.status);
	});

	test("explains why there is no shipment, and refuses invalid numbers", async () => {
		expect((await world.get("/truth/MAEU/NOTFOUND1")).body).toMatchObject({
			isOver: true,
			failedReason: "not_found",
			shipment: null,
		});
		expect((await world.get("/truth/XXXX/PLAIN77")).status).toBe(404);
		expect((await world.get("/truth/MAEU/A")).status).toBe(400);
		expect((await world.get("/truth/MAEU/%E0%A4%A")).status).toBe(400);
		expect((await world.get("/truth/MAEU/PLAIN77?kind=box")).status).toBe(400);
	});
});
