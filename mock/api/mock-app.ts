import { type Express, Router } from "express";
import type { Logger } from "pino";
import { loadContract } from "../../server/http/contract/contract.ts";
import { contractApp } from "../../server/http/contract-app.ts";
import { joinSteps } from "../../server/http/speed/join-steps.ts";
import { contractRoutes } from "../../server/http/unversioned-routes.ts";
import { ENTITLEMENTS, type KeyHolder } from "../../server/services/account.ts";
import { bodyRules } from "./answers/own-rules.ts";
import type { MockContract } from "./contract.ts";
import { disturbReply } from "./disturb-reply.ts";
import { exampleAnswers } from "./example-answer.ts";
import { exampleLimits } from "./example-limits.ts";
import type { Prism } from "./prism.ts";

/** The caller of the mock, whatever key it sends. */
const ANYONE: KeyHolder = {
	id: "mock",
	name: "mock",
	keyId: "mock",
	entitlements: ENTITLEMENTS,
};

/** The server's request pipeline with examples in place of the operations. Any API key is accepted. */
export function createMockApp(
	contract: MockContract,
	prism: Promise<Prism>,
	log: Logger,
): Promise<Express> {
	const unversionedRoutes = Router();
	unversionedRoutes.get("/", (_request, response) =>
		response.redirect("/docs"),
	);
	unversionedRoutes.use(contractRoutes(loadContract()));
	return contractApp({
		document: contract.document,
		log,
		corsOrigins: ["*"],
		database: { isUnavailable: () => false },
		findAccount: async () => ANYONE,
		bodyRules,
		limitRequests: exampleLimits(contract.document),
		answer: joinSteps(disturbReply, exampleAnswers(contract, prism, log)),
		unversionedRoutes,
	});
}
