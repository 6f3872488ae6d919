import { readFile } from "node:fs/promises";
import { type RequestHandler, Router } from "express";
import { HOME_PAGE_POLICY, homePage } from "../home-page/home-page.ts";
import { mapPage } from "../map-page/map-page.ts";
import { ICON } from "../page-style/page-style.ts";
import { serveEncoded } from "../representations/encoded-body.ts";
import type { Services } from "../services/services.ts";
import { CONTRACT_YAML, type Contract } from "./contract/contract.ts";
import { docsPage } from "./docs-page.ts";
import { programVersion } from "./program-version.ts";
import { readiness } from "./readiness.ts";

/** The parts that the routes beside the contract need. */
interface UnversionedRoutes {
	readonly services: Services;
	readonly contract: Contract;
	readonly isStopping: () => boolean;
	/** Scheme and host of links; undefined: those of the request. */
	readonly publicOrigin: string | undefined;
}

/** Refuses methods of paths that can only be read. Express itself answers OPTIONS. */
const refuseMethod: RequestHandler = ({ method }, _response, next) =>
	next(
		method === "OPTIONS"
			? undefined
			: { status: 405, headers: { Allow: "GET" } },
	);

/** Serves paths that can only be read. */
const serveReads = (
	router: Router,
	path: string | RegExp | string[],
	handler: RequestHandler,
) => router.get(path, handler).all(path, refuseMethod);

/** The origin that the contract names, of a server on the reader's machine. */
const LOCAL_ORIGIN = "http://127.0.0.1:3000";

/** The routes of the contract as JSON and YAML, which name the public origin if there is one, its reference page, and the liveness probe. */
export function contractRoutes(
	{ document }: Contract,
	publicOrigin = LOCAL_ORIGIN,
): Router {
	const router = Router();
	const named = (text: string) => text.replaceAll(LOCAL_ORIGIN, publicOrigin);
	serveReads(router, "/healthz", (_request, response) => {
		response.json({ status: "ok" });
	});
	serveReads(
		router,
		"/openapi.json",
		serveEncoded("application/json", async () =>
			named(JSON.stringify(document)),
		),
	);
	serveReads(
		router,
		"/openapi.yaml",
		// The media type of RFC 9512.
		serveEncoded("application/yaml", async () =>
			named(await readFile(CONTRACT_YAML, "utf8")),
		),
	);
	// Browsers request the second path where no page names an icon.
	serveReads(router, ["/icon.svg", "/favicon.ico"], (_request, response) => {
		response.set("cache-control", "public, max-age=86400");
		response.type("image/svg+xml").send(ICON);
	});
	router.use("/docs", docsPage());
	router.all("/docs", refuseMethod);
	return router;
}

/** The routes of the server beside the contract: those about the contract, the home page, the map page of a container, and readiness. */
export function unversionedRoutes(parts: UnversionedRoutes): Router {
	const { services, contract, isStopping } = parts;
	const router = contractRoutes(contract, parts.publicOrigin);
	const findState = readiness(services, isStopping);
	serveReads(router, "/", home(parts, findState));
	serveReads(router, "/readyz", async (_request, response) => {
		const { isReady, ...state } = await findState();
		response.status(isReady ? 200 : 503).json(state);
	});
	// A pattern, because the page itself reports an invalid id.
	serveReads(router, /^\/map\/[^/]+$/, mapPage());
	return router;
}

function home(
	{ services, contract, publicOrigin }: UnversionedRoutes,
	findState: ReturnType<typeof readiness>,
): RequestHandler {
	const { database, clock, isSimulated = false } = services;
	const versions = {
		program: programVersion(),
		contract: contract.document.info.version,
	};
	return async (request, response) => {
		const { isReady, status, jobs } = await findState();
		response.set({
			"content-security-policy": HOME_PAGE_POLICY,
			"cache-control": "no-store",
		});
		response.type("html").send(
			homePage({
				versions,
				isSimulated,
				clock,
				database: database.name,
				isReady,
				status: jobs === undefined ? status : `${status}; ${jobs}`,
				origin: publicOrigin ?? `http://${request.headers.host ?? "localhost"}`,
			}),
		);
	};
}
