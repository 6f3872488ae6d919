import { createHash } from "node:crypto";
import type { Request } from "express";

/** A request that its client can repeat without a second effect. */
export interface KeyedRequest {
	readonly accountId: string;
	readonly operation: string;
	readonly key: string;
	/** Digest of URL and body. */
	readonly fingerprint: string;
}

function digestOf(request: Request): string {
	return (
		createHash("sha256")
			.update(request.originalUrl)
			.update("\n")
			// A CSV table is a text already.
			.update(
				typeof request.body === "string"
					? request.body
					: JSON.stringify(request.body ?? null),
			)
			.digest("base64url")
	);
}

/**
 * The key of a validated POST; undefined without `Idempotency-Key`. The IETF draft writes keys in quotes and most clients do not, so
 * both spellings are one key.
 */
export function keyedRequest(
	request: Request,
	operation: string,
	accountId: string,
): KeyedRequest | undefined {
	const header = request.headers["idempotency-key"];
	if (header === undefined || request.method !== "POST") return undefined;
	const key = /^"(.+)"$/.exec(String(header))?.[1] ?? String(header);
	return { accountId, operation, key, fingerprint: digestOf(request) };
}
