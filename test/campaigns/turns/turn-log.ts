import { existsSync, readFileSync } from "node:fs";

/** What the probe writes: a turn of the event loop, or a garbage collection within one. */
interface Recorded {
	readonly endMs: number;
	readonly ms: number;
	readonly isCollection?: true;
}

/** The longest turn of a period. */
export interface LongestTurn {
	/** Without the garbage that was collected meanwhile; 0 when no turn was long enough to be recorded. */
	readonly ms: number;
	/** The most garbage collection within one turn. */
	readonly collectionMs: number;
}

/** Where a process writes its long turns. */
export interface TurnLog {
	/** What the process needs in its environment. */
	readonly env: Readonly<Record<string, string>>;
	/** The longest turn that overlaps a period, in epoch milliseconds. */
	longest(fromMs: number, toMs: number): LongestTurn;
}

function overlapMs(turn: Recorded, collection: Recorded): number {
	const from = Math.max(turn.endMs - turn.ms, collection.endMs - collection.ms);
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
				({ endMs, ms }) => endMs >= fromMs && endMs - ms <= toMs,
			);
			const collections = recorded.filter((one) => one.isCollection);
			let longest: LongestTurn = { ms: 0, collectionMs: 0 };
			for (const turn of recorded) {
				if (turn.isCollection) continue;
				const collectionMs = collections.reduce(
					(sum, collection) => sum + overlapMs(turn, collection),
					0,
				);
				longest = {
					ms: Math.max(longest.ms, turn.ms - collectionMs),
					collectionMs: Math.max(longest.collectionMs, collectionMs),
				};
			}
			return longest;
		},
	};
}
