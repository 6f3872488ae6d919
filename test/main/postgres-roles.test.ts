import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import {
	killLandfallProcesses,
	runScript,
	startLandfallProcess,
} from "../support/installation/landfall-process.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startPostgres } from "../support/postgres/postgres-server.ts";
import { eventually } from "../support/time/eventually.ts";

const server = await openForFile(async () => {
	const started = await startPostgres();
	if (!started) throw new Error("no PostgreSQL package for this platform");
	return started;
});
afterAll(killLandfallProcesses);

/** The SQL of OPERATIONS.md, by the database in which it runs. */
function documentedSql(): readonly [database: string, text: string][] {
	const url = new URL("../../OPERATIONS.md", import.meta.url);
	const [, block = ""] =
		/^```sql\n(.*?)^```$/ms.exec(readFileSync(url, "utf8")) ?? [];
	const [first = "", ...others] = block.split(/^\\connect /m);
	const connected = others.map((text): [string, string] => {
		const end = text.indexOf("\n");
		return [text.slice(0, end), text.slice(end)];
	});
	return [["postgres", first], ...connected];
}

const as = (role: string) =>
	`postgres://${role}@127.0.0.1:${server.port}/landfall`;

const admin = (role: string, ...args: string[]) =>
	runScript("server/admin/main.ts", args, { DATABASE_URL: as(role) });

test("after the SQL of OPERATIONS.md one role migrates, and servers, workers and commands run as another that owns nothing", async () => {
	for (const [database, text] of documentedSql()) {
		const client = new pg.Client(`${server.url}/${database}`);
		await client.connect();
		// Each alone: several at once are a transaction, in which no database is created.
		for (const statement of text.split(";\n").filter((one) => one.trim()))
			await client.query(statement);
		await client.end();
	}
	const migrated = await admin("landfall_owner", "database", "migrate");
	expect([migrated.code, migrated.stderr]).toEqual([0, ""]);

	const key = "a-key-of-this-test-alone";
	const { url, end } = await startLandfallProcess({
		DATABASE_URL: as("landfall_server"),
		LANDFALL_API_KEY: key,
		SIMULATED_WORLD: "",
	});
	const headers = {
		authorization: `Token ${key}`,
		"content-type": "application/json",
	};
	const attributes = {
		request_number: "MAEU260710175",
		request_type: "bill_of_lading",
		scac: "MAEU",
	};
	const body = JSON.stringify({
		data: { type: "tracking_request", attributes },
	});
	const path = `${url}/tracking_requests`;
	await fetch(path, { method: "POST", headers, body });
	await eventually("the shipment is recorded", async () => {
		const { data } = (await (await fetch(path, { headers })).json()) as {
			data: { attributes: { status: string } }[];
		};
		return data[0]?.attributes.status === "created";
	});
	const examined = await admin("landfall_server", "doctor");
	expect([examined.code, examined.stderr]).toEqual([0, ""]);
	const leave = ["account", "remove", "default", "--yes"];
	const removed = await admin("landfall_server", ...leave);
	expect([removed.code, removed.stderr]).toEqual([0, ""]);
	await end("SIGTERM");
});
