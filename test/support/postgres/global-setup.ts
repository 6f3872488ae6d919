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

/** Stops it. Fails the run when transactions waited for each other: PostgreSQL undoes one of them only after a second. */
export async function teardown(): Promise<void> {
	await server?.close();
	if (server && server.deadlocks.length > 0) {
		process.exitCode = 1;
		process.stderr.write(
			`\nThese transactions waited for each other. Lock rows in one order, as server/database/DECISIONS.md says:\n${server.deadlocks.join("\n")}\n`,
		);
	}
	// The memories of simulated worlds.
	for (const file of globSync("data/file_*.world")) rmSync(file);
}
