import { once } from "node:events";
import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { WebhookNotificationDocument } from "../../../generated/openapi.ts";
import { loadContract } from "../../../server/http/contract/contract.ts";
import { problemTeller } from "../../../server/http/contract/schema-problems.ts";

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
	/** Fails when a notification broke the contract. */
	close(): Promise<void>;
}

const { document: contract } = loadContract();
const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv, { mode: "full" });
ajv.addSchema({ $id: "contract", ...contract } as object);
const isNotification = ajv.compile({
	$ref: "contract#/components/schemas/WebhookNotificationDocument",
});
const isDocumentNotification = ajv.compile({
	$ref: "contract#/components/schemas/DocumentNotificationDocument",
});
const tell = problemTeller(ajv, contract, "contract");

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Starts a receiver that keeps what it gets and answers 200, or as `answer` says. */
export async function startReceiver(
	answer: Answer = (response) => response.end("ok"),
): Promise<Receiver> {
	const received: Received[] = [];
	const problems = new Set<string>();
	const server = createServer(async (request, response) => {
		const body = await text(request);
		const document = JSON.parse(body) as WebhookNotificationDocument;
		const isValid = document.data.attributes.event.startsWith("document.")
			? isDocumentNotification
			: isNotification;
		if (!isValid(document)) {
			problems.add(
				`a notification breaks the contract: ${tell(document, isValid)}`,
			);
		}
		received.push({
			path: request.url ?? "",
			headers: request.headers,
			body,
			document,
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
			if (problems.size > 0) throw new Error([...problems].join("\n"));
		},
	};
}
