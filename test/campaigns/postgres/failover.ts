import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "../../../server/database/database.ts";
import { eventually } from "../../support/time/eventually.ts";
import type { Outcome, Watch } from "../outcome.ts";
import { KEY, openInstallation } from "./installation.ts";
import { startPair } from "./standby.ts";
import { findLost, startTraffic } from "./traffic.ts";

/** Sizes of the campaign. */
export interface FailoverOptions {
	/** Time of traffic before and after the failover. */
	readonly stepMs: number;
	readonly limitMs: number;
}

const DATABASE = "failover";

/** The refusal that asks a client to try again. */
const AGAIN = "500 storage_unavailable";

/**
 * Kills the primary under load and promotes its synchronous standby. No acknowledged write may be lost, and servers and workers
 * continue without a restart.
 */
export async function failover(
	{ stepMs, limitMs }: FailoverOptions,
	watch: Watch,
): Promise<Outcome> {
	const pair = await startPair();
	const client = new pg.Client(`${pair.url}/postgres`);
	await client.connect();
	await client.query(`create database ${DATABASE}`);
	await client.end();
	const url = `${pair.url}/${DATABASE}`;
	const installation = await openInstallation(url);
	const database = openDatabase(url);
	const problems: string[] = [];
	try {
		const first = await installation.start("server");
		const servers = [first, await installation.start("server")];
		await installation.start("worker");
		await installation.start("worker");
		const traffic = startTraffic(() => servers.map((one) => one.url), KEY);
		watch("traffic before");
		await sleep(stepMs);

		watch("the primary is killed");
		const startedAtMs = performance.now();
		const before = traffic.report().acknowledged.length;
		await pair.failOver();
		await eventually(
			"a write is acknowledged again",
			() => traffic.report().acknowledged.length > before + 1,
			limitMs,
		);
		const backAfterMs = Math.round(performance.now() - startedAtMs);
		watch("traffic after");
		await sleep(stepMs);
		const report = await traffic.stop();

		watch("looking for acknowledged writes");
		problems.push(...(await findLost(first.url, KEY, report.acknowledged)));
		for (const [status, count] of Object.entries(report.statuses)) {
			if (/^(0|5)/.test(status) && status !== AGAIN)
				problems.push(`${count} requests got ${status}`);
		}
		watch("the workers finish their jobs");
		const waiting = () =>
			database.db
				.selectFrom("tracking_requests")
				.select("id")
				.where("status", "=", "pending")
				.limit(1)
				.execute();
		await eventually(
			"no request is pending",
			async () => (await waiting()).length === 0,
			limitMs,
		).catch((error: Error) => problems.push(error.message));
		return {
			figures: {
				requests: report.requests,
				statuses: JSON.stringify(report.statuses),
				"tracking requests": report.acknowledged.length,
				"writes again after": `${backAfterMs} ms`,
			},
			problems,
		};
	} finally {
		await database.close();
		problems.push(...(await installation.close()));
		await pair.close();
	}
}
