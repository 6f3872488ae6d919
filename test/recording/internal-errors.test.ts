import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
	MINUTE,
	requestOf,
	shipmentOf,
	startTrackedWorld,
	submit,
	submitAndSettle,
} from "../jobs/tracked.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { atSea } from "../support/peers/carrier-messages.ts";
import { testOnSqlite } from "../support/postgres/on-database.ts";
import { refuseInserts } from "../support/records/refuse-writes.ts";
import { eventually } from "../support/time/eventually.ts";

const folder = await openForFile(temporaryFolder);

const world = await openForFile(startTrackedWorld, {
	databaseFile: join(folder.path, "landfall.db"),
});

const db = () => world.system.db;

async function recordsOf(accountId: string) {
	const count = (table: "shipments" | "containers" | "reports") =>
		db()
			.selectFrom(table)
			.select("account_id")
			.where("account_id", "=", accountId)
			.execute();
	return [
		...(await count("shipments")),
		...(await count("containers")),
		...(await count("reports")),
	];
}

test("an answer that cannot be stored is not stored in part, counts as an internal error, and is stored later", async () => {
	const tenant = await world.system.addTenant("own fault");
	world.carrier.report("FAULT1", atSea());
	const stopRefusing = await refuseInserts(db(), "containers");
	const id = await submitAndSettle(world, tenant, "FAULT1");
	expect((await requestOf(tenant, id)).attributes).toMatchObject({
		status: "pending",
		failed_reason: "internal_processing_error",
		is_retrying: true,
		retry_count: 1,
	});
	expect(await recordsOf(tenant.account.id)).toEqual([]);

	await stopRefusing();
	await world.pass(2 * MINUTE);
	expect((await requestOf(tenant, id)).attributes).toMatchObject({
		status: "created",
		failed_reason: null,
	});
	expect((await shipmentOf(tenant, id)).containers.size).toBe(1);
});

testOnSqlite(
	"a full disk refuses new requests with a reason and delays jobs without counting attempts, and everything continues when there is space",
	async () => {
		const tenant = await world.system.addTenant("full disk");
		let release = () => {};
		world.carrier.report("FULL1", (response: ServerResponse) => {
			release = () => response.end(JSON.stringify(atSea()));
		});
		const queried = world.carrier.queried.length;
		const id = await submit(tenant, "FULL1");
		await eventually(
			"it is asked",
			() => world.carrier.queried.length > queried,
		);
		// Migrations leave free pages behind, which would be free space on a full disk.
		await sql`vacuum`.execute(db());
		await sql`pragma max_page_count = 1`.execute(db());
		release();
		await eventually("the job has failed", async () => {
			const [job] = await db()
				.selectFrom("jobs")
				.selectAll()
				.where("account_id", "=", tenant.account.id)
				.execute();
			return job?.last_error?.includes("full");
		});
		// One of them needs more space than the free pages of the file.
		let refused: unknown;
		for (let index = 0; index < 200 && refused === undefined; index++) {
			await submit(tenant, `ROOM${index}A`).catch((error) => {
				refused = error;
			});
		}
		expect(refused).toMatchObject({
			status: 500,
			errors: [{ code: "storage_unavailable" }],
		});
		expect((await requestOf(tenant, id)).attributes).toMatchObject({
			status: "pending",
			failed_reason: null,
			retry_count: null,
		});

		await sql`pragma max_page_count = 1000000`.execute(db());
		world.carrier.report("FULL1", atSea());
		await world.pass(2 * MINUTE);
		expect((await requestOf(tenant, id)).attributes.status).toBe("created");
	},
);

test("a worker that loses its lease during a query of the carrier writes nothing", async () => {
	const tenant = await world.system.addTenant("lost lease");
	let release = () => {};
	world.carrier.report("LOST1", (response: ServerResponse) => {
		release = () => response.end(JSON.stringify(atSea()));
	});
	const queried = world.carrier.queried.length;
	const id = await submit(tenant, "LOST1");
	await eventually("it is asked", () => world.carrier.queried.length > queried);
	const ofTenant = db()
		.updateTable("jobs")
		.where("account_id", "=", tenant.account.id);
	await ofTenant
		.set({
			lease_owner: "another worker",
			lease_until: "2099-01-01T00:00:00.000Z",
		})
		.execute();
	release();
	// Once the second request is created, the first worker's attempt is over too.
	world.carrier.report("LOST2", atSea());
	const other = await world.system.addTenant("not lost");
	const second = await submit(other, "LOST2");
	await eventually("the second is done", async () => {
		const { attributes } = await requestOf(other, second);
		return attributes.status === "created";
	});
	expect((await requestOf(tenant, id)).attributes.status).toBe("pending");
	expect(await recordsOf(tenant.account.id)).toEqual([]);

	world.carrier.report("LOST1", atSea());
	await ofTenant.set({ lease_owner: null, lease_until: null }).execute();
	await world.settle();
	expect((await requestOf(tenant, id)).attributes.status).toBe("created");
});
