import type { IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { serve } from "../../support/peers/serve.ts";

/** A request on its way to the server. */
export interface ProxiedRequest {
	readonly method: string;
	/** Path and query. */
	url: string;
	readonly headers: Record<string, string>;
}

/** A reply on its way to the client; `json` is its body where it is JSON. */
export interface ProxiedReply {
	status: number;
	readonly headers: Record<string, string>;
	// biome-ignore lint/suspicious/noExplicitAny: faults change any member of any document.
	json: any;
}

/** One way in which a server breaks the contract. */
export interface Fault {
	readonly onRequest?: (request: ProxiedRequest) => void;
	readonly onReply?: (reply: ProxiedReply, request: ProxiedRequest) => void;
	/** Whether to cut the connection before an answer, or within it. */
	readonly cut?: (request: ProxiedRequest) => "before" | "within" | undefined;
}

/** Headers that belong to one connection, or that no longer fit a changed body. */
const OWN_HEADERS = new Set([
	"connection",
	"content-length",
	"host",
	"keep-alive",
	"transfer-encoding",
]);

const passedOn = (headers: IncomingHttpHeaders | Headers) => {
	const entries =
		headers instanceof Headers ? [...headers] : Object.entries(headers);
	return Object.fromEntries(
		entries.flatMap(([name, value]) =>
			OWN_HEADERS.has(name) ? [] : [[name, String(value)]],
		),
	);
};

/** Starts a server that forwards to another one and adds the given fault to its replies. */
export async function startSpoilingProxy(upstream: string) {
	const { origin, pathname } = new URL(upstream);
	let fault: Fault = {};
	const server = await serve(async (incoming, outgoing) => {
		const { method = "", url = "" } = incoming;
		const request = { method, url, headers: passedOn(incoming.headers) };
		const body = await text(incoming);
		fault.onRequest?.(request);
		const cut = fault.cut?.(request);
		const hangUp = () => void incoming.socket.destroy();
		if (cut === "before") return hangUp();
		if (cut === "within") {
			outgoing.writeHead(200, { "content-length": "9" });
			return void outgoing.write("{", hangUp);
		}
		const response = await fetch(origin + request.url, {
			method,
			headers: request.headers,
			...(body !== "" && { body }),
		});
		const answer = await response.text();
		const headers = passedOn(response.headers);
		const isJson = /[/+]json/.test(headers["content-type"] ?? "");
		const json = isJson && answer !== "" ? JSON.parse(answer) : undefined;
		const reply: ProxiedReply = { status: response.status, headers, json };
		fault.onReply?.(reply, request);
		outgoing.writeHead(reply.status, headers);
		outgoing.end(json === undefined ? answer : JSON.stringify(reply.json));
	});
	return {
		baseUrl: server.url + pathname,
		setFault(next: Fault) {
			fault = next;
		},
		close: server.close,
	};
}
