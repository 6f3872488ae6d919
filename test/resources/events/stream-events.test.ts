import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type {
	ErrorDocument,
	TransportEvent,
} from "../../../generated/openapi.ts";
import { eventText } from "../../../server/database/stored-documents/short-event-text.ts";
import { transact } from "../../../server/database/transact.ts";
import { logTransportEvents } from "../../../server/resources/transport-events/log-events.ts";
import type { TransportEventTable } from "../../../server/resources/transport-events/transport-event-table.ts";
import { EVENT_LOG } from "../../../server/retention/aged-notifications.ts";
import {
	startTestLandfall,
	type Tenant,
	type TestLandfall,
	temporaryFolder,
} from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { recordExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { recordEvents } from "../../support/records/record-events.ts";
import { trackNumber } from "../../support/records/track-number.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import { problemsOf } from "../../support/replies/problems.ts";
import { openStream, readStream } from "../../support/replies/read-stream.ts";
import { eventually } from "../../support/time/eventually.ts";

const PATH = "/events/stream";
const EARLY = "filter[created_at][start]=2020-01-01";
const LIMIT_MS = 60_000;
/** The name of an event that no source reports. */
const SELDOM = "container.transport.vessel_berthed";

const landfall = await openForFile(startTestLandfall);

/** Logs events as the commit of a report does. */
const log = (
	{ services }: TestLandfall,
	{ account }: Tenant,
	ids: readonly string[],
	now = "2026-08-22T13:00:00Z",
) =>
	transact(services.database, (db) =>
		logTransportEvents(db, { now: () => new Date(now) }, account.id, ids),
	);

const idOf = ({ data }: { readonly data: string }) =>
	(JSON.parse(data) as TransportEvent).id;

describe(`GET ${PATH}`, async () => {
	const tenant = await landfall.addTenant("streaming");
	await recordExamples(landfall.db, tenant.account.id);
	const events: readonly TransportEventTable[] = await landfall.db
		.selectFrom("transport_events")
		.selectAll()
		.where("account_id", "=", tenant.account.id)
		.orderBy("id")
		.execute();
	const ids = events.map(({ id }) => id);
	const early = await openStream(tenant, PATH);
	await log(landfall, tenant, ids.slice(0, 3));
	await log(landfall, tenant, ids.slice(3));
	const all = await readStream(tenant, `${PATH}?${EARLY}`);

	describeCommonReplies(landfall, { method: "GET", path: PATH });

	it("answers 200 with the records of GET /events, in the order of their recording, as soon as they are recorded", async () => {
		await eventually(
			"all come",
			() => early.seen.length >= ids.length,
			LIMIT_MS,
		);
		expect(early.seen).toEqual(all);
		expect(all.map(({ data }) => data)).toEqual(
			events.map((event) => eventText(event.document, event)),
		);
		early.leave();
	});

	it("begins where a stream without Last-Event-ID does when that header is empty", async () => {
		expect(await readStream(tenant, `${PATH}?${EARLY}`, "")).toEqual(all);
	});

	it("continues after every id that it has sent, without a loss or a repetition", async () => {
		expect(await readStream(tenant, PATH, early.place)).toEqual(all);
		for (const [index, { id }] of all.entries())
			expect(await readStream(tenant, PATH, id.toUpperCase())).toEqual(
				all.slice(index + 1),
			);
		const since = `${PATH}?${EARLY}`;
		expect(await readStream(tenant, since, all[1]?.id)).toEqual(all.slice(2));
		expect(await readStream(tenant, PATH)).toEqual([]);
		expect(await readStream(tenant, PATH, early.places.at(-1))).toEqual([]);
	});

	it("begins at an instant with every event since then, also where a clock is behind", async () => {
		const late = await landfall.addTenant("late");
		await recordExamples(landfall.db, late.account.id);
		const [first = "", second = "", third = ""] = ids;
		await log(landfall, late, [first], "2026-08-22T13:00:00Z");
		await log(landfall, late, [second], "2026-08-22T13:00:05Z");
		await log(landfall, late, [third], "2026-08-22T13:00:03Z");
		const seen = async (time: string) => {
			const from = `filter[created_at][start]=2026-08-22T${time}Z`;
			const sent = await readStream(late, `${PATH}?${from}`);
			return sent.map(idOf);
		};
		expect(await seen("13:00:03")).toEqual([second, third]);
		expect(await seen("13:00:04")).toEqual([second, third]);
	});

	it("sends the place after events that its filter omits, and continues there", async () => {
		const path = `${PATH}?${EARLY}&filter[event]=${SELDOM}`;
		const none = await openStream(tenant, path, { prefer: "wait=0" });
		await none.ended;
		expect(none.seen).toEqual([]);
		const place = none.places.at(-1) ?? "";
		expect(place).not.toBe("");
		expect(await readStream(tenant, PATH, place)).toEqual([]);
	});

	it("begins with the first event that was recorded at an instant or later", async () => {
		const from = (instant: string) =>
			readStream(tenant, `${PATH}?filter[created_at][start]=${instant}`);
		expect(await from("2026-08-22T13:00:00Z")).toEqual(all);
		expect(await from("2026-08-22T15:00:00%2B02:00")).toEqual(all);
		expect(await from("2026-08-22T12:59:59.001Z")).toEqual(all);
		expect(await from("2026-08-22T13:00:00.001Z")).toEqual([]);
		expect(await from("2026-08-22T13:00:01Z")).toEqual([]);
	});

	const [first = EXAMPLES.events[0]] = EXAMPLES.events;
	it.each([
		[
			`filter[event]=${first?.attributes.event}`,
			(one: TransportEvent) => one.attributes.event === first?.attributes.event,
		],
		[
			`filter[container_id]=${EXAMPLES.container.id}`,
			(one: TransportEvent) =>
				one.relationships.container.data.id === EXAMPLES.container.id,
		],
		[`filter[event]=${SELDOM}`, () => false],
		[
			`filter[shipment_id]=${EXAMPLES.shipment.id.toUpperCase()}`,
			(one: TransportEvent) =>
				one.relationships.shipment.data.id === EXAMPLES.shipment.id,
		],
	])("sends only events that match %s", async (query, isWanted) => {
		const wanted = all.filter(({ data }) => isWanted(JSON.parse(data)));
		expect(await readStream(tenant, `${PATH}?${EARLY}&${query}`)).toEqual(
			wanted,
		);
	});

	it.each([
		"container.transport.sunk",
		`${SELDOM},container.transport.sunk`,
		"tracking_request.succeeded",
		"",
	])(
		"answers 400 to %j as filter[event], which is no name of a transport event, and says which are",
		async (names) => {
			const path = `${PATH}?filter[event]=${names}`;
			const reply = await tenant.fetch(path, { headers: { prefer: "wait=0" } });
			const { errors } = (await reply.clone().json()) as ErrorDocument;
			expect(errors[0]?.detail).toContain("container.pickup_lfd.changed");
			expect(await problemsOf(reply, 400)).toEqual([
				{ code: "not_allowed", parameter: "filter[event]" },
			]);
		},
	);

	it.each([
		["filter[container_id]", EXAMPLES.container],
		["filter[shipment_id]", EXAMPLES.shipment],
	])(
		"answers 404 to %s without such a record of the account",
		async (parameter, record) => {
			const foreign = await landfall.addTenant(`foreign ${parameter}`);
			for (const [one, { id }] of [
				[tenant, { id: MISSING_ID }],
				[foreign, record],
			] as const) {
				const path = `${PATH}?${parameter}=${id}`;
				const reply = await one.fetch(path, { headers: { prefer: "wait=0" } });
				expect(await problemsOf(reply, 404)).toEqual([
					{ code: "not_found", parameter },
				]);
			}
		},
	);

	it("answers 400 to an id of no stream of the account, to a future one, to one of another time, and to an id whose following entries are deleted", async () => {
		const refused = async (lastEventId: string) =>
			problemsOf(
				await tenant.fetch(PATH, { headers: { "last-event-id": lastEventId } }),
				400,
			);
		expect(await refused(MISSING_ID)).toEqual([
			{ code: "invalid", header: "last-event-id" },
		]);
		const other = await landfall.addTenant("other");
		await log(landfall, other, ids);
		const { place } = await openStream(other, PATH);
		expect(await refused(place)).toEqual([
			{ code: "invalid", header: "last-event-id" },
		]);
		const headers = { "last-event-id": place, prefer: "wait=0" };
		const own = async () =>
			problemsOf(await other.fetch(PATH, { headers }), 400);
		const count = (value: number) =>
			landfall.db
				.updateTable("account_counters")
				.set({ value })
				.where("account_id", "=", other.account.id)
				.where("name", "=", "transport_event_log")
				.execute();
		await count(0);
		expect(await own()).toEqual([{ code: "invalid", header: "last-event-id" }]);
		await count(1);
		await landfall.db
			.updateTable("transport_event_log")
			.set({ created_at: "2026-08-22T13:00:01Z" })
			.where("account_id", "=", other.account.id)
			.execute();
		expect(await own()).toEqual([{ code: "invalid", header: "last-event-id" }]);
		await landfall.db
			.deleteFrom("transport_event_log")
			.where("account_id", "=", tenant.account.id)
			.where("position", "=", 1)
			.execute();
		expect(await refused(all[0]?.id ?? "")).toEqual([
			{ code: "forgotten", header: "last-event-id" },
		]);
		expect(
			await problemsOf(await tenant.fetch(`${PATH}?${EARLY}`), 400),
		).toEqual([{ code: "forgotten", parameter: "filter[created_at][start]" }]);
		expect(await readStream(tenant, PATH, all[3]?.id)).toEqual(all.slice(4));
		await landfall.db
			.deleteFrom("transport_event_log")
			.where("account_id", "=", tenant.account.id)
			.execute();
		expect(await refused(all[3]?.id ?? "")).toEqual([
			{ code: "forgotten", header: "last-event-id" },
		]);
	});

	it("answers 400 to the place after an entry when that entry and all later ones are deleted", async () => {
		const away = await landfall.addTenant("away");
		await log(landfall, away, ids);
		const { place, leave } = await openStream(away, PATH);
		leave();
		await log(landfall, away, ids);
		await landfall.db
			.deleteFrom("transport_event_log")
			.where("account_id", "=", away.account.id)
			.execute();
		const headers = { "last-event-id": place, prefer: "wait=0" };
		const reply = await away.fetch(PATH, { headers });
		expect(await problemsOf(reply, 400)).toEqual([
			{ code: "forgotten", header: "last-event-id" },
		]);
	});

	it("answers 400 to an instant since which entries have expired, and begins at any later one", async () => {
		const quiet = await landfall.addTenant("quiet");
		const recorded = await recordEvents(landfall.db, quiet.account.id, 4);
		const own = recorded.map(({ id }) => id);
		for (const id of own.slice(0, 3)) await log(landfall, quiet, [id]);
		const { database } = landfall.services;
		const before = new Date("2026-09-22T13:00:00Z");
		while (
			(await EVENT_LOG.removeSome(database, quiet.account.id, before, 1)) > 0
		);
		const since = (instant: string) => ({
			path: `${PATH}?filter[created_at][start]=${instant}`,
			headers: { prefer: "wait=0" },
		});
		const expectRefusal = async () => {
			const { path, headers } = since("2026-08-22T13:00:00Z");
			const reply = await quiet.fetch(path, { headers });
			expect(await problemsOf(reply, 400)).toEqual([
				{ code: "forgotten", parameter: "filter[created_at][start]" },
			]);
		};
		await expectRefusal();
		const { path } = since("2026-08-22T13:00:01Z");
		expect(await readStream(quiet, path)).toEqual([]);
		await log(landfall, quiet, own.slice(3), "2026-09-22T13:00:00Z");
		await expectRefusal();
		expect((await readStream(quiet, path)).map(idOf)).toEqual(own.slice(3));
	});

	it("sends all of many events that are recorded at once, and continues at any of them", async () => {
		const busy = await landfall.addTenant("busy");
		const recorded = await recordEvents(landfall.db, busy.account.id, 300);
		const wanted = recorded.map(({ id }) => id);
		await log(landfall, busy, wanted);
		const many = await readStream(busy, `${PATH}?${EARLY}`);
		expect(many.map(idOf)).toEqual(wanted);
		for (const index of [62, 63, 64, 255, 256, 299])
			expect(await readStream(busy, PATH, many[index]?.id)).toEqual(
				many.slice(index + 1),
			);
	});

	it("sends the events of a new number as they are tracked, each once, and only to its account", async () => {
		const tracker = await landfall.addTenant("tracker");
		const stranger = await openStream(tenant, PATH);
		const own = await openStream(tracker, PATH);
		await trackNumber(tracker, { request_number: "MEDUPLAIN482917" });
		const listed = await Array.fromAsync(tracker.client.events.list());
		expect(listed.length).toBeGreaterThan(0);
		await eventually(
			"all come",
			() => own.seen.length >= listed.length,
			LIMIT_MS,
		);
		expect(own.seen.map(idOf).toSorted()).toEqual(
			listed.map(({ id }) => id).toSorted(),
		);
		expect(stranger.seen).toEqual([]);
		own.leave();
		stranger.leave();
	});
});

it("loses and repeats nothing while several servers write at the same time", async () => {
	const folder = temporaryFolder();
	onTestFinished(() => folder.remove());
	let names = 0;
	const start = async () => {
		const server = await startTestLandfall({
			databaseFile: join(folder.path, "landfall.db"),
			isWorking: false,
			account: `server ${names++}`,
		});
		onTestFinished(() => server.stop());
		return server;
	};
	const [one, two] = [await start(), await start()];
	await recordExamples(one.db, one.account.id);
	const ids = EXAMPLES.events.map(({ id }) => id);
	const at = (server: TestLandfall): Pick<Tenant, "fetch"> => ({
		fetch: (path, init = {}) => {
			const headers = new Headers(init.headers);
			headers.set("authorization", `Token ${one.key}`);
			return fetch(`${server.url}${path}`, { ...init, headers });
		},
	});
	const streams = [
		await openStream(at(one), PATH),
		await openStream(at(two), PATH),
	];
	await Promise.all(
		Array.from({ length: 40 }, (_, index) =>
			log(index % 2 === 0 ? one : two, one, ids.slice(0, 1 + (index % 4))),
		),
	);
	const stored = await one.db
		.selectFrom("transport_event_log")
		.select("events")
		.where("account_id", "=", one.account.id)
		.orderBy("position")
		.execute();
	const written = stored.flatMap(
		({ events }) => JSON.parse(events) as string[],
	);
	for (const stream of streams) {
		await eventually(
			"all come",
			() => stream.seen.length >= written.length,
			LIMIT_MS,
		);
		expect(stream.seen.map(idOf)).toEqual(written);
		expect(new Set(stream.seen.map(({ id }) => id)).size).toBe(written.length);
		stream.leave();
	}
});
