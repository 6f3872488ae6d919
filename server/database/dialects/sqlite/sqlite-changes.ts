import type Database from "better-sqlite3";

/** Interval of the check, which takes a few microseconds. */
const CHECK_MS = 25;

/**
 * Calls `changed` soon after another process has committed a change, until the returned function is called. SQLite counts the commits
 * of other connections (https://sqlite.org/pragma.html#pragma_data_version), so `handle` is the connection that writes: this process
 * announces its own work.
 */
export function watchChanges(
	handle: Database.Database,
	changed: () => void,
): () => void {
	const read = handle.prepare<[], number>("pragma data_version").pluck();
	let last: number | undefined;
	const check = () => {
		let current: number | undefined;
		try {
			current = read.get();
		} catch {
			// The next check follows soon, and workers also poll.
			return;
		}
		if (last !== undefined && current !== last) changed();
		last = current;
	};
	check();
	const timer = setInterval(check, CHECK_MS);
	return () => clearInterval(timer);
}
