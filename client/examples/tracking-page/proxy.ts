import type { ProxyOptions } from "vite";

/** An API to run against: the address of its host, and a key. */
export interface Target {
	readonly origin: string;
	readonly key: string;
}

/** The usual addresses of mock, sandbox and server on this machine, by the value of `LANDFALL`. */
const TARGETS = {
	mock: { origin: "http://127.0.0.1:4010", key: "any" },
	sandbox: { origin: "http://127.0.0.1:3100", key: "lf_sandbox" },
	server: {
		origin: "http://127.0.0.1:3000",
		key: process.env.LANDFALL_API_KEY ?? "",
	},
} as const;

/** The API that the variable `LANDFALL` names: `mock`, `sandbox` or `server`. */
export function targetOf(name = "mock"): Target {
	const target = TARGETS[name as keyof typeof TARGETS];
	if (!target)
		throw new Error(`LANDFALL is mock, sandbox or server, not ${name}`);
	if (target.key === "")
		throw new Error("set LANDFALL_API_KEY to a key of the server");
	return target;
}

/** Forwards `/v2` to the API and adds the key, so that the page never sees it. In production your own backend does the same. */
export function proxyTo({ origin, key }: Target): Record<string, ProxyOptions> {
	const headers = { authorization: `Token ${key}` };
	return { "/v2": { target: origin, headers } };
}
