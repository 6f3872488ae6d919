import express, {
	type NextFunction,
	type Request,
	type RequestHandler,
	type Response,
} from "express";
import { middleware as openApiMiddleware } from "express-openapi-validator";
import { type BodyCheck, bodyCheck } from "../speed/body-check.ts";
import { inTurn } from "../speed/in-turn.ts";
import { PathTree } from "../speed/path-tree.ts";
import {
	BASE_PATH,
	type ContractDocument,
	type ContractOperation,
	contractOperations,
} from "./contract.ts";
import { oncePerContract } from "./once-per-contract.ts";
import { openBodies } from "./open-bodies.ts";
import { requestContract } from "./request-contract.ts";

/** What express-openapi-validator finds for a path and method of the contract. */
interface Routed {
	pathParams: Record<string, string>;
	schema: { operationId: string };
}

/** A request with the validator's routing result. */
interface RoutedRequest extends Request {
	openapi?: Routed;
}

/** The two steps of the validator. */
export interface ContractValidation {
	/** Finds the operation; 404 or 405 when there is none. */
	readonly route: RequestHandler;
	/** Validates the request against its operation, and removes unknown members of the body. */
	readonly validate: RequestHandler;
}

/** The operationId of a routed request. */
export function operationIdOf(request: Request): string | undefined {
	return (request as RoutedRequest).openapi?.schema.operationId;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The path parameters of a routed request, which Express drops between steps of the pipeline. Ids are converted to lower
 * case as stored, because UUIDs are case-insensitive (RFC 9562 section 4).
 */
export function pathParametersOf(request: Request): Record<string, string> {
	const { pathParams = {} } = (request as RoutedRequest).openapi ?? {};
	const parameters: Record<string, string> = {};
	for (const [name, value] of Object.entries(pathParams))
		parameters[name] = UUID.test(value) ? value.toLowerCase() : value;
	return parameters;
}

/**
 * Caches the validator's routing by path and method. It would otherwise compile every path pattern for every request,
 * a third of a request's time. Other spellings of a path are left to the validator.
 */
function cacheRouting(
	lookup: RequestHandler,
	operations: readonly ContractOperation[],
): RequestHandler {
	const paths = new PathTree<Map<string, Routed>>();
	for (const path of new Set(operations.map((operation) => operation.path))) {
		paths.add(BASE_PATH + path, new Map());
	}
	return (request: RoutedRequest, response: Response, next: NextFunction) => {
		const [path = ""] = request.originalUrl.split("?", 1);
		const found = paths.find(path);
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

/**
 * Validates requests against the contract with express-openapi-validator.
 * Resolves when the contract is loaded, so that an invalid one fails the start instead of every request.
 * Undeclared query parameters and members are allowed, because existing clients send them; `strict-handling.ts` and
 * `open-bodies.ts` refuse them on request.
 */
export const contractValidation = oncePerContract(validationOf);

async function validationOf(
	document: ContractDocument,
): Promise<ContractValidation> {
	const operations = contractOperations(document);
	const handlers = openApiMiddleware({
		apiSpec: requestContract(document) as never,
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
	// It registers path parameters on an application; any works, because nothing else routes by them.
	const app = express();
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
	const byId = new Map(
		operations.map((operation) => [operation.id, operation]),
	);
	const validate = whereNeeded(
		inTurn(...handlers.slice(at + 1)),
		operations,
		bodyCheck(requestContract(document)),
	);
	return {
		route: cacheRouting(lookup, operations),
		validate: openBodies(
			document,
			(request) => byId.get(operationIdOf(request) ?? ""),
			validate,
		),
	};
}

/**
 * Skips validation that cannot fail: an operation with free path and headers, without a query, and without a body or with
 * a valid one. Most requests are such, and validation takes a fifth of their time. Invalid bodies go to the validator,
 * which reports every error.
 */
function whereNeeded(
	validate: RequestHandler,
	operations: readonly ContractOperation[],
	isGood: BodyCheck,
): RequestHandler {
	const free = new Map(
		operations
			.filter(({ hasFreeParameters }) => hasFreeParameters)
			.map((operation) => [operation.id, operation]),
	);
	const hasGoodBody = (
		request: Request,
		{ bodyPointers }: ContractOperation,
	) => {
		const pointer = bodyPointers.get(request.headers["content-type"] ?? "");
		return pointer !== undefined && isGood(pointer, request.body);
	};
	return (request, response, next) => {
		const operation = free.get(operationIdOf(request) ?? "");
		const cannotFail =
			operation !== undefined &&
			!request.originalUrl.includes("?") &&
			(operation.bodyPointers.size === 0 || hasGoodBody(request, operation));
		if (cannotFail) return next();
		return validate(request, response, next);
	};
}
