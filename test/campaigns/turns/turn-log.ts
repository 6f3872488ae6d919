import { existsSync, readFileSync } from "node:fs";

/** A line of the probe: a turn of the event loop, or a garbage collection within one. */
interface Recorded {
	readonly startMs: number;
	readonly endMs: number;
	/** Time of the turn without waits for work, and without waits for a processor that other processes used. */
	readonly ms: number;
	/** Wall-clock time of the turn: it excludes only the wait for work. */
	readonly wallMs: number;
	readonly isCollection?: true;
}

/** The longest turn of a period. */
export interface LongestTurn {
	/** Without garbage collection; 0 when no turn was long enough to be recorded. */
	readonly ms: number;
	/** The garbage collection within the turn. */
	readonly collectionMs: number;
	/** The wall-clock time of the turn, including garbage collection and delays by other processes. */
	readonly wallMs: number;
}

/** Where a process writes its long turns. */
export interface TurnLog {
	/** The environment variables of the process. */
	readonly env: Readonly<Record<string, string>>;
	/** The longest turn that overlaps a period, in epoch milliseconds. */
	longest(fromMs: number, toMs: number): LongestTurn;
}

function overlapMs(turn: Recorded, collection: Recorded): number {
	const from = Math.max(turn.startMs, collection.startMs);
	return Math.max(0, Math.min(turn.endMs, collection.endMs) - from);
}

/** Opens a log in this file. */
export function openTurnLog(file: string): TurnLog {
	const probe = new URL("./turn-probe.ts", import.meta.url).href;
	const read = (): Recorded[] => {
		if (!existsSync(file)) return [];
		const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
		return lines.map((line) => JSON.parse(line) as Recorded);
	};
	return {
		env: { NODE_OPTIONS: `--import ${probe}`, TURNS_FILE: file },
		longest(fromMs, toMs) {
			const recorded = read().filter(
				({ startMs, endMs }) => endMs >= fromMs && startMs <= toMs,
			);
			const collections = recorded.filter((one) => one.isCollection);
			let longest: LongestTurn = { ms: 0, collectionMs: 0, wallMs: 0 };
			for (const turn of recorded) {
				if (turn.isCollection) continue;
				const collectionMs = collections.reduce(
					(sum, collection) => sum + overlapMs(turn, collection),
					0,
				);
				// Other processes delayed garbage collection as much as the rest of the turn.
				const ms = turn.ms * (1 - collectionMs / turn.wallMs);
				if (ms <= longest.ms) continue;
				longest = { ms, collectionMs, wallMs: turn.wallMs };
			}
			return longest;
		},
	};
}
