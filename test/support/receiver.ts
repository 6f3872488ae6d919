import { once } from "node:events";
import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { WebhookNotificationDocument } from "../../generated/openapi.ts";

/** One request as a webhook receiver got it. */
export interface Received {
	readonly path: string;
	readonly headers: IncomingHttpHeaders;
	/** The body, byte for byte. */
	readonly body: string;
	readonly document: WebhookNotificationDocument;
}

/** A webhook receiver on loopback. */
export interface Receiver {
	readonly url: string;
	readonly received: Received[];
	close(): Promise<void>;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Starts a receiver that keeps what it gets and answers 200, or as `answer` says. */
export async function startReceiver(
	answer: Answer = (response) => response.end("ok"),
): Promise<Receiver> {
	const received: Received[] = [];
	const server = createServer(async (request, response) => {
		const body = await text(request);
		received.push({
			path: request.url ?? "",
			headers: request.headers,
			body,
			document: JSON.parse(body) as WebhookNotificationDocument,
		});
		answer(response, request);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/hooks`,
		received,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
