import { readFileSync } from "node:fs";

/** Memory and processor time of a process. */
export interface Usage {
	/** Peak memory in MB. */
	readonly mostMemoryMb: number;
	readonly processorSeconds: number;
}

const TICKS_PER_SECOND = 100;

/** Resources used by a process since its start, from `/proc`; NaN after its end, or where there is no `/proc`. */
export function usageOf(pid: number): Usage {
	try {
		const status = readFileSync(`/proc/${pid}/status`, "utf8");
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		// The program's name is in brackets and may contain blanks; the 14th and 15th fields are user and system time.
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
