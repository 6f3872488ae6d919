import { appendFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { namesAccounts } from "./account-rule.ts";

/** Environment variable with the file that collects the statements of a run that name no account. */
export const STATEMENTS_FILE_VARIABLE = "LANDFALL_STATEMENTS";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** A stack line in the product or a test, outside server/database and this folder. */
const CALLER =
	/\b(?:server\/(?!database\/)|test\/(?!support\/statements\/))\S+?:\d+/;

/** Tests and the operator's commands may read the whole database. */
const WHOLE_DATABASE = /^(test|server\/admin)\//;

const FRAMES = 60;

const heard = new Set<string>();

/** The place of the code that issues the statement; undefined when turns of the event loop have lost it. */
function findCaller(): string | undefined {
	const limit = Error.stackTraceLimit;
	Error.stackTraceLimit = FRAMES;
	const { stack = "" } = new Error();
	Error.stackTraceLimit = limit;
	const lines = stack.split("\n").filter((line) => line.includes(ROOT));
	return lines
		.map((line) => CALLER.exec(line.replace(ROOT, ""))?.[0])
		.find((caller) => caller !== undefined);
}

function hear(text: string): void {
	if (heard.has(text)) return;
	heard.add(text);
	if (namesAccounts(text)) return;
	const caller = findCaller();
	const file = process.env[STATEMENTS_FILE_VARIABLE];
	if (file === undefined || WHOLE_DATABASE.test(caller ?? "")) return;
	appendFileSync(file, `${JSON.stringify({ caller, text })}\n`);
}

interface Drivers {
	readonly sqlite: { prepare(text: string): unknown };
	readonly client: { query(first: unknown, ...rest: unknown[]): unknown };
}

const { sqlite, client } = {
	sqlite: Sqlite.prototype,
	client: pg.Client.prototype,
} as unknown as Drivers;

const { prepare } = sqlite;
sqlite.prepare = function listening(text) {
	hear(text);
	return prepare.call(this, text);
};

const { query } = client;
client.query = function listening(first, ...rest) {
	const text =
		typeof first === "string"
			? first
			: (first as { text?: string } | undefined)?.text;
	if (text !== undefined) hear(text);
	return query.call(this, first, ...rest);
};
