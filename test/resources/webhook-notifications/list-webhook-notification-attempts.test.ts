import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startReceiver } from "../../support/peers/receiver.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import { raiseEvents } from "../../support/records/raise-events.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import { readIds, readList } from "../../support/replies/list-replies.ts";
import { errorDocumentOf, problemsOf } from "../../support/replies/problems.ts";
import { eventually } from "../../support/time/eventually.ts";
import { testClock } from "../../support/time/test-clock.ts";

const HOUR = 3_600_000;
let answers: ((response: ServerResponse) => void)[];
/** A notification that was attempted five times. */

const attemptsOf = async (tenant: Tenant, notificationId: string) =>
	(
		await tenant.client.raw.GET("/webhook_notifications/{id}/attempts", {
			params: { path: { id: notificationId } },
		})
	).data;

function answer(status: number, body = ""): (response: ServerResponse) => void {
	return (response) => response.writeHead(status).end(body);
}

/** Raises an event of a tenant and makes one attempt for each answer. */
async function attempted(
	tenant: Tenant,
	...wanted: ((response: ServerResponse) => void)[]
): Promise<string> {
	answers = [...wanted];
	await raiseEvents(landfall, tenant, "tracking_request.failed");
	const [newest = ""] = await readIds(tenant, "/webhook_notifications");
	for (const count of wanted.keys()) {
		await eventually(`attempt ${count + 1} is recorded`, async () => {
			landfall.services.wakeWorkers();
			const page = await attemptsOf(tenant, newest);
			return page?.meta.total === count + 1;
		});
		clock.advance(HOUR);
	}
	return newest;
}

const clock = testClock("2026-03-02T08:00:00Z");
const landfall = await openForFile(startWithExamples, {
	clock,
	isWorking: true,
});
const receiver = await openForFile(startReceiver, (response) =>
	answers.shift()?.(response),
);
await registerWebhook(landfall, { url: receiver.url });
const id = await attempted(
	landfall,
	answer(503, "restarting"),
	answer(302),
	(response) => response.destroy(),
	answer(500, "x".repeat(5_000)),
	answer(202, "at last"),
);

describe("GET /webhook_notifications/{id}/attempts", () => {
	describeCommonReplies(landfall, {
		method: "GET",
		path: "/webhook_notifications/{id}/attempts",
	});
	describeConditionalReads(landfall, `/webhook_notifications/${id}/attempts`);

	it("lists time, duration and answer of each attempt, the last one first", async () => {
		const page = await attemptsOf(landfall, id);
		const attempts = page?.data.map(({ attributes }) => attributes) ?? [];
		expect(attempts).toMatchObject([
			{
				attempt: 5,
				succeeded: true,
				status_code: 202,
				error: null,
				response_body: "at last",
			},
			{
				attempt: 4,
				succeeded: false,
				status_code: 500,
				error: "the receiver answered 500",
				response_body: "x".repeat(1_024),
			},
			{
				attempt: 3,
				succeeded: false,
				status_code: null,
				error: "the connection to the receiver failed",
				response_body: null,
			},
			{
				attempt: 2,
				succeeded: false,
				status_code: 302,
				error: "the receiver answered 302",
				response_body: "",
			},
			{
				attempt: 1,
				succeeded: false,
				status_code: 503,
				error: "the receiver answered 503",
				response_body: "restarting",
			},
		]);
		expect(attempts.map((one) => one.attempted_at)).toEqual(
			[12, 11, 10, 9, 8].map(
				(hour) => `2026-03-02T${String(hour).padStart(2, "0")}:00:00Z`,
			),
		);
		for (const one of attempts) expect(one.duration_ms).toBeLessThan(15_000);
	});

	it("agrees with the notification", async () => {
		const { data } = await landfall.client.getWebhookNotification(id);
		expect(data.attributes).toMatchObject({
			delivery_status: "succeeded",
			attempts: 5,
			next_attempt_at: null,
		});
	});

	it("divides the list into pages that link each other", async () => {
		const path = `/webhook_notifications/${id}/attempts`;
		const pages = await Promise.all(
			[1, 2, 3].map((number) =>
				readList(landfall, `${path}?page[size]=2&page[number]=${number}`),
			),
		);
		const numbers = [];
		for await (const record of landfall.client.listWebhookNotificationAttempts(
			id,
			{ "page[size]": 2 },
		))
			numbers.push(record.attributes.attempt);
		expect(numbers).toEqual([5, 4, 3, 2, 1]);
		expect(pages.map(({ meta }) => meta.size)).toEqual([2, 2, 1]);
		expect(pages[1]?.links).toEqual({
			self: `${landfall.url}${path}?page[size]=2&page[number]=2`,
			...Object.fromEntries(
				[
					["current", 2],
					["first", 1],
					["prev", 1],
					["next", 3],
					["last", 3],
				].map(([name, number]) => [
					name,
					`${landfall.url}${path}?page[number]=${number}&page[size]=2`,
				]),
			),
		});
	});

	it("answers 400 to an invalid page", async () => {
		const reply = await landfall.fetch(
			`/webhook_notifications/${id}/attempts?page[size]=-1`,
		);
		expect(await problemsOf(reply, 400)).toEqual([
			{ code: "invalid", parameter: "page[size]" },
		]);
	});

	it("is empty before the first attempt", async () => {
		const held: ServerResponse[] = [];
		answers = [(response) => held.push(response)];
		const slow = await landfall.addTenant("slow");
		const webhook = await registerWebhook(slow, { url: receiver.url });
		await raiseEvents(landfall, slow, "tracking_request.failed");
		await eventually("the attempt is under way", () => held.length === 1);
		const [waiting = ""] = await readIds(slow, "/webhook_notifications");
		const page = await attemptsOf(slow, waiting);
		expect(page).toMatchObject({ data: [], meta: { total: 0 } });
		held[0]?.end();
		await slow.client.deleteWebhook(webhook.id);
	});

	it("answers 404 for a notification of another account", async () => {
		const other = await landfall.addTenant("other");
		const reply = await other.fetch(`/webhook_notifications/${id}/attempts`);
		const { errors } = await errorDocumentOf(reply, 404);
		expect(errors).toHaveLength(1);
	});

	it("states only that an address is not allowed", async () => {
		const tricked = await landfall.addTenant("tricked");
		const { id: webhookId } = await registerWebhook(tricked, {
			url: receiver.url,
		});
		await landfall.db
			.updateTable("webhooks")
			.set({ url: "https://10.0.0.1/internal" })
			.where("id", "=", webhookId)
			.execute();
		const refused = await attempted(tricked, () => {});
		const page = await attemptsOf(tricked, refused);
		expect(page?.data.map(({ attributes }) => attributes)).toMatchObject([
			{
				status_code: null,
				error: "the receiver's address is not allowed",
				response_body: null,
			},
		]);
	});
});
