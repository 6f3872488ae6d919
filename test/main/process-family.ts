import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type Agent, request } from "node:http";
import { join } from "node:path";
import { START_LIMIT_MS } from "../../mock/start-limit.ts";
import {
	killLandfallProcesses,
	type LandfallProcess,
	startLandfallProcesses,
} from "../support/installation/landfall-process.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { eventually } from "../support/time/eventually.ts";

const KEY = "a-key-of-this-test";

/** The environment of serving processes, and a folder with their database. */
export function openFamilyFolder() {
	const folder = temporaryFolder();
	const env = {
		DATABASE_URL: `file:${join(folder.path, "shared.db")}`,
		LANDFALL_API_KEY: KEY,
		REQUESTS_PER_MINUTE: "1000000",
	};
	return {
		env,
		/** Also kills what a failed test left running. */
		remove() {
			killLandfallProcesses();
			folder.remove();
		},
	};
}

/** Two serving processes behind one port, and the process that started them. */
export interface ProcessFamily extends LandfallProcess {
	/** The ids of the serving processes. */
	children(): number[];
	/** Asks for a restart of all, one by one. */
	restart(): void;
	/** Waits until so many have restarted. */
	untilRestarted(count: number): Promise<unknown>;
	/** Requests the shipments and returns the status. Without an agent each request has its own connection. */
	ask(agent?: Agent): Promise<number>;
}

/** Starts a {@link ProcessFamily}. */
export async function startProcessFamily(
	env: Readonly<Record<string, string>>,
): Promise<ProcessFamily> {
	const family = await startLandfallProcesses(env, 2);
	const { pid, url, output } = family;
	return {
		...family,
		children: () =>
			readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
				.split(" ")
				.filter(Boolean)
				.map(Number),
		restart: () => void process.kill(pid, "SIGHUP"),
		untilRestarted: (count) =>
			eventually(
				`${count} have restarted`,
				() => output().match(/"msg":"restarted"/g)?.length === count,
				START_LIMIT_MS,
			),
		async ask(agent) {
			const headers = { authorization: `Token ${KEY}` };
			const options = { agent: agent ?? false, headers };
			const asked = request(`${url}/shipments`, options);
			const [response] = await once(asked.end(), "response");
			response.resume();
			await once(response, "end");
			return response.statusCode;
		},
	};
}
