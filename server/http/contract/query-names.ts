import type { Request } from "express";

/** The query parameters of a request, as written in its URL. */
export function queryNamesOf(request: Request): Set<string> {
	const search = request.originalUrl.split("?", 2)[1] ?? "";
	return new Set(new URLSearchParams(search).keys());
}
