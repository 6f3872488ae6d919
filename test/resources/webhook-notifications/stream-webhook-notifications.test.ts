import { describe, expect, it } from "vitest";
import type { EventName } from "../../../generated/openapi.ts";
import { prefixOfApiKey } from "../../../server/resources/accounts/api-key.ts";
import { revokeApiKey } from "../../../server/resources/accounts/api-key-queries.ts";
import {
	BODIES,
	NOTIFICATIONS,
} from "../../../server/retention/aged-notifications.ts";
import {
	startTestLandfall,
	type Tenant,
} from "../../support/installation/test-landfall.ts";
import { runDueJobs } from "../../support/jobs/run-jobs.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { raiseEvents } from "../../support/records/raise-events.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { storedNotifications } from "../../support/records/stored-notifications.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import { problemsOf } from "../../support/replies/problems.ts";
import {
	type OpenStream,
	openStream,
	readStream,
} from "../../support/replies/read-stream.ts";
import { eventually } from "../../support/time/eventually.ts";

const PATH = "/webhook_notifications/stream";
const ARRIVED = "container.transport.vessel_arrived";
const DEPARTED = "container.transport.vessel_departed";
const CREATED = "container.created";
const EARLY = "filter[created_at][start]=2020-01-01";
const LIMIT_MS = 60_000;

const landfall = await openForFile(startTestLandfall, { isWorking: false });

const raise = (tenant: Tenant, ...events: EventName[]) =>
	raiseEvents(landfall, tenant, ...events);

/** The expected stream of a tenant, in order. */
async function expected({ account }: Tenant, db = landfall.db) {
	const stored = await storedNotifications(db, { accountId: account.id });
	return stored.map(({ id, body }) => ({ id, data: body }));
}

const untilSeen = (stream: OpenStream, count: number) =>
	eventually(`${count} come`, () => stream.seen.length >= count, LIMIT_MS);

