import { randomBytes } from "node:crypto";
import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import { sql } from "kysely";
import { type Database, databaseFile } from "../database/database.ts";
import { readSchemaStatus } from "../database/migrate.ts";
import { removeSetting, setSetting } from "../database/setting-queries.ts";
import { findBacklog } from "../deliveries/backlog-queries.ts";
import { jobs } from "../jobs/jobs.ts";
import { type Clock, toInstant } from "../runtime/clock.ts";
import type { Config } from "../settings/config.ts";
import { ConfigError } from "../settings/config-error.ts";
import { findOldestDueJob } from "../worker/due-job-queries.ts";

const MINUTE_MS = 60_000;

/** Jobs and deliveries that wait longer than this need attention. */
const LONG_WAIT_MS = 5 * MINUTE_MS;

/** A lease that expired this long ago belongs to a dead process, and no other process has taken over. */
const LAPSED_MS = 2 * MINUTE_MS;

/** A source that no request has probed for this long is not needed any more, or was removed from the settings. */
const FORGOTTEN_MS = 48 * 60 * MINUTE_MS;

/** Jobs that may wait for hours: those of a large import, which give way to all others. */
const MAY_WAIT: keyof typeof jobs = "track-imported";

const SCARCE_BYTES = 1_000_000_000;
const SCARCE_SHARE = 0.1;

/** The setting that the doctor writes and removes. */
const WRITTEN = "written_by_doctor";

/** Bytes of it. A small row fits into a page that exists, also on a full disk; these need new ones. */
const WRITTEN_BYTES = 300_000;

/** The number of tables shown. */
const LARGEST = 8;

/** The result of one check. */
export interface Finding {
	readonly check: string;
	readonly is_fine: boolean;
	readonly found: string;
	/** What to do; null when it is fine. */
	readonly remedy: string | null;
}

interface Patient {
	readonly config: Config;
	readonly database: Database;
	/** The clock of the server, by which work is due. */
	readonly clock: Clock;
}

/** One check of an installation. */
type Check = (patient: Patient) => Promise<Omit<Finding, "check">>;

const fine = (found: string) => ({ is_fine: true, found, remedy: null });
const wrong = (found: string, remedy: string) => ({
	is_fine: false,
	found,
	remedy,
});

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;

/** Minutes of wall-clock time since an instant of the clock. */
function minutesSince(instant: string, { now, speed = 1 }: Clock): number {
	const ms = now().getTime() - Date.parse(instant);
	return Math.round(ms / speed / MINUTE_MS);
}

const schema: Check = async ({ database }) => {
	const { migrations, misfit, isEmpty } = await readSchemaStatus(database);
	const last = migrations.findLast(({ state }) => state === "applied");
	return misfit === undefined
		? fine(last?.name ?? "none")
		: wrong(
				isEmpty ? "there is none" : "this version cannot run on it",
				`DATABASE_URL names ${misfit}`,
			);
};

const integrity: Check = async ({ database }) => {
	const damage = await database.findDamage();
	if (!damage) return fine("not looked at: pg_amcheck looks for damage");
	const [first] = damage;
	return first === undefined
		? fine("no damage was found")
		: wrong(
				first,
				"stop all processes, keep the file, and restore the last backup",
			);
};

/** Writes something, and removes it. Returns the reason why it cannot; undefined when it can. */
async function findWriteObstacle(
	database: Database,
): Promise<string | undefined> {
	const trouble = await database.findTrouble();
	if (trouble) return trouble.message;
	try {
		// Random, so that it cannot be compressed. Committed, because SQLite keeps in memory what is not.
		const text = randomBytes(WRITTEN_BYTES).toString("base64");
		await setSetting(database.db, WRITTEN, text);
		await removeSetting(database.db, WRITTEN);
		return undefined;
	} catch (error) {
		return `nothing can be written: ${(error as Error).message}`;
	}
}

const writing: Check = async ({ database }) => {
	const obstacle = await findWriteObstacle(database);
	return obstacle === undefined
		? fine("possible")
		: wrong(
				obstacle,
				"make the database writable: processes go on by themselves",
			);
};

const disk: Check = async ({ config: { databaseUrl } }) => {
	const file = databaseFile(databaseUrl);
	if (file === undefined) return fine("the server's own");
	const { bavail, blocks, bsize } = statfsSync(dirname(file));
	const found = `${inMegabytes(bavail * bsize)} free of ${inMegabytes(blocks * bsize)}`;
	const isScarce =
		bavail * bsize < SCARCE_BYTES || bavail < SCARCE_SHARE * blocks;
	return isScarce
		? wrong(found, "free some space: on a full disk nothing can be written")
		: fine(found);
};

