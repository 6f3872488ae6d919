import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
	isReservedUnknown,
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
	currentMessages,
	type Message,
	messagesOf,
} from "../../../mock/carriers/messages/messages.ts";
import { SHIPPING_LINES } from "../../../server/reference/shipping-lines.ts";
import { DAY_MS, START_AT } from "./ask-world.ts";

function number(scac: string, text: string): RequestedNumber {
	const line = lineByScac(scac);
	const read = line && readNumber(line, "bill", text);
	if (typeof read !== "object") throw new Error(`${scac} ${text}`);
	return read;
}

/** The numbers of the second table of the README: a word for each situation, with a bill of some lines. */
function documented() {
	const readme = readFileSync(
		new URL("../../../mock/carriers/README.md", import.meta.url),
		"utf8",
	);
	return readme
		.split("\n")
		.filter((line) => /^\| `[A-Z]+` /.test(line))
		.map((line) => {
			const [word = "", situation = "", example = ""] = line
				.split("|")
				.slice(1, -1)
				.map((cell) => cell.trim().replaceAll("`", ""));
			return { word, situation, example, scac: example.slice(0, 4) };
		});
}

function grow(scac: string, text: string): Journey {
	return generateJourney("landfall", number(scac, text), START_AT);
}

/** The messages that are still valid at the end. */
function final(journey: Journey): readonly Message[] {
	return currentMessages(messagesOf(journey), Number.POSITIVE_INFINITY);
}

const facts = (journey: Journey) =>
	messagesOf(journey).filter(
		({ event }) => event.eventClassifierCode === "ACT",
	);

describe("the numbers of the README", () => {
	test.each(documented())(
		"$example is in the situation: $situation",
		({ word, situation, example, scac }) => {
			expect(example).toContain(word);
			expect(grow(scac, example).situation).toBe(situation);
		},
	);

	test("name every situation that other numbers can have", () => {
		const drawn = new Set<string>();
		for (const { scac } of SHIPPING_LINES) {
			for (let index = 0; index < 40; index++) {
				const own = number(scac, `ZZZ${3_000_000 + index * 13}`);
				if (isReservedUnknown(own.number)) continue;
				drawn.add(
					generateJourney("landfall", own, START_AT, "booked").situation,
				);
			}
		}
		const named = new Set(documented().map(({ situation }) => situation));
		expect([...drawn].toSorted()).toEqual([...named].toSorted());
	});
});

