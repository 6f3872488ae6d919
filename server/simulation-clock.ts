import type { Database } from "./database/database.ts";
import { findSetting, setSetting } from "./database/setting-queries.ts";
import {
	acceleratedClock,
	type Clock,
	type ClockOrigin,
	continueClock,
	wallClock,
} from "./runtime/clock.ts";
import type { Config } from "./settings/config.ts";
import { findSharedWorld } from "./sources/shared-world.ts";

const CLOCK_ORIGIN = "clock_origin";

/** Opens the clock that server and world share, which continues between starts. */
export async function openClock(
	{ simulationSpeed }: Pick<Config, "simulationSpeed">,
	{ db }: Database,
): Promise<Clock> {
	const previous = await findSetting<ClockOrigin>(db, CLOCK_ORIGIN);
	if (!previous && simulationSpeed === 1) return wallClock;
	const origin = continueClock(previous, simulationSpeed, Date.now());
	if (origin !== previous) await setSetting(db, CLOCK_ORIGIN, origin);
	return acceleratedClock(origin);
}

/** Finds the clock of the server on this database: that of its simulated world, or wall-clock time beside real carriers. */
export async function findClock(
	{ carriersFile, simulatedWorld }: Config,
	{ db }: Database,
): Promise<Clock> {
	if (carriersFile !== undefined) return wallClock;
	if (simulatedWorld !== undefined)
		return acceleratedClock((await findSharedWorld(simulatedWorld)).clock);
	const origin = await findSetting<ClockOrigin>(db, CLOCK_ORIGIN);
	return origin ? acceleratedClock(origin) : wallClock;
}
