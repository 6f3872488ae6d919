/**
 * `node server/health-check.ts`: exits with 0 when the Landfall process with the same settings on this machine is ready, else
 * with 1.
 */
import { isIPv6 } from "node:net";
import { readConfig } from "./settings/config.ts";

const LIMIT_MS = 4_000;

/** Addresses that mean every address of the machine. */
const EVERYWHERE: Readonly<Record<string, string>> = {
	"0.0.0.0": "127.0.0.1",
	"::": "::1",
};

const { metrics, ...api } = readConfig();
// A worker serves its probes on the metrics port only.
const where = metrics ?? api;
const host = EVERYWHERE[where.host] ?? where.host;
const origin = `http://${isIPv6(host) ? `[${host}]` : host}:${where.port}`;
const signal = AbortSignal.timeout(LIMIT_MS);
try {
	const reply = await fetch(`${origin}/readyz`, { signal });
	process.stdout.write(`${await reply.text()}\n`);
	process.exitCode = reply.ok ? 0 : 1;
} catch (error) {
	process.stderr.write(`${String((error as Error).cause ?? error)}\n`);
	process.exitCode = 1;
}
