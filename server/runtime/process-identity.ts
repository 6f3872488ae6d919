import { readFileSync, readlinkSync } from "node:fs";

function attempt<Result>(read: () => Result): Result | undefined {
	try {
		return read();
	} catch {
		return undefined;
	}
}

/**
 * When a process began, in clock ticks since the machine started: field 22 of `/proc/<pid>/stat`. Fields 1 and 2, id and name, are
 * cut off.
 */
function startOf(pid: number): string | undefined {
	const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
	return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
}

/**
 * The scope in which process ids are unique: one boot of a machine and one pid namespace. Undefined where it cannot be
 * determined.
 */
const NAMESPACE = attempt(() => {
	const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
	return `${boot}/${readlinkSync("/proc/self/ns/pid")}`;
});

/** Identifies a process for {@link hasEnded}; empty where a process cannot be identified. */
export function processIdentity(pid: number): string {
	const start = startOf(pid);
	return NAMESPACE === undefined || start === undefined
		? ""
		: JSON.stringify([NAMESPACE, pid, start]);
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code !== "ESRCH";
	}
}

/** Whether an identified process has certainly ended. */
export function hasEnded(place: string): boolean {
	if (place === "") return false;
	const [namespace, pid, start] = JSON.parse(place) as [string, number, string];
	if (namespace !== NAMESPACE) return false;
	if (!isAlive(pid)) return true;
	// The pid may belong to another process by now.
	const found = startOf(pid);
	return found !== undefined && found !== start;
}
