import { createRequire } from "node:module";
import { dirname } from "node:path";
import express, { Router } from "express";
import helmet from "helmet";
import { mapPage } from "../map-page/map-page.ts";
import type { Services } from "../services.ts";
import { readiness } from "./readiness.ts";

const API_REFERENCE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Landfall API</title>
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<div id="reference"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script type="module" src="/docs/start.js"></script>
</html>
`;

/**
 * Starts the page on the contract as it is served, but for two members: calls go to the server that shows the page, and
 * Swagger UI warns of any schema dialect that is named, though it understands ours.
 */
const START_REFERENCE = `const reply = await fetch("/openapi.json");
const { jsonSchemaDialect, ...contract } = await reply.json();
SwaggerUIBundle({
	spec: { ...contract, servers: [{ url: "/v2" }] },
	dom_id: "#reference",
	deepLinking: true,
	defaultModelsExpandDepth: 0,
	docExpansion: "list",
	persistAuthorization: true,
	validatorUrl: null,
});
`;

/** What is served beside the contract: the contract itself, a page to read and try it, a page with the map of a container, and probes for the operator. */
export function sideRoutes(
	services: Services,
	contract: Buffer,
	isStopping: () => boolean,
): Router {
	const router = Router();
	router.get("/healthz", (_request, response) => {
		response.json({ status: "ok" });
	});
	const findState = readiness(services, isStopping);
	router.get("/readyz", async (_request, response) => {
		const { isReady, status } = await findState();
		response.status(isReady ? 200 : 503).json({ status });
	});
	router.get("/openapi.json", (_request, response) => {
		response.type("application/json").send(contract);
	});
	router.use("/docs", docs());
	// As a pattern, because an id that is no id is told on the page.
	router.get(/^\/map\/[^/]+$/, mapPage());
	return router;
}

/** The API reference. Its assets come from the installed package, so that it works without the internet. */
function docs(): Router {
	const assets = dirname(
		createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"),
	);
	const router = Router();
	router.use(
		helmet.contentSecurityPolicy({
			// Swagger UI sets styles on elements and shows its icons as data URLs.
			directives: {
				defaultSrc: ["'self'"],
				styleSrc: ["'self'", "'unsafe-inline'"],
				imgSrc: ["'self'", "data:"],
				fontSrc: ["'self'"],
				upgradeInsecureRequests: null,
			},
		}),
	);
	router.use("/assets", express.static(assets, { index: false, maxAge: "1h" }));
	router.get("/start.js", (_request, response) => {
		response.type("text/javascript").send(START_REFERENCE);
	});
	router.get("/", (_request, response) => {
		response.type("text/html").send(API_REFERENCE);
	});
	return router;
}
