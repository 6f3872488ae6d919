import { describe, expect, it } from "vitest";
import { fromJsonText } from "../../../server/database/json-text.ts";
import { transportEventChanges } from "../../../server/recording/records/event-records.ts";
import type { TransportEventTable } from "../../../server/resources/transport-events/transport-event-table.ts";
import { deriveJourney } from "../../../server/tracking/derive-journey.ts";
import type { Journey } from "../../../server/tracking/journey/journey.ts";
import { schemaValidator } from "../../contract/contract-examples.ts";
import { comparePolls } from "../../tracking/compare/compare-polls.ts";
import { day, journeyOf, lookup, messages } from "../../tracking/messages.ts";
import { report } from "../../tracking/reports.ts";

const ID = "019fb6d4-9ab3-7df2-9ed3-998d1e6745dd";
const RAW = "019fb6d4-8f58-7dcb-84f4-6be2aadef17c";
const isTransportEvent = schemaValidator("TransportEvent");

const PLAN = `
	PLN 6  DEPA CNSHA ship:ALPHA
	PLN 20 ARRI USLAX ship:ALPHA
	ACT 3  GTIN CNSHA truck
	ACT 5  LOAD CNSHA ship:ALPHA
`;

/** Writes the events of one container after daily polls. */
function written(journeys: readonly Journey[]) {
	const rows = new Map<string, TransportEventTable>();
	return comparePolls(journeys).map(({ containers }, index) => {
		const facts = journeys[index]?.containers[0];
		const [comparison] = containers;
		if (!facts || !comparison) throw new Error("There is one container.");
		const { news, changed } = transportEventChanges(facts, {
			accountId: "account",
			shipmentId: ID,
			containerId: ID,
			rawEvents: new Map(
				facts.rawEvents.map(({ observation }) => [observation, { id: RAW }]),
			),
			recorded: [...rows.values()],
			comparison,
			now: day(50 + index),
		});
		for (const row of changed) {
			const document = fromJsonText(row.document);
			expect(isTransportEvent(document), JSON.stringify(document)).toBe(true);
			rows.set(row.id, row);
		}
		return { news, changed, recorded: [...rows.values()] };
	});
}

const attributesOf = (row: TransportEventTable | undefined) =>
	row && fromJsonText(row.document).attributes;
const linksOf = (row: TransportEventTable | undefined) =>
	row && fromJsonText(row.document).relationships;

