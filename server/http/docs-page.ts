import { createRequire } from "node:module";
import { dirname } from "node:path";
import express, { Router } from "express";
import helmet from "helmet";

const API_REFERENCE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Landfall API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<style>.swagger-ui .opblock-tag { align-items: start }</style>
<div id="reference"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script type="module" src="/docs/start.js"></script>
</html>
`;

/**
 * Starts Swagger UI on the served contract, with three changes. Calls go to the server of the page. The schema dialect is
 * removed, because Swagger UI warns of any. The word `Token` is added before the key.
 */
const START_REFERENCE = `const reply = await fetch("/openapi.json");
const { jsonSchemaDialect, ...contract } = await reply.json();
contract.components.securitySchemes.tokenAuth.description = "An API key: \`lf_…\`";
addEventListener("click", (event) => {
	if (event.target.closest(".opblock-tag .renderedMarkdown")) event.stopPropagation();
}, true);
SwaggerUIBundle({
	spec: { ...contract, servers: [{ url: "/v2" }] },
	dom_id: "#reference",
	deepLinking: true,
	defaultModelsExpandDepth: 0,
	docExpansion: "list",
	persistAuthorization: true,
	validatorUrl: null,
	requestInterceptor(request) {
		const key = request.headers.Authorization?.trim();
		if (key && !/^token /i.test(key)) request.headers.Authorization = "Token " + key;
		return request;
	},
});
`;

/** The API reference below `/docs`. Its assets come from the installed package, so it works offline. */
export function docsPage(): Router {
	const assets = dirname(
		createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"),
	);
	const router = Router();
	router.use(
		helmet.contentSecurityPolicy({
			// Swagger UI uses inline styles and icons in data URLs.
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
