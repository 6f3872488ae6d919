import { Router } from "express";
import helmet from "helmet";
import { serveEncoded } from "../representations/encoded-body.ts";

const API_REFERENCE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Landfall API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="modulepreload" href="/docs/assets/scalar.js">
<div id="reference"></div>
<script type="module" src="/docs/start.js"></script>
</html>
`;

/**
 * Starts Scalar on the served contract, with calls to the server of the page and a single field for the key. Examples of parameters
 * move to their descriptions, because Scalar would send examples and defaults that the reader did not fill in. The page adds `Token`
 * before the key: in the field, so that the shown samples are right, and in calls, for keys that do not begin with `lf_`. Until a key
 * is typed, the samples show a made-up one. `jitless` keeps Scalar's validation from compiling code, which the policy forbids.
 */
const START_REFERENCE = `globalThis.__zod_globalConfig = { jitless: true };
const [reply] = await Promise.all([
	fetch("/openapi.json"),
	import("/docs/assets/scalar.js"),
]);
const contract = await reply.json();
contract.servers = [{ url: location.origin + "/v2" }];
contract.security = [{ tokenAuth: [] }];
delete contract.components.securitySchemes.bearerAuth;
contract.components.securitySchemes.tokenAuth.description = "Your API key, \`lf_…\`, in place of the made-up one";
const parameters = [
	...Object.values(contract.components.parameters),
	...Object.values(contract.paths).flatMap((path) => [
		path.parameters ?? [],
		...Object.values(path).map((operation) => operation.parameters ?? []),
	]).flat(),
];
for (const parameter of parameters) {
	if (parameter.$ref) continue;
	const { $ref = "", ...own } = parameter.schema;
	const schema = { ...contract.components.schemas[$ref.split("/").at(-1)], ...own };
	const examples = (schema.examples ?? []).map((example) => "\`" + example + "\`");
	if (examples.length > 0) parameter.description += "\\n\\nFor example " + examples.join(" or ") + ".";
	Object.assign(parameter, { schema: { ...schema, examples: [] }, example: "" });
}
const PLACEHOLDER = "Token lf_YOUR_API_KEY";
addEventListener("focusin", ({ target }) => {
	if (target.matches(".scalar-password-input") && target.value === PLACEHOLDER) target.select();
});
addEventListener("input", ({ target }) => {
	if (target.matches(".scalar-password-input") && target.value.startsWith("lf_"))
		target.value = "Token " + target.value;
}, true);
Scalar.createApiReference("#reference", {
	content: contract,
	agent: { disabled: true },
	mcp: { disabled: true },
	telemetry: false,
	withDefaultFonts: false,
	hideClientButton: true,
	showDeveloperTools: "never",
	documentDownloadType: "none",
	persistAuth: true,
	authentication: { securitySchemes: { tokenAuth: { value: PLACEHOLDER } } },
	onRequestBuilt({ request }) {
		const key = request.headers.get("authorization")?.trim();
		if (key && !/^token /i.test(key)) request.headers.set("authorization", "Token " + key);
	},
	customCss: \`
		a[href*="//scalar.com"] { display: none }
		a[href*="//developer.mozilla.org"] { pointer-events: none; text-decoration: none }
		.scalar-password-input::placeholder { color: transparent }
	\`,
});
`;

/** The parts of a Fastify instance that Scalar's plugin uses. */
interface PluginHost {
	route(route: {
		readonly url: string;
		readonly handler: (request: unknown, reply: unknown) => string;
	}): void;
}

/**
 * Reads the script of Scalar out of its plugin for Fastify. The package is a twelfth of the size of the one with the script as
 * a file.
 */
async function scalarScript(): Promise<string> {
	const { default: plugin } = await import("@scalar/fastify-api-reference");
	const addRoutes = plugin as unknown as (
		host: PluginHost,
		options: object,
		done: () => void,
	) => void;
	const reply = { header: () => reply, send: (body: string) => body };
	let script: string | undefined;
	const host: PluginHost = {
		route({ url, handler }) {
			if (url.endsWith("/js/scalar.js")) script = handler({}, reply);
		},
	};
	const options = { configuration: { url: "/openapi.json" } };
	addRoutes(host, options, () => undefined);
	if (script === undefined) throw new Error("Scalar's plugin serves no script");
	return script;
}

/** The API reference below `/docs`. Its script comes from an installed package, so it works offline. */
export function docsPage(): Router {
	const router = Router();
	router.use(
		helmet.contentSecurityPolicy({
			// Scalar uses inline styles and icons in data URLs.
			directives: {
				defaultSrc: ["'self'"],
				styleSrc: ["'self'", "'unsafe-inline'"],
				imgSrc: ["'self'", "data:"],
				fontSrc: ["'self'"],
				upgradeInsecureRequests: null,
			},
		}),
	);
	router.get(
		"/assets/scalar.js",
		serveEncoded("text/javascript", scalarScript, "public, max-age=3600"),
	);
	router.get("/start.js", (_request, response) => {
		response.type("text/javascript").send(START_REFERENCE);
	});
	router.get("/", (_request, response) => {
		response.type("text/html").send(API_REFERENCE);
	});
	return router;
}
