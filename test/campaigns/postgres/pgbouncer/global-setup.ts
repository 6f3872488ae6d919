import {
	type Pgbouncer,
	startPgbouncer,
} from "../../../support/postgres/pgbouncer.ts";
import {
	makeTemplate,
	POOLER,
} from "../../../support/postgres/postgres-databases.ts";
import {
	type PostgresServer,
	startPostgres,
} from "../../../support/postgres/postgres-server.ts";

let server: PostgresServer | undefined;
let pgbouncer: Pgbouncer | undefined;

/** Starts a server, and PgBouncer in front of it. */
export async function setup(): Promise<void> {
	server = await startPostgres();
	if (!server) throw new Error("no PostgreSQL package for this platform");
	Object.assign(process.env, await makeTemplate(server.url));
	pgbouncer = await startPgbouncer(server.port);
	process.env[POOLER] = pgbouncer.url;
}

/** Stops both. */
export async function teardown(): Promise<void> {
	await pgbouncer?.close();
	await server?.close();
}
