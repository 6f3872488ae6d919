import { rmSync } from "node:fs";
import { parseArgs, styleText } from "node:util";
import autocannon from "autocannon";
import { compareDeliveries } from "./deliveries/delivery-contest.ts";
import { deriveRate } from "./derive.ts";
import { benchInference } from "./infer/infer-contest.ts";
import { benchMaps } from "./map/map-contest.ts";
import { comparePolls } from "./poll/poll-contest.ts";
import { benchProcesses } from "./processes.ts";
import {
	CONNECTIONS,
	compareRounds,
	ROUND_SECONDS,
	ROUNDS,
	type Round,
	roundOf,
	roundsLine,
	WARM_UP_SECONDS,
} from "./rounds.ts";
import { benchScale } from "./scale/scale-contest.ts";
import { seedDatabase } from "./seed-database.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { benchWakeUps } from "./wake-ups/wake-up-contest.ts";

/** A request that all servers answer. */
interface Contest {
	readonly name: string;
	readonly rivals: readonly Rival[];
	load(url: string, key: string, seconds: number): Promise<autocannon.Result>;
}

/** A bare server for the same request, and the share of its rate that ours must reach. Without a goal the rate is only shown. */
interface Rival {
	readonly name: string;
	readonly server: ServerProcess;
	readonly goal?: number;
}

const headers = (key: string) => ({
	authorization: `Token ${key}`,
	"content-type": "application/vnd.api+json",
});

/** Mixes writes with the reads, because rows cached between writes would make reads alone look too fast. */
const WRITES_PER_SECOND = 100;

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

/** The bare servers: one reads shipments from the columns of an ordinary table, one reads the stored text as we do. */
interface BareServers {
	readonly columns: ServerProcess;
	readonly text: ServerProcess;
}

function contests(
	shipmentIds: readonly string[],
	{ columns, text }: BareServers,
): Contest[] {
	const load = (
		url: string,
		key: string,
		seconds: number,
		requests: autocannon.Request[],
	) =>
		autocannon({
			url,
			duration: seconds,
			connections: CONNECTIONS,
			headers: headers(key),
			requests,
		});
	const reads = shipmentIds.map((id) => ({ path: `/v2/shipments/${id}` }));
	const write: autocannon.Request = {
		method: "POST",
		path: "/v2/tracking_requests",
		setupRequest: (request) => ({ ...request, body: newRequest() }),
	};
	return [
		{
			name: "GET /shipments/{id}",
			rivals: [
				{ name: "bare, from columns", server: columns, goal: 0.45 },
				{ name: "bare, from stored text", server: text },
			],
			load: (url, key, seconds) => load(url, key, seconds, reads),
		},
		{
			name: `GET /shipments/{id} beside ${WRITES_PER_SECOND} new tracking requests a second`,
			rivals: [{ name: "bare, from stored text", server: text, goal: 0.6 }],
			async load(url, key, seconds) {
				const writes = autocannon({
					url,
					duration: seconds,
					connections: 1,
					overallRate: WRITES_PER_SECOND,
					headers: headers(key),
					requests: [write],
				});
				const result = await load(url, key, seconds, reads);
				await writes;
				return result;
			},
		},
		{
			name: "POST /tracking_requests",
			rivals: [{ name: "bare", server: columns, goal: 0.45 }],
			load: (url, key, seconds) => load(url, key, seconds, [write]),
		},
	];
}

/** Runs all servers in turn on one database, warm, and prints medians and ratios. Returns whether every goal is reached. */
async function compete(
	contest: Contest,
	ours: ServerProcess,
	key: string,
): Promise<boolean> {
	const servers = [ours, ...contest.rivals.map(({ server }) => server)];
	const rounds = new Map(servers.map((server) => [server, [] as Round[]]));
	const roundsOf = (server: ServerProcess) => rounds.get(server) ?? [];
	for (const server of servers)
		await contest.load(server.url, key, WARM_UP_SECONDS);
	for (let round = 0; round < ROUNDS; round++) {
		for (const server of servers) {
			const result = await contest.load(server.url, key, ROUND_SECONDS);
			roundsOf(server).push(roundOf(result));
		}
	}
	process.stdout.write(`${styleText("bold", contest.name)}\n`);
	process.stdout.write(roundsLine("landfall", roundsOf(ours), ours.memoryMb()));
	for (const { name, server } of contest.rivals) {
		process.stdout.write(roundsLine(name, roundsOf(server), server.memoryMb()));
	}
	const reached = contest.rivals.map((rival) =>
		compareRounds(rival, roundsOf(ours), roundsOf(rival.server)),
	);
	process.stdout.write("\n");
	return reached.every(Boolean);
}

