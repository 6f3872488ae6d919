import { describe, expect, it } from "vitest";
import {
	findWebhookIps,
	keepWebhookIps,
} from "../../../server/resources/webhook-ips/webhook-ips.ts";
import { databaseFile } from "../../support/installation/database-file.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import { expectCommonHeaders } from "../../support/replies/problems.ts";
import { testClock } from "../../support/time/test-clock.ts";

const landfall = await openForFile(startTestLandfall, {
	env: { WEBHOOK_IPS: "203.0.113.7, 2001:db8::7" },
	clock: testClock("2026-06-01T08:00:00Z"),
	isWorking: false,
});

describe("GET /webhooks/ips", () => {
	describeCommonReplies(landfall, {
		method: "GET",
		path: "/webhooks/ips",
	});
	describeConditionalReads(landfall, "/webhooks/ips");

	it("answers 200 with the configured addresses and the time of the first start with them", async () => {
		const reply = await landfall.fetch("/webhooks/ips");
		expect(reply.status).toBe(200);
		expect(reply.headers.get("content-type")).toBe("application/json");
		expectCommonHeaders(reply);
		expect(await reply.json()).toEqual({
			webhook_notification_ips: ["203.0.113.7", "2001:db8::7"],
			last_updated: "2026-06-01T08:00:00Z",
		});
	});
});

describe("the stored addresses", () => {
	it("have the time of the start that changed them, even when they were removed", async () => {
		const { database } = await databaseFile();
		const start = async (ips: readonly string[], now: string) => {
			await keepWebhookIps(database.db, ips, now);
			const known = await findWebhookIps(database.db);
			return [known.webhook_notification_ips, known.last_updated];
		};
		const [one, two] = ["203.0.113.7", "203.0.113.8"];
		const [first, second, third, fourth] = ["01", "02", "03", "04"].map(
			(day) => `2026-06-${day}T08:00:00Z`,
		) as [string, string, string, string];
		expect(await start([], first)).toEqual([[], first]);
		expect(await start([], second)).toEqual([[], first]);
		expect(await start([one], second)).toEqual([[one], second]);
		expect(await start([one], third)).toEqual([[one], second]);
		expect(await start([one, two], third)).toEqual([[one, two], third]);
		expect(await start([], fourth)).toEqual([[], fourth]);
	});
});
