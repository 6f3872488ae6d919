import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toJsonText } from "../../server/database/json-text.ts";
import { insertAccount } from "../../server/resources/accounts/account-queries.ts";
import { insertPositions } from "../../server/resources/vessels/vessel-position-queries.ts";
import { insertVessels } from "../../server/resources/vessels/vessel-queries.ts";
import { serializeVessel } from "../../server/resources/vessels/vessel-serializer.ts";
import { startSweeper } from "../../server/retention/sweeper.ts";
import { openRetentionRules } from "../../server/settings/retention-rules/retention-rules.ts";
import { databaseFile } from "../support/installation/database-file.ts";
import { testClock } from "../support/time/test-clock.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START_MS = Date.parse("2026-03-01T00:00:00Z");
const OLD = "2020-01-01T00:00:00Z";

const rules = openRetentionRules({ retentionFile: undefined, secrets: {} });

/** The planned checks whether a sweep is due. */
let checks: { readonly run: () => void; readonly inMs: number }[] = [];
let planned = Promise.withResolvers<void>();

beforeEach(() => {
	checks = [];
	const { setTimeout: start } = globalThis;
	// No check begins by itself, and all other timers run as usual.
	vi.spyOn(globalThis, "setTimeout").mockImplementation(((
		run: () => void,
		inMs: number,
	) => {
		const isCheck = inMs >= MINUTE_MS;
		if (isCheck) {
			checks.push({ run, inMs });
			planned.resolve();
		}
		return start(isCheck ? () => {} : run, inMs);
	}) as typeof setTimeout);
	vi.useFakeTimers({ toFake: ["Date"], now: START_MS });
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** An installation with a vessel whose positions may be old. */
async function startInstallation() {
	const { database } = await databaseFile();
	const { db } = database;
	const document = toJsonText(serializeVessel("v", { imo: null, name: "v" }));
	await insertVessels(db, [{ id: "v", imo: null, name: "v", document }]);
	const logged: { level: number; rows?: unknown }[] = [];
	const log = pino({}, { write: (line) => logged.push(JSON.parse(line)) });
	return {
		database,
		logged,
		sweeper: (kept = rules) =>
			startSweeper({ database, rules: kept, clock: testClock(OLD), log }),
		addOld: () =>
			insertPositions(db, "v", [
				{
					at: "2001-01-01T00:00:00.000Z",
					latitude: 1,
					longitude: 1,
					headingDegrees: null,
					speedKnots: null,
				},
			]),
		async hasOld() {
			const rows = await db
				.selectFrom("vessel_positions")
				.selectAll()
				.execute();
			return rows.length > 0;
		},
	};
}

/** Runs the checks that are planned at an instant, each until it has planned the next. */
async function checkAt(ms: number): Promise<void> {
	vi.setSystemTime(ms);
	const due = checks.splice(0);
	expect(due).not.toEqual([]);
	for (const { run } of due) {
		planned = Promise.withResolvers();
		run();
		await planned.promise;
	}
}

test("expired records are removed a few minutes after a start, and by one of the processes six hours after the last sweep", async () => {
	const { sweeper, addOld, hasOld, logged } = await startInstallation();
	const sweepers = [sweeper()];
	expect(checks).toHaveLength(1);
	await addOld();
	await checkAt(START_MS);
	expect(await hasOld()).toBe(false);
	expect(logged).toMatchObject([{ level: 30, rows: { positions: 1 } }]);
	for (const { inMs } of checks) {
		expect(inMs).toBeGreaterThanOrEqual(2.5 * MINUTE_MS);
		expect(inMs).toBeLessThanOrEqual(7.5 * MINUTE_MS);
	}

	sweepers.push(sweeper());
	await addOld();
	await checkAt(START_MS + 6 * HOUR_MS - 1);
	expect(await hasOld()).toBe(true);
	await checkAt(START_MS + 6 * HOUR_MS);
	expect(await hasOld()).toBe(false);
	await addOld();
	await checkAt(START_MS + 12 * HOUR_MS - 1);
	expect(await hasOld()).toBe(true);
	for (const one of sweepers) await one.stop();
});

test("a sweep that failed is logged, and repeated half an hour after its last account", async () => {
	const { database, sweeper, addOld, hasOld, logged } =
		await startInstallation();
	for (const name of ["one", "two"])
		await insertAccount(database.db, name, OLD, []);
	// Each account takes twenty minutes.
	const slow = {
		...rules,
		get imports() {
			vi.setSystemTime(Date.now() + 20 * MINUTE_MS);
			return rules.imports;
		},
	};
	await addOld();
	const { schema } = database.db;
	await schema.alterTable("vessel_positions").renameTo("hidden").execute();
	const stopped = sweeper(slow);
	await checkAt(START_MS);
	await schema.alterTable("hidden").renameTo("vessel_positions").execute();
	expect(logged).toMatchObject([{ level: 50, err: expect.anything() }]);
	await checkAt(START_MS + 70 * MINUTE_MS - 1);
	expect(await hasOld()).toBe(true);
	await checkAt(START_MS + 70 * MINUTE_MS);
	expect(await hasOld()).toBe(false);
	expect(logged).toHaveLength(2);
	await stopped.stop();
});

test("a process that stops ends its sweep between two batches, without complaint, and another continues half an hour later", async () => {
	const { database, sweeper, addOld, hasOld, logged } =
		await startInstallation();
	await insertAccount(database.db, "one", OLD, []);
	await addOld();
	const stopped = Promise.withResolvers<void>();
	const kept = {
		...rules,
		get shipments() {
			stopped.resolve(one.stop());
			return rules.shipments;
		},
	};
	const one = sweeper(kept);
	for (const { run } of checks.splice(0)) run();
	await stopped.promise;
	expect(await hasOld()).toBe(true);
	expect([checks, logged]).toEqual([[], []]);
	const other = sweeper();
	await checkAt(START_MS + 30 * MINUTE_MS - 1);
	expect(await hasOld()).toBe(true);
	await checkAt(START_MS + 30 * MINUTE_MS);
	expect(await hasOld()).toBe(false);
	await other.stop();
});
