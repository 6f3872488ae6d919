import { onTestFinished } from "vitest";
import {
	createLandfallClient,
	type LandfallClientOptions,
} from "../../client/index.ts";
import contract from "../../generated/openapi.json" with { type: "json" };
import { serve } from "../support/peers/serve.ts";

/** A request as it arrived. */
export interface Received {
	method: string;
	url: string;
	headers: NodeJS.Dict<string | string[]>;
	body: string;
}

/** The reply of the peer. `"hang up"` breaks the connection, `"half"` breaks it in the middle of the body, and `"silence"` never replies. */
export type Answer =
	| { status?: number; headers?: Record<string, string>; body?: unknown }
	| "hang up"
	| "half"
	| "silence";

/** A real server on 127.0.0.1 that stands for the API until the test ends. It repeats the last answer of a list. */
export async function apiPeer(
	answers: readonly Answer[] | ((request: Received) => Answer),
) {
	const received: Received[] = [];
	const server = await serve(async (request, response) => {
		const { method = "", url = "", headers } = request;
		let body = "";
		for await (const chunk of request) body += chunk;
		const seen = { method, url, headers, body };
		received.push(seen);
		const answer = Array.isArray(answers)
			? answers[Math.min(received.length, answers.length) - 1]
			: (answers as (request: Received) => Answer)(seen);
		if (answer === "silence") return;
		if (answer === "hang up") return void request.socket.destroy();
		if (answer === "half") {
			response.writeHead(200, { "content-length": "1000" });
			response.write('{"data":', () => request.socket.destroy());
			return;
		}
		response.writeHead(answer?.status ?? 200, {
			"content-type": "application/vnd.api+json",
			...answer?.headers,
		});
		const content = answer?.body;
		response.end(
			content === undefined || typeof content === "string"
				? content
				: JSON.stringify(content),
		);
	});
	onTestFinished(() => server.close());
	const baseUrl = `${server.url}/v2`;
	return {
		baseUrl,
		received,
		client: (options?: Partial<LandfallClientOptions>) =>
			createLandfallClient({ baseUrl, apiKey: "lf_test", ...options }),
	};
}

/** The example of the contract for a shipment with its containers, ports and terminal. */
export const shipmentExample =
	contract.paths["/shipments/{id}"].get.responses["200"].content[
		"application/vnd.api+json"
	].examples.with_containers.value;

/** An answer with errors as the contract describes them. */
export function errors(
	status: number,
	objects: readonly object[],
	headers: Record<string, string> = {},
): Answer {
	return { status, headers, body: { errors: objects } };
}
