import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, askPrism } from "./ask-prism.ts";
import {
	type MockContract,
	type MockOperation,
	operationsAt,
} from "./contract.ts";
import { MockError, noSuchExample } from "./mock-errors.ts";
import { checkQuery } from "./query-check.ts";
import { checkBody, readBody } from "./request-body.ts";
import { refuseViolations } from "./violations.ts";
import { canAnswer, isStrict, readWish } from "./wish.ts";

const EVERY_ORIGIN = {
	"access-control-allow-origin": "*",
	"access-control-expose-headers": "*",
};

const CANNOT_ANSWER =
	"the mock cannot answer; it has printed why where it was started";

/** What a browser is told that asks whether a page may call an operation (Fetch, "CORS-preflight request"). */
function preflightAnswer(request: IncomingMessage, allow: string): Answer {
	const wanted = request.headers["access-control-request-headers"];
	return {
		status: 204,
		headers: {
			...EVERY_ORIGIN,
			"access-control-allow-methods": allow,
			"access-control-allow-headers": wanted ?? "*",
			vary: "access-control-request-headers",
		},
		body: "",
	};
}

function methodsOf(operations: readonly MockOperation[]): string {
	return operations
		.map(({ method }) => (method === "GET" ? "GET, HEAD" : method))
		.join(", ");
}

async function answerOf(
	prismUrl: string,
	contract: MockContract,
	request: IncomingMessage,
	target: string,
): Promise<Answer> {
	const [path = "", search] = target.split("?", 2);
	const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
	const operations = operationsAt(contract, path);
	if (operations.length === 0) {
		throw new MockError(404, { detail: `nothing is served at ${path}` });
	}
	const operation = operations.find((candidate) => candidate.method === method);
	if (!operation) {
		const allow = methodsOf(operations);
		if (method === "OPTIONS" && request.headers.origin !== undefined) {
			return preflightAnswer(request, allow);
		}
		const detail = `${method} is not offered here; the header Allow lists what is`;
		throw new MockError(405, { detail }, { allow });
	}
	const { authorization, prefer } = request.headers;
	const wish = readWish(prefer);
	if (!canAnswer(operation, wish)) throw noSuchExample(operation);
	const query = new URLSearchParams(search);
	let body: Buffer | null = null;
	// As in the server, who is asking comes before what is asked.
	if (authorization) {
		checkQuery(operation, query, isStrict(prefer));
		if (operation.takesBody) {
			body = await readBody(request);
			if (body.length > 0 || !operation.isBodyOptional) {
				checkBody(request, body);
			}
		}
	}
	const answer = await askPrism(prismUrl + target, method, request, body);
	if (wish.code !== String(answer.status)) refuseViolations(answer);
	const isSample =
		operation.id === "getWebhookNotificationExample" && answer.status === 200;
	if (!isSample || wish.example !== undefined) return answer;
	const sample = contract.samples.get(query.get("event") ?? "");
	return { ...answer, body: sample ?? answer.body };
}

function answerTo(error: unknown): Answer {
	const isTold = error instanceof MockError;
	if (!isTold) process.stderr.write(`The mock cannot answer: ${error}\n`);
	const failure = isTold
		? error
		: new MockError(502, { detail: CANNOT_ANSWER });
	return {
		status: failure.status,
		headers: {
			...EVERY_ORIGIN,
			"content-type": "application/vnd.api+json",
			...failure.headers,
		},
		body: JSON.stringify(failure.document),
	};
}

/** Serves Prism's answers under `/v2` and at the root, in the form that the server gives them. */
export function mockHandler(prismUrl: string, contract: MockContract) {
	return async (
		request: IncomingMessage,
		response: ServerResponse,
	): Promise<void> => {
		const [, prefix = "", target = ""] =
			/^(\/v2(?=[/?]|$))?(.*)$/.exec(request.url ?? "/") ?? [];
		const answer = await answerOf(prismUrl, contract, request, target).catch(
			answerTo,
		);
		// Links lead back to the mock.
		const here = `http://${request.headers.host ?? "127.0.0.1"}${prefix}`;
		const body = answer.body.replaceAll(contract.serverUrl, here);
		const isEmpty = answer.status === 204 || answer.status === 304;
		response.writeHead(answer.status, {
			...answer.headers,
			...(!isEmpty && { "content-length": Buffer.byteLength(body) }),
			...(!request.complete && { connection: "close" }),
		});
		response.end(isEmpty || request.method === "HEAD" ? undefined : body);
	};
}
