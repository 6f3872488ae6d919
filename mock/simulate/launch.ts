import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { join } from "node:path";
import { processSettings } from "../../server/runtime/process-settings.ts";
import type { SimulationOptions } from "./options.ts";
import { type ManagedProcess, startProcess } from "./processes.ts";

/** The processes of a simulation: the world, and Landfall's servers and workers on one database. */
export interface Launched {
	readonly world: ManagedProcess;
	readonly servers: readonly ManagedProcess[];
	readonly workers: readonly ManagedProcess[];
	readonly apiKey: string;
}

const API_KEY = "key-of-the-simulation";

/** Different free ports, which servers keep across crashes. */
async function freePorts(count: number): Promise<number[]> {
	const probes = Array.from({ length: count }, () =>
		createServer().listen(0, "127.0.0.1"),
	);
	await Promise.all(probes.map((probe) => once(probe, "listening")));
	const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
	for (const probe of probes) {
		probe.close();
		await once(probe, "close");
	}
	return ports;
}

function isReady(line: string): boolean {
	return line.includes('"msg":"ready"');
}

/** The processes of Landfall. */
export function landfallProcesses({ servers, workers }: Launched) {
	return [...servers, ...workers];
}

/** Starts world, servers and workers as separate processes, so that each can be killed. `folder` holds database and memory. */
export async function launch(
	folder: string,
	options: SimulationOptions,
	opened: AsyncDisposableStack,
): Promise<Launched> {
	const world = await startProcess({
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
	opened.defer(() => world.stop());
	const env = {
		HOST: "127.0.0.1",
		DATABASE_URL: options.databaseUrl ?? `file:${join(folder, "landfall.db")}`,
		LANDFALL_API_KEY: API_KEY,
		SIMULATED_WORLD: world.url,
		REQUESTS_PER_MINUTE: "100000000",
		RESPONSE_CHECKS: "sample",
		LOG_LEVEL: "info",
		WEBHOOK_ALLOW: "127.0.0.0/8",
		...(options.trackingFile && { TRACKING_FILE: options.trackingFile }),
	};
	const ports = await freePorts(options.servers + options.workers);
	const running: ManagedProcess[] = [];
	opened.defer(async () => {
		await Promise.all(running.map((one) => one.stop()));
	});
	const half = async (
		role: "server" | "worker",
		index: number,
		port: number,
	) => {
		const settings = processSettings(role);
		const started = await startProcess({
			name: index === 0 ? `the ${role}` : `${role} ${index + 1}`,
			options: settings.options,
			script: "server/main.ts",
			args: [role],
			env: { ...env, ...settings.env, PORT: String(port) },
			readyUrl: (line) =>
				isReady(line) ? `http://127.0.0.1:${port}/v2` : undefined,
		});
		running.push(started);
		return started;
	};
	const all = (role: "server" | "worker", taken: readonly number[]) =>
		Promise.all(taken.map((port, index) => half(role, index, port)));
	const [servers, workers] = await Promise.all([
		all("server", ports.slice(0, options.servers)),
		all("worker", ports.slice(options.servers)),
	]);
	return { world, servers, workers, apiKey: API_KEY };
}
