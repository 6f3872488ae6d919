import cors from "cors";
import express, { type Express, type RequestHandler } from "express";
import helmet from "helmet";
import type { Logger } from "pino";
import type { Database } from "../database/database.ts";
import type { Meter } from "../runtime/meter.ts";
import type { KeyHolder } from "../services/account.ts";
import { authenticate, authenticateAgain } from "./authenticate.ts";
import { readBody } from "./body.ts";
import {
	BASE_PATH,
	type ContractDocument,
	contractOperations,
} from "./contract/contract.ts";
import {
	contractValidation,
	operationIdOf,
	pathParametersOf,
} from "./contract/contract-validation.ts";
import { plainWords } from "./contract/plain-words.ts";
import { queryParser } from "./contract/query-parser.ts";
import { readFieldsets } from "./fieldsets.ts";
import type { BodyRules, OperationId } from "./operation.ts";
import { originForm } from "./origin-form.ts";
import { errorResponse, type Thrown } from "./replies/error-response.ts";
import { safeHeaders } from "./replies/safe-headers.ts";
import { checkHead } from "./request-head.ts";
import { requestLog } from "./request-log.ts";
import { joinSteps } from "./speed/join-steps.ts";
import { strictHandling } from "./strict-handling.ts";
import { refuseUnstorableValues } from "./unstorable-values.ts";

const EXPOSED_HEADERS = [
	"ETag",
	"Idempotency-Replayed",
	"Link",
	"Location",
	"Preference-Applied",
	"RateLimit",
	"RateLimit-Policy",
	"Retry-After",
	"X-Request-Id",
];

/** What differs between the programs that serve the contract: the server and the mock. */
export interface ContractApp {
	readonly document: ContractDocument;
	readonly log: Logger;
	readonly meter?: Meter | undefined;
	/** Origins of web pages that may call the API; `*` allows all. */
	readonly corsOrigins: readonly string[];
	/** The account of an API key; undefined for an unknown key. */
	findAccount(key: string): Promise<KeyHolder | undefined>;
	/** Refuses a request beyond a limit; without it there is none. */
	readonly limitRequests?: RequestHandler | undefined;
	/** The rules whose problems are added to those of the schemas. `answer` applies them to a body that its schema allows. */
	readonly bodyRules: BodyRules;
	/** Answers a valid request to an operation. */
	readonly answer: RequestHandler;
	/** The routes beside the contract. */
	readonly unversionedRoutes: RequestHandler;
	readonly database: Pick<Database, "isUnavailable">;
}

/** Allows web pages of these origins to call the API. */
function crossOrigin(origins: readonly string[]): RequestHandler {
	const origin = origins.includes("*") ? "*" : [...origins];
	const answer = cors({ origin, exposedHeaders: EXPOSED_HEADERS, maxAge: 600 });
	// Only browsers send an origin and use the answer.
	return (request, response, next) =>
		request.headers.origin === undefined
			? next()
			: answer(request, response, next);
}

/** Handles HEAD as GET; Node omits the body. */
const headAsGet: RequestHandler = (request, response, next) => {
	response.locals.isHead = request.method === "HEAD";
	if (response.locals.isHead) request.method = "GET";
	next();
};

const noLimit: RequestHandler = (_request, _response, next) => next();

/** Adds the problems that the operation's own rule finds in a body to those that `validate` finds in the request. */
function withBodyRules(
	validate: RequestHandler,
	rules: BodyRules,
): RequestHandler {
	return (request, response, next) =>
		validate(request, response, (refusal?: unknown) => {
			const { status, errors } = (refusal ?? {}) as Thrown;
			const rule = errors && rules[operationIdOf(request) as OperationId];
			if (!rule) return next(refusal);
			rule({ path: pathParametersOf(request), body: request.body }).then(
				(problems) => next({ status, errors, problems }),
				next,
			);
		});
}

/**
 * Creates the request pipeline, from the log to the error response. Resolves when the contract is loaded and checked. The mock
 * uses it too, so that it refuses what the server refuses, in the same words.
 */
export async function contractApp(parts: ContractApp): Promise<Express> {
	const { document, log } = parts;
	const declared = contractOperations(document);
	const app = express();
	app
		.disable("x-powered-by")
		.set("etag", false)
		.set("query parser", queryParser(declared));
	const validation = await contractValidation(document);

	const serveContract = joinSteps(
		validation.route,
		authenticate(parts.findAccount),
		parts.limitRequests ?? noLimit,
		strictHandling(declared),
		readBody(declared),
		authenticateAgain(parts.findAccount),
		refuseUnstorableValues,
		withBodyRules(validation.validate, parts.bodyRules),
		readFieldsets(document),
		parts.answer,
	);
	app.use(
		joinSteps(
			requestLog(log, parts.meter),
			safeHeaders,
			checkHead,
			originForm,
			crossOrigin(parts.corsOrigins),
			headAsGet,
			(request, response, next) =>
				request.url.startsWith(`${BASE_PATH}/`)
					? serveContract(request, response, next)
					: next(),
		),
	);
	app.use(helmet(), parts.unversionedRoutes);
	app.use((_request, _response, next) => next({ status: 404 }));
	app.use(errorResponse(parts.database, log, plainWords(document)));
	return app;
}
