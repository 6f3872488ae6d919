import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import {
	type SourceHttp,
	type SourceHttpLimits,
	sourceHttp,
} from "../../../server/sources/requests/source-http.ts";

/** The behaviour of a test's carrier for one request. */
export type Behaviour = (
	request: IncomingMessage,
	response: ServerResponse,
) => void;

/** A real server on 127.0.0.1 that behaves like this until the test ends. */
export async function carrierPeer(behaviour: Behaviour) {
	const requests: IncomingMessage[] = [];
	const server = createServer((request, response) => {
		requests.push(request);
		behaviour(request, response);
	});
	await new Promise<void>((resolve) =>
		server.listen(0, "127.0.0.1", () => resolve()),
	);
	onTestFinished(async () => {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	});
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		requests,
		/** Paths with queries, in the order asked. */
		asked: () => requests.map((request) => request.url),
	};
}

/** A client that is closed when the test ends. */
export function testHttp(limits?: Partial<SourceHttpLimits>): SourceHttp {
	const http = sourceHttp(limits);
	onTestFinished(() => http.close());
	return http;
}

/** Answers with JSON. */
export function json(
	body: unknown,
	headers: Record<string, string> = {},
	status = 200,
): Behaviour {
	return (_, response) => {
		response.writeHead(status, {
			"content-type": "application/json",
			...headers,
		});
		response.end(JSON.stringify(body));
	};
}

/** Answers with a text of any type. */
export function text(
	body: string | Buffer,
	headers: Record<string, string> = {},
	status = 200,
): Behaviour {
	return (_, response) => {
		response.writeHead(status, headers);
		response.end(body);
	};
}
