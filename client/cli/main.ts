#!/usr/bin/env node
/** `npx landfall`: Landfall on the command line. */
import { landfall } from "./program.ts";

const interrupted = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.once(signal, () => interrupted.abort(new Error("interrupted")));

// A reader such as `head` has what it wants when it closes the pipe.
process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
	const isClosed = code === "EPIPE";
	if (!isClosed) console.error(message);
	process.exit(isClosed ? 0 : 1);
});
// Remarks without a reader do not end the work.
process.stderr.on("error", () => {});

process.exitCode = await landfall(process.argv.slice(2), {
	env: process.env,
	streams: { out: console.log, error: console.error },
	signal: interrupted.signal,
});
