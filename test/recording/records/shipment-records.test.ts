import { describe, expect, test } from "vitest";
import { unpackTexts } from "../../../server/database/packed-texts/packed-texts.ts";
import type { Derivation } from "../../../server/recording/derivation/derivation.ts";
import { deriveShipment } from "../../../server/recording/derivation/derive-recorded-shipment.ts";
import {
	findNews,
	type ReportNews,
} from "../../../server/recording/derivation/find-news.ts";
import { newObservationsOf } from "../../../server/recording/derivation/observation-records.ts";
import {
	knownJourney,
	type RecordedShipment,
} from "../../../server/recording/derivation/recorded-shipment.ts";
import {
	type ShipmentRecords,
	shipmentRecords,
} from "../../../server/recording/records/shipment-records.ts";
import { timesWritePlan } from "../../../server/recording/times-write-plan.ts";
import type { ContainerTable } from "../../../server/resources/containers/container-table.ts";
import { readContainers } from "../../../server/resources/containers/containers-of-shipment.ts";
import type { RawEventTable } from "../../../server/resources/raw-events/raw-event-table.ts";
import type { ShipmentTable } from "../../../server/resources/shipments/shipment-table.ts";
import { compareJourney } from "../../../server/tracking/compare/compare.ts";
import { atOnce } from "../../../server/tracking/observations/interruptible.ts";
import {
	START,
	startTrackedWorld,
	submitAnswered,
} from "../../jobs/tracked.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { atSea, BOX, BOX_2 } from "../../support/peers/carrier-messages.ts";
import { storedObservations } from "../../support/records/stored-observations.ts";
import { say } from "../../tracking/messages.ts";

const NUMBER = "ROWS1";
const SAID = [...atSea(BOX), ...atSea(BOX_2)];

const db = () => world.system.db;

const world = await openForFile(startTrackedWorld);
const tenant = await world.system.addTenant("rows");
const requestId = await submitAnswered(world, tenant, NUMBER, SAID);
const derivation = await derivedAgain();

const rowsOf = (
	table: "tracking_requests" | "shipments" | "containers" | "jobs",
) =>
	db()
		.selectFrom(table)
		.selectAll()
		.where("account_id", "=", tenant.account.id)
		.orderBy("id")
		.execute();

/** The derivation of a second query, without news. */
async function derivedAgain(
	more: Partial<ReportNews> = {},
): Promise<Derivation> {
	const { services } = world.system.landfall;
	const [request] = await db()
		.selectFrom("tracking_requests")
		.selectAll()
		.where("id", "=", requestId)
		.execute();
	const [shipment] = await db().selectFrom("shipments").selectAll().execute();
	if (!request) throw new Error("the request is gone");
	const report = {
		...{ request, shipment, normalizedNumber: NUMBER, observations: [] },
		...{ shipmentTimes: {}, containerTimes: () => ({}) },
	};
	const news = await findNews(db(), services, report);
	return deriveShipment(db(), services, report, { ...news, ...more });
}

/** The records that are written when the stored ones differ from the derivation. */
function writtenOver(recorded: Partial<RecordedShipment>): ShipmentRecords {
	const all = { ...derivation.recorded, ...recorded };
	const comparison = compareJourney(knownJourney(all), derivation.journey);
	return atOnce(shipmentRecords({ ...derivation, recorded: all, comparison }));
}

const numbersOf = (rows: readonly ContainerTable[]) =>
	rows.map(({ number }) => number);

