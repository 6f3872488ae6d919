import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { join } from "node:path";
import type { SimulationOptions } from "./options.ts";
import { type ManagedProcess, startProcess } from "./processes.ts";

/** The processes of a simulation: the world, and Landfall's server and worker on one database. */
export interface Launched {
	readonly world: ManagedProcess;
	readonly server: ManagedProcess;
	readonly worker: ManagedProcess;
	readonly apiKey: string;
}

const API_KEY = "simulation";

/** A free port, which the server keeps across crashes. */
async function freePort(): Promise<number> {
	const probe = createServer().listen(0, "127.0.0.1");
	await once(probe, "listening");
	const { port } = probe.address() as AddressInfo;
	probe.close();
	await once(probe, "close");
	return port;
}

function isReady(line: string): boolean {
	return line.includes('"msg":"ready"');
}

/** Starts world, server and worker as separate processes, so that each can be killed. `folder` holds database and memory. */
export async function launch(
	folder: string,
	options: SimulationOptions,
	opened: AsyncDisposableStack,
): Promise<Launched> {
	const start = async (...args: Parameters<typeof startProcess>) => {
		const started = await startProcess(...args);
		opened.defer(() => started.stop());
		return started;
	};
	const world = await start({
		name: "the world",
		script: "mock/carriers/main.ts",
		args: [
			"--port=0",
			`--speed=${options.speed}`,
			`--seed=${options.seed}`,
			`--memory=${join(folder, "world.jsonl")}`,
			"--stage=booked",
		],
		env: {},
		readyUrl: (line) => /answer at (http:\/\/[^/]+)/.exec(line)?.[1],
	});
	const port = await freePort();
	const env = {
		HOST: "127.0.0.1",
		PORT: String(port),
		DATABASE_URL: `file:${join(folder, "landfall.db")}`,
		LANDFALL_API_KEY: API_KEY,
		SIMULATED_WORLD: world.url,
		REQUESTS_PER_MINUTE: "100000000",
		RESPONSE_CHECKS: "sample",
		LOG_LEVEL: "info",
		WEBHOOK_ALLOW: "127.0.0.0/8",
		...(options.trackingFile && { TRACKING_FILE: options.trackingFile }),
	};
	const half = (role: "server" | "worker") =>
		start({
			name: `the ${role}`,
			script: "server/main.ts",
			args: [role],
			env,
			readyUrl: (line) =>
				isReady(line) ? `http://127.0.0.1:${port}/v2` : undefined,
		});
	const server = await half("server");
	const worker = await half("worker");
	return { world, server, worker, apiKey: API_KEY };
}
