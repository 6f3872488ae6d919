import cors from "cors";
import express, { type Express, type RequestHandler } from "express";
import helmet from "helmet";
import { authenticate } from "./http/authenticate.ts";
import { readBody } from "./http/body.ts";
import {
	BASE_PATH,
	contractOperations,
	loadContract,
} from "./http/contract/contract.ts";
import { contractValidation } from "./http/contract/contract-validation.ts";
import { plainDemand } from "./http/contract/plain-demand.ts";
import { queryParser } from "./http/contract/query-parser.ts";
import { responseCheck } from "./http/contract/response-check.ts";
import { dispatch } from "./http/dispatch.ts";
import { refuseNulCharacters } from "./http/nul-characters.ts";
import { oneHost } from "./http/one-host.ts";
import { errorResponse } from "./http/replies/error-response.ts";
import { safeHeaders } from "./http/replies/safe-headers.ts";
import { requestLog } from "./http/request-log.ts";
import { sideRoutes } from "./http/side-routes.ts";
import { inTurn } from "./http/speed/in-turn.ts";
import { strictHandling } from "./http/strict-handling.ts";
import { operations } from "./operations.ts";
import { rememberingAccounts } from "./resources/accounts/account-memory.ts";
import { accountFinder } from "./resources/accounts/account-queries.ts";
import type { Services } from "./services/services.ts";
import type { Config } from "./settings/config.ts";

const EXPOSED_HEADERS = [
	"ETag",
	"Location",
	"Preference-Applied",
	"Retry-After",
	"X-Request-Id",
];

/** Allows web pages of these origins to call the API; `*` allows all. */
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
const headAsGet: RequestHandler = (request, _response, next) => {
	if (request.method === "HEAD") request.method = "GET";
	next();
};

/** Creates the request pipeline. Resolves when the contract is loaded and checked. */
export async function createApp(
	services: Services,
	config: Pick<Config, "corsOrigins" | "publicOrigin" | "responseChecks">,
	limitRequests: RequestHandler,
	isStopping: () => boolean = () => false,
): Promise<Express> {
	const contract = loadContract();
	const declared = contractOperations(contract.document);
	const app = express();
	app
		.disable("x-powered-by")
		.set("etag", false)
		.set("query parser", queryParser(declared));
	const validation = await contractValidation(contract.document);

	const serveContract = inTurn(
		validation.route,
		authenticate(rememberingAccounts(accountFinder(services.database))),
		limitRequests,
		strictHandling(declared),
		readBody(declared),
		refuseNulCharacters,
		validation.validate,
		dispatch(operations, declared, services, {
			checks: config.responseChecks,
			publicOrigin: config.publicOrigin,
			check: responseCheck(contract.document),
		}),
	);
	app.use(
		inTurn(
			requestLog(services.log, services.meter),
			safeHeaders,
			oneHost,
			crossOrigin(config.corsOrigins),
			headAsGet,
			(request, response, next) =>
				request.url.startsWith(`${BASE_PATH}/`)
					? serveContract(request, response, next)
					: next(),
		),
	);
	app.use(
		helmet(),
		sideRoutes({
			services,
			contract,
			isStopping,
			publicOrigin: config.publicOrigin,
		}),
	);
	app.use((_request, _response, next) => next({ status: 404 }));
	app.use(
		errorResponse(
			services.database,
			services.log,
			plainDemand(contract.document),
		),
	);
	return app;
}
