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

function hostsOf(rawHeaders: readonly string[]): number {
	let hosts = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at] ?? "";
		if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
	}
	return hosts;
}

/**
 * Refuses a request with several Host headers, or in HTTP/1.1 without one (RFC 9112 section 3.2): Node reads the first, while a proxy
 * may have used another. Refuses an unknown expectation (RFC 9110 section 10.1.1), and too many query parameters.
 */
export const checkHead: RequestHandler = (request, _response, next) => {
	const { rawHeaders, httpVersion, headers } = request;
	const hosts = hostsOf(rawHeaders);
	if (hosts > 1 || (hosts === 0 && httpVersion === "1.1")) {
		throw new ApiError(400, {
			code: hosts > 1 ? "invalid" : "blank",
			detail:
				hosts > 1
					? "a request has one header Host, not several"
					: "a request in HTTP/1.1 has a header Host",
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
