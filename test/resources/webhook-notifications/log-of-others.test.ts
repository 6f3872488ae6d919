import { expect, it } from "vitest";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { trackNumber } from "../../support/records/track-number.ts";
import { readList } from "../../support/replies/list-replies.ts";

const landfall = await openForFile(startTestLandfall);
const failing = await landfall.addTenant("failing");
// The first events of both accounts stand at the same positions of their logs.
for (const tenant of [landfall, failing]) await registerWebhook(tenant);
await trackNumber(landfall);
await trackNumber(failing, {
	request_number: "TEST-TR-FAILED",
	request_type: "container",
	scac: "TEST",
});

it.each([
	["tracking_request.succeeded", 1, 0],
	["tracking_request.failed", 0, 1],
])(
	"an account finds its own %s in the log, and never another's at the same position",
	async (event, own, others) => {
		const path = `/webhook_notifications?filter[event]=${event}`;
		expect((await readList(landfall, path)).data).toHaveLength(own);
		expect((await readList(failing, path)).data).toHaveLength(others);
	},
);
