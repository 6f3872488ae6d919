import cors from "cors";
import express, { type Express, type Request } from "express";
import helmet from "helmet";
import type { Config } from "./config.ts";
import { authenticate } from "./http/authenticate.ts";
import {
	BASE_PATH,
	contractOperations,
	loadContract,
} from "./http/contract.ts";
import { contractValidation } from "./http/contract-validation.ts";
import { dispatch } from "./http/dispatch.ts";
import { errorResponse } from "./http/error-response.ts";
import { rateLimit } from "./http/rate-limit.ts";
import { requestLog } from "./http/request-log.ts";
import { responseCheck } from "./http/response-check.ts";
import { sideRoutes } from "./http/side-routes.ts";
import { strictHandling } from "./http/strict-handling.ts";
import { operations } from "./operations.ts";
import { accountFinder } from "./resources/accounts/account-queries.ts";
import type { Services } from "./services.ts";

const MOST_BODY = "100kb";

const EXPOSED_HEADERS = [
	"ETag",
	"Location",
	"Preference-Applied",
	"Retry-After",
	"X-Request-Id",
];

/** Bodies are JSON whatever their media type is called; the contract has the last word on the type. */
function isJson(request: object): boolean {
	const type = (request as Request).headers["content-type"] ?? "";
	return /^application\/(json|vnd\.api\+json)\s*(;|$)/i.test(type);
}

/** The whole pipeline of a request, in its order. Resolves when the contract is loaded and checked. */
export async function createApp(
	services: Services,
	config: Pick<Config, "corsOrigins" | "requestsPerMinute" | "responseChecks">,
	isStopping: () => boolean = () => false,
): Promise<Express> {
	const contract = loadContract();
	const declared = contractOperations(contract.document);
	const app = express();
	app
		.disable("x-powered-by")
		.set("etag", false)
		.set("query parser", "extended");
	const validation = await contractValidation(app, contract.document, declared);

	app.use(requestLog(services.log));
	app.use(helmet());
	app.use(
		cors({
			origin: config.corsOrigins.includes("*") ? "*" : [...config.corsOrigins],
			exposedHeaders: EXPOSED_HEADERS,
			maxAge: 600,
		}),
	);
	app.use(sideRoutes(services, contract.bytes, isStopping));
	app.use((request, _response, next) => {
		// Whatever can be read can be asked about; Node leaves the body out by itself.
		if (request.method === "HEAD") request.method = "GET";
		next();
	});
	app.use(
		BASE_PATH,
		...validation.route,
		authenticate(accountFinder(services.database.db)),
		rateLimit(config.requestsPerMinute),
		strictHandling(declared),
		express.json({ type: isJson, limit: MOST_BODY, strict: false }),
		...validation.validate,
		dispatch(operations, declared, services, {
			checks: config.responseChecks,
			check: responseCheck(contract.document),
		}),
	);
	app.use((_request, _response, next) => next({ status: 404 }));
	app.use(errorResponse(services.database, services.log));
	return app;
}
