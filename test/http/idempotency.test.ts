import { join } from "node:path";
import { expect, test } from "vitest";
import { sweep } from "../../server/retention/sweep.ts";
import { openRetentionRules } from "../../server/settings/retention-rules/retention-rules.ts";
import {
	startTestLandfall,
	type Tenant,
	temporaryFolder,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startReceiver } from "../support/peers/receiver.ts";
import { refuseInserts } from "../support/records/refuse-writes.ts";
import { trackingRequestBody } from "../support/records/track-number.ts";
import { problemsOf } from "../support/replies/problems.ts";
import { eventually } from "../support/time/eventually.ts";

const folder = await openForFile(temporaryFolder);
const start = (account: string) =>
	openForFile(startTestLandfall, {
		account,
		databaseFile: join(folder.path, "landfall.db"),
		isWorking: false,
	});
const landfall = await start("first");
const second = await start("second");

let numbers = 0;

/** A body with a number that no other test tracks. */
function newNumber(attributes = {}) {
	numbers += 1;
	return trackingRequestBody({
		request_number: `MEDUKEY${numbers}`,
		...attributes,
	});
}

const WEBHOOK = {
	data: {
		type: "webhook",
		attributes: { url: "http://127.0.0.1:9/hooks", active: true },
	},
};

function post(path: string, body: unknown, key: string, tenant = landfall) {
	return tenant.send("POST", path, body, { "idempotency-key": key });
}

const track = (body: object, key: string, tenant?: typeof landfall) =>
	post("/tracking_requests", body, key, tenant);

function isReplayed({ headers }: Response): boolean {
	return headers.get("idempotency-replayed") === "true";
}

async function totalOf(path: string, tenant: Tenant = landfall) {
	const reply = await tenant.fetch(path);
	return ((await reply.json()) as { meta: { total: number } }).meta.total;
}

test.each([
	["/tracking_requests", newNumber()],
	["/webhooks", WEBHOOK],
])(
	"has one effect and 50 equal replies for 50 equal POSTs to %s at once over two servers",
	async (path, body) => {
		const before = await totalOf(path);
		const headers = {
			authorization: `Token ${landfall.key}`,
			"content-type": "application/vnd.api+json",
			"idempotency-key": "fifty",
		};
		const urls = [landfall.url, second.url];
		const replies = await Promise.all(
			Array.from({ length: 50 }, (_, index) =>
				fetch(`${urls[index % 2]}${path}`, {
					method: "POST",
					headers,
					body: JSON.stringify(body),
				}),
			),
		);
		const texts = await Promise.all(replies.map((reply) => reply.text()));
		expect(new Set(replies.map(({ status }) => status))).toEqual(
			new Set([201]),
		);
		expect(new Set(texts).size).toBe(1);
		const locations = replies.map(({ headers: h }) => h.get("location"));
		expect(new Set(locations).size).toBe(1);
		expect(replies.filter(isReplayed)).toHaveLength(49);
		expect(await totalOf(path)).toBe(before + 1);
	},
);

test("a key belongs to its account, its operation and its request", async () => {
	const body = newNumber();
	const created = await track(body, "mine");
	expect([created.status, isReplayed(created)]).toEqual([201, false]);
	const again = await track(body, '"mine"');
	expect([again.status, isReplayed(again)]).toEqual([201, true]);
	expect(await again.text()).toBe(await created.text());

	const other = await track(newNumber(), "mine");
	expect(await problemsOf(other, 422)).toEqual([
		{ code: "key_reused", header: "idempotency-key" },
	]);
	const ofOther = await track(body, "mine", second);
	expect([ofOther.status, isReplayed(ofOther)]).toEqual([201, false]);
	for (const key of ['"mine"x', 'x"mine"', 'mine"']) {
		const similar = await track(newNumber(), key);
		expect([similar.status, isReplayed(similar)]).toEqual([201, false]);
	}
	const elsewhere = await post("/webhooks", WEBHOOK, "mine");
	expect([elsewhere.status, isReplayed(elsewhere)]).toEqual([201, false]);
});

