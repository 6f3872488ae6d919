import { afterEach, beforeEach, expect, test } from "vitest";
import {
	killLandfallProcesses,
	startLandfallProcess,
} from "../support/installation/landfall-process.ts";
import { eventually } from "../support/time/eventually.ts";
import { type DeliveredWorld, startDeliveredWorld } from "./delivered-world.ts";

let world: DeliveredWorld;

beforeEach(async () => {
	world = await startDeliveredWorld();
});
afterEach(async () => {
	killLandfallProcesses();
	await world.stop();
});

test("two processes deliver each pending notification once, even while other processes commit more", async () => {
	const underWay = new Map<string, number>();
	const most = new Map<string, number>();
	world.answer = (response, path) => {
		const count = (underWay.get(path) ?? 0) + 1;
		underWay.set(path, count);
		most.set(path, Math.max(most.get(path) ?? 0, count));
		setTimeout(() => {
			underWay.set(path, (underWay.get(path) ?? 0) - 1);
			response.end();
		}, 2);
	};
	const tenants = [];
	for (const name of ["a", "b", "c"]) {
		const tenant = await world.addTenant(name);
		await world.subscribe(tenant, `${name}1`);
		await world.subscribe(tenant, `${name}2`);
		tenants.push(tenant);
	}
	for (const tenant of tenants) await world.commitEvents(tenant, 50);
	const env = { DATABASE_URL: `file:${world.databaseFile}` };
	const worker = await startLandfallProcess(env, "worker");
	world.start();
	for (const tenant of tenants) await world.commitEvents(tenant, 50);
	const names = ["a1", "a2", "b1", "b2", "c1", "c2"];
	// The worker's clock is ahead, so a queue that it has just released is not due yet by the test's clock.
	await eventually("each webhook has received its notifications", () =>
		names.every((name) => world.received(name).length >= 100),
	);
	await world.settle();
	expect(await worker.end()).toBe(0);
	for (const name of names) {
		const ids = world.received(name).map((one) => one.headers["webhook-id"]);
		expect(ids).toHaveLength(100);
		expect(new Set(ids).size).toBe(100);
	}
	expect(Math.max(...most.values())).toBeLessThanOrEqual(4);
	const rows = await world.services.database.db
		.selectFrom("webhook_deliveries")
		.select("attempt")
		.execute();
	expect(rows).toHaveLength(600);
	expect(rows.every(({ attempt }) => attempt === 1)).toBe(true);
});
