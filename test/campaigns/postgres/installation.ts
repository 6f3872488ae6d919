import { startSimulatedWorld } from "../../../mock/carriers/simulated-world.ts";
import { wallClock } from "../../../server/runtime/clock.ts";
import {
	killLandfallProcesses,
	type LandfallProcess,
	startLandfallProcess,
} from "../../support/installation/landfall-process.ts";

/** The API key of the installation. */
export const KEY = "key-of-the-campaign";

/** Processes of Landfall on one PostgreSQL database, and the simulated world that they ask. */
export interface Installation {
	start(
		role: "server" | "worker",
		env?: Readonly<Record<string, string>>,
	): Promise<LandfallProcess>;
	/** Ends all processes, and returns those that failed to end properly. */
	close(): Promise<string[]>;
}

/** Prepares an installation on a database. */
export async function openInstallation(
	databaseUrl: string,
): Promise<Installation> {
	const wallMs = Date.now();
	const world = await startSimulatedWorld({
		now: () => wallClock.now(),
		clock: { wallMs, clockMs: wallMs, speed: 1 },
	});
	const running: LandfallProcess[] = [];
	process.once("exit", killLandfallProcesses);
	return {
		async start(role, env = {}) {
			const started = await startLandfallProcess(
				{
					DATABASE_URL: databaseUrl,
					LANDFALL_API_KEY: KEY,
					SIMULATED_WORLD: world.url,
					REQUESTS_PER_MINUTE: "1000000",
					LOG_LEVEL: "info",
					...env,
				},
				role,
			);
			running.push(started);
			return started;
		},
		async close() {
			const codes = await Promise.all(running.map((one) => one.end()));
			await world.close();
			process.off("exit", killLandfallProcesses);
			return codes.flatMap((code, nth) =>
				code === 0
					? []
					: [
							`a process ended with ${code}: ${running[nth]?.output().slice(-500)}`,
						],
			);
		},
	};
}

/** Log messages of a process at the level of errors or above. */
export function errorsOf(process: LandfallProcess): string[] {
	return process
		.output()
		.split("\n")
		.filter((line) => /^\{"level":[56]0/.test(line))
		.map((line) => {
			const { msg, err } = JSON.parse(line) as {
				msg?: string;
				err?: { message: string };
			};
			return `logged: ${msg}${err ? `: ${err.message}` : ""}`;
		});
}
