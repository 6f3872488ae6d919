import { readFileSync } from "node:fs";

/** What a process has used of the machine. */
export interface Usage {
	/** The most memory that it ever had, in MB. */
	readonly mostMemoryMb: number;
	readonly processorSeconds: number;
}

const TICKS_PER_SECOND = 100;

/** What a process has used since its start, as Linux counts it; not a number elsewhere and when it has ended. */
export function usageOf(pid: number): Usage {
	try {
		const status = readFileSync(`/proc/${pid}/status`, "utf8");
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		// The name of the program is in brackets and may hold blanks; the 14th and 15th fields are user and system time.
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		return {
			mostMemoryMb: Math.round(
				Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024,
			),
			processorSeconds:
				(Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
		};
	} catch {
		return { mostMemoryMb: Number.NaN, processorSeconds: Number.NaN };
	}
}
