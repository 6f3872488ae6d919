import { expect, test } from "vitest";
import { openForFile } from "../../support/open-for-file.ts";
import { atSea, message } from "../../support/peers/carrier-messages.ts";
import { type CarrierAnswer, reply } from "../../support/peers/stub-carrier.ts";
import {
	accountEventsOf,
	addNotifiedTenant,
	DAY,
	HOUR,
	dueInMs as jobDueInMs,
	MINUTE,
	requestOf,
	shipmentOf,
	startTrackedWorld,
	submit,
	submitAndSettle,
	submitAnswered,
} from "../tracked.ts";

const world = await openForFile(startTrackedWorld, { timeLimitMs: 3_000 });

/** Adds a tenant with a webhook for one test. */
const tenantOf = (name: string) => addNotifiedTenant(world, name);

const dueInMs = (requestId: string) => jobDueInMs(world, requestId);

const BAD_ANSWERS: readonly [
	name: string,
	answer: CarrierAnswer,
	reason: "shipping_line_unreachable" | "unrecognized_response",
][] = [
	["500", reply(500, "broken"), "shipping_line_unreachable"],
	["429", reply(429, {}), "shipping_line_unreachable"],
	["401", reply(401, {}), "shipping_line_unreachable"],
	[
		"a web page",
		reply(200, "<html>", { "content-type": "text/html" }),
		"unrecognized_response",
	],
	[
		"half a JSON",
		reply(200, JSON.stringify(atSea()).slice(0, 900)),
		"unrecognized_response",
	],
	[
		"JSON that is not a list",
		reply(200, { ok: true }),
		"unrecognized_response",
	],
	[
		"events without content",
		reply(200, [1, null, {}]),
		"unrecognized_response",
	],
	[
		"100,000 events",
		reply(
			200,
			Array.from({ length: 100_000 }, (_, index) => ({ eventID: index })),
		),
		"unrecognized_response",
	],
	["a redirect", reply(302, "", { location: "/" }), "unrecognized_response"],
	[
		"a closed connection",
		(response) => response.destroy(),
		"shipping_line_unreachable",
	],
	["no answer", () => {}, "shipping_line_unreachable"],
	[
		"an answer that stops after its first byte",
		(response) => {
			response.writeHead(200, { "content-type": "application/json" });
			response.write("[");
		},
		"shipping_line_unreachable",
	],
];

test("after any bad answer of a carrier the request stays pending with the reason, and becomes created when the carrier recovers", {
	tags: "whole",
}, async () => {
	const tenant = await tenantOf("bad answers");
	const cases = await Promise.all(
		BAD_ANSWERS.map(async ([name, answer, reason], index) => {
			const number = `BAD${index}`;
			world.carrier.report(number, answer);
			return { name, reason, number, id: await submit(tenant, number) };
		}),
	);
	await world.settle();
	for (const { name, reason, id } of cases) {
		const { attributes } = await requestOf(tenant, id);
		expect.soft(attributes, name).toMatchObject({
			status: "pending",
			failed_reason: reason,
			is_retrying: true,
			retry_count: 1,
		});
	}
	expect(await accountEventsOf(world, tenant)).toEqual([]);

	for (const { number } of cases) world.carrier.report(number, atSea());
	await world.pass(2 * MINUTE);
	for (const { name, id } of cases) {
		const { attributes } = await requestOf(tenant, id);
		expect.soft(attributes, name).toMatchObject({
			status: "created",
			failed_reason: null,
			is_retrying: false,
			retry_count: null,
		});
	}
	const notified = await accountEventsOf(world, tenant);
	expect(
		notified.filter((event) => event === "tracking_request.succeeded"),
	).toHaveLength(cases.length);
});

test("an unreachable carrier is queried fourteen times within about a day, and then the request fails once", async () => {
	const tenant = await tenantOf("away");
	const id = await submitAnswered(world, tenant, "AWAY1", reply(503, ""));
	let waitedMs = 0;
	for (let tries = 1; tries < 14; tries++) {
		expect((await requestOf(tenant, id)).attributes).toMatchObject({
			status: "pending",
			is_retrying: true,
			retry_count: tries,
		});
		const waitMs = (await dueInMs(id)) ?? 0;
		waitedMs += waitMs;
		await world.pass(waitMs);
	}
	expect((await requestOf(tenant, id)).attributes).toMatchObject({
		status: "failed",
		failed_reason: "retries_exhausted",
		is_retrying: false,
		retry_count: 14,
	});
	expect(world.carrier.queried.filter((n) => n === "AWAY1")).toHaveLength(14);
	expect(waitedMs).toBeGreaterThan(20 * HOUR);
	expect(waitedMs).toBeLessThan(28 * HOUR);
	expect(await accountEventsOf(world, tenant)).toEqual([
		"tracking_request.failed",
	]);
	expect(await dueInMs(id)).toBeUndefined();
});

