import { parseArgs } from "node:util";
import type { Roles } from "./landfall.ts";
import { printFailedStart } from "./runtime/printed-lines.ts";
import { type Config, readConfig } from "./settings/config.ts";
import { ConfigError } from "./settings/config-error.ts";
import { SettingsFileError } from "./settings/files/settings-error.ts";
import { openRetentionRules } from "./settings/retention-rules/retention-rules.ts";
import { refuseSharedPorts } from "./settings/shared-ports.ts";
import { openTrackingRules } from "./settings/tracking-rules/open-tracking-rules.ts";
import { SharedWorldError } from "./sources/shared-world.ts";

/** The arguments: a role, and the options that `processes.ts` adds. */
const READ = parseArgs({
	allowPositionals: true,
	// `readRoles` refuses unknown arguments with a sentence of its own.
	strict: false,
	options: {
		/** Number of this process, when it is one of several. */
		place: { type: "string" },
		/** Whether another process prints the addresses. */
		quiet: { type: "boolean" },
	},
});

const { place, quiet: isQuiet = false, ...unknown } = READ.values;

/** Reads the roles: `server` or `worker` runs that half alone, for separate machines or scaling. */
function readRoles([half, ...others]: readonly string[]): Roles {
	const isKnown = half === undefined || half === "server" || half === "worker";
	if (!isKnown || others.length > 0 || Object.keys(unknown).length > 0) {
		const given = process.argv.slice(2).join(" ");
		throw new ConfigError(
			`start takes nothing, server or worker, and --processes; not "${given}"`,
		);
	}
	return { isServing: half !== "worker", isWorking: half !== "server" };
}

/** With several processes, each serves metrics on its own port, counted up from the configured one. */
function withOwnMetrics(config: Config): Config {
	const { metrics } = config;
	if (place === undefined || !metrics || metrics.port === 0) return config;
	return {
		...config,
		metrics: { ...metrics, port: metrics.port + Number(place) },
	};
}

/** Starts the process. */
async function main(): Promise<void> {
	const roles = readRoles(READ.positionals);
	const config = withOwnMetrics(readConfig());
	if (roles.isServing) refuseSharedPorts(config);
	const rules = {
		retentionRules: openRetentionRules(config),
		trackingRules: openTrackingRules(config),
	};
	// Loaded only now, because it takes a second, and a wrong setting is reported at once.
	const { runProcess } = await import("./run-process.ts");
	await runProcess({
		...rules,
		roles,
		config,
		isOneOfSeveral: place !== undefined,
		isQuiet: isQuiet === true,
	});
}

try {
	await main();
} catch (error) {
	const isOperators = [ConfigError, SettingsFileError, SharedWorldError].some(
		(kind) => error instanceof kind,
	);
	const { code, message, stack } = error as NodeJS.ErrnoException;
	const reason = isOperators || code !== undefined ? message : stack;
	printFailedStart(reason ?? message);
	process.exit(1);
}
