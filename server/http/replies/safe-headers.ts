import type { RequestHandler } from "express";

/**
 * The headers that matter for replies which no browser shows (OWASP REST Security Cheat Sheet, "Security Headers"): nothing in
 * them runs, they stand in no frame, and their type is what they say.
 */
const HEADERS = new Map([
	["content-security-policy", "default-src 'none';frame-ancestors 'none'"],
	["cross-origin-resource-policy", "same-origin"],
	["strict-transport-security", "max-age=31536000; includeSubDomains"],
	["x-content-type-options", "nosniff"],
]);

/** Adds these headers, which are the same for every reply. */
export const safeHeaders: RequestHandler = (_request, response, next) => {
	response.setHeaders(HEADERS);
	next();
};
