/**
 * `node server/health-check.ts`: exits with 0 when the Landfall process with the same settings on this machine is ready, else
 * with 1.
 */
import { isIPv6 } from "node:net";
import { type Config, readConfig } from "./settings/config.ts";

const LIMIT_MS = 4_000;

/** Addresses that mean every address of the machine. */
const EVERYWHERE: Readonly<Record<string, string>> = {
	"0.0.0.0": "127.0.0.1",
	"::": "::1",
};

/** Where the process serves its probes: a worker on the metrics port only. */
function originOf({ metrics, ...api }: Config): string {
	const where = metrics ?? api;
	const host = EVERYWHERE[where.host] ?? where.host;
	return `http://${isIPv6(host) ? `[${host}]` : host}:${where.port}`;
}

try {
	const url = `${originOf(readConfig())}/readyz`;
	const reply = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
	process.stdout.write(`${await reply.text()}\n`);
	process.exitCode = reply.ok ? 0 : 1;
} catch (error) {
	const { cause, message } = error as Error;
	process.stderr.write(`${String(cause ?? message)}\n`);
	process.exitCode = 1;
}
