import { hash } from "node:crypto";
import express from "express";
import { mapPage } from "../../server/map-page/map-page.ts";
import { serve } from "../support/peers/serve.ts";

/** An answer of the API as the page sees it. */
export interface Reply {
	readonly status: number;
	readonly body?: unknown;
	readonly headers?: Readonly<Record<string, string>>;
}

/** The requests of the page. */
interface Asked {
	readonly path: string;
	readonly authorization: string | undefined;
	readonly status: number;
}

/** The page, and an API with the answers of the test. */
export interface PageServer {
	readonly url: string;
	readonly asked: Asked[];
	map: Reply;
	container: Reply;
	close(): Promise<void>;
}

/** Starts a server that serves the page as the product does, with the given answers for every container. */
export async function startPageServer(
	map: Reply,
	container: Reply,
): Promise<PageServer> {
	const app = express();
	const { url, close } = await serve(app);
	const page: PageServer = { url, asked: [], map, container, close };
	app.get(/^\/map\/[^/]+$/, mapPage());
	app.get(/^\/v2\/containers\//, (request, response) => {
		const isMap = request.path.endsWith("/map_geojson");
		const { status, body, headers } = isMap ? page.map : page.container;
		const text = JSON.stringify(body ?? { errors: [] });
		if (status === 200) response.set("etag", `"${hash("sha1", text)}"`);
		response.set({ "cache-control": "private, max-age=3600", ...headers });
		const isFresh = status === 200 && request.fresh;
		response.status(isFresh ? 304 : status);
		response.type(isMap ? "application/geo+json" : "application/vnd.api+json");
		response.end(isFresh ? undefined : text);
		page.asked.push({
			path: request.originalUrl,
			authorization: request.headers.authorization,
			status: response.statusCode,
		});
	});
	return page;
}
