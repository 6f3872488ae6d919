import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { openDatabase } from "../../../server/database/database.ts";
import { insertAccount } from "../../../server/resources/accounts/account-queries.ts";
import { insertApiKey } from "../../../server/resources/accounts/api-key-queries.ts";
import { ENTITLEMENTS } from "../../../server/services/account.ts";
import { startServerProcess } from "../../bench/server-process.ts";
import {
	killLandfallProcesses,
	startLandfallProcess,
} from "../../support/installation/landfall-process.ts";
import { openTurnLog, type TurnLog } from "../turns/turn-log.ts";

/** Two lines: one without a limit, and one that accepts few requests a second. */
export const FREE_LINE = "MAEU";
export const LIMITED_LINE = "HLCU";
const MOST_PER_SECOND = 20;

/** A running installation: the real program as operators start it, with lines to query. */
export interface Installation {
	readonly url: string;
	readonly pid: number;
	readonly turns: TurnLog;
	/** Adds an account with every paid feature, and returns its key. */
	addAccount(name: string): Promise<string>;
	/** Size of the database after a checkpoint of its log. */
	databaseBytes(): number;
	close(): Promise<void>;
}

function carriersFile(linesUrl: string): string {
	return `carriers:
  - { scac: ${FREE_LINE}, dialect: dcsa-2.2, baseUrl: "${linesUrl}" }
  - { scac: ${LIMITED_LINE}, dialect: dcsa-2.2, baseUrl: "${linesUrl}", rate: { perSecond: ${MOST_PER_SECOND} } }
`;
}

function fileBytes(file: string): number {
	const database = new Database(file);
	database.pragma("wal_checkpoint(TRUNCATE)");
	database.close();
	return statSync(file).size;
}

/** Adds an account with every paid feature beside the running program, as the operator's commands do; returns its key. */
async function insertEntitled(file: string, name: string): Promise<string> {
	const { db, close } = openDatabase(`file:${file}`);
	try {
		const now = new Date().toISOString();
		const { id } = await insertAccount(db, name, now, ENTITLEMENTS);
		return (await insertApiKey(db, id, now)).key;
	} finally {
		await close();
	}
}

/** Starts an installation in a folder of its own, which is removed when it closes. */
export async function openInstallation(): Promise<Installation> {
	await using opened = new AsyncDisposableStack();
	const folder = mkdtempSync(join(tmpdir(), "landfall-campaign-"));
	const cleanUp = () => {
		killLandfallProcesses();
		rmSync(folder, { recursive: true, force: true });
	};
	process.once("exit", cleanUp);
	opened.defer(() => {
		cleanUp();
		process.off("exit", cleanUp);
	});
	const lines = await startServerProcess([
		"test/campaigns/tenants/lines-process.ts",
	]);
	opened.defer(() => lines.stop());
	const carriers = join(folder, "carriers.yaml");
	writeFileSync(carriers, carriersFile(lines.url));
	const file = join(folder, "landfall.db");
	const turns = openTurnLog(join(folder, "turns"));
	const env = {
		DATABASE_URL: `file:${file}`,
		CARRIERS_FILE: carriers,
		REQUESTS_PER_MINUTE: "1000000000",
		WEBHOOKS_PER_ACCOUNT: "1000",
		RESPONSE_CHECKS: "off",
	};
	const landfall = await startLandfallProcess({ ...env, ...turns.env });
	opened.defer(async () => {
		await landfall.end("SIGKILL");
	});
	const owned = opened.move();
	return {
		url: landfall.url,
		pid: landfall.pid,
		turns,
		addAccount: (name) => insertEntitled(file, name),
		databaseBytes: () => fileBytes(file),
		close: () => owned.disposeAsync(),
	};
}
