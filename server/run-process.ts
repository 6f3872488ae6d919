import { styleText } from "node:util";
import type { Logger } from "pino";
import { startSimulatedWorld } from "../mock/carriers/simulated-world.ts";
import {
	fileMemory,
	processMemory,
	type WorldMemory,
} from "../mock/carriers/world/first-requests.ts";
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
import { openLog } from "./runtime/log.ts";
import { Meter } from "./runtime/meter.ts";
import { makeSeaRoutes } from "./sea/sea-route.ts";
import type { Config } from "./settings/config.ts";
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

/** Opens the simulated world's memory, which lasts as long as the database. */
function openMemory(databaseUrl: string): WorldMemory {
	const file =
		databaseFile(databaseUrl) ?? `data${new URL(databaseUrl).pathname}`;
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

/** Prints the addresses of everything that this process serves. */
function sayPlaces(
	{ url, monitoringUrl }: Landfall,
	{ databaseUrl }: Config,
	{ description, clock }: Sources,
): void {
	if (url !== undefined) {
		say("API", url);
		say("reference", new URL("/docs", url).href);
	} else say("worker", "waiting for jobs");
	if (monitoringUrl !== undefined)
		say("metrics", new URL("/metrics", monitoringUrl).href);
	say("database", withoutPassword(databaseUrl));
	say("carriers", description);
	sayClock(clock);
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

	if (!isQuiet) sayPlaces(landfall, config, sources);
	const startedInMs = Math.round(performance.now());
	log.info({ url: landfall.url, startedInMs }, "ready");
	process.send?.("ready");
}
