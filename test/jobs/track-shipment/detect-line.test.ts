import type { ServerResponse } from "node:http";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { detectLine } from "../../../server/jobs/track-shipment/detect-line.ts";
import { containerCheckDigit } from "../../../server/reference/iso-6346.ts";
import {
	addToTotals,
	findRemembered,
	putOutcomes,
} from "../../../server/resources/outcomes/outcome-queries.ts";
import { CarrierError } from "../../../server/sources/requests/carrier-errors.ts";
import { ONE_ATTEMPT } from "../../../server/sources/requests/source-channel.ts";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { atSea, message } from "../../support/peers/carrier-messages.ts";
import { reply } from "../../support/peers/stub-carrier.ts";
import { eventually } from "../../support/time/eventually.ts";
import {
	accountEventsOf,
	addNotifiedTenant,
	DAY,
	MINUTE,
	requestOf,
	shipmentOf,
	startTrackedWorld,
	submit,
	submitAndSettle,
	type TrackedWorld,
} from "../tracked.ts";

const LINES = ["MSCU", "MAEU", "CMDU", "HLCU", "ONEY", "COSU", "EGLV"];
const logged: string[] = [];

const log = pino({ level: "warn" }, { write: (line) => logged.push(line) });
const world = await openForFile(startTrackedWorld, { lines: LINES, log });

let serial = 100_000;

/** A new container number, by default of a lessor. */
function newBox(owner = "TCNU"): string {
	serial += 1;
	const body = `${owner}${serial}`;
	return `${body}${containerCheckDigit(body)}`;
}

/** Records past tracking results of a tenant: the lessor's containers found at each line. */
async function remember(
	{ system }: TrackedWorld,
	{ account }: Tenant,
	known: Readonly<Record<string, number>>,
): Promise<void> {
	const { db } = system;
	const counts = Object.entries(known).map(([scac, successes]) => ({
		...{ feature: "owner:TCNU", scac, successes, failures: 0 },
	}));
	await putOutcomes(
		db,
		counts.map((count) => ({
			...{ account_id: account.id, updated_at: "", ...count },
		})),
	);
	await addToTotals(
		db,
		counts.map((count) => ({ accounts: 1, ...count })),
	);
}

/** Adds a tenant with a webhook, and with past results of the lessor's containers at these lines. */
async function tenantOf(
	name: string,
	known: Readonly<Record<string, number>> = { MSCU: 10, MAEU: 6, CMDU: 4 },
): Promise<Tenant> {
	const tenant = await addNotifiedTenant(world, name);
	await remember(world, tenant, known);
	return tenant;
}

const detect = (tenant: Tenant, number: string) =>
	submit(tenant, number, "container", null);

const attributesOf = async (tenant: Tenant, id: string) =>
	(await requestOf(tenant, id)).attributes;

/** Submits a lessor's container and waits until MSC is queried, which answers when released. */
async function detectSlowly(tenant: Tenant) {
	const number = newBox();
	let held: ServerResponse | undefined;
	const hold = (response: ServerResponse) => {
		held = response;
	};
	world.carrier.report(number, hold, "MSCU");
	const id = await detect(tenant, number);
	await eventually("the line is asked", () => held !== undefined);
	const answer = reply(200, atSea(number));
	const letAnswer = () => {
		if (held) answer(held);
		world.carrier.report(number, answer, "MSCU");
	};
	return { number, id, letAnswer };
}

