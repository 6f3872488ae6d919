import type { Request } from "express";

/** The longest wait of a stream (s): eleven days. */
const MOST_WAIT = 1_000_000;

/** Whether the client requests strict handling: `Prefer: handling=strict` (RFC 7240 section 4.4). Of several, the first counts. */
export function wantsStrictHandling({ headers }: Request): boolean {
	const { prefer } = headers;
	if (prefer === undefined) return false;
	const found = /(?:^|[,;\s])handling\s*=\s*"?([\w-]+)"?\s*(?:$|[,;])/i.exec(
		String(prefer),
	);
	return found?.[1]?.toLowerCase() === "strict";
}

/**
 * How long the client wants a stream to wait for events (ms): `Prefer: wait=<seconds>` (RFC 7240 section 4.3); undefined for no
 * limit.
 */
export function waitMsOf({ headers }: Request): number | undefined {
	const found = /(?:^|[,;\s])wait\s*=\s*"?(\d+)/i.exec(
		String(headers.prefer ?? ""),
	);
	return found ? Math.min(Number(found[1]), MOST_WAIT) * 1_000 : undefined;
}
