import type { RequestHandler } from "express";
import { ApiError } from "./replies/api-error.ts";

/**
 * Refuses a request with several Host headers (RFC 9112 section 3.2): Node reads the first, while a proxy may have used
 * another. Node itself refuses a request without Host.
 */
export const oneHost: RequestHandler = ({ rawHeaders }, _response, next) => {
	let hosts = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at] ?? "";
		if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
	}
	if (hosts <= 1) return next();
	throw new ApiError(400, {
		code: "invalid",
		detail: "a request has one header Host, not several",
		source: { header: "host" },
	});
};