describe("a line that is certain", () => {
	test("is selected without a query of another line, and the shipment belongs to it", async () => {
		const tenant = await tenantOf("beyond doubt");
		const number = newBox("MSCU");
		world.carrier.report(number, atSea(number), "MSCU");
		const id = await detect(tenant, number);
		expect(await attributesOf(tenant, id)).toMatchObject({
			status: "pending",
			scac: null,
		});
		await world.settle();
		expect(await attributesOf(tenant, id)).toMatchObject({
			status: "created",
			scac: "MSCU",
		});
		expect(world.carrier.linesQueriedFor(number)).toEqual(["MSCU"]);
		const { shipment } = await shipmentOf(tenant, id);
		expect(shipment.attributes.shipping_line_scac).toBe("MSCU");
		expect((await accountEventsOf(world, tenant))[0]).toBe(
			"tracking_request.succeeded",
		);
	});

	test("is selected for a container number with size and type", async () => {
		const tenant = await tenantOf("size and type");
		const number = newBox("MSCU");
		world.carrier.report(number, atSea(number), "MSCU");
		const id = await detect(tenant, `${number} 45G1`);
		await world.settle();
		expect(await attributesOf(tenant, id)).toMatchObject({
			status: "created",
			scac: "MSCU",
		});
	});

	test("that does not know a container fails the request as not found, with the line named", async () => {
		const tenant = await tenantOf("no such box");
		const id = await detect(tenant, newBox("MSCU"));
		await world.settle();
		expect(await attributesOf(tenant, id)).toMatchObject({
			status: "failed",
			failed_reason: "not_found",
			scac: "MSCU",
		});
	});

	test("that does not know a bill yet is queried daily until its manifest exists", async () => {
		const tenant = await tenantOf("young bill");
		const id = await submitAndSettle(
			world,
			tenant,
			"MEDUSH482931",
			"bill_of_lading",
			null,
		);
		expect(await attributesOf(tenant, id)).toMatchObject({
			status: "awaiting_manifest",
			scac: "MSCU",
		});
		world.carrier.report("MEDUSH482931", atSea(), "MSCU");
		await world.pass(DAY);
		expect(await attributesOf(tenant, id)).toMatchObject({
			status: "created",
			scac: "MSCU",
		});
		expect(new Set(world.carrier.linesQueriedFor("MEDUSH482931"))).toEqual(
			new Set(["MSCU"]),
		);
	});

	test("that is unreachable is retried as usual", async () => {
		const tenant = await tenantOf("beyond reach");
		const number = newBox("MSCU");
		world.carrier.report(number, reply(503, ""), "MSCU");
		const id = await detect(tenant, number);
		await world.settle();
		expect(await attributesOf(tenant, id)).toMatchObject({
			status: "pending",
			failed_reason: "shipping_line_unreachable",
			is_retrying: true,
			retry_count: 1,
		});
		world.carrier.report(number, atSea(number), "MSCU");
		await world.pass(2 * MINUTE);
		expect((await attributesOf(tenant, id)).status).toBe("created");
	});
});

