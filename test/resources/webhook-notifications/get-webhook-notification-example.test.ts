import { describe, expect, it } from "vitest";
import { loadContract } from "../../../server/http/contract/contract.ts";
import { eventCatalogue } from "../../../server/resources/account-events/event-catalogue.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startReceiver } from "../../support/peers/receiver.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import {
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";

const EVENTS = eventCatalogue(loadContract().document);
const PATH = "/webhook_notifications/examples";
const landfall = await openForFile(startTestLandfall, { isWorking: false });

describe("GET /webhook_notifications/examples", () => {
	describeCommonReplies(landfall, { method: "GET", path: PATH });
	describeConditionalReads(landfall, `${PATH}?event=container.created`);

	it.each([...EVENTS.values()])(
		"answers 200 with the contract's sample of $name",
		async ({ name, sample }) => {
			const reply = await landfall.fetch(`${PATH}?event=${name}`);
			expect(reply.status).toBe(200);
			expect(reply.headers.get("content-type")).toBe(
				"application/vnd.api+json",
			);
			expectCommonHeaders(reply);
			expect(await reply.json()).toEqual(sample);
		},
	);

	it("answers with the bytes that a receiver gets when the event is triggered", async () => {
		const receiver = await startReceiver();
		const event = "container.transport.rail_arrived";
		await landfall.client.triggerWebhook({ url: receiver.url, event });
		const reply = await landfall.fetch(`${PATH}?event=${event}`);
		expect(await reply.text()).toBe(receiver.received[0]?.body);
		await receiver.close();
	});

	it("answers every sample to an account without entitlements, and triggers it", async () => {
		const receiver = await startReceiver();
		const { client } = await landfall.addTenant("no entitlement");
		for (const event of [
			"container.pickup_lfd_rail.changed",
			"document.extracted",
		] as const) {
			const sample = await client.getWebhookNotificationExample({ event });
			const sent = await client.triggerWebhook({ url: receiver.url, event });
			expect(sent.succeeded).toBe(true);
			expect(JSON.parse(sent.request_body)).toEqual(sample);
		}
		await receiver.close();
	});

	it.each([
		["no event", "", "blank"],
		["an empty event", "?event=", "not_allowed"],
		["an unknown event", "?event=container.sunk", "not_allowed"],
		["an event in capitals", "?event=CONTAINER.CREATED", "not_allowed"],
	])("answers 400 to %s", async (_what, query, code) => {
		const reply = await landfall.fetch(PATH + query);
		expect(await problemsOf(reply, 400)).toEqual([
			{ code, parameter: "event" },
		]);
	});
});