test("a key for one record is refused for another record of the same operation", async () => {
	const create = async () =>
		(await landfall.client.createWebhook(WEBHOOK as never)).data.id;
	const rotate = async (id: string) =>
		post(`/webhooks/${id}/rotate_secret`, {}, "one-of-two");
	expect((await rotate(await create())).status).toBe(200);
	expect(await problemsOf(await rotate(await create()), 422)).toEqual([
		{ code: "key_reused", header: "idempotency-key" },
	]);
});

test("a PATCH is made again with the key of an earlier one, because repeating it does no harm", async () => {
	const { id } = (await landfall.client.createWebhook(WEBHOOK as never)).data;
	for (const active of [false, true]) {
		const body = { data: { type: "webhook", id, attributes: { active } } };
		const reply = await landfall.send("PATCH", `/webhooks/${id}`, body, {
			"idempotency-key": "patch",
		});
		expect([reply.status, isReplayed(reply)]).toEqual([200, false]);
		expect(await reply.json()).toMatchObject({
			data: { attributes: { active } },
		});
	}
});

test("a webhook's secret rotates once for a key, and a repetition returns the new secret again", async () => {
	const { id } = (await landfall.client.createWebhook(WEBHOOK as never)).data;
	const rotate = async () =>
		(await post(`/webhooks/${id}/rotate_secret`, {}, "rotation")).text();
	const rotated = await rotate();
	expect(await rotate()).toBe(rotated);
	const { data } = await landfall.client.getWebhook(id);
	expect(rotated).toContain(data.attributes.secret);
});

test("an error is not stored, so the corrected request may have the key of the refused one", async () => {
	const refused = await track(newNumber({ scac: "NONE" }), "corrected");
	expect(refused.status).toBe(422);
	expect((await track(newNumber(), "corrected")).status).toBe(201);
});

test("when the reply cannot be stored, the request has no effect and can be repeated", async () => {
	const body = newNumber();
	const stop = await refuseInserts(landfall.db, "kept_replies");
	const failed = await track(body, "refused");
	await stop();
	expect(failed.status).toBe(500);
	const repeated = await track(body, "refused");
	expect([repeated.status, isReplayed(repeated)]).toEqual([201, false]);
});

test("an effect outside the database is in progress until its reply is stored", async () => {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	const receiver = await startReceiver((response) => {
		released.then(() => response.end());
	});
	const body = { url: receiver.url, event: "container.created" };
	const first = post("/webhooks/trigger", body, "trigger");
	await eventually("it is sent", () => receiver.received.length === 1);
	expect((await post("/webhooks/trigger", body, "trigger")).status).toBe(409);
	release();
	const text = await (await first).text();
	const again = await post("/webhooks/trigger", body, "trigger");
	expect(isReplayed(again)).toBe(true);
	expect(await again.text()).toBe(text);
	expect(receiver.received).toHaveLength(1);
	await receiver.close();
});

test("a key counts as new after 24 hours, and retention removes the stored reply", async () => {
	const body = { number: "MEDUEX482917" };
	const infer = () => post("/tracking_requests/infer_number", body, "old");
	const { db, services } = landfall;
	const expire = () =>
		db
			.updateTable("kept_replies")
			.set({ expires_at: new Date(Date.now() - 1).toISOString() })
			.where("account_id", "=", landfall.account.id)
			.where("key", "=", "old")
			.execute();
	await infer();
	const [{ expires_at: expiresAt } = { expires_at: "" }] = await db
		.selectFrom("kept_replies")
		.select("expires_at")
		.where("account_id", "=", landfall.account.id)
		.where("key", "=", "old")
		.execute();
	expect(Date.parse(expiresAt) - Date.now()).toBeCloseTo(86_400_000, -5);
	expect(isReplayed(await infer())).toBe(true);
	await expire();
	expect(isReplayed(await infer())).toBe(false);
	await expire();
	const rules = openRetentionRules({ retentionFile: undefined, secrets: {} });
	const { database } = services;
	const swept = await sweep({ database, rules, now: new Date() });
	expect(swept.rows).toEqual({ "replies to repeated requests": 1 });
});