describe("lines that are likely", () => {
	test("are queried in order, once each, until one knows the number", async () => {
		const tenant = await tenantOf("in order");
		const number = newBox();
		world.carrier.report(number, atSea(number), "MAEU");
		world.carrier.report(number, atSea(number), "CMDU");
		const id = await detect(tenant, number);
		await world.settle();
		expect(await attributesOf(tenant, id)).toMatchObject({
			status: "created",
			scac: "MAEU",
		});
		expect(world.carrier.linesQueriedFor(number)).toEqual(["MSCU", "MAEU"]);
		const { shipment, containers } = await shipmentOf(tenant, id);
		expect(shipment.attributes.shipping_line_scac).toBe("MAEU");
		expect([...containers.keys()]).toEqual([number]);
	});

	test("are at most five, without unlikely ones", async () => {
		const tenant = await tenantOf(
			"five at most",
			Object.fromEntries(LINES.map((scac, index) => [scac, 20 - index])),
		);
		const many = newBox();
		await detect(tenant, many);
		await world.settle();
		expect(world.carrier.linesQueriedFor(many)).toEqual(LINES.slice(0, 5));
		const careful = await tenantOf("hardly", { MSCU: 30, MAEU: 30, HLCU: 1 });
		const few = newBox();
		await detect(careful, few);
		await world.settle();
		expect(world.carrier.linesQueriedFor(few).sort()).toEqual(["MAEU", "MSCU"]);
	});

	test("that reject the number or fail are followed by the next", async () => {
		const tenant = await tenantOf("left to the next");
		const number = newBox();
		world.carrier.report(number, reply(400, {}), "MSCU");
		world.carrier.report(number, reply(503, ""), "MAEU");
		world.carrier.report(number, atSea(number), "CMDU");
		const id = await detect(tenant, number);
		await world.settle();
		expect(await attributesOf(tenant, id)).toMatchObject({
			status: "created",
			scac: "CMDU",
		});
	});

	test("that do not know the number fail the request, which is notified once", async () => {
		const tenant = await tenantOf("unknown number");
		const number = newBox();
		const id = await detect(tenant, number);
		await world.settle();
		expect(await attributesOf(tenant, id)).toMatchObject({
			status: "failed",
			failed_reason: "scac_auto_detect_failed",
			is_retrying: false,
			retry_count: null,
			scac: null,
		});
		expect(world.carrier.linesQueriedFor(number)).toEqual([
			"MSCU",
			"MAEU",
			"CMDU",
		]);
		expect(await accountEventsOf(world, tenant)).toEqual([
			"tracking_request.failed",
		]);
		expect(logged.at(-1)).toContain("(MSCU, MAEU, CMDU)");
	});

	test("are queried again when one of them has failed, and the line stays unknown until then", async () => {
		const tenant = await tenantOf("asked again");
		const number = newBox();
		world.carrier.report(number, reply(503, ""), "MAEU");
		const id = await detect(tenant, number);
		await world.settle();
		expect(await attributesOf(tenant, id)).toMatchObject({
			status: "pending",
			failed_reason: "shipping_line_unreachable",
			is_retrying: true,
			retry_count: 1,
			scac: null,
		});
		expect(await accountEventsOf(world, tenant)).toEqual([]);
		world.carrier.report(number, atSea(number), "MAEU");
		await world.pass(2 * MINUTE);
		expect(await attributesOf(tenant, id)).toMatchObject({
			status: "created",
			failed_reason: null,
			scac: "MAEU",
		});
	});

	test("that know the number as a cancelled booking are selected", async () => {
		const tenant = await tenantOf("cancelled");
		const id = await detect(tenant, newBox());
		await world.settle();
		const { services } = world.system.landfall;
		const request = await services.database.db
			.selectFrom("tracking_requests")
			.selectAll()
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		const carrier = {
			track: () => Promise.reject(new CarrierError("booking_cancelled", "no")),
		};
		const carriers = { ...services.carriers, find: () => carrier as never };
		const { signal } = new AbortController();
		const line = detectLine(request, { ...services, carriers }, signal);
		expect(await line).toEqual({ scac: "MSCU" });
	});

	test("do not exist for a number without any evidence, which fails without a query", async () => {
		const tenant = await tenantOf("nothing known", {});
		const number = newBox("TGHU");
		const id = await detect(tenant, number);
		await world.settle();
		expect(await attributesOf(tenant, id)).toMatchObject({
			status: "failed",
			failed_reason: "scac_auto_detect_failed",
			scac: null,
		});
		expect(world.carrier.linesQueriedFor(number)).toEqual([]);
	});

	test("do not include lines that are no longer configured", async () => {
		const tenant = await tenantOf("taken out", { ZIMU: 15, MAEU: 5 });
		const number = newBox();
		world.carrier.report(number, atSea(number));
		const id = await detect(tenant, number);
		await world.settle();
		expect((await attributesOf(tenant, id)).scac).toBe("MAEU");
		expect(world.carrier.linesQueriedFor(number)).toEqual(["MAEU"]);
	});

	test("delayed by a rate limit use up no attempt", async () => {
		const limited = await startTrackedWorld({
			lines: ["MSCU", "MAEU"],
			policy: { ...ONE_ATTEMPT, rate: { perDay: 1 } },
		});
		try {
			const tenant = await limited.system.addTenant("limited");
			await remember(limited, tenant, { MSCU: 10, MAEU: 8 });
			const taken = newBox();
			limited.carrier.report(taken, atSea(taken), "MSCU");
			await submitAndSettle(limited, tenant, taken, "container", "MSCU");
			const number = newBox();
			const id = await detect(tenant, number);
			await limited.settle();
			expect(limited.carrier.linesQueriedFor(number)).toEqual(["MAEU"]);
			expect(await attributesOf(tenant, id)).toMatchObject({
				status: "pending",
				failed_reason: null,
				is_retrying: false,
				retry_count: null,
				scac: null,
			});
		} finally {
			await limited.stop();
		}
	});
});

