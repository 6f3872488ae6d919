import { globSync, rmSync } from "node:fs";
import { makeTemplate } from "./postgres-databases.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";

let server: PostgresServer | undefined;

/** Starts the server of a test run. */
export async function setup(): Promise<void> {
	server = await startPostgres();
	if (!server) throw new Error("no PostgreSQL package for this platform");
	Object.assign(process.env, await makeTemplate(server.url));
}

/** Stops it. */
export async function teardown(): Promise<void> {
	await server?.close();
	// The memories of simulated worlds.
	for (const file of globSync("data/file_*.world")) rmSync(file);
}
