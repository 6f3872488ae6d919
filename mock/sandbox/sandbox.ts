import { fileURLToPath } from "node:url";
import { Router } from "express";
import type { Logger } from "pino";
import { createLandfallClient } from "../../client/index.ts";
import { openDatabase } from "../../server/database/database.ts";
import { prepareSchema } from "../../server/database/migrate.ts";
import { startLandfall } from "../../server/landfall.ts";
import { openSources } from "../../server/open-sources.ts";
import { accountFinder } from "../../server/resources/accounts/api-key-queries.ts";
import { ensureKey } from "../../server/resources/accounts/first-key.ts";
import { openLog } from "../../server/runtime/log.ts";
import { readConfig } from "../../server/settings/config.ts";
import { openTrackingRules } from "../../server/settings/tracking-rules/open-tracking-rules.ts";
import { startSimulatedWorld } from "../carriers/simulated-world.ts";
import { settle } from "./advance.ts";
import { SandboxClock } from "./sandbox-clock.ts";
import { sandboxRoutes } from "./sandbox-routes.ts";
import { seed } from "./seed.ts";

/** The key of every sandbox. */
export const SANDBOX_KEY = "lf_sandbox";

/** The time at which every sandbox begins. */
export const SANDBOX_START = "2026-07-01T08:00:00Z";

/** A running sandbox. */
export interface SandboxServer {
	/** Base URL of the API, with `/v2`. */
	readonly url: string;
	/** Base URL of the routes that move the time and set faults. */
	readonly controlUrl: string;
	stop(): Promise<void>;
}

/** Address, port and log of a sandbox. */
interface SandboxOptions {
	readonly host?: string;
	readonly port?: number;
	readonly log?: Logger;
}

/**
 * Starts the real server, its worker and the simulated world, all in memory, and tracks the numbers that every sandbox begins with.
 * Time begins at {@link SANDBOX_START} and stands still until it is moved, so each start gives the same world. Port 0 selects a free one.
 */
export async function startSandbox({
	host = "127.0.0.1",
	port = 0,
	log: given,
}: SandboxOptions = {}): Promise<SandboxServer> {
	const config = readConfig({
		HOST: host,
		PORT: String(port),
		DATABASE_URL: "file::memory:",
		TRACKING_FILE: fileURLToPath(new URL("tracking.yaml", import.meta.url)),
		WEBHOOK_ALLOW: "127.0.0.0/8,::1/128",
		CORS_ORIGINS: "*",
		REQUESTS_PER_MINUTE: "1000000",
		INFERENCES_PER_MINUTE: "1000000",
		RESPONSE_CHECKS: "off",
	});
	// Only errors are logged while it starts, because every start tracks the same numbers.
	const log = given ?? (await openLog("error"));
	const clock = new SandboxClock(SANDBOX_START);
	const database = openDatabase(config.databaseUrl);
	await prepareSchema(database);
	await ensureKey(database, clock, SANDBOX_KEY);
	let worldUrl = "";
	const sources = await openSources(
		config,
		database,
		log,
		async () => {
			const world = await startSimulatedWorld({ now: () => clock.now() });
			worldUrl = world.url;
			return world;
		},
		undefined,
		clock,
	);
	const moreRoutes = Router();
	const { carriers, terminals, vessels, isSimulated } = sources;
	const landfall = await startLandfall(
		config,
		{
			database,
			carriers,
			terminals,
			vessels,
			rules: openTrackingRules(config),
			clock,
			isSimulated,
			log,
			moreRoutes,
			addressNames: ["--host", "--port"],
		},
		{ isServing: true, isWorking: true },
	);
	const { services, url = "" } = landfall;
	const client = createLandfallClient({ baseUrl: url, apiKey: SANDBOX_KEY });
	const findAccount = accountFinder(database);
	moreRoutes.use(
		sandboxRoutes({ services, clock, landfall: client, worldUrl, findAccount }),
	);
	await seed(client);
	await settle(services);
	if (!given) log.level = "info";
	return {
		url,
		controlUrl: new URL("/sandbox", url).href,
		async stop() {
			await landfall.stop();
			await sources.close();
		},
	};
}