describe("the rows of transport events", () => {
	it("are written once when nothing changes", () => {
		const journey = journeyOf(PLAN);
		const [first, second] = written([journey, journey]);
		expect(first?.news).toHaveLength(4);
		expect(second?.changed).toEqual([]);
	});

	it("are written without a notification when a pick-up ended an availability before tracking began", () => {
		const over = journeyOf(`${PLAN}
			ACT 20 ARRI USLAX ship:ALPHA
			ACT 21 DISC USLAX ship:ALPHA
			ACT 24 AVPU USLAX at:port_terminal
			ACT 25 GTOT USLAX truck
		`);
		const [first, second] = written([over, over]);
		const namesOf = (rows: readonly TransportEventTable[] = []) =>
			rows.map(({ event }) => event.replace("container.transport.", ""));
		expect(namesOf(first?.news)).not.toContain("available");
		expect(namesOf(first?.changed)).toContain("available");
		expect(second?.changed).toEqual([]);
	});

	it("have the time of the event, its source and its message", () => {
		const [first] = written([journeyOf(PLAN)]);
		const loaded = first?.news.find(({ key }) => key === "vessel_loaded@CNSHA");
		expect(attributesOf(loaded)).toEqual({
			event: "container.transport.vessel_loaded",
			created_at: day(50),
			voyage_number: null,
			timestamp: day(5),
			timezone: "Asia/Shanghai",
			location_locode: "CNSHA",
			data_source: "shipping_line",
			value: null,
			invalidated_at: null,
			value_timestamp: null,
		});
		expect(linksOf(loaded)?.source_event.data).toEqual({
			id: RAW,
			type: "raw_event",
		});
	});

	it("keep each estimate, which refers to the one before it", () => {
		const later = `${PLAN}\nEST 22 ARRI USLAX ship:ALPHA said:3`;
		const polls = written([journeyOf(PLAN), journeyOf(later)]);
		const [, second] = polls;
		const [before, after] =
			second?.recorded.filter((row) => row.key.endsWith("@USLAX")) ?? [];
		expect([before?.version, after?.version]).toEqual([0, 1]);
		expect(attributesOf(before)?.timestamp).toBe(day(20));
		expect(attributesOf(after)?.timestamp).toBe(day(22));
		expect(linksOf(after)?.previous_version.data?.id).toBe(before?.id);
		expect(second?.changed).toEqual([after]);
	});

	it("are corrected in place when the time or the vessel of an event changes", () => {
		const [first, second, third] = written([
			journeyOf(PLAN),
			journeyOf(`${PLAN}\nACT 4 LOAD CNSHA ship:ALPHA said:8`),
			journeyOf(`${PLAN}\nACT 4 LOAD CNSHA ship:BRAVO said:8`),
		]);
		const loaded = first?.news.find(({ key }) => key === "vessel_loaded@CNSHA");
		expect(second?.news).toEqual([]);
		expect(second?.changed).toEqual([
			expect.objectContaining({
				id: loaded?.id,
				timestamp: day(4),
				version: 0,
			}),
		]);
		expect(attributesOf(second?.changed[0])?.created_at).toBe(day(50));
		const swapped = third?.changed.find(({ id }) => id === loaded?.id);
		expect(linksOf(swapped)?.vessel.data?.id).not.toBe(
			linksOf(loaded)?.vessel.data?.id,
		);
	});

	it("stay the same, with all their versions, when their place gets a UN/LOCODE", () => {
		const later = `${PLAN}\nEST 22 ARRI USLAX ship:ALPHA said:3`;
		const byName = (text: string) =>
			deriveJourney(
				messages(text).map((message) => ({
					...message,
					place: message.place && { ...message.place, locode: null },
				})),
				{ now: day(40), lookup },
			);
		const polls = [byName(PLAN), byName(later), journeyOf(later)];
		const [, before, after] = written([...polls, journeyOf(later)]);
		expect(after?.news).toEqual([]);
		const versionsIn = (rows: readonly TransportEventTable[] = []) =>
			rows.map(({ id, version }) => [id, version]);
		expect(versionsIn(after?.recorded)).toEqual(versionsIn(before?.recorded));
		expect(after?.recorded.map(({ key }) => key).sort()).toEqual([
			"estimated.vessel_arrived@USLAX",
			"estimated.vessel_arrived@USLAX",
			"estimated.vessel_departed@CNSHA",
			"full_in@CNSHA",
			"vessel_loaded@CNSHA",
		]);
	});

	it("are marked once when no message supports an event any more, and are valid again when one does", () => {
		const without = PLAN.replace(/\tACT 5.*\n/, "");
		const [, marked, same, again] = written(
			[PLAN, without, without, PLAN].map((text) => journeyOf(text)),
		);
		expect(marked?.changed.map((row) => [row.key, row.invalidated_at])).toEqual(
			[["vessel_loaded@CNSHA", day(51)]],
		);
		expect(attributesOf(marked?.changed[0])?.invalidated_at).toBe(day(51));
		expect(same?.changed).toEqual([]);
		expect(again?.news).toEqual([]);
		expect(again?.changed.map((row) => [row.key, row.invalidated_at])).toEqual([
			["vessel_loaded@CNSHA", null],
		]);
		expect(attributesOf(again?.changed[0])?.invalidated_at).toBeNull();
	});

	it("report a changed value, with the time of its detection", () => {
		const text = `${PLAN}\nACT 20 ARRI USLAX ship:ALPHA\nACT 21 DISC USLAX ship:ALPHA`;
		const said = [27, 28, null].map((number, index) =>
			report(22 + index, "USLAX", {
				appointmentAt: number === null ? null : day(number),
			}),
		);
		const polls = written(
			[0, 1, 2, 3].map((count) =>
				journeyOf(text, { also: said.slice(0, count) }),
			),
		).slice(1);
		const rows = polls.flatMap(({ news }) => news);
		expect(rows.map((row) => [row.key, row.version, row.timestamp])).toEqual([
			["changed.pickup_appointment_at", 0, day(51)],
			["changed.pickup_appointment_at", 1, day(52)],
			["changed.pickup_appointment_at", 2, day(53)],
		]);
		expect(rows.map(attributesOf)).toEqual(
			[day(27), day(28), null].map((value, index) =>
				expect.objectContaining({
					event: "container.pickup_appointment.changed",
					timestamp: day(51 + index),
					timezone: "America/Los_Angeles",
					location_locode: "USLAX",
					data_source: "terminal",
					value,
					value_timestamp: value,
				}),
			),
		);
		expect(rows.map((row) => linksOf(row)?.previous_version.data?.id)).toEqual([
			undefined,
			rows[0]?.id,
			rows[1]?.id,
		]);
	});
});
