import type { IncomingMessage, ServerResponse } from "node:http";
import { type Dispatcher, request as send } from "undici";
import { type MockContract, operationsAt } from "./contract.ts";
import { MockError, noSuchExample } from "./mock-errors.ts";
import { checkBody, readBody } from "./request-body.ts";
import { canAnswer } from "./wish.ts";

const PRISM_TIMEOUT_MS = 10_000;

/** Headers that belong to one connection (RFC 9110, section 7.6.1), or that change with the body. */
const OWN_HEADERS = new Set([
	"connection",
	"content-length",
	"expect",
	"host",
	"keep-alive",
	"transfer-encoding",
	"upgrade",
]);

interface Answer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string | string[]>>;
	readonly body: string;
}

function isStrict(request: IncomingMessage): boolean {
	return /handling\s*=\s*"?strict/i.test(String(request.headers.prefer ?? ""));
}

function headersForPrism(request: IncomingMessage): Record<string, string> {
	const headers: Record<string, string> = {};
	for (const [name, value] of Object.entries(request.headers)) {
		if (!OWN_HEADERS.has(name)) headers[name] = String(value);
	}
	// Like the server, answer whatever is accepted, unless the letter of the contract was asked for.
	if (!isStrict(request)) headers.accept = "*/*";
	return headers;
}

/** Asks Prism. Throws a {@link MockError} when it has nothing that the client accepts. */
async function askPrism(
	url: string,
	method: string,
	request: IncomingMessage,
	body: Buffer | null,
): Promise<Answer> {
	const reply = await send(url, {
		method: method as Dispatcher.HttpMethod,
		headers: headersForPrism(request),
		body,
		headersTimeout: PRISM_TIMEOUT_MS,
		bodyTimeout: PRISM_TIMEOUT_MS,
	});
	const text = await reply.body.text();
	if (String(reply.headers["content-type"]).includes("problem+json")) {
		if (reply.statusCode !== 406) throw new Error(`Prism says ${text}`);
		const source = { header: "accept" };
		const detail = "the Accept header names other types only";
		throw new MockError(406, detail, { source });
	}
	const headers: Record<string, string | string[]> = {};
	for (const [name, value] of Object.entries(reply.headers)) {
		if (!OWN_HEADERS.has(name) && value !== undefined) headers[name] = value;
	}
	if (!isStrict(request)) delete headers["preference-applied"];
	return { status: reply.statusCode, headers, body: text };
}

async function answerOf(
	prismUrl: string,
	contract: MockContract,
	request: IncomingMessage,
	target: string,
): Promise<Answer> {
	const [path = ""] = target.split("?", 1);
	const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
	const operations = operationsAt(contract, path);
	if (operations.length === 0) {
		throw new MockError(404, `nothing is served at ${path}`);
	}
	const operation = operations.find(
		(candidate) => candidate.method === method || method === "OPTIONS",
	);
	if (!operation) {
		const allow = operations.map((candidate) => candidate.method).join(", ");
		const detail = `${method} is not offered here; the header Allow lists what is`;
		throw new MockError(405, detail, {}, { allow });
	}
	if (!canAnswer(operation, request.headers.prefer)) {
		throw noSuchExample(operation);
	}
	let body: Buffer | null = null;
	// As in the server, who is asking comes before what is asked.
	if (operation.takesBody && request.headers.authorization) {
		body = await readBody(request);
		checkBody(request, body);
	}
	return askPrism(prismUrl + target, method, request, body);
}

function answerTo(error: unknown): Answer {
	const failure =
		error instanceof MockError
			? error
			: new MockError(502, `the mock cannot answer: ${String(error)}`);
	return {
		status: failure.status,
		headers: {
			"access-control-allow-origin": "*",
			"access-control-expose-headers": "*",
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
