const ORPHANED_MS = 1_000;

/** Prints the address of this process, and ends the process when its campaign has ended. */
export function endWithParent(url: string): void {
	process.stdout.write(`${JSON.stringify({ msg: "ready", url })}\n`);
	process.on("SIGTERM", () => process.exit());
	// A killed campaign cannot end its processes.
	const parent = process.ppid;
	setInterval(() => process.ppid !== parent && process.exit(), ORPHANED_MS);
}
