import type { Barrier } from "./barrier.ts";

/** The passages that can be closed, by name in the configuration, each with its closure from shore to shore. */
export const PASSAGES = {
	// Bering Strait: it closes both the Northern Sea Route and the Northwest Passage.
	arctic: [
		[170, 65.8],
		[-160, 65.8],
	],
	"bab-el-mandeb": [
		[41.8, 13.2],
		[43.8, 13.2],
	],
	bosporus: [
		[28.8, 41.13],
		[29.3, 41.13],
	],
	hormuz: [
		[56.3, 26.2],
		[57, 27],
	],
	malacca: [
		[101, 2],
		[102, 3.2],
	],
	panama: [
		[-80.3, 9.1],
		[-79, 9.1],
	],
	suez: [
		[31.9, 30.7],
		[33, 30.7],
	],
} as const satisfies Readonly<Record<string, Barrier>>;

/** The name of a passage. */
export type Passage = keyof typeof PASSAGES;
