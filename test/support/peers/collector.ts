import { text } from "node:stream/consumers";
import { serve } from "./serve.ts";

/** A span as the collector got it, in the JSON of OTLP. */
export interface ReceivedSpan {
	readonly traceId: string;
	readonly spanId: string;
	readonly parentSpanId?: string;
	readonly name: string;
	readonly kind: number;
	/** The code is 2 for an error. */
	readonly status: { readonly code: number; readonly message?: string };
}

interface ExportRequest {
	readonly resourceSpans: readonly {
		readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
	}[];
}

/** An OpenTelemetry collector on loopback. */
export interface Collector {
	readonly url: string;
	readonly spans: ReceivedSpan[];
	/** All sent bodies, as text. */
	readonly texts: string[];
	close(): Promise<void>;
}

/** Starts a collector that takes traces by OTLP over HTTP, as JSON. */
export async function startCollector(): Promise<Collector> {
	const spans: ReceivedSpan[] = [];
	const texts: string[] = [];
	const server = await serve(async (request, response) => {
		const body = await text(request);
		const { resourceSpans } = JSON.parse(body) as ExportRequest;
		texts.push(body);
		for (const { scopeSpans } of resourceSpans)
			for (const { spans: own } of scopeSpans) spans.push(...own);
		const isKnown = request.url === "/v1/traces" && request.method === "POST";
		response.writeHead(isKnown ? 200 : 404, {
			"content-type": "application/json",
		});
		response.end("{}");
	});
	return { url: server.url, spans, texts, close: server.close };
}
