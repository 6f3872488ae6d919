import type {
	IncomingHttpHeaders,
	IncomingMessage,
	ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { WebhookNotificationDocument } from "../../../generated/openapi.ts";
import { problemDescriber } from "../../../server/http/contract/body-faults.ts";
import { loadContract } from "../../../server/http/contract/contract.ts";
import { serve } from "./serve.ts";

/** A request as the receiver got it. */
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
const describeProblem = problemDescriber(ajv, contract, "contract");

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Starts a receiver that keeps all requests and answers 200, unless `answer` is given. */
export async function startReceiver(
	answer: Answer = (response) => response.end("ok"),
): Promise<Receiver> {
	const received: Received[] = [];
	const problems = new Set<string>();
	const server = await serve(async (request, response) => {
		const body = await text(request);
		const document = JSON.parse(body) as WebhookNotificationDocument;
		const isValid = document.data.attributes.event.startsWith("document.")
			? isDocumentNotification
			: isNotification;
		if (!isValid(document)) {
			problems.add(
				`a notification breaks the contract: ${describeProblem(document, isValid)}`,
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
	return {
		url: `${server.url}/hooks`,
		received,
		async close() {
			await server.close();
			if (problems.size > 0) throw new Error([...problems].join("\n"));
		},
	};
}
