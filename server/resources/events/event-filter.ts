import type { operations } from "../../../generated/openapi.ts";
import { firstStored, lastStored } from "../../database/stored-instant.ts";
import { badParameter } from "../../http/replies/api-error.ts";
import { readPeriod } from "../../json-api/period.ts";

type EventQuery = Pick<
	NonNullable<operations["listEvents"]["parameters"]["query"]>,
	| "filter[event]"
	| "filter[container_id]"
	| "filter[shipment_id]"
	| "filter[created_at][start]"
	| "filter[created_at][end]"
>;

/** The most names in one filter. */
const MOST_NAMES = 10;

/** A text that sorts after every instant. */
const END = "~";

/** The filters of a list of events. */
export interface EventFilter {
	/** The allowed names of events; undefined for any. */
	readonly names: ReadonlySet<string> | undefined;
	readonly containerId: string | undefined;
	readonly shipmentId: string | undefined;
	/** The first and the last instant of recording, as stored. An open end of the period is a text before or after all instants. */
	readonly start: string;
	readonly end: string;
}

function readNames(text: string | undefined): EventFilter["names"] {
	if (text === undefined) return undefined;
	const names = new Set(text.split(",").map((name) => name.trim()));
	if (names.size <= MOST_NAMES) return names;
	throw badParameter(
		"filter[event]",
		"invalid",
		`filter[event] has ${names.size} values; at most ${MOST_NAMES} are possible`,
	);
}

/** Reads the filters of a validated query; too many names are a 400. */
export function readEventFilter(query: EventQuery): EventFilter {
	const { start, end } = readPeriod(query, "created_at");
	return {
		names: readNames(query["filter[event]"]),
		containerId: query["filter[container_id]"]?.toLowerCase(),
		shipmentId: query["filter[shipment_id]"]?.toLowerCase(),
		start: start === undefined ? "" : firstStored(start),
		end: end === undefined ? END : lastStored(end),
	};
}
