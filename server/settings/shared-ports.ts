import type { Config } from "./config.ts";
import { ConfigError } from "./config-error.ts";

const LAST_PORT = 65_535;

/** Addresses that stand for all others. */
const ALL = ["0.0.0.0", "::"];

/** Refuses ports of metrics, one for each process from the configured one, that do not exist or that the API has. */
export function refuseSharedPorts(
	{ host, port, metrics }: Config,
	processes = 1,
): void {
	if (!metrics || metrics.port === 0) return;
	const last = metrics.port + processes - 1;
	if (last > LAST_PORT)
		throw new ConfigError(
			`METRICS_PORT and the next ports serve the metrics of ${processes} processes: it can be at most ${LAST_PORT - processes + 1}`,
		);
	const isApart =
		host !== metrics.host &&
		![host, metrics.host].some((at) => ALL.includes(at));
	if (isApart || port < metrics.port || port > last) return;
	throw new ConfigError(
		processes === 1
			? `METRICS_PORT and PORT are both ${port}: choose two`
			: `the metrics of ${processes} processes have the ports from ${metrics.port} to ${last}, and PORT is ${port}: choose one outside`,
	);
}
