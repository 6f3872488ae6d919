import { rmSync } from "node:fs";
import { styleText } from "node:util";
import autocannon from "autocannon";
import { seedDatabase } from "./seed-database.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 4;
const ROUNDS = 5;

/** One round against one server. */
interface Round {
	readonly perSecond: number;
	readonly p99Ms: number;
	readonly failures: number;
}

/** Something that both servers do, and how often ours must do it as a share of the other. */
interface Contest {
	readonly name: string;
	readonly goal: number;
	load(url: string, key: string, seconds: number): Promise<autocannon.Result>;
}

const headers = (key: string) => ({
	authorization: `Token ${key}`,
	"content-type": "application/vnd.api+json",
});

let submitted = 0;

/** A request for a number that was never submitted before. */
function newRequest(): string {
	submitted += 1;
	const number = String(100_000_000 + submitted);
	return JSON.stringify({
		data: {
			type: "tracking_request",
			attributes: {
				request_type: "bill_of_lading",
				request_number: number,
				scac: "MAEU",
			},
		},
	});
}

function contests(shipmentIds: readonly string[]): Contest[] {
	return [
		{
			name: "GET /shipments/{id}",
			goal: 0.45,
			load: (url, key, duration) =>
				autocannon({
					url,
					duration,
					connections: CONNECTIONS,
					headers: headers(key),
					requests: shipmentIds.map((id) => ({ path: `/v2/shipments/${id}` })),
				}),
		},
		{
			name: "POST /tracking_requests",
			goal: 0.45,
			load: (url, key, duration) =>
				autocannon({
					url,
					duration,
					connections: CONNECTIONS,
					headers: headers(key),
					requests: [
						{
							method: "POST",
							path: "/v2/tracking_requests",
							setupRequest: (request) => ({ ...request, body: newRequest() }),
						},
					],
				}),
		},
	];
}

function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function measure(
	contest: Contest,
	server: ServerProcess,
	key: string,
): Promise<Round> {
	const result = await contest.load(server.url, key, ROUND_SECONDS);
	return {
		perSecond: result.requests.average,
		p99Ms: result.latency.p99,
		failures: result.non2xx + result.errors,
	};
}

function line(
	name: string,
	rounds: readonly Round[],
	memoryMb: number,
): string {
	const perSecond = Math.round(median(rounds.map((round) => round.perSecond)));
	const p99 = median(rounds.map((round) => round.p99Ms));
	const failures = rounds.reduce((sum, round) => sum + round.failures, 0);
	return `  ${name.padEnd(10)} ${String(perSecond).padStart(7)}/s  p99 ${String(p99).padStart(4)} ms  memory ${String(memoryMb).padStart(4)} MB  failed ${failures}\n`;
}

/** Runs both servers in turn on one database, warm, and prints medians and their ratio. */
async function compete(
	contest: Contest,
	ours: ServerProcess,
	bare: ServerProcess,
	key: string,
): Promise<boolean> {
	for (const server of [ours, bare])
		await contest.load(server.url, key, WARM_UP_SECONDS);
	const rounds = { ours: [] as Round[], bare: [] as Round[] };
	for (let round = 0; round < ROUNDS; round++) {
		rounds.bare.push(await measure(contest, bare, key));
		rounds.ours.push(await measure(contest, ours, key));
	}
	const ratios = rounds.ours.map(
		(round, index) =>
			round.perSecond / (rounds.bare[index]?.perSecond ?? Number.NaN),
	);
	const ratio = median(ratios);
	const isMet = ratio >= contest.goal;
	process.stdout.write(`${styleText("bold", contest.name)}\n`);
	process.stdout.write(line("bare", rounds.bare, bare.memoryMb()));
	process.stdout.write(line("landfall", rounds.ours, ours.memoryMb()));
	process.stdout.write(
		`  ratio ${styleText(isMet ? "green" : "red", ratio.toFixed(2))} of at least ${contest.goal} (rounds ${ratios.map((value) => value.toFixed(2)).join(" ")})\n\n`,
	);
	return isMet;
}

const seeded = await seedDatabase();
try {
	const bare = await startServerProcess([
		"test/bench/bare-server.ts",
		seeded.file,
		seeded.accountId,
	]);
	const ours = await startServerProcess(["server/main.ts", "server"], {
		PORT: "0",
		DATABASE_URL: `file:${seeded.file}`,
		REQUESTS_PER_MINUTE: "1000000000",
		LOG_LEVEL: "info",
	});
	try {
		for (const contest of contests(seeded.shipmentIds)) {
			if (!(await compete(contest, ours, bare, seeded.key)))
				process.exitCode = 1;
		}
	} finally {
		await Promise.all([ours.stop(), bare.stop()]);
	}
} finally {
	rmSync(seeded.folder, { recursive: true });
}