/** The API against bare servers, on one seeded database. */
async function benchApi(): Promise<boolean> {
	const seeded = await seedDatabase();
	const running: ServerProcess[] = [];
	const start = async (...args: Parameters<typeof startServerProcess>) => {
		const server = await startServerProcess(...args);
		running.push(server);
		return server;
	};
	const startBare = (kept: string) =>
		start(["test/bench/bare-server.ts", seeded.file, seeded.accountId, kept]);
	let isReached = true;
	try {
		const bare = {
			columns: await startBare("columns"),
			text: await startBare("text"),
		};
		const ours = await start(["server/main.ts", "server"], {
			PORT: "0",
			DATABASE_URL: `file:${seeded.file}`,
			REQUESTS_PER_MINUTE: "1000000000",
		});
		for (const contest of contests(seeded.shipmentIds, bare)) {
			if (!(await compete(contest, ours, seeded.key))) isReached = false;
		}
	} finally {
		await Promise.all(running.map((server) => server.stop()));
		rmSync(seeded.folder, { recursive: true });
	}
	return isReached;
}

/** The engine: deriving alone, and whole polls against a bare loop. */
async function benchTracking(): Promise<boolean> {
	const { perSecond, perJourney } = await deriveRate();
	process.stdout.write(
		`${styleText("bold", "deriving journeys")} (${perJourney.toFixed(0)} messages each)\n  ${Math.round(perSecond)} messages/s on one core\n\n`,
	);
	return comparePolls();
}

/** The databases and requests of `scale`. */
interface ScaleOptions {
	readonly containers?: number;
	readonly existing?: { readonly url: string; readonly key: string };
	readonly only: RegExp;
}

type Section = (scale: ScaleOptions) => Promise<boolean>;

const SECTIONS: Readonly<Record<string, Section>> = {
	api: benchApi,
	tracking: benchTracking,
	deliveries: compareDeliveries,
	infer: benchInference,
	map: benchMaps,
	"wake-ups": benchWakeUps,
	processes: benchProcesses,
	scale: ({ containers, existing, only }) =>
		benchScale(containers, existing, only),
};

const USAGE = `npm run bench -- [${Object.keys(SECTIONS).join(" | ")}]…

  --containers <n>               scale: how many containers the large database has
  --database <url> --key <key>   scale: a database that npm run seed made, and the key that it printed
  --only <expression>            scale: only the requests whose names match
`;

function readArguments() {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			containers: { type: "string" },
			database: { type: "string" },
			key: { type: "string" },
			only: { type: "string", default: "." },
			help: { type: "boolean", default: false },
		},
	});
	const { database: url, key, help } = values;
	const containers =
		values.containers === undefined ? undefined : Number(values.containers);
	if (containers !== undefined && !(containers >= 1))
		throw new Error(
			`--containers must be a number from 1, not "${values.containers}"`,
		);
	const scale: ScaleOptions = {
		...(containers !== undefined && { containers }),
		...(url !== undefined && key !== undefined && { existing: { url, key } }),
		only: new RegExp(values.only),
	};
	const unknown = positionals.find((name) => !Object.hasOwn(SECTIONS, name));
	if (unknown !== undefined)
		throw new Error(
			`${unknown} is not one of ${Object.keys(SECTIONS).join(", ")}`,
		);
	return { names: new Set(positionals), scale, help };
}

/** Runs the named sections, or all. */
async function main(
	names: ReadonlySet<string>,
	scale: ScaleOptions,
): Promise<void> {
	for (const [name, bench] of Object.entries(SECTIONS)) {
		if (names.size > 0 && !names.has(name)) continue;
		if (!(await bench(scale))) process.exitCode = 1;
	}
}

function readOrRefuse() {
	try {
		return readArguments();
	} catch (error) {
		process.stderr.write(`${(error as Error).message}\n\n${USAGE}`);
		process.exitCode = 2;
		return undefined;
	}
}

const asked = readOrRefuse();
if (asked?.help) process.stdout.write(USAGE);
else if (asked) await main(asked.names, asked.scale);
