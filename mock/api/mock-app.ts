import cors from "cors";
import express, { type Express, type RequestHandler } from "express";
import type { Logger } from "pino";
import { authenticate } from "../../server/http/authenticate.ts";
import { readBody } from "../../server/http/body.ts";
import { BASE_PATH } from "../../server/http/contract/contract.ts";
import {
	contractValidation,
	operationIdOf,
} from "../../server/http/contract/contract-validation.ts";
import { plainDemand } from "../../server/http/contract/plain-demand.ts";
import { queryParser } from "../../server/http/contract/query-parser.ts";
import { errorResponse } from "../../server/http/replies/error-response.ts";
import { sendNothing, sendText } from "../../server/http/replies/send.ts";
import { requestLog } from "../../server/http/request-log.ts";
import { inTurn } from "../../server/http/speed/in-turn.ts";
import { PathTree } from "../../server/http/speed/path-tree.ts";
import { strictHandling } from "../../server/http/strict-handling.ts";
import { readInclude } from "../../server/json-api/include.ts";
import { askPrism } from "./ask-prism.ts";
import type { MockContract, MockOperation } from "./contract.ts";
import { readPreference } from "./preference.ts";
import type { PrismKeeper } from "./prism-keeper.ts";

/** Also serves the contract at the root, and keeps the client's base URL for links. */
const atBothPlaces: RequestHandler = (request, response, next) => {
	const [, prefix = ""] = /^(\/v2(?=[/?]|$))?/.exec(request.url) ?? [];
	response.locals.here = `http://${request.headers.host ?? "127.0.0.1"}${prefix}`;
	if (prefix === "") request.url = BASE_PATH + request.url;
	request.originalUrl = request.url;
	if (request.method === "HEAD") request.method = "GET";
	next();
};

/** Allows web pages of any origin to call the mock. */
function everyOrigin(operations: readonly MockOperation[]): RequestHandler {
	const methods = new PathTree<string>();
	for (const [path, some] of Map.groupBy(operations, ({ path }) => path)) {
		const names = some.map(({ method }) => method).join(", ");
		methods.add(BASE_PATH + path, names.replace("GET", "GET, HEAD"));
	}
	const answer = cors((request, callback) => {
		const [path = ""] = (request as { url?: string }).url?.split("?", 1) ?? [];
		callback(null, {
			origin: "*",
			exposedHeaders: "*",
			methods: methods.find(path)?.value ?? "",
		});
	});
	return (request, response, next) =>
		request.headers.origin === undefined
			? next()
			: answer(request, response, next);
}

/** Answers a valid request with an example. */
function exampleAnswer(
	{ operations, samples, serverUrl }: MockContract,
	keeper: PrismKeeper,
): RequestHandler {
	const byId = new Map(operations.map((one) => [one.id, one]));
	return async (request, response, next) => {
		const operation = byId.get(operationIdOf(request) ?? "");
		if (!operation) return next();
		const { include, event } = request.query;
		if (operation.includesFrom)
			readInclude(include as string | undefined, operation.includesFrom);
		const preference = readPreference(operation, request.headers.prefer);
		const answer = await askPrism(keeper, operation, preference);
		for (const [name, value] of answer.headers) response.setHeader(name, value);
		const status = Number(preference.status);
		const mediaType = operation.mediaTypes.get(status) ?? null;
		if (mediaType === null) return sendNothing(response, status);
		const isSample =
			operation.id === "getWebhookNotificationExample" &&
			status === 200 &&
			!preference.isNamed;
		const example =
			(isSample ? samples.get(String(event)) : undefined) ?? answer.body;
		const body = example.replaceAll(serverUrl, String(response.locals.here));
		await sendText(request, response, status, mediaType, body);
	};
}

/** The server's request pipeline with examples in place of the operations. Any API key is accepted. */
export async function createMockApp(
	contract: MockContract,
	keeper: PrismKeeper,
	log: Logger,
): Promise<Express> {
	const { document, operations } = contract;
	const app = express();
	app
		.disable("x-powered-by")
		.set("etag", false)
		.set("query parser", queryParser(operations));
	const validation = await contractValidation(document);
	const anyone = { id: "mock", name: "mock", keyId: "mock", entitlements: [] };
	app.use(
		inTurn(
			requestLog(log),
			atBothPlaces,
			everyOrigin(operations),
			validation.route,
			authenticate(async () => anyone),
			strictHandling(operations),
			readBody(operations),
			validation.validate,
			exampleAnswer(contract, keeper),
		),
	);
	const database = { isUnavailable: () => false };
	app.use(errorResponse(database, log, plainDemand(document)));
	return app;
}
