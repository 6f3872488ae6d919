import { type Express, type RequestHandler, Router } from "express";
import type { Logger } from "pino";
import {
	BASE_PATH,
	loadContract,
} from "../../server/http/contract/contract.ts";
import { operationIdOf } from "../../server/http/contract/contract-validation.ts";
import { contractApp } from "../../server/http/contract-app.ts";
import { sendNothing, sendText } from "../../server/http/replies/send.ts";
import { contractRoutes } from "../../server/http/side-routes.ts";
import { readInclude } from "../../server/json-api/include.ts";
import { ENTITLEMENTS, type KeyHolder } from "../../server/services/account.ts";
import type { MockContract } from "./contract.ts";
import { readPreference } from "./preference.ts";
import type { Prism } from "./prism.ts";

/** Whoever calls the mock: the holder of any key. */
const ANYONE: KeyHolder = {
	id: "mock",
	name: "mock",
	keyId: "mock",
	entitlements: ENTITLEMENTS,
};

/** Answers a valid request with an example. */
function exampleAnswer(
	{ operations, samples, serverUrl }: MockContract,
	prism: Promise<Prism>,
): RequestHandler {
	const byId = new Map(operations.map((one) => [one.id, one]));
	return async (request, response, next) => {
		const operation = byId.get(operationIdOf(request) ?? "");
		if (!operation) return next();
		const { include, event } = request.query;
		if (operation.includesFrom)
			readInclude(include as string | undefined, operation.includesFrom);
		const preference = readPreference(operation, request.headers.prefer);
		const { status } = preference;
		const answer = await (await prism)(operation, preference);
		for (const [name, value] of answer.headers) response.setHeader(name, value);
		const mediaType = operation.mediaTypes.get(status) ?? null;
		if (mediaType === null) return sendNothing(response, status);
		const isSample =
			operation.id === "getWebhookNotificationExample" &&
			status === 200 &&
			!preference.isNamed;
		const example =
			(isSample ? samples.get(String(event)) : undefined) ??
			JSON.stringify(answer.body);
		const body = example.replaceAll(
			serverUrl,
			`http://${request.headers.host ?? "localhost"}${BASE_PATH}`,
		);
		await sendText(request, response, status, mediaType, body);
	};
}

/** The server's request pipeline with examples in place of the operations. Any API key is accepted. */
export function createMockApp(
	contract: MockContract,
	prism: Promise<Prism>,
	log: Logger,
): Promise<Express> {
	const { document } = contract;
	const sideRoutes = Router();
	sideRoutes.get("/", (_request, response) => response.redirect("/docs"));
	sideRoutes.use(contractRoutes(loadContract()));
	return contractApp({
		document,
		log,
		corsOrigins: ["*"],
		database: { isUnavailable: () => false },
		findAccount: async () => ANYONE,
		answer: exampleAnswer(contract, prism),
		sideRoutes,
	});
}
