import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "../../../server/database/database.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { MADE_UP_VERSIONS } from "../../database/migrations/made-up-migrations.ts";
import type { LandfallProcess } from "../../support/installation/landfall-process.ts";
import { startPostgres } from "../../support/postgres/postgres-server.ts";
import type { Outcome, Watch } from "../outcome.ts";
import { errorsOf, KEY, openInstallation } from "./installation.ts";
import { findLost, startTraffic } from "./traffic.ts";

/** Sizes of the campaign. */
export interface UpgradeOptions {
	/** Time of traffic between two steps of the upgrade. */
	readonly stepMs: number;
}

const DATABASE = "upgrade";

/** The processes of the next version. */
const NEW_PROGRAM = {
	NODE_OPTIONS: `--import ${new URL("new-program.ts", import.meta.url)}`,
};

/**
 * Renames a column in two steps while clients write and read, and replaces two servers and a worker in between. No request may get a
 * 5xx or fail to connect, and no acknowledged write may be lost.
 */
export async function upgrade(
	{ stepMs }: UpgradeOptions,
	watch: Watch,
): Promise<Outcome> {
	const postgres = await startPostgres();
	if (!postgres) throw new Error("no PostgreSQL package for this platform");
	const client = new pg.Client(`${postgres.url}/postgres`);
	await client.connect();
	await client.query(`create database ${DATABASE}`);
	await client.end();
	const url = `${postgres.url}/${DATABASE}`;
	const database = openDatabase(url);
	await migrate(database, { migrations: MADE_UP_VERSIONS.before });
	const installation = await openInstallation(url);
	const servers: LandfallProcess[] = [];
	const problems: string[] = [];
	const all: LandfallProcess[] = [];
	const start = async (
		role: "server" | "worker",
		env?: Readonly<Record<string, string>>,
	) => {
		const started = await installation.start(role, env);
		all.push(started);
		return started;
	};
	try {
		watch("the old version starts");
		servers.push(await start("server"), await start("server"));
		let worker = await start("worker");
		const traffic = startTraffic(() => servers.map((one) => one.url), KEY);
		await sleep(stepMs);

		watch("expand");
		await migrate(database, {
			migrations: MADE_UP_VERSIONS.contracting,
			isContracting: false,
		});
		await sleep(stepMs);

		watch("the processes are replaced");
		for (const nth of servers.keys()) {
			const old = servers[nth];
			servers[nth] = await start("server", NEW_PROGRAM);
			await sleep(stepMs);
			await old?.end();
		}
		await worker.end();
		worker = await start("worker", NEW_PROGRAM);
		await sleep(stepMs);

		watch("contract");
		await migrate(database, { migrations: MADE_UP_VERSIONS.contracting });
		await sleep(stepMs);

		const report = await traffic.stop();
		watch("looking for acknowledged writes");
		const server = servers[0]?.url ?? "";
		problems.push(...(await findLost(server, KEY, report.acknowledged)));
		for (const [status, count] of Object.entries(report.statuses)) {
			if (/^(0|5)/.test(status))
				problems.push(`${count} requests got ${status}`);
		}
		for (const one of all) problems.push(...errorsOf(one));
		return {
			figures: {
				requests: report.requests,
				statuses: JSON.stringify(report.statuses),
				"tracking requests": report.acknowledged.length,
				"longest pause of writes": `${report.longestPauseMs} ms`,
			},
			problems,
		};
	} finally {
		problems.push(...(await installation.close()));
		await database.close();
		await postgres.close();
	}
}
