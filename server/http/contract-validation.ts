import type {
	Express,
	NextFunction,
	Request,
	RequestHandler,
	Response,
} from "express";
import { middleware as openApiMiddleware } from "express-openapi-validator";
import { match } from "path-to-regexp";
import {
	BASE_PATH,
	type ContractDocument,
	type ContractOperation,
} from "./contract.ts";

/** What express-openapi-validator leaves on a request whose path and method are in the contract. */
interface RoutedRequest extends Request {
	openapi?: {
		pathParams: Record<string, string>;
		schema: { operationId: string };
	};
}

/** The validator's two halves: the first finds the operation, the second checks the request against it. */
export interface ContractValidation {
	readonly route: readonly RequestHandler[];
	readonly validate: readonly RequestHandler[];
}

/** The id of the operation that a routed request asks for. */
export function operationIdOf(request: Request): string | undefined {
	return (request as RoutedRequest).openapi?.schema.operationId;
}

/** The path parameters of a routed request. Express itself forgets them between the steps of the pipeline. */
export function pathParametersOf(request: Request): Record<string, string> {
	return (request as RoutedRequest).openapi?.pathParams ?? {};
}

/**
 * Keeps what the validator finds for a path and method. It would otherwise compile the pattern of every path for
 * every request, which costs a third of a request's time.
 */
function cacheRouting(
	lookup: RequestHandler,
	operations: readonly ContractOperation[],
): RequestHandler {
	const templates = [
		...new Set(operations.map((operation) => operation.path)),
	].sort(
		(a, b) => a.split("{").length - b.split("{").length || (a < b ? -1 : 1),
	);
	const routes = templates.map((template) => ({
		matches: match<Record<string, string>>(
			BASE_PATH + template.replaceAll(/\{(\w+)\}/g, ":$1"),
		),
		found: new Map<string, RoutedRequest["openapi"]>(),
	}));
	return function metadataMiddleware(
		request: RoutedRequest,
		response: Response,
		next: NextFunction,
	) {
		const [path = ""] = request.originalUrl.split("?", 1);
		for (const { matches, found } of routes) {
			let matched: ReturnType<typeof matches>;
			try {
				matched = matches(path);
			} catch {
				break;
			}
			if (!matched) continue;
			const known = found.get(request.method);
			if (!known) {
				return lookup(request, response, (error?: unknown) => {
					if (error === undefined && request.openapi)
						found.set(request.method, { ...request.openapi });
					next(error);
				});
			}
			request.openapi = { ...known, pathParams: { ...matched.params } };
			request.params = request.openapi.pathParams;
			return next();
		}
		return lookup(request, response, next);
	};
}

/**
 * Checks requests against the contract with express-openapi-validator.
 * Resolves when the contract is loaded, so that a broken one stops the start instead of answering 500.
 * Undeclared query parameters pass: existing clients send them; `strict-handling.ts` refuses them on request.
 */
export async function contractValidation(
	app: Express,
	document: ContractDocument,
	operations: readonly ContractOperation[],
): Promise<ContractValidation> {
	const { webhooks: _, ...served } = structuredClone(
		document,
	) as ContractDocument & { webhooks?: unknown };
	const handlers = openApiMiddleware({
		apiSpec: served as never,
		ajvFormats: { mode: "full" },
		fileUploader: false,
		validateApiSpec: false,
		validateRequests: { allErrors: true, allowUnknownQueryParameters: true },
		validateResponses: false,
		validateSecurity: false,
	}) as unknown as RequestHandler[];
	const [prepare] = handlers;
	if (!prepare)
		throw new Error("express-openapi-validator returned no middleware");
	await new Promise<void>((resolve, reject) => {
		prepare({ app } as never, {} as never, (error?: unknown) =>
			error ? reject(error) : resolve(),
		);
	});
	const at = handlers.findIndex(
		(handler) => handler.name === "metadataMiddleware",
	);
	const lookup = handlers[at];
	if (!lookup)
		throw new Error(
			"express-openapi-validator has no metadataMiddleware to cache",
		);
	return {
		route: [...handlers.slice(0, at), cacheRouting(lookup, operations)],
		validate: handlers.slice(at + 1),
	};
}
