import { describe, expect, test } from "vitest";
import { LeaseLostError } from "../../server/worker/job.ts";
import { requestOf, shipmentOf, submit } from "../jobs/tracked.ts";
import { openForFile } from "../support/open-for-file.ts";
import { readList } from "../support/replies/list-replies.ts";
import {
	breakingOff,
	fleetAtSea,
	notifiedEvents,
	trackOnce,
} from "./large-report.ts";
import {
	FIRST_EVENTS,
	FLEET,
	recordOf,
	startReportedFleets,
} from "./reported-fleets.ts";

const { carrier, system, queried } = await openForFile(startReportedFleets);

describe("a report about many containers", () => {
	test("that is interrupted between any two transactions is completed by the next one, and no event is lost or notified twice", {
		tags: "whole",
	}, async () => {
		const whole = await queried();
		await trackOnce(system, whole.requestId);
		const wanted = await recordOf(whole.tenant, whole.requestId);
		for (let nth = 1; ; nth++) {
			const { tenant, requestId } = await queried();
			const services = breakingOff(system.services, nth);
			const isDone = await trackOnce(system, requestId, services);
			if (!isDone) expect(await trackOnce(system, requestId)).toBe(true);
			expect(await recordOf(tenant, requestId)).toEqual(wanted);
			expect(await notifiedEvents(tenant)).toEqual(FIRST_EVENTS);
			if (isDone) {
				expect(nth).toBeGreaterThan(4);
				break;
			}
		}
	});

	test("is written no further by a worker that has lost its lease, and by the next one completely", async () => {
		const { tenant, requestId } = await queried();
		let begun = 0;
		const services = breakingOff(
			system.services,
			Number.POSITIVE_INFINITY,
			async (transaction) => {
				begun = transaction;
				if (transaction !== 3) return;
				await system.db
					.updateTable("jobs")
					.set({ lease_owner: "another" })
					.where("dedupe_key", "=", `track-shipment ${requestId}`)
					.execute();
			},
		);
		await expect(trackOnce(system, requestId, services)).rejects.toThrow(
			LeaseLostError,
		);
		expect(begun).toBe(3);
		await trackOnce(system, requestId);
		expect(await notifiedEvents(tenant)).toEqual(FIRST_EVENTS);
	});

	test("raises the shipment's revision with each transaction, so that nothing is written that was derived before it", async () => {
		const { tenant, requestId } = await queried();
		const revisions: number[] = [];
		const services = breakingOff(
			system.services,
			Number.POSITIVE_INFINITY,
			async () => {
				const rows = await system.db
					.selectFrom("shipments")
					.select("revision")
					.where("account_id", "=", tenant.account.id)
					.execute();
				revisions.push(...rows.map(({ revision }) => revision));
			},
		);
		await trackOnce(system, requestId, services);
		expect(revisions.length).toBeGreaterThan(3);
		expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b));
	});

	test("that is interrupted leaves its request with the new shipment and with the line that was detected", async () => {
		const bill = "MAEU561234567";
		const tenant = await system.addTenant(bill);
		carrier.report(bill, fleetAtSea(bill, FLEET));
		const id = await submit(tenant, bill, "bill_of_lading", null);
		const services = breakingOff(system.services, 2);
		expect(await trackOnce(system, id, services)).toBe(false);
		const { attributes, relationships } = await requestOf(tenant, id);
		expect(attributes).toMatchObject({ status: "pending", scac: "MAEU" });
		expect(relationships.tracked_object.data?.type).toBe("shipment");
	});

	test("that is interrupted gives each new record its initial custom fields", async () => {
		for (const nth of [2, 6]) {
			const { tenant, requestId } = await queried();
			for (const entity_type of ["Shipment", "Container"] as const)
				await tenant.client.createCustomFieldDefinition({
					data: {
						type: "custom_field_definition",
						attributes: {
							...{ entity_type, api_slug: "route", display_name: "Route" },
							...{ data_type: "short_text", default_value: "sea" },
						},
					},
				});
			const services = breakingOff(system.services, nth);
			expect(await trackOnce(system, requestId, services)).toBe(false);
			await trackOnce(system, requestId);
			const { shipment, containers } = await shipmentOf(tenant, requestId);
			for (const path of [
				`/shipments/${shipment.id}/custom_fields`,
				...[FLEET[0], FLEET.at(-1)].map(
					(number = "") =>
						`/containers/${containers.get(number)?.id}/custom_fields`,
				),
			])
				expect((await readList(tenant, path)).data, path).toMatchObject([
					{ attributes: { value: "sea" } },
				]);
		}
	});
});
