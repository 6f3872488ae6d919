import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { pino } from "pino";
import {
	type Database,
	openDatabase,
} from "../../../server/database/database.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { startLandfall } from "../../../server/landfall.ts";
import { timeZoneByLocode } from "../../../server/reference/places/lookup.ts";
import { insertAccount } from "../../../server/resources/accounts/account-queries.ts";
import { insertTrackingRequest } from "../../../server/resources/tracking-requests/tracking-request-queries.ts";
import { acceleratedClock } from "../../../server/runtime/clock.ts";
import { readConfig } from "../../../server/settings/config.ts";
import { DEFAULT_RULES } from "../../../server/settings/tracking-rules/tracking-settings.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import { dcsaCarrier } from "../../../server/sources/carriers/dcsa/dcsa-carrier.ts";
import { sourceHttp } from "../../../server/sources/requests/source-http.ts";
import { terminalRegistry } from "../../../server/sources/terminals/terminal-registry.ts";
import { enqueue } from "../../../server/worker/job-queue.ts";
import {
	type PollRates,
	pollMeter,
	SHIPMENTS,
	STAGES,
	WARM_UP,
} from "./stages.ts";

/**
 * Our side: a worker polls all shipments stage by stage. After each stage the database is copied, so that the bare side can read its
 * rows.
 */
const [folder = "", sourceUrl = ""] = process.argv.slice(2);

/** The clock is set weeks ahead, because Landfall would not believe messages from the future. */
const AHEAD_MS = 60 * 86_400_000;
const wallMs = Date.now();
const clock = acceleratedClock({
	wallMs,
	clockMs: wallMs + AHEAD_MS,
	speed: 1,
});

async function addRequests(
	database: Database,
	accountId: string,
	from: number,
	to: number,
): Promise<void> {
	const now = clock.now().toISOString();
	await database.db.transaction().execute(async (db) => {
		for (let index = from; index < to; index++) {
			const number = `MAEU${900_000_000 + index}`;
			const id = newRecordId();
			await insertTrackingRequest(db, {
				account_id: accountId,
				id,
				request_number: number,
				number_key: number,
				request_type: "bill_of_lading",
				scac: "MAEU",
				line_scac: "MAEU",
				ref_numbers: toJsonText<string[]>([]),
				shipment_tags: toJsonText<string[]>([]),
				customer_id: null,
				initial_custom_fields: null,
				status: "pending",
				failed_reason: null,
				duplicate_of: null,
				is_retrying: 0,
				retry_count: null,
				shipment_id: null,
				answer_digest: null,
				created_at: now,
				updated_at: now,
			});
			await enqueue(db, clock, [
				{
					name: "track-shipment",
					accountId,
					payload: { trackingRequestId: id },
				},
			]);
		}
	});
}

/** Whether a job is due now. The bench asks often, so it must not count them. */
async function isAnyDue({ db }: Database): Promise<boolean> {
	const due = await db
		.selectFrom("jobs")
		.select("id")
		.where("name", "=", "track-shipment")
		.where("run_at", "<=", clock.now().toISOString())
		.limit(1)
		.execute();
	return due.length > 0;
}

const database = openDatabase(`file:${folder}/ours.db`);
await migrate(database);
const account = await insertAccount(
	database.db,
	"bench",
	clock.now().toISOString(),
);
const http = sourceHttp();
const carriers = carrierRegistry([
	dcsaCarrier(
		{ scac: "MAEU", baseUrl: sourceUrl, headers: {} },
		{
			http,
			now: () => clock.now(),
			zoneOf: (locode) => timeZoneByLocode(locode) ?? null,
		},
	),
]);
const landfall = await startLandfall(
	readConfig({ DATABASE_URL: `file:${folder}/ours.db` }),
	{
		database,
		carriers,
		terminals: terminalRegistry([]),
		rules: DEFAULT_RULES,
		clock,
		log: pino({ level: "silent" }),
	},
	{ isServing: false, isWorking: true },
);

/** Lets the worker run all due jobs. */
async function work(): Promise<void> {
	landfall.services.wakeWorkers();
	while (await isAnyDue(database)) await sleep(20);
}

/** Makes some shipments due: new ones in the first stage, known ones later. */
async function makeDue(stage: number, from: number, to: number): Promise<void> {
	if (stage === 0) return addRequests(database, account.id, from, to);
	const due = await database.db
		.selectFrom("jobs")
		.select("id")
		.where("name", "=", "track-shipment")
		.orderBy("id")
		.offset(from)
		.limit(to - from)
		.execute();
	await database.db
		.updateTable("jobs")
		.set({ run_at: new Date(0).toISOString() })
		.where("account_id", "=", account.id)
		.where(
			"id",
			"in",
			due.map(({ id }) => id),
		)
		.execute();
}

const measured: ReturnType<ReturnType<typeof pollMeter>>[] = [];
for (const stage of STAGES.keys()) {
	await fetch(`${sourceUrl}/stage/${stage}`, { method: "POST" });
	await makeDue(stage, 0, WARM_UP);
	await work();
	await makeDue(stage, WARM_UP, WARM_UP + SHIPMENTS);
	const measure = pollMeter();
	await work();
	measured.push(measure(SHIPMENTS));
	await sql`vacuum into ${sql.lit(`${folder}/stage-${stage}.db`)}`.execute(
		database.db,
	);
}
await landfall.stop();
await http.close();
const rates: PollRates = {
	perSecond: measured.map(({ perSecond }) => perSecond),
	cpuMs: measured.map(({ cpuMs }) => cpuMs),
};
process.stdout.write(`${JSON.stringify(rates)}\n`);
