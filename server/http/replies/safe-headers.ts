import type { RequestHandler } from "express";

/**
 * Security headers for API replies (OWASP REST Security Cheat Sheet, "Security Headers"): no scripts, no frames, no type
 * sniffing.
 */
const HEADERS = new Map([
	["content-security-policy", "default-src 'none';frame-ancestors 'none'"],
	["cross-origin-resource-policy", "same-origin"],
	["strict-transport-security", "max-age=31536000; includeSubDomains"],
	["x-content-type-options", "nosniff"],
]);

/** Adds the security headers to every reply. */
export const safeHeaders: RequestHandler = (_request, response, next) => {
	response.setHeaders(HEADERS);
	next();
};
