import express, { type Request, type RequestHandler } from "express";
import { middleware as openApiMiddleware } from "express-openapi-validator";
import { cachedRouting, type RoutedRequest } from "../speed/cached-routing.ts";
import { joinSteps } from "../speed/join-steps.ts";
import { skippedValidation } from "../speed/skipped-validation.ts";
import { bodyCheck } from "./body-check.ts";
import {
	BASE_PATH,
	type ContractDocument,
	type ContractOperation,
	contractOperations,
} from "./contract.ts";
import { validateFirstFaults } from "./first-faults.ts";
import { refuseLongLists } from "./list-lengths.ts";
import { oncePerContract } from "./once-per-contract.ts";
import { openBodies } from "./open-bodies.ts";
import { requestContract } from "./request-contract.ts";

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
	const at = handlers.findIndex(({ name }) => name === "metadataMiddleware");
	const [prepare] = handlers;
	const lookup = handlers[at];
	if (!prepare || !lookup)
		throw new Error(
			"express-openapi-validator has other middlewares than expected",
		);
	// It registers path parameters on an application; any works, because nothing else routes by them.
	const app = express();
	await new Promise<void>((resolve, reject) => {
		prepare({ app } as never, {} as never, (error?: unknown) =>
			error ? reject(error) : resolve(),
		);
	});
	const byId = new Map<string | undefined, ContractOperation>(
		operations.map((operation) => [operation.id, operation]),
	);
	const requests = requestContract(document);
	const operationOf = (request: Request) => byId.get(operationIdOf(request));
	const isGood = bodyCheck(requests);
	const validator = joinSteps(...handlers.slice(at + 1));
	const validate = skippedValidation(
		joinSteps(
			refuseLongLists(requests),
			validateFirstFaults(requests, operationOf, isGood, validator),
		),
		isGood,
		(request) => {
			const operation = operationOf(request);
			return operation?.hasFreeParameters ? operation : undefined;
		},
	);
	return {
		route: cachedRouting(
			lookup,
			operations.map(({ path }) => BASE_PATH + path),
		),
		validate: openBodies(requests, operationOf, validate),
	};
}
