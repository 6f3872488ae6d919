import { BlockList, isIP } from "node:net";
import { ConfigError } from "./config-error.ts";
import { numberWithin } from "./values.ts";

/** An address to listen on. */
export interface Listening {
	readonly host: string;
	readonly port: number;
	/** Whether no other process serves there; false by default. */
	readonly exclusive?: boolean;
}

/** Reads the listening address. Refuses an empty one, which Node would read as all addresses. */
export function host(name: string, value: string): string {
	if (!/^[\w.:%-]+$/.test(value)) {
		throw new ConfigError(
			`${name} must be an address or a host name; it is ${JSON.stringify(value)}`,
		);
	}
	return value;
}

/** Reads where metrics are served; nowhere without a port. */
export function metrics(
	port: string | undefined,
	address: string,
): Listening | undefined {
	if (port === undefined || port === "") return undefined;
	return {
		host: host("METRICS_HOST", address),
		port: numberWithin("METRICS_PORT", port, [0, 65_535], true),
	};
}

/** Reads a comma list of origins such as `https://app.example,http://localhost:5173`, or `*`. */
export function origins(value: string): string[] {
	const list = value.split(",").map((text) => text.trim());
	return list.filter((origin) => {
		if (origin === "" || origin === "*") return origin !== "";
		if (URL.parse(origin)?.origin === origin) return true;
		throw new ConfigError(
			`CORS_ORIGINS must be origins like https://app.example, separated by commas, or *; ${JSON.stringify(origin)} is not one`,
		);
	});
}

/** Reads a comma list of networks such as `127.0.0.0/8,10.1.2.0/24,::1/128`. */
export function networks(name: string, value: string): BlockList {
	const list = new BlockList();
	for (const part of value.split(",").map((text) => text.trim())) {
		if (part === "") continue;
		const [address = "", bits = ""] = part.split("/");
		const family = isIP(address);
		const most = family === 4 ? 32 : 128;
		const length = /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
		if (family === 0 || !(length <= most)) {
			throw new ConfigError(
				`${name} must be networks like 127.0.0.0/8, separated by commas; ${JSON.stringify(part)} is not one`,
			);
		}
		list.addSubnet(address, length, family === 4 ? "ipv4" : "ipv6");
	}
	return list;
}

/** Reads a comma list of addresses such as `203.0.113.7,2001:db8::7`. */
export function addresses(name: string, value: string): string[] {
	const list = value.split(",").map((text) => text.trim());
	return list.filter((address) => {
		if (address === "" || isIP(address) !== 0) return address !== "";
		throw new ConfigError(
			`${name} must be IP addresses like 203.0.113.7, separated by commas; ${JSON.stringify(address)} is not one`,
		);
	});
}

/** The paths that name the API itself. */
const API_PATHS = ["/", "/v2", "/v2/"];

/** Reads the origin that clients use, which a TLS-terminating proxy hides from the server. Links have no path before `/v2`. */
export function publicOrigin(value: string | undefined): string | undefined {
	if (value === undefined || value === "") return undefined;
	const url = URL.parse(value);
	const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
	if (isWeb && API_PATHS.includes(`${url.pathname}${url.search}${url.hash}`))
		return url.origin;
	throw new ConfigError(
		`PUBLIC_URL must be an http or https address without a path, like https://api.example; it is ${JSON.stringify(value)}`,
	);
}

/** The URL of a simulated world, without a trailing slash. */
export function worldAddress(value: string | undefined): string | undefined {
	if (value === undefined || value === "") return undefined;
	const url = URL.parse(value);
	if (url?.protocol === "http:" || url?.protocol === "https:")
		return url.href.replace(/\/+$/, "");
	throw new ConfigError(
		`SIMULATED_WORLD must be an http or https address; it is ${JSON.stringify(value)}`,
	);
}
