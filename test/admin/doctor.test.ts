import { sql } from "kysely";
import { expect, test } from "vitest";
import type { AdminContext } from "../../server/admin/command.ts";
import { findCommand } from "../../server/admin/find-command.ts";
import {
	findSetting,
	setSetting,
} from "../../server/database/setting-queries.ts";
import { readConfig } from "../../server/settings/config.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { isOnPostgres } from "../support/postgres/postgres-databases.ts";
import { trackingRequestBody } from "../support/records/track-number.ts";

const system = await openForFile(startTestLandfall, { isWorking: false });

/** The problems that need attention, and the rest of the report. */
async function examine() {
	const { command, operands } = findCommand(["doctor"]);
	const { database } = system.services;
	const config = readConfig({ DATABASE_URL: "file:/landfall.db" });
	const context = { config, openAnySchema: async () => database };
	const result = await command.run(context as AdminContext, operands);
	const findings = [result.data].flat();
	const troubled = findings.filter((one) => !one.is_fine);
	return { ...result, findings, troubled };
}

test("the doctor reports each check, with a remedy for each problem", async () => {
	await system.client.createTrackingRequest(trackingRequestBody());
	const healthy = await examine();
	// The values of the disk are those of this machine.
	const names = healthy.troubled.map(({ check }) => check);
	expect(names.filter((name) => name !== "disk")).toEqual([]);
	expect(healthy.findings).toContainEqual(
		expect.objectContaining({
			check: "size",
			found: expect.stringMatching(/^\d+ MB: \w+ \d+ MB, /),
		}),
	);

	await system.landfall.services.database.db
		.updateTable("jobs")
		.set({ run_at: "2026-01-01T00:00:00.000Z", lease_owner: "gone/1/x" })
		.set({ lease_until: "2026-01-01T00:00:00.000Z" })
		.execute();
	const ill = await examine();
	expect(ill.isFailure).toBe(true);
	expect(ill.troubled).toContainEqual({
		check: "leases",
		is_fine: false,
		found: expect.stringMatching(/^\d+ of dead processes$/),
		remedy: expect.stringContaining("start a worker"),
	});
	expect(ill.message).toContain("attention");
});

test("the doctor knows by the clock of the server which work is due", async () => {
	const { db } = system.services.database;
	const origin = {
		wallMs: Date.now(),
		clockMs: Date.parse("2031-01-01T00:00:00Z"),
		speed: 2,
	};
	await setSetting(db, "clock_origin", origin);
	await db
		.updateTable("jobs")
		.set({ run_at: "2030-12-31T23:00:00.000Z" })
		.set({ lease_owner: null, lease_until: null })
		.execute();
	expect((await examine()).troubled).toContainEqual(
		expect.objectContaining({
			check: "oldest due job",
			found: "track-shipment is due for 30 min",
		}),
	);
});

test("the doctor lets the jobs of a large import wait", async () => {
	const { db } = system.services.database;
	for (const table of ["jobs", "job_queues"] as const)
		await db.updateTable(table).set({ name: "track-imported" }).execute();
	expect((await examine()).findings).toContainEqual(
		expect.objectContaining({
			check: "oldest due job",
			is_fine: true,
			found: "none is due",
		}),
	);
});

test.each([
	["will be probed again in a moment", -10_000, true],
	["was probed hours ago, and failed", 3 * 3_600_000, true],
	["has not been needed for days", 72 * 3_600_000, false],
])(
	"the doctor names a source that does not answer and %s: %s ms, %s",
	async (_, agoMs, isNamed) => {
		const { db } = system.services.database;
		const openUntilMs = Date.now() - agoMs;
		const state = JSON.stringify({ failures: 5, openUntilMs });
		const name = "carrier HLCU";
		await db
			.insertInto("shared_states")
			.values({ account_id: "", name, state })
			.execute();
		const { findings } = await examine();
		await db.deleteFrom("shared_states").where("name", "=", name).execute();
		expect(findings.find(({ check }) => check === "sources")).toMatchObject({
			is_fine: !isNamed,
			found: isNamed ? "carrier HLCU down" : "none is down",
		});
	},
);

test("the doctor says why nothing can be written", async () => {
	const trouble = { message: "nothing can be written: full", isReadable: true };
	const { findTrouble } = system.services.database;
	Object.assign(system.services.database, { findTrouble: async () => trouble });
	try {
		expect((await examine()).troubled).toContainEqual({
			check: "writing",
			is_fine: false,
			found: trouble.message,
			remedy: expect.stringContaining("writable"),
		});
	} finally {
		Object.assign(system.services.database, { findTrouble });
	}
});

// The PostgreSQL server of the tests has no disk of its own that could be full.
test.skipIf(isOnPostgres())(
	"the doctor sees a full disk also while small rows still fit",
	async () => {
		const { db } = system.services.database;
		const pragma = async (text: string) => {
			const { rows } = await sql.raw<object>(`pragma ${text}`).execute(db);
			return Number(Object.values(rows[0] ?? {})[0]);
		};
		const most = await pragma("max_page_count");
		// Removes the free pages that earlier examinations have left.
		await sql`vacuum`.execute(db);
		await pragma(`max_page_count = ${(await pragma("page_count")) + 2}`);
		try {
			await setSetting(db, "small", true);
			expect((await examine()).troubled).toContainEqual(
				expect.objectContaining({
					check: "writing",
					found: expect.stringMatching(/^nothing can be written: .*full/),
				}),
			);
		} finally {
			await pragma(`max_page_count = ${most}`);
		}
		const { troubled } = await examine();
		expect(troubled.map(({ check }) => check)).not.toContain("writing");
		expect(await findSetting(db, "written_by_doctor")).toBeUndefined();
	},
);
