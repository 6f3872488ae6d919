const ORPHANED_MS = 1_000;

/** Says where this process can be reached, and ends it when the campaign that has started it is gone. */
export function endWithParent(url: string): void {
	process.stdout.write(`${JSON.stringify({ msg: "ready", url })}\n`);
	process.on("SIGTERM", () => process.exit());
	// A killed campaign cannot end its processes.
	const parent = process.ppid;
	setInterval(() => process.ppid !== parent && process.exit(), ORPHANED_MS);
}
