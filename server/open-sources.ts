import type { Logger } from "pino";
import type { Database } from "./database/database.ts";
import { findSetting, setSetting } from "./database/setting-queries.ts";
import { timeZoneByLocode } from "./reference/places/lookup.ts";
import {
	acceleratedClock,
	type Clock,
	type ClockOrigin,
	continueClock,
	wallClock,
} from "./runtime/clock.ts";
import { type Config, ConfigError } from "./settings/config.ts";
import { openSettingsFile } from "./settings/files/settings-file.ts";
import {
	type CarrierRegistry,
	carrierRegistry,
} from "./sources/carriers/carrier-registry.ts";
import { configuredCarriers } from "./sources/carriers/configured-carriers.ts";
import {
	type SimulatedLine,
	simulatedCarriers,
} from "./sources/carriers/simulated-carriers.ts";
import { testCarrier } from "./sources/carriers/test-carrier.ts";
import type { PositionSource } from "./sources/contracts/position-source.ts";
import type { TerminalRegistry } from "./sources/contracts/terminal.ts";
import { carrierHttp } from "./sources/requests/carrier-http.ts";
import { findSharedWorld } from "./sources/shared-world.ts";
import { configuredTerminals } from "./sources/terminals/configured-terminals.ts";
import {
	type SimulatedTerminals,
	simulatedTerminals,
	type TerminalDeps,
} from "./sources/terminals/simulated-terminals.ts";
import {
	type ServedFacilities,
	terminalRegistry,
} from "./sources/terminals/terminal-registry.ts";
import { configuredVessels } from "./sources/vessels/configured-vessels.ts";
import {
	type FailureListener,
	joinedPositions,
} from "./sources/vessels/joined-positions.ts";
import {
	type SimulatedVessels,
	simulatedVessels,
	type VesselDeps,
} from "./sources/vessels/simulated-vessels.ts";

const CLOCK_ORIGIN = "clock_origin";

/** Who can be asked, and by which clock they live. */
export interface Sources {
	readonly carriers: CarrierRegistry;
	readonly terminals: TerminalRegistry;
	/** Who knows where vessels are; undefined: nobody does. */
	readonly vessels: PositionSource | undefined;
	readonly clock: Clock;
	/** Whether the lines are those of a simulated world. */
	readonly isSimulated: boolean;
	/** In a few words for the operator. */
	readonly description: string;
	close(): Promise<void>;
}

/** A simulated world that answers. */
export interface OpenWorld {
	readonly url: string;
	readonly lines: readonly SimulatedLine[];
	readonly terminals: readonly SimulatedTerminals[];
	/** Absent: it does not tell where its vessels are. */
	readonly vessels?: SimulatedVessels;
	close(): Promise<void>;
}

/** Starts a world in this process that lives by a clock. */
export type StartWorld = (clock: Clock) => Promise<OpenWorld>;

/** The world of this process and the server live by one clock, which runs on between starts. */
async function openClock(config: Config, database: Database): Promise<Clock> {
	const previous = await findSetting<ClockOrigin>(database.db, CLOCK_ORIGIN);
	if (!previous && config.simulationSpeed === 1) return wallClock;
	const origin = continueClock(previous, config.simulationSpeed, Date.now());
	if (origin !== previous) await setSetting(database.db, CLOCK_ORIGIN, origin);
	return acceleratedClock(origin);
}

/** The terminals that the operator has configured; none without a file. */
function openTerminals(
	{ terminalsFile, secrets }: Config,
	deps: TerminalDeps,
): readonly ServedFacilities[] {
	return terminalsFile === undefined
		? []
		: configuredTerminals(openSettingsFile(terminalsFile, secrets), deps);
}

/** Who the operator has configured to tell where vessels are; nobody without a file. */
function openVessels(
	{ vesselsFile, secrets }: Config,
	deps: VesselDeps,
): readonly PositionSource[] {
	return vesselsFile === undefined
		? []
		: configuredVessels(openSettingsFile(vesselsFile, secrets), deps);
}

/** The operator has named the speed of a world that is not this process's. */
function refuseSpeed({ simulationSpeed }: Config, beside: string): void {
	if (simulationSpeed === 1) return;
	throw new ConfigError(
		`SIMULATION_SPEED is for the simulated world of this process: leave it out beside ${beside}`,
	);
}

/** The world to ask: one in a process of its own, else one of this process. */
async function openWorld(
	config: Config,
	database: Database,
	startWorld: StartWorld,
) {
	const { simulatedWorld: url, simulationSpeed } = config;
	if (url !== undefined) {
		refuseSpeed(config, "SIMULATED_WORLD");
		const shared = await findSharedWorld(url);
		return {
			world: { ...shared, close: async () => {} },
			clock: acceleratedClock(shared.clock),
			description: `the simulated world at ${url}, at speed ${shared.clock.speed}`,
		};
	}
	const clock = await openClock(config, database);
	return {
		world: await startWorld(clock),
		clock,
		description: `the simulated world, at speed ${simulationSpeed}`,
	};
}

/** Opens the carriers, terminals and sources of positions that the operator has configured; without carriers, those of the simulated world. */
export async function openSources(
	config: Config,
	database: Database,
	log: Logger,
	startWorld: StartWorld,
): Promise<Sources> {
	const http = carrierHttp();
	const depsBy = (clock: Clock) => ({
		http,
		now: () => clock.now(),
		zoneOf: (locode: string) => timeZoneByLocode(locode) ?? null,
		onSkipped: (scac: string, [reason, ...others]: readonly string[]) =>
			log.warn(
				{ scac, count: others.length + 1, reason },
				"a carrier sent unusable events",
			),
	});
	const warn: FailureListener = ({ reason, message }) =>
		log.warn(
			{ reason, message },
			"one of the sources of positions could not be asked",
		);
	const path = config.carriersFile;
	if (path !== undefined) {
		refuseSpeed(config, "CARRIERS_FILE");
		const deps = depsBy(wallClock);
		const file = openSettingsFile(path, config.secrets);
		const carriers = configuredCarriers(file, deps);
		const vessels = joinedPositions(openVessels(config, deps), warn);
		return {
			carriers: carrierRegistry([...carriers, testCarrier(deps)]),
			terminals: terminalRegistry(openTerminals(config, deps)),
			vessels,
			clock: wallClock,
			isSimulated: false,
			description: path,
			async close() {
				await vessels?.close();
				await http.close();
			},
		};
	}
	const { world, clock, description } = await openWorld(
		config,
		database,
		startWorld,
	);
	const deps = depsBy(clock);
	const vessels = joinedPositions(
		[...openVessels(config, deps), ...simulatedVessels(world, deps)],
		warn,
	);
	return {
		carriers: carrierRegistry([
			...simulatedCarriers(world, deps),
			testCarrier(deps),
		]),
		terminals: terminalRegistry([
			...openTerminals(config, deps),
			...simulatedTerminals(world, deps),
		]),
		vessels,
		clock,
		isSimulated: true,
		description,
		async close() {
			await vessels?.close();
			await http.close();
			await world.close();
		},
	};
}
