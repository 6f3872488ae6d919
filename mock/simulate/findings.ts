/** The result of a comparison with the truth, with one line for each error. */
export interface Findings {
	/** Fields of records that were compared. */
	fields: number;
	shipments: number;
	containers: number;
	/** Milestones that require a notification. */
	milestones: number;
	/** Requests that failed as they should. */
	failed: number;
	/** Fields that differ, and records that are missing or unexpected. */
	readonly differences: string[];
	/** Impossible steps in the events of a container. */
	readonly illegal: string[];
	/** Requests that are missing. */
	readonly lost: string[];
	/** Requests that are still open although their journeys have ended. */
	readonly stuck: string[];
	/** Milestones with no notification or with several. */
	readonly wronglyNotified: string[];
}

/** Empty findings, for the start of a comparison. */
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
		wronglyNotified: [],
	};
}

/** The kinds of errors, in the order of the report. */
export const ERRORS = [
	["differences", "differences"],
	["illegal steps", "illegal"],
	["lost requests", "lost"],
	["stuck requests", "stuck"],
	["wrongly notified", "wronglyNotified"],
] as const;

/** All errors. */
export function errorsIn(findings: Findings): string[] {
	return ERRORS.flatMap(([label, name]) =>
		findings[name].map((line) => `${label}: ${line}`),
	);
}
