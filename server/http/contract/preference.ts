import type { Request } from "express";

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
	const found = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})/i.exec(
		String(headers.prefer ?? ""),
	);
	return found ? Number(found[1]) * 1_000 : undefined;
}
