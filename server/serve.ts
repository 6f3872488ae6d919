import type { RequestHandler } from "express";
import { createApp } from "./app.ts";
import { close, httpServer, LINGER_MS, listen } from "./http/http-server.ts";
import { requestLimits } from "./http/limits/rate-limit.ts";
import type { Services } from "./services/services.ts";
import type { Config } from "./settings/config.ts";

/** How requests are served, beside what the configuration says. */
export interface ServingOptions {
	/** How long a stopping server serves new requests on open connections; a second by default. */
	readonly lingerMs?: number | undefined;
	/** Routes of another program beside the server's own; none by default. */
	readonly moreRoutes?: RequestHandler | undefined;
	/** What the operator calls host and port, for errors; by default the variables of the environment. */
	readonly addressNames?: readonly [string, string] | undefined;
}

/** The HTTP server of a process. */
export interface Serving {
	/** URL of the API with `/v2`. */
	readonly url: string;
	/** Accepts no more requests, and waits for current ones. */
	close(): Promise<void>;
	/** Ends the count of requests, when nothing needs it any more. */
	stop(): Promise<void>;
}

/** Starts the HTTP server. A process that only works never loads this file and the packages below it. */
export async function serve(
	services: Services,
	config: Config,
	{ lingerMs, moreRoutes, addressNames }: ServingOptions,
	isStopping: () => boolean,
): Promise<Serving> {
	const limits = requestLimits(config, services.database, services.log);
	const app = await createApp(
		services,
		config,
		limits.limit,
		isStopping,
		moreRoutes,
	);
	const server = httpServer(app, isStopping);
	const origin = await listen(server, config, addressNames);
	return {
		url: `${origin}/v2`,
		close: () => close(server, lingerMs ?? LINGER_MS),
		stop: () => limits.stop(),
	};
}
