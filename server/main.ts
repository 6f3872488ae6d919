import { styleText } from "node:util";
import type { Logger } from "pino";
import { startSimulatedWorld } from "../mock/carriers/simulated-world.ts";
import {
	fileMemory,
	processMemory,
	type WorldMemory,
} from "../mock/carriers/world/memory.ts";
import {
	isPostgres,
	openDatabase,
	withoutPassword,
} from "./database/database.ts";
import { prepareSchema } from "./database/migrate.ts";
import { type Landfall, type Roles, startLandfall } from "./landfall.ts";
import { openSources, type Sources } from "./open-sources.ts";
import { ensureKey } from "./resources/accounts/first-key.ts";
import { type Sweeper, startSweeper } from "./retention/sweeper.ts";
import { type Clock, toInstant, wallClock } from "./runtime/clock.ts";
import { interruption } from "./runtime/interruption.ts";
import { openLog } from "./runtime/log.ts";
import { Meter } from "./runtime/meter.ts";
import { makeSeaRoutes } from "./sea/sea-route.ts";
import { ConfigError, readConfig } from "./settings/config.ts";
import { SettingsFileError } from "./settings/files/settings-error.ts";
import { openRetentionRules } from "./settings/retention-rules/retention-rules.ts";
import { openTrackingRules } from "./settings/tracking-rules/open-tracking-rules.ts";
import { SharedWorldError } from "./sources/shared-world.ts";

const SHUTDOWN_LIMIT_MS = 9_500;

/** Largest difference between two readings of the same clock. */
const SAME_CLOCK_MS = 5_000;

/** Opens the simulated world's memory, which lasts as long as the database. */
function openMemory(databaseUrl: string): WorldMemory {
	const file = isPostgres(databaseUrl)
		? `data${new URL(databaseUrl).pathname}`
		: databaseUrl.slice("file:".length);
	return file === ":memory:" ? processMemory() : fileMemory(`${file}.world`);
}

function say(label: string, text: string): void {
	process.stdout.write(`${styleText("cyan", label.padEnd(10))} ${text}\n`);
}

/** Prints the time of the simulated world when it differs from wall-clock time. */
function sayClock({ now, speed = 1 }: Clock): void {
	const [there, here] = [now(), new Date()];
	const isWalls = speed === 1 && Math.abs(+there - +here) < SAME_CLOCK_MS;
	if (isWalls) return;
	const minute = (at: Date) =>
		`${toInstant(at).slice(0, 16).replace("T", " ")} UTC`;
	const world = `${minute(there)} in the simulated world`;
	say("clock", `${world}, while it is ${minute(here)} here`);
}

/** Stops the process in order on a signal, or at once when something hangs. */
function stopOnSignal(
	landfall: Landfall,
	sources: Sources,
	sweeper: Sweeper | undefined,
	log: Logger,
): void {
	const interrupted = interruption();
	const stop = async () => {
		log.info({ reason: interrupted.reason.message }, "stopping");
		setTimeout(() => {
			log.error("not everything ended in time");
			process.exit(1);
		}, SHUTDOWN_LIMIT_MS).unref();
		await sweeper?.stop();
		await landfall.stop();
		await sources.close();
		log.info("stopped");
	};
	interrupted.addEventListener("abort", stop);
}

/** Reads the roles: `server` or `worker` runs that half alone, for separate machines or scaling. */
function readRoles(half: string | undefined): Roles {
	if (half !== undefined && half !== "server" && half !== "worker") {
		throw new ConfigError(
			`start takes nothing, server or worker; not "${half}"`,
		);
	}
	return { isServing: half !== "worker", isWorking: half !== "server" };
}

/** Starts the process. */
async function main(): Promise<void> {
	const roles = readRoles(process.argv[2]);
	const config = readConfig();
	const retentionRules = openRetentionRules(config);
	const log = await openLog(config.logLevel);
	const database = openDatabase(config.databaseUrl);
	await prepareSchema(database);
	const newKey = await ensureKey(database, wallClock, config.apiKey).catch(
		(error: unknown) => {
			// A read-only database still serves known keys.
			if (!database.isUnavailable(error)) throw error;
			log.error({ err: error }, "no key can be added");
			return undefined;
		},
	);
	// Printed at once, because a restart after a failure would not print it again.
	if (newKey !== undefined) say("API key", `${newKey} (shown only now)`);
	const meter = config.metrics && new Meter();
	const startWorld = (clock: Clock) =>
		startSimulatedWorld({
			now: () => clock.now(),
			memory: openMemory(config.databaseUrl),
		});
	const sources = await openSources(config, database, log, startWorld, meter);
	const { carriers, terminals, vessels, clock } = sources;
	// At the start, because loading for the first map would block all requests for a quarter of a second.
	const seaRoutes = makeSeaRoutes(config.closedPassages);
	seaRoutes.prepare();
	const landfall = await startLandfall(
		config,
		{
			database,
			carriers,
			terminals,
			vessels,
			rules: openTrackingRules(config),
			clock,
			isSimulated: sources.isSimulated,
			log,
			meter,
			seaRoutes,
		},
		roles,
	);
	const sweeper = roles.isWorking
		? startSweeper({ database, rules: retentionRules, clock, log })
		: undefined;
	stopOnSignal(landfall, sources, sweeper, log);

	if (landfall.url !== undefined) {
		say("API", landfall.url);
		say("reference", new URL("/docs", landfall.url).href);
	} else say("worker", "waiting for jobs");
	if (landfall.monitoringUrl !== undefined)
		say("metrics", new URL("/metrics", landfall.monitoringUrl).href);
	say("database", withoutPassword(config.databaseUrl));
	say("carriers", sources.description);
	sayClock(clock);
	const startedInMs = Math.round(performance.now());
	log.info({ url: landfall.url, startedInMs }, "ready");
}

try {
	await main();
} catch (error) {
	const isOperators = [ConfigError, SettingsFileError, SharedWorldError].some(
		(kind) => error instanceof kind,
	);
	const { code, message, stack } = error as NodeJS.ErrnoException;
	const text = isOperators || code !== undefined ? message : stack;
	process.stderr.write(
		`${styleText("red", "Landfall cannot start:")} ${text}\n`,
	);
	process.exit(1);
}