describe("a number that is already tracked at the detected line", () => {
	test.each([
		["beyond doubt", "MSCU"],
		["asked for", "TCNU"],
	])("is a duplicate, at a line that is %s", async (name, owner) => {
		const tenant = await tenantOf(`duplicate ${name}`);
		const number = newBox(owner);
		world.carrier.report(number, atSea(number), "MSCU");
		const first = await submitAndSettle(
			world,
			tenant,
			number,
			"container",
			"MSCU",
		);
		const id = await detect(tenant, number);
		await world.settle();
		expect(await attributesOf(tenant, id)).toMatchObject({
			status: "failed",
			failed_reason: "duplicate",
			duplicate_of: first,
			scac: "MSCU",
		});
	});

	test("by another account is not a duplicate", async () => {
		const number = newBox("MSCU");
		world.carrier.report(number, atSea(number), "MSCU");
		const other = await tenantOf("another account");
		await submitAndSettle(world, other, number, "container", "MSCU");
		const tenant = await tenantOf("not a duplicate");
		const id = await detect(tenant, number);
		await world.settle();
		expect(await attributesOf(tenant, id)).toMatchObject({
			status: "created",
			failed_reason: null,
			duplicate_of: null,
			scac: "MSCU",
		});
	});

	test("is a duplicate even while the line does not know it yet, or is unreachable", async () => {
		const tenant = await tenantOf("waiting duplicate");
		const first = await submitAndSettle(
			world,
			tenant,
			"MEDUSH482932",
			"bill_of_lading",
			"MSCU",
		);
		const second = await submitAndSettle(
			world,
			tenant,
			"MEDUSH482932",
			"bill_of_lading",
			null,
		);
		world.carrier.report("MEDUSH482932", reply(503, ""), "MSCU");
		const third = await submitAndSettle(
			world,
			tenant,
			"MEDUSH482932",
			"bill_of_lading",
			null,
		);
		for (const id of [second, third]) {
			expect(await attributesOf(tenant, id)).toMatchObject({
				status: "failed",
				failed_reason: "duplicate",
				duplicate_of: first,
				scac: "MSCU",
			});
		}
	});

	test("is a duplicate at once, even where our own rate limit holds the query back", async () => {
		const limited = await startTrackedWorld({
			lines: ["MSCU"],
			policy: { ...ONE_ATTEMPT, rate: { perDay: 1 } },
		});
		try {
			const tenant = await limited.system.addTenant("limited duplicate");
			const number = newBox("MSCU");
			limited.carrier.report(number, atSea(number), "MSCU");
			const first = await submitAndSettle(
				limited,
				tenant,
				number,
				"container",
				"MSCU",
			);
			const id = await submitAndSettle(
				limited,
				tenant,
				number,
				"container",
				null,
			);
			expect(limited.carrier.linesQueriedFor(number)).toEqual(["MSCU"]);
			expect(await attributesOf(tenant, id)).toMatchObject({
				status: "failed",
				failed_reason: "duplicate",
				duplicate_of: first,
				scac: "MSCU",
			});
		} finally {
			await limited.stop();
		}
	});

	test("is a duplicate even when it was submitted there during the query of the line", async () => {
		const tenant = await tenantOf("overtaken");
		const { number, id, letAnswer } = await detectSlowly(tenant);
		world.carrier.report(number, atSea(number), "MSCU");
		const first = await submit(tenant, number, "container", "MSCU");
		await eventually("the other is created", async () => {
			return (await attributesOf(tenant, first)).status === "created";
		});
		letAnswer();
		await world.settle();
		expect(await attributesOf(tenant, id)).toMatchObject({
			status: "failed",
			failed_reason: "duplicate",
			duplicate_of: first,
			scac: "MSCU",
		});
	});
});

test("references changed during the queries of lines are kept", async () => {
	const tenant = await tenantOf("changed meanwhile");
	const { id, letAnswer } = await detectSlowly(tenant);
	await tenant.client.updateTrackingRequest(id, {
		data: { attributes: { ref_numbers: ["PO-1"] } },
	});
	letAnswer();
	await world.settle();
	expect(await attributesOf(tenant, id)).toMatchObject({
		status: "created",
		scac: "MSCU",
		ref_numbers: ["PO-1"],
	});
	const { shipment } = await shipmentOf(tenant, id);
	expect(shipment.attributes.ref_numbers).toEqual(["PO-1"]);
});

test("a worker that loses its lease during detection stores no line, and the next worker queries again", async () => {
	const tenant = await tenantOf("lost");
	const { db } = world.system;
	const { number, id, letAnswer } = await detectSlowly(tenant);
	const job = db
		.updateTable("jobs")
		.where("account_id", "=", tenant.account.id);
	await job
		.set({ lease_owner: "another", lease_until: "2099-01-01T00:00:00.000Z" })
		.execute();
	letAnswer();
	// Once the second request is created, the first worker's attempt is over too.
	const other = await tenantOf("not lost");
	const after = newBox("MSCU");
	world.carrier.report(after, atSea(after), "MSCU");
	const second = await detect(other, after);
	await eventually("the second is created", async () => {
		return (await attributesOf(other, second)).status === "created";
	});
	expect(await attributesOf(tenant, id)).toMatchObject({
		status: "pending",
		scac: null,
	});
	world.carrier.report(number, atSea(number), "MSCU");
	await job.set({ lease_owner: null, lease_until: null }).execute();
	await world.settle();
	expect(await attributesOf(tenant, id)).toMatchObject({
		status: "created",
		scac: "MSCU",
	});
	expect(world.carrier.linesQueriedFor(number)).toEqual(["MSCU", "MSCU"]);
});

