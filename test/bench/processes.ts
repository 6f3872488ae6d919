import { rmSync } from "node:fs";
import { styleText } from "node:util";
import autocannon from "autocannon";
import { median } from "./median.ts";
import { ROUNDS } from "./rounds.ts";
import { seedDatabase } from "./seed-database.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

const REQUESTS = 20_000;

/** Requests to each server before anything is measured. Several processes share them, and each has to compile the same code. */
const WARM_UP_REQUESTS = 60_000;
const CONNECTIONS = 64;
const PROCESSES = 2;

/** Processor time per request of several processes, at most this many times that of one. */
const GOAL = 1.1;

/** Compares the cost of several processes on one port with that of one. Returns whether the goal is reached. */
export async function benchProcesses(): Promise<boolean> {
	const seeded = await seedDatabase();
	const requests = seeded.shipmentIds.map((id) => ({
		path: `/v2/shipments/${id}`,
	}));
	const env = {
		PORT: "0",
		DATABASE_URL: `file:${seeded.file}`,
		REQUESTS_PER_MINUTE: "1000000000",
	};
	const start = (...args: readonly string[]) =>
		startServerProcess(["server/start.ts", "server", ...args], env);
	/** Microseconds of processor time per request. */
	const measure = async (server: ServerProcess, amount = REQUESTS) => {
		const before = server.processorMs();
		const result = await autocannon({
			url: server.url,
			amount,
			connections: CONNECTIONS,
			headers: { authorization: `Token ${seeded.key}` },
			requests,
		});
		if (result.non2xx + result.errors > 0) throw new Error("requests failed");
		return (1_000 * (server.processorMs() - before)) / amount;
	};
	const one = await start();
	const several = await start("--processes", String(PROCESSES));
	const costs: { one: number; several: number }[] = [];
	try {
		await measure(one, WARM_UP_REQUESTS);
		await measure(several, WARM_UP_REQUESTS);
		for (let round = 0; round < ROUNDS; round++) {
			// The single process is measured before and after the others, because the speed of the machine changes.
			const before = await measure(one);
			const cost = await measure(several, 2 * REQUESTS);
			const after = await measure(one);
			costs.push({ one: (before + after) / 2, several: cost });
		}
	} finally {
		await Promise.all([one.stop(), several.stop()]);
		rmSync(seeded.folder, { recursive: true });
	}
	const ratios = costs.map((cost) => cost.several / cost.one);
	const isReached = median(ratios) <= GOAL;
	const mean = (of: "one" | "several") =>
		median(costs.map((cost) => cost[of])).toFixed(0);
	process.stdout.write(
		`${styleText("bold", `GET /shipments/{id}, ${PROCESSES} processes`)}\n  processor time per request: one ${mean("one")} µs, ${PROCESSES} ${mean("several")} µs\n  ratio ${styleText(isReached ? "green" : "red", median(ratios).toFixed(2))} of at most ${GOAL} (rounds ${ratios.map((value) => value.toFixed(2)).join(" ")})\n\n`,
	);
	return isReached;
}
