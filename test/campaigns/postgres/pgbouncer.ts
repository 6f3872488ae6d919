import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Outcome, Watch } from "../outcome.ts";

/** Tests of requests, jobs and deliveries that use one database from several connections. */
const PART = [
	"test/resources/tracking-request-lists",
	"test/resources/tracking-requests/get",
	"test/resources/account-events",
	"test/resources/shipments",
	"test/resources/webhooks",
	"test/jobs/track-shipment/refused-requests.test.ts",
	"test/end-to-end/request.test.ts",
	"test/end-to-end/job.test.ts",
];

const SHOWN_CHARACTERS = 4_000;

/** The report. */
interface Results {
	readonly numPassedTests: number;
	readonly numPendingTests: number;
	readonly testResults: readonly {
		readonly name: string;
		readonly message: string;
		readonly assertionResults: readonly {
			readonly status: string;
			readonly fullName: string;
			readonly failureMessages: readonly string[];
		}[];
	}[];
}

/** Runs a part of the tests on PostgreSQL behind PgBouncer, which shares sessions between transactions. */
export async function pgbouncer(watch: Watch): Promise<Outcome> {
	watch(`${PART.join(" ")}`);
	const folder = mkdtempSync(join(tmpdir(), "landfall-pgbouncer-"));
	const file = join(folder, "results.json");
	const child = spawn(
		"npx",
		[
			...["vitest", "run", "--maxWorkers", "2", "--reporter", "json"],
			...["--outputFile", file],
			...["--config", "test/campaigns/postgres/pgbouncer/vitest.config.ts"],
			...PART,
		],
		{ stdio: ["ignore", "ignore", "pipe"] },
	);
	const [errors] = await Promise.all([
		text(child.stderr),
		once(child, "close"),
	]);
	if (!existsSync(file)) throw new Error(errors.slice(-SHOWN_CHARACTERS));
	const { numPassedTests, numPendingTests, testResults } = JSON.parse(
		readFileSync(file, "utf8"),
	) as Results;
	rmSync(folder, { recursive: true });
	const problems = testResults.flatMap(
		({ name, message, assertionResults }) => [
			...(message === "" ? [] : [`${name}: ${message}`]),
			...assertionResults
				.filter(({ status }) => status === "failed")
				.map(
					({ fullName, failureMessages }) =>
						`${fullName}: ${failureMessages[0]?.split("\n")[0]}`,
				),
		],
	);
	if (child.exitCode !== 0 && problems.length === 0)
		problems.push(errors.slice(-SHOWN_CHARACTERS));
	return {
		figures: { "passed tests": numPassedTests, skipped: numPendingTests },
		problems,
	};
}
