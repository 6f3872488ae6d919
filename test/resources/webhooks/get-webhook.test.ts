import { describe, expect, it } from "vitest";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import { expectCommonHeaders } from "../../support/replies/problems.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });
const { id } = await registerWebhook(landfall);

describe("GET /webhooks/{id}", () => {
	describeCommonReplies(landfall, {
		method: "GET",
		path: "/webhooks/{id}",
	});
	describeConditionalReads(landfall, `/webhooks/${id}`);

	it("answers 200 with the registered webhook, including its secret", async () => {
		const reply = await landfall.fetch(`/webhooks/${id}`);
		expect(reply.status).toBe(200);
		expect(reply.headers.get("content-type")).toBe("application/vnd.api+json");
		expectCommonHeaders(reply);
		const created = await registerWebhook(landfall);
		const { data, links } = await landfall.client.getWebhook(created.id);
		expect(data).toEqual(created);
		expect(links).toEqual({ self: `${landfall.url}/webhooks/${created.id}` });
	});
});
