import { ConfigError } from "./config-error.ts";
import { numberWithin } from "./values.ts";

const RECEIVER_PORTS = [443, 8_443, 80];

/** Reads a comma list of additional receiver ports. */
export function receiverPorts(value: string): number[] {
	const added = value
		.split(",")
		.map((text) => text.trim())
		.filter((text) => text !== "")
		.map((text) => numberWithin("WEBHOOK_PORTS", text, [1, 65_535], true));
	return [...new Set([...RECEIVER_PORTS, ...added])];
}

/** Reads the address of a proxy for webhooks, such as `http://user:password@proxy.example:3128`. */
export function receiverProxy(value: string | undefined): URL | undefined {
	if (value === undefined || value === "") return undefined;
	const url = URL.parse(value);
	const isProxy = url?.protocol === "http:" || url?.protocol === "https:";
	if (isProxy && url.pathname === "/" && url.search === "") return url;
	// The value is not repeated, because it can contain a password.
	throw new ConfigError(
		"WEBHOOK_PROXY must be an address like http://proxy.example:3128",
	);
}
