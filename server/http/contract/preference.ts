import type { Request } from "express";

/** The longest wait of a stream (s): eleven days. */
const MOST_WAIT = 1_000_000;

/** Whether the client requests strict handling: `Prefer: handling=strict` (RFC 7240 section 4.4). */
export function wantsStrictHandling(request: Request): boolean {
	const prefer = request.headers.prefer;
	return (
		prefer !== undefined &&
		/(^|[,;\s])handling\s*=\s*"?strict"?\s*($|[,;])/i.test(String(prefer))
	);
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