test("a request that waits only for our own rate limits uses up no attempts, and expires after a week", async () => {
	const limited = await startTrackedWorld({
		policy: {
			rate: { perDay: 1 },
			attempts: 1,
			longestWaitMs: 0,
			circuit: null,
		},
	});
	try {
		const tenant = await limited.system.addTenant("limited");
		const ids: string[] = [];
		for (const number of ["TURN1", "TURN2"]) {
			limited.carrier.report(number, atSea());
			ids.push(await submit(tenant, number));
			await limited.settle();
		}
		// The limit counts wall-clock days, which the test clock does not advance.
		for (let waits = 0; waits < 5; waits += 1) await limited.pass(1.2 * DAY);
		expect(limited.carrier.queried).toHaveLength(1);
		const [first = "", second = ""] = ids;
		expect((await requestOf(tenant, first)).attributes.status).toBe("created");
		expect((await requestOf(tenant, second)).attributes).toMatchObject({
			status: "pending",
			failed_reason: null,
			is_retrying: false,
			retry_count: null,
		});
		expect(await jobDueInMs(limited, second)).toBeGreaterThan(0);
		await limited.pass(1.2 * DAY);
		expect((await requestOf(tenant, second)).attributes).toMatchObject({
			status: "failed",
			failed_reason: "expired",
		});
	} finally {
		await limited.stop();
	}
});

test("a carrier is not queried before its Retry-After has passed", async () => {
	const tenant = await tenantOf("patience");
	const id = await submitAnswered(
		world,
		tenant,
		"PATIENT1",
		reply(429, {}, { "retry-after": "5400" }),
	);
	expect(await dueInMs(id)).toBe(90 * MINUTE);
	await world.pass(89 * MINUTE);
	expect(world.carrier.queried.filter((n) => n === "PATIENT1")).toHaveLength(1);
	world.carrier.report("PATIENT1", atSea());
	await world.pass(MINUTE);
	expect((await requestOf(tenant, id)).attributes.status).toBe("created");
});

test("a carrier of a tracked shipment is not queried before its Retry-After has passed", async () => {
	const tenant = await tenantOf("long patience");
	const id = await submitAnswered(world, tenant, "PATIENT2", atSea());
	const busy = reply(429, {}, { "retry-after": "5400" });
	world.carrier.report("PATIENT2", busy);
	await world.pass((await dueInMs(id)) ?? 0);
	expect(await dueInMs(id)).toBe(90 * MINUTE);
	expect((await requestOf(tenant, id)).attributes.status).toBe("created");
});

test("unusable events are left out of an answer, and the other events are used", async () => {
	const tenant = await tenantOf("mixed");
	world.carrier.report("MIXED1", [
		{ eventID: "no event" },
		...atSea(),
		message("ACT yesterday LOAD CNSHA vessel"),
	]);
	const id = await submitAndSettle(world, tenant, "MIXED1");
	const { containers } = await shipmentOf(tenant, id);
	expect([...containers.keys()]).toEqual(["MSKU1234565"]);
});

test("a shipment whose line is no longer configured shows when the line was last queried, and is retried", async () => {
	const tenant = await tenantOf("orphan");
	const id = await submitAnswered(world, tenant, "ORPHAN1", atSea());
	const before = await shipmentOf(tenant, id);
	await world.system.db
		.updateTable("tracking_requests")
		.set({ line_scac: "ZIMU" })
		.where("account_id", "=", tenant.account.id)
		.execute();
	await world.pass((await dueInMs(id)) ?? 0);
	expect(await shipmentOf(tenant, id)).toEqual(before);
	expect(await dueInMs(id)).toBeGreaterThan(0);
});

test("a shipment loses nothing while its carrier fails, and is retried at growing intervals", async () => {
	const tenant = await tenantOf("survivor");
	const id = await submitAnswered(world, tenant, "SURVIVOR1", atSea());
	const before = await shipmentOf(tenant, id);
	const notified = await accountEventsOf(world, tenant);

	const waits: number[] = [];
	const failures = [reply(500, ""), reply(404, {}), reply(200, "<html>")];
	for (const failure of [...failures, ...failures]) {
		world.carrier.report("SURVIVOR1", failure);
		await world.pass((await dueInMs(id)) ?? 0);
		waits.push(Math.round(((await dueInMs(id)) ?? 0) / MINUTE));
	}
	const after = await shipmentOf(tenant, id);
	expect(after.shipment.attributes.line_tracking_last_attempted_at).not.toBe(
		before.shipment.attributes.line_tracking_last_attempted_at,
	);
	expect(after.shipment.attributes).toEqual({
		...before.shipment.attributes,
		line_tracking_last_attempted_at:
			after.shipment.attributes.line_tracking_last_attempted_at,
	});
	expect(after.containers).toEqual(before.containers);
	expect((await requestOf(tenant, id)).attributes.status).toBe("created");
	expect(await accountEventsOf(world, tenant)).toEqual(notified);
	expect(waits).toEqual([...waits].sort((a, b) => a - b));
	expect(waits.at(-1)).toBeGreaterThan(5 * 60);

	world.carrier.report("SURVIVOR1", [
		...atSea(),
		message("ACT 2026-03-01T06:00:00Z ARRI USLAX vessel"),
	]);
	await world.pass((await dueInMs(id)) ?? 0);
	expect(await accountEventsOf(world, tenant)).toEqual([
		...notified,
		"container.transport.vessel_arrived",
	]);
});
