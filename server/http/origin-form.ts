import type { RequestHandler } from "express";

/**
 * Reduces a target in absolute form, such as `http://host/v2/ports`, to its path and query. Clients of proxies send it, and a server
 * takes the host from it (RFC 9112 section 3.2.2).
 */
export const originForm: RequestHandler = (request, _response, next) => {
	if (!request.url.startsWith("/")) {
		const target = URL.parse(request.url);
		if (target?.protocol === "http:" || target?.protocol === "https:") {
			request.url = target.pathname + target.search;
			request.originalUrl = request.url;
			request.headers.host = target.host;
		}
	}
	next();
};
