/** What a comparison with the truth found; one line for each thing that is not as it should be. */
export interface Findings {
	/** Fields of records that were compared. */
	fields: number;
	shipments: number;
	containers: number;
	/** Milestones that a webhook was to be told of. */
	milestones: number;
	/** Requests that rightly failed. */
	failed: number;
	/** Fields that differ, records that are missing or too much. */
	readonly differences: string[];
	/** Impossible steps in the events of a container. */
	readonly illegal: string[];
	/** Requests that are not there. */
	readonly lost: string[];
	/** Requests that are open although nothing more will happen. */
	readonly stuck: string[];
	/** Milestones of which the webhook was not told, or more than once. */
	readonly mistold: string[];
}

/** Findings of a comparison that has not begun. */
export function noFindings(): Findings {
	return {
		fields: 0,
		shipments: 0,
		containers: 0,
		milestones: 0,
		failed: 0,
		differences: [],
		illegal: [],
		lost: [],
		stuck: [],
		mistold: [],
	};
}

/** The kinds of findings that are wrong, in the order in which they are reported. */
export const WRONGS = [
	["differences", "differences"],
	["illegal steps", "illegal"],
	["lost requests", "lost"],
	["stuck requests", "stuck"],
	["wrongly told", "mistold"],
] as const;

/** Everything that is wrong. */
export function wrongsIn(findings: Findings): string[] {
	return WRONGS.flatMap(([label, name]) =>
		findings[name].map((line) => `${label}: ${line}`),
	);
}
