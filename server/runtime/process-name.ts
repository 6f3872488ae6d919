import { readFileSync, readlinkSync } from "node:fs";

/** The boot of this machine and the process numbers of this container; undefined where Linux does not tell. */
function findNumberSpace(): string | undefined {
	try {
		const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
		return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
	} catch {
		return undefined;
	}
}

const SPACE = findNumberSpace();

/** Names this process so that others can tell when it has ended. */
export const PROCESS_NAME = JSON.stringify([SPACE ?? null, process.pid]);

/** Whether a named process has certainly ended. False when it may run on another machine or in another container. */
export function hasEnded(name: string): boolean {
	const [space, pid] = JSON.parse(name) as [string | null, number];
	if (space === null || space !== SPACE) return false;
	try {
		process.kill(pid, 0);
		return false;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "ESRCH";
	}
}
