import { join } from "node:path";
import type { AdminResult } from "../../server/admin/command.ts";
import { findCommand } from "../../server/admin/find-command.ts";
import { toTable } from "../../server/admin/table.ts";
import type { Database } from "../../server/database/database.ts";
import { readConfig } from "../../server/settings/config.ts";
import {
	type Ended,
	runScript,
} from "../support/installation/landfall-process.ts";
import {
	startTestLandfall,
	type TestLandfall,
	temporaryFolder,
} from "../support/installation/test-landfall.ts";
import { eventually } from "../support/time/eventually.ts";

/** Runs a command on a database in this process, and returns what it answers. */
export async function runOn(
	database: Database,
	...words: string[]
): Promise<AdminResult> {
	const { command, operands } = findCommand(words);
	const context = {
		config: readConfig({}),
		openDatabase: async () => database,
		openAnySchema: async () => database,
		type: undefined,
		isContracting: false,
		isApplying: false,
		isConfirmed: false,
	};
	return command.run(context, operands);
}

/** A running server, and the ways to run commands beside it. */
export interface Administered {
	readonly system: TestLandfall;
	/** The path of an empty folder for files. */
	readonly folder: string;
	/** Runs one command in a process of its own, as an operator does. */
	admin(...args: string[]): Promise<Ended>;
	/** Runs one command in this process. */
	run(...words: string[]): Promise<AdminResult>;
	/** Its output for people. */
	text(...words: string[]): Promise<string>;
	/** Its output for programs. */
	json(...words: string[]): Promise<ReturnType<typeof JSON.parse>>;
	/** The status of a request with a key. */
	statusWith(key: string): Promise<number>;
	/** Waits until a key is refused: a running server caches for a second which account it belongs to. */
	refused(key: string): Promise<void>;
	stop(): Promise<void>;
}

/** Starts a server on a database file. */
export async function startAdministered(): Promise<Administered> {
	const folder = temporaryFolder();
	const databaseFile = join(folder.path, "landfall.db");
	const system = await startTestLandfall({ databaseFile });
	const run = (...words: string[]) => runOn(system.services.database, ...words);
	const statusWith = async (key: string) => {
		const headers = { authorization: `Token ${key}` };
		return (await fetch(`${system.url}/shipments`, { headers })).status;
	};
	return {
		...{ system, run, statusWith },
		folder: folder.path,
		admin: (...args) =>
			runScript("server/admin/main.ts", args, {
				DATABASE_URL: `file:${databaseFile}`,
			}),
		async text(...words) {
			const { message, data } = await run(...words);
			return message ?? toTable([data].flat());
		},
		async json(...words) {
			const { data } = await run(...words);
			return JSON.parse(JSON.stringify(data));
		},
		async refused(key) {
			const ask = async () => (await statusWith(key)) === 401;
			await eventually("the key is refused", ask, 60_000);
		},
		async stop() {
			await system.stop();
			folder.remove();
		},
	};
}
