import type { Logger } from "pino";
import type { Database } from "./database/database.ts";
import { databaseStates } from "./database/state-store.ts";
import { timeZoneByLocode } from "./reference/places/lookup.ts";
import { acceleratedClock, type Clock, wallClock } from "./runtime/clock.ts";
import type { Meter } from "./runtime/meter.ts";
import type { Config } from "./settings/config.ts";
import { ConfigError } from "./settings/config-error.ts";
import { openSettingsFile } from "./settings/files/settings-file.ts";
import { openClock } from "./simulation-clock.ts";
import {
	type CarrierRegistry,
	carrierRegistry,
} from "./sources/carriers/carrier-registry.ts";
import { configuredCarriers } from "./sources/carriers/configured-carriers.ts";
import type { DcsaCarrierDeps } from "./sources/carriers/dcsa/dcsa-carrier.ts";
import {
	type SimulatedLine,
	simulatedCarriers,
} from "./sources/carriers/simulated-carriers.ts";
import { testCarrier } from "./sources/carriers/test-carrier.ts";
import type { SourceDeps } from "./sources/connections/source-channels.ts";
import type { SharedLimits } from "./sources/connections/source-limits.ts";
import type { PositionSource } from "./sources/contracts/position-source.ts";
import type { TerminalRegistry } from "./sources/contracts/terminal.ts";
import { sourceHttp } from "./sources/requests/source-http.ts";
import { findSharedWorld } from "./sources/shared-world.ts";
import { configuredTerminals } from "./sources/terminals/configured-terminals.ts";
import {
	type SimulatedTerminals,
	simulatedTerminals,
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
} from "./sources/vessels/simulated-vessels.ts";

/** The sources of tracking data and their clock. */
export interface Sources {
	readonly carriers: CarrierRegistry;
	readonly terminals: TerminalRegistry;
	/** The source of vessel positions, if any. */
	readonly vessels: PositionSource | undefined;
	readonly clock: Clock;
	/** Whether the carriers are simulated. */
	readonly isSimulated: boolean;
	/** Short description for the operator. */
	readonly description: string;
	close(): Promise<void>;
}

/** A running simulated world. */
export interface OpenWorld {
	readonly url: string;
	readonly lines: readonly SimulatedLine[];
	readonly terminals: readonly SimulatedTerminals[];
	/** Its source of vessel positions, if any. */
	readonly vessels?: SimulatedVessels;
	close(): Promise<void>;
}

/** Starts a world with a clock in this process. */
export type StartWorld = (clock: Clock) => Promise<OpenWorld>;

/** Opens the configured terminals; none without a file. */
function openTerminals(
	{ terminalsFile, secrets }: Config,
	deps: SourceDeps & SharedLimits,
): readonly ServedFacilities[] {
	return terminalsFile === undefined
		? []
		: configuredTerminals(
				openSettingsFile("TERMINALS_FILE", terminalsFile, secrets),
				deps,
			);
}

/** Opens the configured sources of vessel positions; none without a file. */
function openVessels(
	{ vesselsFile, secrets }: Config,
	deps: SourceDeps & SharedLimits,
): readonly PositionSource[] {
	return vesselsFile === undefined
		? []
		: configuredVessels(
				openSettingsFile("VESSELS_FILE", vesselsFile, secrets),
				deps,
			);
}

/** Refuses a configured speed when this process starts no world. */
function refuseSpeed({ simulationSpeed }: Config, beside: string): void {
	if (simulationSpeed === 1) return;
	throw new ConfigError(
		`SIMULATION_SPEED is for the simulated world of this process: leave it out beside ${beside}`,
	);
}

/** Opens the simulated world: the configured one of another process, else one in this process. */
async function openWorld(
	config: Config,
	database: Database,
	startWorld: StartWorld,
	given: Clock | undefined,
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
	const clock = given ?? (await openClock(config, database));
	return {
		world: await startWorld(clock),
		clock,
		description: `the simulated world, at speed ${simulationSpeed}`,
	};
}

/** What the sources on one clock need. */
type Deps = DcsaCarrierDeps & SourceDeps & SharedLimits;

/** Opens the carriers of a file, and the terminals and vessel positions beside them. */
function openConfigured(
	path: string,
	config: Config,
	deps: Deps,
	warn: FailureListener,
): Sources {
	refuseSpeed(config, "CARRIERS_FILE");
	const file = openSettingsFile("CARRIERS_FILE", path, config.secrets);
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
			await deps.http.close();
		},
	};
}

/** Opens the carriers of a simulated world, and its terminals and vessel positions beside the configured ones. */
function openSimulated(
	{ world, clock, description }: Awaited<ReturnType<typeof openWorld>>,
	config: Config,
	deps: Deps,
	warn: FailureListener,
): Sources {
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
			await deps.http.close();
			await world.close();
		},
	};
}

/**
 * Opens the configured carriers, terminals and vessel positions; without carriers those of the simulated world. Its clock comes
 * from the configuration unless one is `given`.
 */
export async function openSources(
	config: Config,
	database: Database,
	log: Logger,
	startWorld: StartWorld,
	meter?: Meter,
	given?: Clock,
): Promise<Sources> {
	const http = sourceHttp();
	const depsBy = (clock: Clock): Deps => ({
		http,
		meter,
		states: databaseStates(database),
		now: () => clock.now(),
		onCircuit: (source, isOpen) => {
			if (isOpen)
				log.warn({ source }, "a source keeps failing, so its circuit is open");
			else
				log.info(
					{ source },
					"a source answers again, so its circuit is closed",
				);
		},
		zoneOf: (locode) => timeZoneByLocode(locode) ?? null,
		onSkipped: (scac, [reason, ...others]) =>
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
	const { carriersFile } = config;
	if (carriersFile !== undefined)
		return openConfigured(carriersFile, config, depsBy(wallClock), warn);
	const opened = await openWorld(config, database, startWorld, given);
	return openSimulated(opened, config, depsBy(opened.clock), warn);
}
