/** A period of time; without an end it is open there. */
export interface Period {
	readonly start?: string | undefined;
	readonly end?: string | undefined;
}

type PeriodQuery<Name extends string> = {
	readonly [Edge in `filter[${Name}][start]` | `filter[${Name}][end]`]?: string;
};

/** Reads a filter that selects records by an instant, such as `filter[created_at][start]`. */
export function readPeriod<Name extends string>(
	query: PeriodQuery<Name>,
	name: Name,
): Period {
	return {
		start: query[`filter[${name}][start]`],
		end: query[`filter[${name}][end]`],
	};
}