describe("the recorded outcome", () => {
	const rememberedBy = async (tenant: Tenant, feature: string) => {
		const { db } = world.system;
		const found = await findRemembered(db, tenant.account.id, [feature]);
		return found.toSorted((a, b) => (a.scac < b.scac ? -1 : 1));
	};
	const counts = (scac: string, successes: number, failures: number) => ({
		...{ scac, successes, failures },
	});

	test("says that the detected line knows the number, and nothing about lines queried before it", async () => {
		const tenant = await tenantOf("taught by detection");
		const number = newBox();
		world.carrier.report(number, atSea(number), "MAEU");
		await detect(tenant, number);
		await detect(tenant, newBox());
		await world.settle();
		expect(await rememberedBy(tenant, "owner:TCNU")).toMatchObject([
			counts("CMDU", 4, 0),
			counts("MAEU", 7, 0),
			counts("MSCU", 10, 0),
		]);
	});

	test.each([
		["is not found", reply(404, {}), [counts("HLCU", 0, 1)]],
		["is rejected", reply(400, {}), [counts("HLCU", 0, 1)]],
		["cannot be queried", reply(503, ""), []],
		["is answered with nonsense", reply(200, "<html>"), []],
	])(
		"of a container that %s is the result at the line",
		async (name, answer, learned) => {
			const tenant = await tenantOf(`taught: ${name}`, {});
			const number = newBox();
			world.carrier.report(number, answer, "HLCU");
			await submitAndSettle(world, tenant, number, "container", "HLCU");
			expect(await rememberedBy(tenant, "any")).toMatchObject(learned);
		},
	);

	test("of an expired bill says that the line does not know it", async () => {
		const tenant = await tenantOf("taught by an expired bill", {});
		await submitAndSettle(
			world,
			tenant,
			"HLCUXP1260800001",
			"bill_of_lading",
			"HLCU",
		);
		expect(await rememberedBy(tenant, "any")).toEqual([]);
		await world.pass(7 * DAY);
		expect(await rememberedBy(tenant, "any")).toMatchObject([
			counts("HLCU", 0, 1),
		]);
	});

	test("is empty for a number that the line knows as another kind", async () => {
		const tenant = await tenantOf("taught by a mistaken kind", {});
		const number = "HLCUXP1260800002";
		const loaded = "ACT 2026-02-05T12:00:00Z LOAD CNSHA vessel";
		const said = message(loaded, { bill: number, booking: "B1" });
		world.carrier.report(number, [said], "HLCU");
		const id = await submitAndSettle(world, tenant, number, "booking", "HLCU");
		expect((await attributesOf(tenant, id)).failed_reason).toBe(
			"invalid_number",
		);
		expect(await rememberedBy(tenant, "any")).toEqual([]);
	});

	test("says nothing for a duplicate that the line does not know yet", async () => {
		const tenant = await tenantOf("taught by a waiting duplicate", {});
		const number = "MEDUSH482934";
		const submitAt = (scac: string | null) =>
			submitAndSettle(world, tenant, number, "bill_of_lading", scac);
		await submitAt("MSCU");
		const id = await submitAt(null);
		expect((await attributesOf(tenant, id)).failed_reason).toBe("duplicate");
		expect(await rememberedBy(tenant, "any")).toEqual([]);
	});

	test("says nothing for a duplicate", async () => {
		const tenant = await tenantOf("taught by a duplicate", {});
		const number = newBox("MSCU");
		world.carrier.report(number, atSea(number), "MSCU");
		await submitAndSettle(world, tenant, number, "container", "MSCU");
		const id = await detect(tenant, number);
		await world.settle();
		expect((await attributesOf(tenant, id)).failed_reason).toBe("duplicate");
		expect(await rememberedBy(tenant, "owner:MSCU")).toMatchObject([
			counts("MSCU", 1, 0),
		]);
	});
});
