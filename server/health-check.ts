/**
 * `node server/health-check.ts`: exits with 0 when the Landfall process with the same settings on this machine is ready, else
 * with 1.
 */
import { readConfig } from "./settings/config.ts";

const LIMIT_MS = 4_000;

/** Addresses that mean every address of the machine. */
const EVERYWHERE: Readonly<Record<string, string>> = {
	"0.0.0.0": "127.0.0.1",
	"::": "[::1]",
};

const { host, port, metrics } = readConfig();
// A worker serves its probes on the metrics port only.
const where = metrics ?? { host, port };
const address = EVERYWHERE[where.host] ?? where.host;
const signal = AbortSignal.timeout(LIMIT_MS);
try {
	const url = `http://${address}:${where.port}/readyz`;
	const reply = await fetch(url, { signal });
	process.stdout.write(`${await reply.text()}\n`);
	process.exitCode = reply.ok ? 0 : 1;
} catch (error) {
	process.stderr.write(`${String((error as Error).cause ?? error)}\n`);
	process.exitCode = 1;
}