describe("the records of a first report", () => {
	test("belong to the account and the shipment, with the time of the report", async () => {
		const accountId = tenant.account.id;
		const id = derivation.shipment?.id;
		const text = expect.stringMatching(/^\{"id":/);
		const packed = expect.stringMatching(/^\.[\w+/]{9}/);
		expect(await rowsOf("shipments")).toEqual([
			{
				...{ account_id: accountId, id, created_at: START, scac: "MAEU" },
				...{ bill_of_lading_number: NUMBER, normalized_number: NUMBER },
				...{ line_tracking_stopped_at: null, tracking_resumed_at: null },
				...{ document: text, origins: packed },
				...{
					last_news_at: START,
					customer_id: null,
					derive_again_at: null,
					revision: 0,
				},
			},
		]);
		expect(await rowsOf("containers")).toEqual(
			[BOX, BOX_2].map((number) => ({
				...{ account_id: accountId, shipment_id: id, created_at: START },
				...{ id: expect.any(String), number, customer_id: null },
				...{ document: text, origins: packed },
				sea_stops: expect.stringMatching(/^\[\{"locode":"CNSHA"/),
			})),
		);
		expect(await rowsOf("tracking_requests")).toMatchObject([
			{
				...{ id: requestId, status: "created", shipment_id: id },
				...{ failed_reason: null, is_retrying: 0, retry_count: null },
				...{ updated_at: START, answer_digest: expect.any(String) },
			},
		]);
		const idle = { attempts: 0, lease_owner: null, last_error: null };
		expect(await rowsOf("jobs")).toMatchObject([
			{
				...{ name: "track-shipment", account_id: accountId, ...idle },
				payload: JSON.stringify({ trackingRequestId: requestId }),
			},
			{
				...{ name: "check-terminal", account_id: accountId, ...idle },
				...{ dedupe_key: `check-terminal ${id}`, created_at: START },
				payload: JSON.stringify({ shipmentId: id }),
			},
		]);
	});

	test("have every message with its source, and the raw events from it", async () => {
		const shipmentId = derivation.shipment?.id;
		const accountId = tenant.account.id;
		expect(await storedObservations(db(), accountId)).toMatchObject(
			SAID.map((_, index) => ({
				...{ number: index + 1, received_at: START },
				...{ source_kind: "shipping_line", source_code: "MAEU" },
				text_digest: expect.any(String),
			})),
		);
		const reports = await db()
			.selectFrom("reports")
			.select(["account_id", "shipment_id", "raw"])
			.where("account_id", "=", accountId)
			.execute();
		expect(
			reports.map(({ raw, ...report }) => ({
				...report,
				raw: unpackTexts(raw),
			})),
		).toEqual([
			{
				...{ account_id: accountId, shipment_id: shipmentId },
				raw: SAID.map((said) => JSON.stringify(said)),
			},
		]);
		const own = { locode: "CNSHA", vessel_name: null, is_estimate: 0 };
		const aboard = { ...own, vessel_name: "EMMA_MAERSK" };
		const ahead = { ...aboard, locode: "USLAX", is_estimate: 1 };
		const rawEvents = await db()
			.selectFrom("raw_events")
			.selectAll()
			.where("container_id", "=", derivation.recorded.containers[0]?.id ?? "")
			.orderBy("position")
			.execute();
		expect(rawEvents).toEqual(
			[
				{ event: "empty_out", ...own },
				{ event: "full_in", ...own },
				{ event: "vessel_loaded", ...aboard },
				{ event: "vessel_departed", ...aboard },
				{ event: "vessel_arrived", ...ahead },
				{ event: "vessel_discharged", ...ahead },
			].map((row, position) => ({
				...{ ...row, position, id: expect.any(String) },
				...{ account_id: tenant.account.id, vessel_imo: null },
				container_id: derivation.recorded.containers[0]?.id,
				observation: position + 1,
				version: position + 1,
				invalidated_at: null,
			})),
		);
	});
});

describe("a derivation from the same messages", () => {
	test("writes nothing", () => {
		const { containers, ...records } = writtenOver({});
		expect(numbersOf(containers)).toEqual([BOX, BOX_2]);
		expect(records).toMatchObject({
			...{ changedContainers: [], rerouted: [], transportEvents: [] },
			...{ rawEvents: [], vessels: [], news: [] },
		});
		expect(records.shipment).toEqual(derivation.shipment);
	});

	test.each([
		["the line", "line", true],
		["a terminal", "terminal", false],
	])(
		"and a new one of %s counts as news of the line or not",
		async (_, by, isNews) => {
			const now = "2026-03-02T00:00:00Z";
			const said = say(`ACT 60 GTIN USLAX by:${by}`);
			const newObservations = await newObservationsOf([said], [], undefined);
			const { lastNewsAt } = await derivedAgain({ newObservations, now });
			expect(lastNewsAt).toBe(isNews ? now : START);
		},
	);

	test.each([
		["document", 0],
		["origins", 0],
		["sea_stops", 1],
	] as const)(
		"corrects a container with another %s, and plans the drawing of %i maps",
		(column, maps) => {
			const [first, ...others] = derivation.recorded.containers;
			if (!first) throw new Error("there are two");
			const wrong = { ...first, [column]: "[]" } as ContainerTable;
			const { changedContainers, rerouted } = writtenOver({
				containers: [wrong, ...others],
			});
			expect(changedContainers).toEqual([first]);
			expect(rerouted).toEqual([first.id].slice(0, maps));
		},
	);

	test.each<Partial<RawEventTable>>([
		{ version: 77 },
		{ position: 77 },
		{ event: null },
		{ is_estimate: 1 },
		{ locode: "USOAK" },
		{ vessel_name: "BRAVO" },
		{ vessel_imo: "9321483" },
		{ invalidated_at: START },
	])("corrects a raw event with %j", (wrong) => {
		const [first, ...others] = derivation.recorded.rawEvents;
		if (!first) throw new Error("there are twelve");
		const rawEvents = [{ ...first, ...wrong }, ...others];
		expect(writtenOver({ rawEvents }).rawEvents).toEqual([first]);
	});

	test.each([
		["marks", null, [START]],
		["leaves alone", "2026-02-01T00:00:00Z", []],
	])(
		"%s a raw event without a message, found missing at %s",
		(_, invalidated_at, marked) => {
			const [first] = derivation.recorded.rawEvents;
			if (!first) throw new Error("there are twelve");
			const ofBox = derivation.recorded.rawEvents.filter(
				({ container_id }) => container_id === first.container_id,
			);
			const last = ofBox.find((row) => row.position === ofBox.length - 1);
			const place = { observation: 77, position: ofBox.length };
			const lost = { ...(last ?? first), id: "lost", ...place };
			const { rawEvents, containers } = writtenOver({
				rawEvents: [
					...derivation.recorded.rawEvents,
					{ ...lost, invalidated_at },
				],
			});
			expect(rawEvents).toEqual(
				marked.map((at) => ({ ...lost, invalidated_at: at })),
			);
			expect(containers[0]?.document).toContain('"lost"');
		},
	);

	test.each([
		["marks", null, [START]],
		["leaves alone", "2026-02-01T00:00:00Z", []],
	])(
		"%s a transport event without a message, withdrawn at %s",
		(_, invalidated_at, marked) => {
			const [first] = derivation.recorded.transportEvents;
			if (!first) throw new Error("there are ten");
			const lost = { ...first, id: "lost", key: "full_out@USLAX" };
			const { transportEvents } = writtenOver({
				transportEvents: [
					...derivation.recorded.transportEvents,
					{ ...lost, invalidated_at },
				],
			});
			const { key, event, timestamp } = lost;
			const same = { id: "lost", key, event, timestamp };
			expect(transportEvents).toMatchObject(
				marked.map((at) => ({
					...{ ...same, invalidated_at: at },
					document: expect.stringContaining(`"invalidated_at":"${at}"`),
				})),
			);
		},
	);

	test("leaves alone the event of a changed value, which no message reports", () => {
		const [first] = derivation.recorded.transportEvents;
		if (!first) throw new Error("there are ten");
		const { transportEvents } = writtenOver({
			transportEvents: [
				...derivation.recorded.transportEvents,
				{
					...{ ...first, id: "changed", key: "changed.pickup_lfd" },
					event: "container.pickup_lfd.changed",
				},
			],
		});
		expect(transportEvents).toEqual([]);
	});
});

describe("a source report", () => {
	test("that has an observation twice stores it once", async () => {
		const [first] = derivation.numbers.keys();
		if (!first) throw new Error("there are twelve");
		const found = await newObservationsOf([first, first], [], undefined);
		expect(found.map(({ observation }) => observation)).toEqual([first]);
	});

	test.each([
		[null, false],
		["2026-02-28T23:59:59Z", true],
		[START, true],
		["2026-03-01T00:00:01Z", false],
	])(
		"that is repeated counts as news when it must be derived again since %s: %s",
		async (derive_again_at, isNews) => {
			const [row] = await rowsOf("shipments");
			const shipment = { ...row, derive_again_at } as ShipmentTable;
			const report = { ...derivation, observations: [], shipment };
			const { services } = world.system.landfall;
			expect(await findNews(db(), services, report)).toMatchObject({
				...{ shipmentId: shipment.id, newObservations: [], now: START, isNews },
			});
		},
	);
});

describe("the write plan of a report without news", () => {
	class NothingKept extends Error {}

	const timesOf = (numbers: readonly string[], at: string) =>
		[BOX, BOX_2].map((number) => (numbers.includes(number) ? at : START));

	/** The writes after the terminals of some containers were polled. */
	async function written(numbers: readonly string[], at: string) {
		const [row] = await rowsOf("shipments");
		const report = {
			...derivation,
			shipmentTimes: {},
			containerTimes: (number: string) =>
				numbers.includes(number) ? { terminal_checked_at: at } : {},
		};
		return timesWritePlan(db(), report, row as ShipmentTable);
	}

	test.each([
		[[], 0],
		[[BOX_2], 1],
		[[BOX, BOX_2], 1],
	])(
		"writes the times of %j separately from the records, in %i pieces",
		async (numbers, count) => {
			const at = "2026-03-02T00:00:00Z";
			const plan = await written(numbers, at);
			expect(plan.pieces).toHaveLength(count);
			const recorded = await rowsOf("containers");
			await db()
				.transaction()
				.execute(async (transaction) => {
					for (const piece of plan.pieces) await piece(transaction);
					const rows = await transaction.selectFrom("containers").selectAll();
					expect(await rows.execute()).toEqual(recorded);
					const { account_id: accountId, id } = plan.reported.row;
					const found = await readContainers(transaction, accountId, id);
					expect(
						found.map(
							({ container }) => container.attributes.terminal_checked_at,
						),
					).toEqual(timesOf(numbers, at));
					throw new NothingKept();
				})
				.catch((error: unknown) => expect(error).toBeInstanceOf(NothingKept));
			expect(
				plan.reported.containers.map(
					({ attributes }) => attributes.terminal_checked_at,
				),
			).toEqual(timesOf(numbers, at));
		},
	);
});