describe(`GET ${PATH}`, async () => {
	const tenant = await landfall.addTenant("streaming");
	const first = await registerWebhook(tenant);
	const second = await registerWebhook(tenant, { events: [ARRIVED] });
	const early = await openStream(tenant, PATH);
	await raise(tenant, ARRIVED, DEPARTED);
	await raise(tenant, CREATED, ARRIVED);
	const all = await expected(tenant);
	// Keys are checked about every second, so this one is revoked while the other tests run.
	const leaver = await landfall.addTenant("leaver");
	const left = await openStream(leaver, PATH);
	const prefix = prefixOfApiKey(leaver.key);
	await revokeApiKey(landfall.db, prefix, "2026-01-01T00:00:00Z");

	describeCommonReplies(landfall, { method: "GET", path: PATH });

	it("answers 200 with the bytes that are sent, in the order of events, as soon as they are written", async () => {
		expect(all).toHaveLength(6);
		await untilSeen(early, 6);
		expect(early.seen).toEqual(all);
		early.leave();
		expect(early.headers.get("cache-control")).toBe("no-cache, no-transform");
		expect(early.headers.get("x-accel-buffering")).toBe("no");
		expect(early.headers.get("etag")).toBeNull();
		for (const { id, data } of early.seen) {
			const body = await tenant.fetch(`/webhook_notifications/${id}/body`);
			expect(data).toBe(await body.text());
		}
	});

	it("continues after every id that it has sent, without a loss or a repetition", async () => {
		expect(await readStream(tenant, PATH, early.place)).toEqual(all);
		for (const [index, { id }] of all.entries())
			expect(await readStream(tenant, PATH, id.toUpperCase())).toEqual(
				all.slice(index + 1),
			);
		const [place] = early.places.slice(-1);
		expect(await readStream(tenant, PATH, place)).toEqual([]);
	});

	it("begins with the next notification, or at an instant", async () => {
		expect(await readStream(tenant, PATH)).toEqual([]);
		expect(await readStream(tenant, `${PATH}?${EARLY}`)).toEqual(all);
		const later = "filter[created_at][start]=2100-01-01";
		expect(await readStream(tenant, `${PATH}?${later}`)).toEqual([]);
	});

	it.each([
		[`filter[event]=${ARRIVED}`, (data: string) => data.includes(ARRIVED)],
		[
			`filter[webhook]=${second.id}`,
			(data: string) => data.includes(second.id),
		],
		[
			`filter[webhook]=${first.id}&filter[event]=${CREATED}`,
			(data: string) => data.includes(first.id) && data.includes(CREATED),
		],
	])("sends only notifications that match %s", async (query, isWanted) => {
		const wanted = all.filter(({ data }) => isWanted(data));
		expect(wanted.length).toBeGreaterThan(0);
		expect(await readStream(tenant, `${PATH}?${EARLY}&${query}`)).toEqual(
			wanted,
		);
	});

	it.each(
		["1", MISSING_ID, "ffffffff-ffff-7fff-bfff-ffffffffffff"].map((id) => [
			{ "last-event-id": id },
		]),
	)("answers 400 to %j", async (headers) => {
		const reply = await tenant.fetch(PATH, { headers });
		expect(await problemsOf(reply, 400)).toEqual([
			{ code: "invalid", header: "last-event-id" },
		]);
	});

	it("answers 404 to a webhook that the account does not have", async () => {
		const query = `filter[webhook]=${MISSING_ID}`;
		const reply = await tenant.fetch(`${PATH}?${query}`);
		expect(await problemsOf(reply, 404)).toEqual([
			{ code: "not_found", parameter: "filter[webhook]" },
		]);
	});

	it("answers 400 to an id of another account, and to a future one", async () => {
		const other = await landfall.addTenant("other");
		await registerWebhook(other);
		await raise(other, ARRIVED, ARRIVED, ARRIVED, ARRIVED, ARRIVED);
		const { id = "" } = (await expected(other)).at(-1) ?? {};
		const refused = async (lastEventId: string) =>
			problemsOf(
				await tenant.fetch(PATH, { headers: { "last-event-id": lastEventId } }),
				400,
			);
		const problem = [{ code: "invalid", header: "last-event-id" }];
		expect(await refused(id)).toEqual(problem);
		expect(await readStream(other, PATH, id)).toEqual([]);
		await landfall.db
			.updateTable("account_counters")
			.set({ value: 4 })
			.where("account_id", "=", other.account.id)
			.where("name", "=", "events")
			.execute();
		expect(
			await problemsOf(
				await other.fetch(PATH, { headers: { "last-event-id": id } }),
				400,
			),
		).toEqual(problem);
	});

	it("answers 400 when entries after an id are deleted, and continues where none is missing", async () => {
		const old = await landfall.addTenant("old");
		await registerWebhook(old);
		await raise(old, ARRIVED);
		await raise(old, DEPARTED);
		await raise(old, CREATED);
		const own = await expected(old);
		await landfall.db
			.deleteFrom("event_records")
			.where("account_id", "=", old.account.id)
			.where("batch", "<=", 2)
			.execute();
		const [one, two, three] = own.map(({ id }) => id);
		const headers = { "last-event-id": one ?? "" };
		expect(await problemsOf(await old.fetch(PATH, { headers }), 400)).toEqual([
			{ code: "forgotten", header: "last-event-id" },
		]);
		expect(await problemsOf(await old.fetch(`${PATH}?${EARLY}`), 400)).toEqual([
			{ code: "forgotten", parameter: "filter[created_at][start]" },
		]);
		expect(await readStream(old, PATH, two)).toEqual(own.slice(2));
		await landfall.db
			.deleteFrom("account_events")
			.where("account_id", "=", old.account.id)
			.where("position", "<=", 2)
			.execute();
		expect(await readStream(old, PATH, three)).toEqual([]);
		expect(await problemsOf(await old.fetch(PATH, { headers }), 400)).toEqual([
			{ code: "forgotten", header: "last-event-id" },
		]);
	});

	it("answers 400 to an instant since which notifications have expired, and begins at any later one", async () => {
		const quiet = await landfall.addTenant("quiet");
		await registerWebhook(quiet);
		for (let count = 0; count < 3; count++) await raise(quiet, ARRIVED);
		const { database } = landfall.services;
		const before = new Date(Date.now() + 60_000);
		for (const kind of [BODIES, NOTIFICATIONS])
			while (
				(await kind.removeSome(database, quiet.account.id, before, 1)) > 0
			);
		const headers = { prefer: "wait=0" };
		const expectRefusal = async () => {
			const reply = await quiet.fetch(`${PATH}?${EARLY}`, { headers });
			expect(await problemsOf(reply, 400)).toEqual([
				{ code: "forgotten", parameter: "filter[created_at][start]" },
			]);
		};
		await expectRefusal();
		const later = `${PATH}?filter[created_at][start]=2100-01-01`;
		expect(await readStream(quiet, later)).toEqual([]);
		await raise(quiet, DEPARTED);
		await expectRefusal();
		expect(await readStream(quiet, later)).toEqual([]);
	});

	it("waits for notifications that jobs have not written yet, and sends later ones after them", async () => {
		const many = await landfall.addTenant("many");
		for (let count = 0; count < 20; count++) await registerWebhook(many);
		const stream = await openStream(many, PATH);
		await raise(many, ...Array<EventName>(30).fill(ARRIVED));
		await raise(many, DEPARTED);
		const before = await expected(many);
		expect(before).toHaveLength(12 * 20 + 20);
		await raise(many, CREATED);
		await raise(many, ...Array<EventName>(30).fill(CREATED));
		expect(await readStream(many, PATH, stream.place)).toEqual([]);
		await runDueJobs(landfall.services, "notify-webhooks");
		const own = await expected(many);
		expect(own).toHaveLength(62 * 20);
		await untilSeen(stream, own.length);
		expect(stream.seen).toEqual(own);
		stream.leave();
	});

	it("omits notifications of a deleted webhook", async () => {
		const leaving = await landfall.addTenant("leaving");
		const webhook = await registerWebhook(leaving);
		await registerWebhook(leaving);
		await raise(leaving, ARRIVED);
		await leaving.client.webhooks.delete(webhook.id);
		const streamed = await readStream(leaving, `${PATH}?${EARLY}`);
		expect(streamed).toEqual(await expected(leaving));
		expect(streamed).toHaveLength(1);
	});

	it("answers 429 to an account's seventeenth stream until one has ended, and counts each account apart", async () => {
		const greedy = await landfall.addTenant("greedy");
		const open = await Promise.all(
			Array.from({ length: 16 }, () => openStream(greedy, PATH)),
		);
		const refused = await greedy.fetch(PATH);
		expect(refused.headers.get("retry-after")).toBe("30");
		expect(await problemsOf(refused, 429)).toEqual([{ code: "rate_limited" }]);
		expect(await readStream(tenant, PATH)).toEqual([]);
		open[0]?.leave();
		const again = await eventually("there is a place", () =>
			openStream(greedy, PATH).catch(() => undefined),
		);
		for (const stream of [...open, again]) stream.leave();
	});

	it("does not count a stream that it refuses to begin", async () => {
		const lost = await landfall.addTenant("lost");
		const headers = { "last-event-id": MISSING_ID, prefer: "wait=0" };
		for (let count = 0; count < 17; count++)
			expect((await lost.fetch(PATH, { headers })).status).toBe(400);
		expect(await readStream(lost, PATH)).toEqual([]);
	});

	it("has no body for HEAD, and does not count it as a stream", async () => {
		for (let count = 0; count < 20; count++) {
			const reply = await tenant.fetch(PATH, { method: "HEAD" });
			expect(reply.status).toBe(200);
			expect(await reply.text()).toBe("");
		}
	});

	it("ends when its key is revoked", async () => {
		await left.ended;
		// The server may remember the key up to a second after the revocation.
		const refused = await eventually("the key is refused", async () => {
			const reply = await leaver.fetch(PATH, { headers: { prefer: "wait=0" } });
			await reply.text();
			return reply.ok ? undefined : reply;
		});
		expect(refused.status).toBe(401);
	});
});
