import type { RequestHandler } from "express";
import { ApiError } from "./replies/api-error.ts";

/** The only expectation that HTTP has (RFC 9110 section 10.1.1). Node fulfils it before the request gets here. */
const EXPECTATION = "100-continue";

/** The most query parameters: no operation has more than a few dozen, and reading them takes the square of their number. */
const MOST_PARAMETERS = 100;

function refuseManyParameters(url: string): void {
	// Most are too short to have as many.
	if (url.length <= MOST_PARAMETERS) return;
	const [, query = ""] = url.split("?", 2);
	if (query.split("&", MOST_PARAMETERS + 1).length <= MOST_PARAMETERS) return;
	throw new ApiError(400, {
		code: "invalid",
		detail: `a request has at most ${MOST_PARAMETERS} query parameters`,
	});
}

/** How many lines of a request have this header. */
function linesOf(rawHeaders: readonly string[], header: string): number {
	let lines = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at] ?? "";
		// Of most other headers the length differs.
		if (name.length === header.length && name.toLowerCase() === header) lines++;
	}
	return lines;
}

/** Headers of which a request has one line, because a proxy may have used another than the first. */
const SINGLE_HEADERS = ["host", "authorization"] as const;

function refuseRepeated(rawHeaders: readonly string[]): void {
	for (const header of SINGLE_HEADERS) {
		if (linesOf(rawHeaders, header) <= 1) continue;
		throw new ApiError(400, {
			code: "invalid",
			detail: `a request has one header ${header}, not several`,
			source: { header },
		});
	}
}

/**
 * Refuses a request with several headers Host or Authorization, of which Node reads the first, or in HTTP/1.1 without a Host (RFC 9112
 * section 3.2). Refuses an unknown expectation (RFC 9110 section 10.1.1), and too many query parameters.
 */
export const checkHead: RequestHandler = (request, _response, next) => {
	const { rawHeaders, httpVersion, headers } = request;
	refuseRepeated(rawHeaders);
	if (headers.host === undefined && httpVersion === "1.1") {
		throw new ApiError(400, {
			code: "blank",
			detail: "a request in HTTP/1.1 has a header Host",
			source: { header: "host" },
		});
	}
	refuseManyParameters(request.url);
	const { expect } = headers;
	if (expect !== undefined && expect.toLowerCase() !== EXPECTATION) {
		throw new ApiError(417, {
			code: "invalid",
			detail: `the header Expect can only be ${EXPECTATION}`,
			source: { header: "expect" },
		});
	}
	next();
};
