import type { Request } from "express";

/** Whether the client requests strict handling: `Prefer: handling=strict` (RFC 7240 section 4.4). */
export function wantsStrictHandling(request: Request): boolean {
	const prefer = request.headers.prefer;
	return (
		prefer !== undefined &&
		/(^|[,;\s])handling\s*=\s*"?strict"?\s*($|[,;])/i.test(String(prefer))
	);
}
