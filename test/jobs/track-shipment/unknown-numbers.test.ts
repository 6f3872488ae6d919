import { describe, expect, test } from "vitest";
import { openForFile } from "../../support/open-for-file.ts";
import { atSea } from "../../support/peers/carrier-messages.ts";
import { reply } from "../../support/peers/stub-carrier.ts";
import {
	accountEventsOf,
	addNotifiedTenant,
	DAY,
	dueInMs,
	requestOf,
	startTrackedWorld,
	submit,
	submitAndSettle,
	submitAnswered,
} from "../tracked.ts";

const world = await openForFile(startTrackedWorld);

/** Adds a tenant with a webhook for one test. */
const tenantOf = (name: string) => addNotifiedTenant(world, name);

describe("a number that the carrier does not know", () => {
	test.each(["bill_of_lading", "booking", "booking_number"] as const)(
		"as %s waits for its manifest, is notified once, and is found when the manifest exists",
		async (requestType) => {
			const tenant = await tenantOf(`young ${requestType}`);
			const number = `YOUNG${requestType.replaceAll("_", "").toUpperCase()}`;
			const id = await submitAndSettle(world, tenant, number, requestType);
			for (const _ of [1, 2, 3]) {
				expect((await requestOf(tenant, id)).attributes).toMatchObject({
					status: "awaiting_manifest",
					failed_reason: null,
					is_retrying: false,
				});
				expect(await dueInMs(world, id)).toBe(DAY);
				await world.pass(DAY);
			}
			expect(await accountEventsOf(world, tenant)).toEqual([
				"tracking_request.awaiting_manifest",
			]);
			world.carrier.report(number, atSea());
			await world.pass(DAY);
			expect((await requestOf(tenant, id)).attributes.status).toBe("created");
			expect((await accountEventsOf(world, tenant)).slice(0, 2)).toEqual([
				"tracking_request.awaiting_manifest",
				"tracking_request.succeeded",
			]);
		},
	);

	test("for seven days after its creation has expired", async () => {
		const tenant = await tenantOf("expired");
		const id = await submitAndSettle(world, tenant, "NEVER1");
		for (let day = 1; day < 7; day++) await world.pass(DAY);
		expect((await requestOf(tenant, id)).attributes.status).toBe(
			"awaiting_manifest",
		);
		await world.pass(DAY);
		expect((await requestOf(tenant, id)).attributes).toMatchObject({
			status: "failed",
			failed_reason: "expired",
		});
		expect(await accountEventsOf(world, tenant)).toEqual([
			"tracking_request.awaiting_manifest",
			"tracking_request.failed",
		]);
	});

	test("as a container has failed at once", async () => {
		const tenant = await tenantOf("no box");
		const id = await submitAndSettle(world, tenant, "MSKU0000000", "container");
		expect((await requestOf(tenant, id)).attributes).toMatchObject({
			status: "failed",
			failed_reason: "not_found",
			retry_count: null,
		});
		expect(await accountEventsOf(world, tenant)).toEqual([
			"tracking_request.failed",
		]);
	});

	test("can be submitted again only once its request has failed", async () => {
		const tenant = await tenantOf("again");
		const first = await submitAndSettle(
			world,
			tenant,
			"MSKU0000001",
			"container",
		);
		const second = await submitAnswered(
			world,
			tenant,
			"MSKU0000001",
			atSea("MSKU0000001"),
			"container",
		);
		expect((await requestOf(tenant, first)).attributes.status).toBe("failed");
		expect((await requestOf(tenant, second)).attributes.status).toBe("created");
		await expect(
			submit(tenant, "MSKU0000001", "container"),
		).rejects.toMatchObject({ status: 422 });
	});
});

test("a number that the carrier rejects fails at once", async () => {
	const tenant = await tenantOf("rejected");
	const id = await submitAnswered(
		world,
		tenant,
		"WRONG1",
		reply(400, { message: "no" }),
	);
	expect((await requestOf(tenant, id)).attributes).toMatchObject({
		status: "failed",
		failed_reason: "invalid_number",
	});
});