describe("a situation shows in the messages", () => {
	test("ROLLED: a plan with an earlier sailing, then the vessel that really sails", () => {
		const { plans } = grow("MSCU", "MEDUROLLED01");
		const [missed, taken] = plans.map(({ voyages }) => voyages[0]);
		expect(taken?.load.plannedDepartureAt).toBeGreaterThan(
			missed?.load.plannedDepartureAt ?? Number.NaN,
		);
		expect(plans[1]?.sinceAt).toBeGreaterThan(
			missed?.load.departureAt ?? Number.NaN,
		);
	});

	test("SWAPSHIP: another vessel for the same call", () => {
		const { plans } = grow("CMDU", "CMDUSWAPSHIP1");
		const [planned, sailing] = plans.map(({ voyages }) => voyages);
		const swapped = sailing?.filter(
			({ load }, leg) => load.vessel !== planned?.[leg]?.load.vessel,
		);
		expect(swapped).toHaveLength(1);
	});

	test("OMITTED: another port of discharge than planned", () => {
		const { plans } = grow("MAEU", "MAEUOMITTED1");
		const ports = plans.map(
			({ voyages }) => voyages.at(-1)?.discharge.place.locode,
		);
		expect(new Set(ports).size).toBe(2);
	});

	test("HUBMOVED: another port of transshipment than planned, between the same ports", () => {
		const { plans } = grow("MSCU", "MEDUHUBMOVED1");
		const [planned, sailed] = plans.map(({ voyages }) => [
			voyages[0]?.load.place.locode,
			voyages[0]?.discharge.place.locode,
			voyages.at(-1)?.discharge.place.locode,
		]);
		expect(planned?.[0]).toBe(sailed?.[0]);
		expect(planned?.[1]).not.toBe(sailed?.[1]);
		expect(planned?.[2]).toBe(sailed?.[2]);
	});

	test("TWOCALLS: the vessel arrives twice in the port of discharge", () => {
		const arrivals = facts(grow("MAEU", "MAEUTWOCALLS1")).filter(
			({ event }) =>
				event.eventType === "TRANSPORT" &&
				event.transportEventTypeCode === "ARRI" &&
				event.transportCall.modeOfTransport === "VESSEL",
		);
		const ports = arrivals.map(({ event }) =>
			event.eventType === "TRANSPORT"
				? event.transportCall.UNLocationCode
				: undefined,
		);
		expect(ports.filter((port) => port === ports.at(-1))).toHaveLength(2);
	});

	test("SAMEID: a fact is corrected under the same id, and only the later version is current", () => {
		const journey = grow("MAEU", "MAEUSAMEID01");
		const ids = facts(journey).map(({ event }) => event.eventID);
		expect(new Set(ids).size).toBe(ids.length - 1);
		expect(final(journey).length).toBe(messagesOf(journey).length - 1);
	});

	test("NEWID: a fact is corrected under another id, and both are current", () => {
		const journey = grow("HLCU", "HLCUNEWID01");
		const plain = facts(grow("HLCU", "HLCUPLAIN01"));
		const ids = facts(journey).map(({ event }) => event.eventID);
		expect(new Set(ids).size).toBe(ids.length);
		expect(plain.length).toBeGreaterThan(0);
		expect(final(journey).length).toBe(messagesOf(journey).length);
	});

	test.each([
		["COSU", true],
		["OOLU", false],
	])(
		"RETRACT: %s takes a fact back (under its own id: %s)",
		(scac, isUnderOwnId) => {
			const taken = messagesOf(grow(scac, `${scac}RETRACT1`)).filter(
				({ retracts }) => retracts !== undefined,
			);
			expect(taken).toHaveLength(1);
			const [{ retracts, event } = {}] = taken;
			expect(retracts === event?.eventID).toBe(isUnderOwnId);
		},
	);

	test("AHEAD: an actual event is more than a day later than its report", () => {
		const ahead = facts(grow("MAEU", "MAEUAHEAD01")).filter(
			({ event, publishedAt }) =>
				Date.parse(event.eventDateTime) > publishedAt + DAY_MS,
		);
		expect(ahead).toHaveLength(1);
	});

	test("LATEGUESS: an estimate is reported after the actual event", () => {
		const messages = messagesOf(grow("MAEU", "MAEULATEGUESS"));
		const arrived = messages.findLastIndex(
			({ event }) =>
				event.eventType === "TRANSPORT" &&
				event.transportEventTypeCode === "ARRI" &&
				event.eventClassifierCode === "ACT" &&
				event.transportCall.modeOfTransport === "VESSEL",
		);
		const later = messages
			.slice(arrived + 1)
			.filter(
				({ event }) =>
					event.eventType === "TRANSPORT" &&
					event.eventClassifierCode === "EST" &&
					event.transportCall.modeOfTransport === "VESSEL",
			);
		expect(later).toHaveLength(1);
	});

	test("REPEATED: actual events are reported again under another id", () => {
		const contents = facts(grow("MAEU", "MAEUREPEATED")).map(({ event }) =>
			JSON.stringify({ ...event, eventID: "", eventCreatedDateTime: "" }),
		);
		expect(new Set(contents).size).toBeLessThan(contents.length);
	});

	test("LATEBOX: the first answer names no container, later ones do", () => {
		const messages = messagesOf(grow("MAEU", "MAEULATEBOX1"));
		const named = (at: number) =>
			currentMessages(messages, at).filter(({ box }) => box !== undefined);
		expect(named(START_AT)).toEqual([]);
		expect(named(START_AT + 5 * DAY_MS).length).toBeGreaterThan(0);
	});

	test("SWAPBOX: a container is returned empty, and another one takes over its plans", () => {
		const journey = grow("MAEU", "MAEUSWAPBOX1");
		const { swappedOut } = journey.cargo;
		const own = (at: number) =>
			currentMessages(messagesOf(journey), at)
				.filter(({ box }) => box === swappedOut)
				.map(({ event }) =>
					event.eventType === "EQUIPMENT"
						? `${event.eventClassifierCode} ${event.equipmentEventTypeCode}`
						: "",
				);
		expect(own(START_AT)).toContain("PLN LOAD");
		expect(own(Number.POSITIVE_INFINITY)).toEqual(["ACT GTOT", "ACT GTIN"]);
	});

	test("SPLITBILL: every container is on one of two bills", () => {
		const journey = grow("MAEU", "MAEUSPLITBILL");
		const bills = new Set(journey.cargo.boxes.map(({ bill }) => bill));
		expect(bills).toEqual(new Set(journey.cargo.bills));
		expect(bills.size).toBe(2);
	});

	test("CANCELLED: the last report cancels the booking", () => {
		const last = messagesOf(grow("MAEU", "MAEUCANCELLED")).at(-1)?.event;
		expect(last).toMatchObject({
			shipmentEventTypeCode: "CANC",
			documentTypeCode: "BKG",
		});
	});

	test("MANIFEST: the number becomes known some days after the first request", () => {
		const { changesAt } = grow("MAEU", "MAEUMANIFEST");
		expect(changesAt).toBeGreaterThan(START_AT);
		expect(changesAt).toBeLessThan(START_AT + 5 * DAY_MS);
	});

	test("REUSED: the container was returned empty after other cargo before it was fetched", () => {
		const { earlier, cargo, key } = grow("MAEU", "MAEUREUSED01");
		expect(earlier?.cargo.boxes.map(({ number }) => number)).toEqual([
			cargo.boxes[0]?.number,
		]);
		expect(earlier?.cargo.bills).not.toEqual(cargo.bills);
		expect(earlier?.key).not.toBe(key);
		const back = earlier && facts(earlier).at(-1)?.publishedAt;
		const first = facts(grow("MAEU", "MAEUREUSED01")).find(
			({ box }) => box !== undefined,
		);
		expect(back).toBeLessThan(first?.publishedAt ?? Number.NaN);
	});

	test("NOWHERE: the inland place has a UN/LOCODE that the tables do not know", () => {
		expect(grow("MSCU", "MEDUNOWHERE1").route.onward?.place).toMatchObject({
			isListed: false,
		});
	});

	test("DELAYED, VIAHUB, BARGE and BYRAIL: late, over a hub, by barge, by rail", () => {
		const late = grow("MAEU", "MAEUDELAYED1").voyages.at(-1)?.discharge;
		expect(late?.arrivalAt).toBeGreaterThan(
			(late?.plannedArrivalAt ?? 0) + DAY_MS,
		);
		expect(grow("MAEU", "MAEUVIAHUB01").voyages.length).toBeGreaterThan(1);
		const { landing, onward } = grow("MAEU", "MAEUBARGE001").route;
		expect(landing !== undefined || onward?.mode === "BARGE").toBe(true);
		expect(grow("MAEU", "MAEUBYRAIL01").route.onward?.mode).toBe("RAIL");
	});

	test("ELSEWHERE: the empty container goes back in another place", () => {
		const moves = facts(grow("MSCU", "MEDUELSEWHERE"))
			.filter(({ box }) => box !== undefined)
			.map(({ event }) =>
				event.eventType === "EQUIPMENT"
					? event.eventLocation?.UNLocationCode
					: undefined,
			);
		expect(moves.at(-1)).not.toBe(moves.at(-2));
	});

	test("occurs only at lines whose dialect can express it", () => {
		expect(conventionsOf("MAEU").dialect).toBe("2.2");
		expect(grow("MAEU", "MAEURETRACT1").situation).not.toBe("retracted fact");
		expect(grow("CMDU", "CMDUCANCELLED").situation).not.toBe(
			"booking cancelled",
		);
	});
});
