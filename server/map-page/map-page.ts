import { readFileSync } from "node:fs";
import type { RequestHandler } from "express";
import { hashSource, ICON, PAGE_STYLE } from "../page-style/page-style.ts";
import {
	type EncodedBody,
	encodeBody,
	sendEncoded,
} from "../representations/encoded-body.ts";
import { landOutlines } from "./land.ts";

/** The modules of `browser/` in one file, made by `npm run generate`. */
const SCRIPT = new URL("../../generated/map-page.js", import.meta.url);

/** The page that is served for every container, encoded for sending, and its content security policy. */
interface MapPage {
	readonly body: EncodedBody;
	readonly policy: string;
}

/**
 * Serves the map page, which is the same for every container: its script reads the id in the URL, asks the reader for an API
 * key, and queries the API. The page is built at the first request.
 */
export function mapPage(): RequestHandler {
	let made: Promise<MapPage> | undefined;
	return async (request, response) => {
		made ??= makePage();
		const { body, policy } = await made;
		response.set({
			"content-security-policy": policy,
			"cache-control": "no-cache",
		});
		sendEncoded(request, response, "html", body);
	};
}

async function makePage(): Promise<MapPage> {
	const script = readFileSync(SCRIPT, "utf8");
	const parts = ["shared/places.css", "panel/panel.css", "map/chart.css"].map(
		read,
	);
	const style = [PAGE_STYLE, ...parts].join("\n");
	const icon = `data:image/svg+xml,${encodeURIComponent(ICON)}`;
	const page = read("page.html")
		.replace('rel="icon" href="', (link) => link + icon)
		.replace("<style>", (tag) => tag + style)
		.replace('id="land">', (tag) => tag + landOutlines())
		.replace('<script type="module">', (tag) => tag + script);
	return {
		body: await encodeBody(page),
		policy: policyOf(script, style),
	};
}

/** Allows this script, this style and the API of this server, and nothing else. */
function policyOf(script: string, style: string): string {
	return [
		"default-src 'none'",
		`script-src ${hashSource(script)}`,
		`style-src ${hashSource(style)}`,
		"img-src data:",
		"connect-src 'self'",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'self'",
		"require-trusted-types-for 'script'",
	].join(";");
}

function read(name: string): string {
	return readFileSync(new URL(`browser/${name}`, import.meta.url), "utf8");
}
