import {
	ADDRESS,
	AUTHENTICATION,
	HEADERS,
} from "../requests/authentication/authentication-schema.ts";

/** How the description of a duration begins. */
export const DURATION = "a whole number of milliseconds from";

/** The schema of a whole number. */
export function wholeNumber(
	description: string,
	minimum: number,
	maximum: number,
) {
	return { description, type: "integer", minimum, maximum } as const;
}

/** The schema of an object whose members are all optional. */
export function object<T extends object>(description: string, properties: T) {
	return {
		description,
		type: "object",
		additionalProperties: false,
		properties,
	} as const;
}

const REQUESTS = wholeNumber(
	"a whole number of requests from 1 to 1000000000",
	1,
	1_000_000_000,
);

/** The members that the entries of all sources have in the operator's files (JSON Schema draft-07). */
export const CONNECTION = {
	baseUrl: ADDRESS,
	headers: HEADERS,
	authentication: AUTHENTICATION,
	rate: object("an object with the requests that the source takes", {
		perSecond: REQUESTS,
		perMinute: REQUESTS,
		perHour: REQUESTS,
		perDay: REQUESTS,
	}),
	retry: object("an object that says how a request is tried again", {
		attempts: wholeNumber("a whole number from 1 to 10", 1, 10),
		longestWaitMs: wholeNumber(`${DURATION} 0 to 60000`, 0, 60_000),
	}),
	circuit: object("an object that says when a source is left alone", {
		failures: wholeNumber("a whole number from 1 to 1000", 1, 1_000),
		openMs: wholeNumber(`${DURATION} 100 to 3600000`, 100, 3_600_000),
	}),
	timeLimitMs: wholeNumber(`${DURATION} 1000 to 120000`, 1_000, 120_000),
} as const;
