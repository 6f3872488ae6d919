import { rmSync } from "node:fs";
import { styleText } from "node:util";
import autocannon from "autocannon";
import { median } from "./median.ts";
import { ROUNDS } from "./rounds.ts";
import { type SeededDatabase, seedDatabase } from "./seed-database.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

const REQUESTS = 20_000;

/** Requests to each server before anything is measured. Several processes share them, and each has to compile the same code. */
const WARM_UP_REQUESTS = 60_000;
const CONNECTIONS = 64;
const PROCESSES = 2;

/** Processor time per request of several processes, at most this many times that of one. */
const GOAL = 1.1;

/** A server and the database that it serves. */
interface Served {
	readonly server: ServerProcess;
	readonly database: SeededDatabase;
}

async function serve(
	database: SeededDatabase,
	...args: readonly string[]
): Promise<Served> {
	const server = await startServerProcess(
		["server/start.ts", "server", ...args],
		{
			PORT: "0",
			DATABASE_URL: `file:${database.file}`,
			REQUESTS_PER_MINUTE: "1000000000",
		},
	);
	return { server, database };
}

/** Microseconds of processor time per request of servers that share a load. */
async function costOf(
	served: readonly Served[],
	amount: number,
): Promise<number> {
	const usedMs = () =>
		served.reduce((sum, { server }) => sum + server.processorMs(), 0);
	const beforeMs = usedMs();
	const load = async ({ server, database }: Served) => {
		const { non2xx, errors } = await autocannon({
			url: server.url,
			amount: amount / served.length,
			connections: CONNECTIONS / served.length,
			headers: { authorization: `Token ${database.key}` },
			requests: database.shipmentIds.map((id) => ({
				path: `/v2/shipments/${id}`,
			})),
		});
		if (non2xx + errors > 0) throw new Error("requests failed");
	};
	await Promise.all(served.map(load));
	return (1_000 * (usedMs() - beforeMs)) / amount;
}

/** The median of the ratios of two lists of costs, and its line of output. */
function compareCosts(
	costs: readonly number[],
	others: readonly number[],
): { readonly ratio: number; readonly rounds: string } {
	const ratios = costs.map((cost, round) => cost / (others[round] ?? NaN));
	const rounds = ratios.map((ratio) => ratio.toFixed(2)).join(" ");
	return { ratio: median(ratios), rounds: `(rounds ${rounds})` };
}

/**
 * Compares the cost of several processes on one port with that of one, and with that of as many servers that share nothing: those tell
 * what it costs that the machine does more at a time. Returns whether the goal is reached.
 */
export async function benchProcesses(): Promise<boolean> {
	const databases = await Promise.all(
		Array.from({ length: PROCESSES }, seedDatabase),
	);
	const [database] = databases;
	if (!database) throw new Error("there is no database");
	const one = [await serve(database)];
	const several = [await serve(database, "--processes", String(PROCESSES))];
	const apart = await Promise.all(databases.map((own) => serve(own)));
	const all = [one, several, apart];
	const costs: { one: number; several: number; apart: number }[] = [];
	try {
		for (const served of all)
			await costOf(served, WARM_UP_REQUESTS * served.length);
		for (let round = 0; round < ROUNDS; round++) {
			// The single process is measured before and after the others, because the speed of the machine changes.
			const before = await costOf(one, REQUESTS);
			const together = await costOf(several, 2 * REQUESTS);
			const separate = await costOf(apart, 2 * REQUESTS);
			const after = await costOf(one, REQUESTS);
			costs.push({
				one: (before + after) / 2,
				several: together,
				apart: separate,
			});
		}
	} finally {
		await Promise.all(all.flat().map(({ server }) => server.stop()));
		for (const { folder } of databases) rmSync(folder, { recursive: true });
	}
	const of = (name: "one" | "several" | "apart") =>
		costs.map((cost) => cost[name]);
	const micros = (name: "one" | "several" | "apart") =>
		`${median(of(name)).toFixed(0)} µs`;
	const toOne = compareCosts(of("several"), of("one"));
	const toApart = compareCosts(of("several"), of("apart"));
	const isReached = toOne.ratio <= GOAL;
	process.stdout.write(
		`${styleText("bold", `GET /shipments/{id}, ${PROCESSES} processes`)}\n` +
			`  processor time per request: one ${micros("one")}, ${PROCESSES} ${micros("several")}, ${PROCESSES} servers that share nothing ${micros("apart")}\n` +
			`  ratio to one ${styleText(isReached ? "green" : "red", toOne.ratio.toFixed(2))} of at most ${GOAL} ${toOne.rounds}\n` +
			`  ratio to those that share nothing ${toApart.ratio.toFixed(2)} ${toApart.rounds}\n\n`,
	);
	return isReached;
}
