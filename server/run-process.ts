import type { Logger } from "pino";
import {
	databaseFile,
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
import { logWarnings, openLog } from "./runtime/log.ts";
import { Meter } from "./runtime/meter.ts";
import { printNewKey, say } from "./runtime/printed-lines.ts";
import { makeSeaRoutes } from "./sea/sea-route.ts";
import type { Config } from "./settings/config.ts";
import { ConfigError } from "./settings/config-error.ts";
import type { openRetentionRules } from "./settings/retention-rules/retention-rules.ts";
import type { openTrackingRules } from "./settings/tracking-rules/open-tracking-rules.ts";

/** What a process is started with: its arguments and settings, checked. */
interface ProcessParts {
	readonly roles: Roles;
	readonly config: Config;
	readonly retentionRules: ReturnType<typeof openRetentionRules>;
	readonly trackingRules: ReturnType<typeof openTrackingRules>;
	readonly isOneOfSeveral: boolean;
	/** Whether another process prints the addresses. */
	readonly isQuiet: boolean;
}

const SHUTDOWN_LIMIT_MS = 9_500;

/** How long a stopped process may take to write its log. */
const LAST_WORDS_MS = 500;

/** Largest difference between two readings of the same clock. */
const SAME_CLOCK_MS = 5_000;

/** Starts the simulated world in this process. It remembers requests as long as the database lasts. */
async function startWorld(clock: Clock, databaseUrl: string) {
	// Loaded late, so that a process without a world of its own takes less memory and starts sooner.
	const { fileMemory, processMemory, startSimulatedWorld } = await import(
		"../mock/carriers/simulated-world.ts"
	);
	const file =
		databaseFile(databaseUrl) ?? `data${new URL(databaseUrl).pathname}`;
	const memoryIn = (name: string) => {
		try {
			return fileMemory(name);
		} catch (error) {
			const { code, message } = error as NodeJS.ErrnoException;
			throw new ConfigError(
				`the simulated world keeps its memory in ${name}, which cannot be written (${code ?? message}): make it writable, or set CARRIERS_FILE or SIMULATED_WORLD`,
			);
		}
	};
	return startSimulatedWorld({
		now: () => clock.now(),
		memory: file === ":memory:" ? processMemory() : memoryIn(`${file}.world`),
	});
}

/** The time of the simulated world when it differs from wall-clock time. */
function describeClock({ now, speed = 1 }: Clock): string | undefined {
	const [there, here] = [now(), new Date()];
	const isWalls = speed === 1 && Math.abs(+there - +here) < SAME_CLOCK_MS;
	if (isWalls) return undefined;
	const minute = (at: Date) =>
		`${toInstant(at).slice(0, 16).replace("T", " ")} UTC`;
	const world = `${minute(there)} in the simulated world`;
	return `${world}, while it is ${minute(here)} here`;
}

/** The addresses of everything that this process serves and uses, by their labels. */
function placesOf(
	{ url, monitoringUrl }: Landfall,
	{ databaseUrl }: Config,
	{ description, clock }: Sources,
): Readonly<Record<string, string | undefined>> {
	return {
		API: url,
		reference: url && new URL("/docs", url).href,
		worker: url === undefined ? "waiting for jobs" : undefined,
		metrics: monitoringUrl && new URL("/metrics", monitoringUrl).href,
		database: withoutPassword(databaseUrl),
		carriers: description,
		clock: describeClock(clock),
	};
}

/** Says where everything is: a line each for people on a terminal, else one line of the log. */
function sayReady(
	places: ReturnType<typeof placesOf>,
	log: Logger,
	isQuiet: boolean,
): void {
	const { API: url, ...others } = places;
	const { isTTY } = process.stdout;
	if (isTTY && !isQuiet)
		for (const [label, text] of Object.entries(places))
			if (text !== undefined) say(label, text);
	const startedInMs = Math.round(performance.now());
	log.info({ url, ...(!isTTY && others), startedInMs }, "ready");
}

/** Stops the process in order on a signal, or by force when something hangs. */
function stopOnSignal(
	landfall: Landfall,
	sources: Sources,
	sweeper: Sweeper | undefined,
	log: Logger,
	isOneOfSeveral: boolean,
): void {
	const interrupted = interruption(isOneOfSeveral);
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
		// The channel to the parent would keep this process alive.
		if (process.connected) process.disconnect();
		// So would a request that a collector of traces does not answer.
		setTimeout(() => process.exit(), LAST_WORDS_MS).unref();
	};
	interrupted.addEventListener("abort", stop);
	// A SIGHUP to the process group is for the parent, which then restarts this process.
	if (isOneOfSeveral) process.on("SIGHUP", () => {});
}

/** Opens the database and the sources, starts the roles, prints the addresses, and stops all on a signal. */
export async function runProcess({
	roles,
	config,
	retentionRules,
	trackingRules,
	isOneOfSeveral,
	isQuiet,
}: ProcessParts): Promise<void> {
	const log = await openLog(config.logLevel);
	logWarnings(log);
	const database = openDatabase(config.databaseUrl, {
		isForJobs: !roles.isServing,
	});
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
	if (newKey !== undefined) printNewKey(newKey);
	const meter = config.metrics && new Meter();
	const sources = await openSources(
		config,
		database,
		log,
		(clock) => startWorld(clock, config.databaseUrl),
		meter,
	);
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
			rules: trackingRules,
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
	stopOnSignal(landfall, sources, sweeper, log, isOneOfSeveral);

	sayReady(placesOf(landfall, config, sources), log, isQuiet);
	process.send?.("ready");
}
