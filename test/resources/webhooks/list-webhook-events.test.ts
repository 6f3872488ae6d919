import { describe, expect, it } from "vitest";
import { setEntitlement } from "../../../server/resources/accounts/account-queries.ts";
import { operationExamples } from "../../contract/contract-examples.ts";
import {
	startTestLandfall,
	type Tenant,
} from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import { expectCommonHeaders } from "../../support/replies/problems.ts";
import { eventually } from "../../support/time/eventually.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });

/** The names of the events available to a tenant, by category. */
async function namesFor(tenant: Tenant): Promise<Map<string, string[]>> {
	const names = new Map<string, string[]>();
	for await (const { id, attributes } of tenant.client.listWebhookEvents()) {
		names.set(
			id,
			attributes.events.map(({ name }) => name),
		);
	}
	return names;
}

describe("GET /webhooks/events", () => {
	describeCommonReplies(landfall, {
		method: "GET",
		path: "/webhooks/events",
	});
	describeConditionalReads(landfall, "/webhooks/events");

	it("answers 200 with every event and its description from the contract, by category, as in the example", async () => {
		const reply = await landfall.fetch("/webhooks/events");
		expect(reply.status).toBe(200);
		expect(reply.headers.get("content-type")).toBe("application/vnd.api+json");
		expectCommonHeaders(reply);
		const example = operationExamples.find(
			({ operationId, place }) =>
				operationId === "listWebhookEvents" && place === "200",
		);
		expect(await reply.json()).toEqual({
			...(example?.value as object),
			links: {
				self: `${landfall.url}/webhooks/events`,
				current: `${landfall.url}/webhooks/events?page[number]=1`,
			},
		});
	});

	it("sorts the 43 events into five categories", async () => {
		const names = await namesFor(landfall);
		expect([...names].map(([id, events]) => [id, events.length])).toEqual([
			["tracking-request-events", 4],
			["container-events", 8],
			["container-transport-events", 28],
			["shipment-events", 1],
			["document-events", 2],
		]);
	});

	it("omits events of missing entitlements, and categories without events", async () => {
		const unentitled = await namesFor(
			await landfall.addTenant("no entitlement"),
		);
		expect([...unentitled.keys()]).not.toContain("document-events");
		expect(unentitled.get("container-events")).not.toContain(
			"container.pickup_lfd_rail.changed",
		);
		expect([...unentitled.values()].flat()).toHaveLength(40);
		const rail = await namesFor(await landfall.addTenant("rail", ["rail"]));
		expect([...rail.values()].flat()).toHaveLength(41);
	});

	it("changes at once when an entitlement is granted and withdrawn", async () => {
		const { db } = landfall;
		const tenant = await landfall.addTenant("changing");
		const count = async () =>
			[...(await namesFor(tenant)).values()].flat().length;
		expect(await count()).toBe(40);
		for (const [isEntitled, want] of [
			[true, 41],
			[false, 40],
		] as const) {
			await setEntitlement(db, tenant.account, "rail", isEntitled);
			await eventually(
				`the list has ${want} events`,
				async () => (await count()) === want,
			);
		}
	});
});
