import { createServer, type ServerResponse } from "node:http";
import { close, listen } from "../http/http-server.ts";
import { readiness } from "../http/readiness.ts";
import type { Meter } from "../runtime/meter.ts";
import type { Services } from "../services/services.ts";
import type { Listening } from "../settings/addresses.ts";
import { prometheusText } from "./prometheus.ts";

const REQUEST_MS = 10_000;

/** The parts of a process that its operator can monitor. */
interface Monitored {
	readonly services: Services;
	readonly meter: Meter;
	readonly version: string;
	/** Whether the process serves the API, or only works. */
	readonly isServing: boolean;
	readonly isStopping: () => boolean;
}

/** A running server for the operator. */
export interface MonitoringServer {
	/** Its origin. */
	readonly url: string;
	stop(): Promise<void>;
}

function send(
	response: ServerResponse,
	status: number,
	mediaType: string,
	text: string,
): void {
	response.writeHead(status, {
		"content-type": mediaType,
		"content-length": Buffer.byteLength(text),
		"cache-control": "no-store",
	});
	response.end(text);
}

/** Serves `/metrics` and the probes on a separate port, so that workers have them too and API clients do not see them. */
export async function startMonitoring(
	where: Listening,
	{ services, meter, version, isServing, isStopping }: Monitored,
): Promise<MonitoringServer> {
	const { mediaType, read } = prometheusText(services, meter, version);
	const findState = readiness(services, isStopping);
	const JSON_TYPE = "application/json; charset=utf-8";

	const answer = async (response: ServerResponse, path: string) => {
		if (path === "/metrics")
			return send(response, 200, mediaType, await read());
		if (path === "/healthz")
			return send(response, 200, JSON_TYPE, JSON.stringify({ status: "ok" }));
		if (path === "/readyz") {
			const { isReady, ...state } = await findState();
			// A worker is unhealthy while due jobs wait. A server can still answer.
			const isWell = isReady && (isServing || state.jobs === undefined);
			const status = isWell ? 200 : 503;
			return send(response, status, JSON_TYPE, JSON.stringify(state));
		}
		send(
			response,
			404,
			"text/plain",
			"this port serves /metrics, /healthz and /readyz\n",
		);
	};

	const server = createServer(
		{ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS },
		(request, response) => {
			if (request.method !== "GET" && request.method !== "HEAD") {
				response.setHeader("allow", "GET, HEAD");
				send(response, 405, "text/plain", "only GET is offered here\n");
				return;
			}
			const [path = ""] = (request.url ?? "").split("?");
			answer(response, path).catch((error: unknown) => {
				services.log.error({ err: error, path }, "monitoring failed");
				if (response.headersSent) response.destroy();
				else send(response, 500, "text/plain", "failed; the log says why\n");
			});
		},
	);
	const names = ["METRICS_HOST", "METRICS_PORT"] as const;
	// At a rolling restart, a process and its successor share the port for a moment. Any free port belongs to one process.
	const exclusive = where.port === 0;
	const url = await listen(server, { ...where, exclusive }, names);
	return { url, stop: () => close(server, 0) };
}
