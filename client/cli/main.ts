#!/usr/bin/env node
/** `npx landfall`: Landfall on the command line. */
import { landfall } from "./program.ts";

const interrupted = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.once(signal, () => interrupted.abort(new Error("interrupted")));

process.exitCode = await landfall(process.argv.slice(2), {
	env: process.env,
	streams: { out: console.log, error: console.error },
	signal: interrupted.signal,
});
