import type { SeededRandom } from "../basics/seeded-random.ts";

/** The faults that can be switched on, with their descriptions. */
export const FAULTS = {
	latency: "the answer comes up to two seconds late",
	too_many_requests: "429 with Retry-After in seconds",
	too_many_requests_date: "429 with Retry-After as a date",
	server_error: "500, 502 or 503",
	html: "200 with the HTML page of a login",
	truncated: "200 with JSON that ends in the middle",
	token_expiry:
		"401 for a page, although the token was good for the one before",
	cursor_loop: "the next page repeats an earlier one",
	wrong_offset: "some times carry the offset of another zone",
	missing_offset: "some times carry no offset",
	duplicates: "some events come twice, the second time under another id",
	reordering: "events in no order",
} as const;

/** The name of a fault. */
export type FaultName = keyof typeof FAULTS;

/** For each fault the share of requests that it affects, from 0 to 1. */
export type FaultRates = Readonly<Partial<Record<FaultName, number>>>;

/** The faults that affect one request. */
export type FaultsMet = ReadonlySet<FaultName>;

/** Draws the faults that affect a request. */
export function drawFaults(rates: FaultRates, random: SeededRandom): FaultsMet {
	const names = Object.keys(rates) as FaultName[];
	return new Set(names.filter((name) => random.chance(name, rates[name] ?? 0)));
}
