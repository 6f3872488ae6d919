import { readFileSync } from "node:fs";
import { hashSource, PAGE_STYLE } from "../page-style/page-style.ts";
import { type Clock, toInstant } from "../runtime/clock.ts";
import { Html, html } from "./html.ts";

/** The public facts about this installation. Nothing in it belongs to an account. */
export interface Installation {
	/** Versions of the program and of the contract. */
	readonly versions: { readonly program: string; readonly contract: string };
	/** Whether the lines are simulated; otherwise they are those that the operator has configured. */
	readonly isSimulated: boolean;
	readonly clock: Clock;
	/** The kind of database. */
	readonly database: string;
	readonly isReady: boolean;
	/** The status from `/readyz`. */
	readonly status: string;
	/** Scheme and host of the reader's URL. */
	readonly origin: string;
}

const STYLE = [
	PAGE_STYLE,
	readFileSync(new URL("home.css", import.meta.url), "utf8"),
].join("\n");

/** Allows the page's style and icon, and nothing else; the page has no script. */
export const HOME_PAGE_POLICY = [
	"default-src 'none'",
	`style-src ${hashSource(STYLE)}`,
	"img-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join(";");

function linesOf({ isSimulated, clock }: Installation): string {
	if (!isSimulated) return "real ones, which the operator has configured";
	const { speed = 1 } = clock;
	const pace =
		speed === 1 ? "" : `, ${speed.toLocaleString("en")} times as fast as ours`;
	return `those of a simulated world${pace}`;
}

function fact(name: string, value: Html): Html {
	return html`<dt>${name}</dt><dd>${value}</dd>`;
}

function facts(installation: Installation): Html[] {
	const { versions, clock, database, isReady, status } = installation;
	const { program, contract } = versions;
	const minute = toInstant(clock.now()).slice(0, 16).replace("T", " ");
	return [
		fact("Version", html`${program}, with version ${contract} of the contract`),
		fact("Lines", html`${linesOf(installation)}`),
		fact("Clock", html`${minute} UTC`),
		fact("Database", html`${database}`),
		fact(
			"Health",
			html`<span class="${isReady ? "ready" : "troubled"}">${status}</span>`,
		),
	];
}

function places(origin: string): Html[] {
	const link = (path: string) => html`<a href="${path}">${path}</a>`;
	return [
		fact("API", html`<code>${origin}/v2</code>`),
		fact("Reference", html`${link("/docs")}, to read and to try`),
		fact("Contract", html`${link("/openapi.json")}, ${link("/openapi.yaml")}`),
		fact("Map", html`<code>/map/</code> and the id of a container`),
		fact("Probes", html`${link("/healthz")}, ${link("/readyz")}`),
	];
}

/** The home page at the root of the server. */
export function homePage(installation: Installation): string {
	const { origin } = installation;
	const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Landfall</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>
<header>
<p class="brand">Landfall</p>
<h1>Tells where containers are</h1>
<p>Give it a bill of lading, a booking or a container number: it asks the shipping line, keeps what it learns current, and
pushes every change to your webhooks.</p>
</header>
<section>
<h2>What runs here</h2>
<dl>
${facts(installation)}
</dl>
</section>
<section>
<h2>Where things are</h2>
<dl>
${places(origin)}
</dl>
</section>
<section>
<h2>A key</h2>
<p>Every request needs an API key. The first start has printed one; more are made where the server runs:</p>
<pre><code>npm run admin -- account create acme
npm run admin -- key create acme</code></pre>
<p>Then:</p>
<pre><code>curl -H 'Authorization: Token lf_…' ${origin}/v2/shipments</code></pre>
</section>
</main>
</body>
</html>
`;
	return page.text;
}
