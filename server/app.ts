import type { Express, RequestHandler } from "express";
import { contractOperations, loadContract } from "./http/contract/contract.ts";
import { responseCheck } from "./http/contract/response-check.ts";
import { contractApp } from "./http/contract-app.ts";
import { dispatch } from "./http/dispatch.ts";
import { joinSteps } from "./http/speed/join-steps.ts";
import { unversionedRoutes } from "./http/unversioned-routes.ts";
import { operations } from "./operations.ts";
import { rememberingAccounts } from "./resources/accounts/account-cache.ts";
import { accountFinder } from "./resources/accounts/api-key-queries.ts";
import { webhookRules } from "./resources/webhooks/webhook-rules.ts";
import type { Services } from "./services/services.ts";
import type { Config } from "./settings/config.ts";

/** Creates the server's request pipeline, with `moreRoutes` beside its own. Resolves when the contract is loaded and checked. */
export function createApp(
	services: Services,
	config: Pick<Config, "corsOrigins" | "publicOrigin" | "responseChecks">,
	limitRequests: RequestHandler,
	isStopping: () => boolean = () => false,
	moreRoutes?: RequestHandler,
): Promise<Express> {
	const contract = loadContract();
	const { document } = contract;
	const { database, log, meter } = services;
	const { corsOrigins, publicOrigin, responseChecks } = config;
	const own = unversionedRoutes({
		services,
		contract,
		isStopping,
		publicOrigin,
	});
	return contractApp({
		document,
		log,
		meter,
		corsOrigins,
		database,
		findAccount: rememberingAccounts(accountFinder(database)),
		limitRequests,
		bodyRules: webhookRules(services.receivers),
		answer: dispatch(operations, contractOperations(document), services, {
			checks: responseChecks,
			publicOrigin,
			check: responseCheck(document),
		}),
		unversionedRoutes: moreRoutes ? joinSteps(moreRoutes, own) : own,
	});
}
