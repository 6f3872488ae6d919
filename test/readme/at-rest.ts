import { openDatabase } from "../../server/database/database.ts";
import { serve } from "../support/peers/serve.ts";
import { eventually } from "../support/time/eventually.ts";

const LIMIT_MS = 60_000;

/** A server that answers at `/rest` once no job of a database is due or running, and accepts every other request. */
export interface RestServer {
	readonly url: string;
	close(): Promise<void>;
}

/** Starts it for the database of another process. */
export async function startRestServer(
	databaseUrl: string,
): Promise<RestServer> {
	const database = openDatabase(databaseUrl);
	const isAtRest = async () => {
		const job = await database.db
			.selectFrom("jobs")
			.select("id")
			.where((eb) =>
				eb.or([
					eb("lease_owner", "is not", null),
					eb("run_at", "<=", new Date().toISOString()),
				]),
			)
			.executeTakeFirst();
		return job === undefined;
	};
	const server = await serve(async (request, response) => {
		request.resume();
		if (request.url === "/rest")
			await eventually("no job is due", isAtRest, LIMIT_MS).catch(() => {
				response.statusCode = 503;
			});
		else response.statusCode = 204;
		response.end();
	});
	return {
		url: server.url,
		async close() {
			await server.close();
			await database.close();
		},
	};
}