const oldestJob: Check = async ({ database, clock }) => {
	const now = toInstant(clock.now());
	const waiting: { readonly job: string; readonly since: string }[] = [];
	for (const job of Object.keys(jobs)) {
		if (job === MAY_WAIT) continue;
		const since = await findOldestDueJob(database.db, job, now);
		if (since !== undefined) waiting.push({ job, since });
	}
	const [oldest] = waiting.sort((a, b) => (a.since < b.since ? -1 : 1));
	if (!oldest) return fine("none is due");
	const minutes = minutesSince(oldest.since, clock);
	const found = `${oldest.job} is due for ${minutes} min`;
	return minutes * MINUTE_MS < LONG_WAIT_MS
		? fine(found)
		: wrong(
				found,
				"make sure that a worker runs, and start another one if it is busy",
			);
};

const failingJobs: Check = async ({ database }) => {
	const { rows } = await sql<{ name: string; count: number }>`
		select name, count(*) as count from jobs where last_error is not null group by name order by name`.execute(
		database.db,
	);
	const found = rows.map(({ name, count }) => `${count} ${name}`).join(", ");
	// Carriers fail every day, and their jobs are retried, so failures alone need no attention.
	return fine(found === "" ? "none" : `${found} wait for a retry`);
};

const leases: Check = async ({ database }) => {
	// Leases last by wall-clock time.
	const before = toInstant(new Date(Date.now() - LAPSED_MS));
	let count = 0;
	for (const table of ["jobs", "delivery_queues"] as const) {
		const { lapsed } = await database.db
			.selectFrom(table)
			.select((eb) => eb.fn.countAll().as("lapsed"))
			.where("lease_until", "<", before)
			.executeTakeFirstOrThrow();
		count += Number(lapsed);
	}
	return count === 0
		? fine("all are held")
		: wrong(
				`${count} of dead processes`,
				"start a worker: it takes over their jobs",
			);
};

const deliveries: Check = async ({ database, clock }) => {
	const now = toInstant(clock.now());
	const backlog = await findBacklog(database.db, now);
	const found = `${backlog.webhooks} webhooks have notifications to send, ${backlog.open} of them to receivers that fail`;
	const minutes = minutesSince(backlog.since ?? now, clock);
	return minutes * MINUTE_MS > LONG_WAIT_MS
		? wrong(
				`${found}; the oldest waits for ${minutes} min`,
				"make sure that a worker runs, and start another one if it is busy",
			)
		: fine(found);
};

const webhooks: Check = async ({ database }) => {
	const { count } = await database.db
		.selectFrom("webhooks")
		.select((eb) => eb.fn.countAll().as("count"))
		.where("deactivation_reason", "is not", null)
		.executeTakeFirstOrThrow();
	return fine(`${Number(count)} were deactivated because they failed`);
};

const sources: Check = async ({ database }) => {
	const rows = await database.db
		.selectFrom("shared_states")
		.select(["name", "state"])
		.where("account_id", "=", "")
		.execute();
	const down = rows.flatMap(({ name, state }) => {
		// A source that answers has 0 here. Circuits open and close by wall-clock time.
		const { openUntilMs = 0 } = JSON.parse(state) ?? {};
		return openUntilMs > Date.now() - FORGOTTEN_MS ? name : [];
	});
	return down.length === 0
		? fine("none is down")
		: wrong(
				`${down.join(", ")} down`,
				"Landfall probes them from time to time; carrier check shows what is wrong with a line",
			);
};

const size: Check = async ({ database }) => {
	const sizes = await database.listSizes();
	const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
	const largest = sizes
		.slice(0, LARGEST)
		.map(({ name, bytes }) => `${name} ${inMegabytes(bytes)}`);
	return fine(`${inMegabytes(total)}: ${largest.join(", ")}`);
};

/** Makes a check. A table that cannot be read is a finding too, and the other checks still say what they find. */
export async function examined(
	examine: Check,
	patient: Patient,
): Promise<Omit<Finding, "check">> {
	try {
		return await examine(patient);
	} catch (error) {
		// Without a database there is nothing to examine.
		if (error instanceof ConfigError) throw error;
		return wrong(
			`cannot be read: ${(error as Error).message}`,
			"mend what the other checks have found, and examine again",
		);
	}
}

/** Every check by its name, in the order in which the doctor makes them. */
export const CHECKS: Readonly<Record<string, Check>> = {
	// First, because damage can make any of the others fail.
	integrity,
	schema,
	writing,
	disk,
	size,
	leases,
	"oldest due job": oldestJob,
	"jobs after an error": failingJobs,
	deliveries,
	webhooks,
	sources,
};
