import { hash } from "node:crypto";
import type { Request } from "express";

/** A digest as a strong entity tag (RFC 9110 section 8.8.3). */
export function quoteTag(digest: string): string {
	return `"${digest}"`;
}

/** The strong entity tag of a text. */
export function entityTag(text: string): string {
	return quoteTag(hash("sha1", text, "base64url"));
}

/** Whether the client's `If-None-Match` contains the tag (RFC 9110 section 13.1.2). */
export function isKnownToClient(request: Request, tag: string): boolean {
	const known = request.headers["if-none-match"];
	if (known === undefined) return false;
	return (
		known === "*" ||
		known
			.split(",")
			.some((candidate) => candidate.trim().replace(/^W\//, "") === tag)
	);
}
