import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { styleText } from "node:util";
import { openDatabase } from "../../../server/database/database.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { transact } from "../../../server/database/transact.ts";
import { wallClock } from "../../../server/runtime/clock.ts";
import { enqueue } from "../../../server/worker/job-queue.ts";
import { temporaryFolder } from "../../support/installation/test-landfall.ts";
import { startPostgres } from "../../support/postgres/postgres-server.ts";
import { nowMs } from "../deliveries/load.ts";
import { median } from "../median.ts";

const JOBS = 200;

/** Longest median time from a commit in one process to the start of its job in another. */
const GOAL_MS = 100;

async function nextMessage(child: ChildProcess): Promise<number> {
	const [message] = await once(child, "message");
	return Number(message);
}

async function measure(name: string, url: string): Promise<boolean> {
	const database = openDatabase(url);
	await migrate(database);
	const child = fork("test/bench/wake-ups/woken.ts", [url]);
	const waits: number[] = [];
	try {
		await nextMessage(child);
		for (let job = 0; job < JOBS; job++) {
			// A random moment while the other process is idle.
			await sleep(100 + 100 * Math.random());
			const started = nextMessage(child);
			await transact(database, (db) =>
				enqueue(db, wallClock, [
					{ name: "track-shipment", payload: { trackingRequestId: "" } },
				]),
			);
			const plannedMs = nowMs();
			waits.push((await started) - plannedMs);
		}
	} finally {
		const ended = once(child, "exit");
		child.disconnect();
		await ended;
		await database.close();
	}
	const sorted = waits.toSorted((a, b) => a - b);
	const isReached = median(waits) <= GOAL_MS;
	const colour = isReached ? "green" : "red";
	process.stdout.write(
		`  ${name.padEnd(12)}median ${styleText(colour, median(waits).toFixed(1))} ms of at most ${GOAL_MS}, p95 ${sorted[Math.floor(0.95 * JOBS)]?.toFixed(1)} ms\n`,
	);
	return isReached;
}

/** How soon a job that one process plans starts in another. Returns whether the goal is reached on each database. */
export async function benchWakeUps(): Promise<boolean> {
	process.stdout.write(
		`${styleText("bold", "from the commit of a job to its start in another process")}\n`,
	);
	const folder = temporaryFolder();
	const postgres = await startPostgres();
	try {
		const results = [
			await measure("SQLite", `file:${join(folder.path, "woken.db")}`),
		];
		if (postgres)
			results.push(await measure("PostgreSQL", `${postgres.url}/postgres`));
		process.stdout.write("\n");
		return results.every(Boolean);
	} finally {
		await postgres?.close();
		folder.remove();
	}
}
