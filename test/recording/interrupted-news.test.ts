import { describe, expect, test } from "vitest";
import { unpackTexts } from "../../server/database/packed-texts/packed-texts.ts";
import { shipmentOf } from "../jobs/tracked.ts";
import { openForFile } from "../support/open-for-file.ts";
import {
	breakingOff,
	fleetAtSea,
	newsOf,
	notifiedEvents,
	trackOnce,
} from "./large-report.ts";
import { LARGE_FLEET, startReportedFleets } from "./reported-fleets.ts";

const { carrier, system, queried } = await openForFile(startReportedFleets);

describe("a report about many containers", () => {
	test("with news that is interrupted still notifies the shipment's new arrival, once", {
		tags: "whole",
	}, async () => {
		for (const nth of [2, 3, 4]) {
			const { bill, tenant, requestId } = await queried(LARGE_FLEET);
			await trackOnce(system, requestId);
			const before = await notifiedEvents(tenant);
			carrier.report(bill, newsOf(bill, LARGE_FLEET));
			const services = breakingOff(system.services, nth);
			expect(await trackOnce(system, requestId, services)).toBe(false);
			await trackOnce(system, requestId);
			const after = await notifiedEvents(tenant);
			const notified = after.filter(
				(one) => one === "shipment.estimated.arrival",
			);
			expect(after.length).toBeGreaterThan(before.length);
			expect(notified).toHaveLength(1);
		}
	});

	test("with news that is interrupted and then retracted leaves the shipment in lists by its recorded arrival", async () => {
		const { bill, tenant, requestId } = await queried(LARGE_FLEET);
		const ofTenant = ["account_id", "=", tenant.account.id] as const;
		await trackOnce(system, requestId);
		const { pod_eta_at: arrival } = (await shipmentOf(tenant, requestId))
			.shipment.attributes;
		const listed = async () => {
			const arrivals: string[] = [];
			for (const table of ["listed_shipments", "listed_containers"] as const) {
				const rows = await system.db
					.selectFrom(table)
					.select("pod_eta_at")
					.where(...ofTenant)
					.execute();
				arrivals.push(...rows.map(({ pod_eta_at }) => pod_eta_at));
			}
			return new Set(arrivals);
		};
		carrier.report(bill, newsOf(bill, LARGE_FLEET));
		await trackOnce(system, requestId, breakingOff(system.services, 3));
		expect(await listed()).not.toEqual(new Set([arrival]));
		// The values of the interrupted report were not written yet, or are retracted.
		const reports = await system.db
			.selectFrom("reports")
			.select(["first", "contents"])
			.where(...ofTenant)
			.execute();
		for (const { first, contents } of reports)
			if (unpackTexts(contents).join().includes("2026-03-15T08:00:00Z"))
				await system.db
					.deleteFrom("reports")
					.where(...ofTenant)
					.where("first", "=", first)
					.execute();
		carrier.report(bill, fleetAtSea(bill, LARGE_FLEET));
		await trackOnce(system, requestId);
		expect(await listed()).toEqual(new Set([arrival]));
	});
});
