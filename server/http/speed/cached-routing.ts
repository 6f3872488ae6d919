import type { Request, RequestHandler } from "express";
import { PathTree } from "./path-tree.ts";

/** What express-openapi-validator finds for a path and method of the contract. */
export interface Routed {
	pathParams: Record<string, string>;
	schema: { operationId: string };
}

/** A request with the validator's routing result. */
export interface RoutedRequest extends Request {
	openapi?: Routed;
}

/**
 * Caches the validator's routing by path and method. It would otherwise compile every path pattern for every request,
 * a third of a request's time. Other spellings of a path are left to the validator.
 */
export function cachedRouting(
	lookup: RequestHandler,
	paths: Iterable<string>,
): RequestHandler {
	const tree = new PathTree<Map<string, Routed>>();
	for (const path of new Set(paths)) tree.add(path, new Map());
	return (request: RoutedRequest, response, next) => {
		const [path = ""] = request.originalUrl.split("?", 1);
		const found = tree.find(path);
		const known = found?.value.get(request.method);
		if (found && known) {
			request.openapi = { ...known, pathParams: found.parameters };
			return next();
		}
		return lookup(request, response, (error?: unknown) => {
			if (error === undefined && request.openapi) {
				found?.value.set(request.method, request.openapi);
			}
			next(error);
		});
	};
}
