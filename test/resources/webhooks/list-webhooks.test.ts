import { describe, expect, it } from "vitest";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import {
	describePaging,
	readIds,
	readList,
} from "../../support/replies/list-replies.ts";
import { testClock } from "../../support/time/test-clock.ts";

const clock = testClock("2026-03-02T08:00:00Z");
const landfall = await openForFile(startTestLandfall, {
	clock,
	isWorking: false,
	env: { WEBHOOKS_PER_ACCOUNT: "1000" },
});
const ids: string[] = [];
for (let count = 0; count < 5; count++) {
	ids.push((await registerWebhook(landfall)).id);
	clock.advance(60_000);
}

describe("GET /webhooks", () => {
	describeCommonReplies(landfall, { method: "GET", path: "/webhooks" });
	describeConditionalReads(landfall, "/webhooks");
	describePaging(landfall, "/webhooks", ids.toReversed());

	it("lists thirty by default, and never more than a hundred", async () => {
		const busy = await landfall.addTenant("busy");
		const made: string[] = [];
		for (let count = 0; count < 101; count++) {
			made.push((await registerWebhook(busy)).id);
		}
		const newestFirst = made.toReversed();
		expect(await readIds(busy, "/webhooks")).toEqual(newestFirst.slice(0, 30));
		for (const size of ["100", "101", "1000000000"]) {
			const page = await readList(busy, `/webhooks?page[size]=${size}`);
			expect(page.data.map(({ id }) => id)).toEqual(newestFirst.slice(0, 100));
			expect(page.meta.pagination).toMatchObject({ next: 2, last: 2 });
		}
		expect(
			await readIds(busy, "/webhooks?page[size]=1000000000&page[number]=2"),
		).toEqual(newestFirst.slice(100));
	});

	it("reads all pages through the client", async () => {
		const listed: string[] = [];
		for await (const webhook of landfall.client.listWebhooks({
			"page[size]": 2,
		})) {
			listed.push(webhook.id);
		}
		expect(listed).toEqual(ids.toReversed());
	});
});
