import type { BlockList } from "node:net";
import { isAllowed, isPublic } from "./receiver-address.ts";

/** The operator's rules for receivers. */
export interface ReceiverRules {
	/** Networks besides the public internet, where any port is allowed and TLS is optional. */
	readonly allowed: BlockList;
	/** Ports of receivers on the public internet. */
	readonly ports: readonly number[];
}

/** The name or address in a URL, without the brackets of IPv6. */
export function hostOf(url: URL): string {
	return url.hostname.replace(/[[\]]/g, "");
}

/** The port of an http or https URL. */
export function portOf(url: URL): number {
	if (url.port !== "") return Number(url.port);
	return url.protocol === "https:" ? 443 : 80;
}

/** The port as written in a URL. */
const WRITTEN_PORT = /^https?:\/\/[^/?#\\]*:(\d+)(?=[/?#\\]|$)/i;
/** An empty host (RFC 9110 section 4.2), for which `URL` takes the beginning of the path. */
const NO_HOST = /^https?:\/\/[/?#\\]/i;
/** A label of a name has at least one octet (RFC 1034 section 3.1). */
const EMPTY_LABEL = /^\.|\.\./;

/** Parses a receiver's URL. Otherwise returns its fault, in words that follow the name of the URL. */
export function readReceiverUrl(text: string): URL | string {
	const port = Number(WRITTEN_PORT.exec(text)?.[1] ?? 1);
	if (port < 1 || port > 65_535) return "must have a port from 1 to 65535";
	const url = URL.parse(text);
	const isOfWeb = url?.protocol === "https:" || url?.protocol === "http:";
	if (!isOfWeb && !/^https?:/i.test(text)) return "must be an https URL";
	if (!url || NO_HOST.test(text) || EMPTY_LABEL.test(url.hostname))
		return "must name a host";
	return url.username === "" && url.password === ""
		? url
		: "must not carry credentials";
}

/** Why a URL cannot lead to the public internet; undefined when it can. */
export function publicRefusal(
	url: URL,
	{ ports }: ReceiverRules,
): string | undefined {
	if (url.protocol !== "https:") return "must be an https URL";
	if (ports.includes(portOf(url))) return undefined;
	return `must use one of the ports ${ports.join(", ")}`;
}

/** Why a URL cannot lead to an address; undefined when it can. */
export function addressRefusal(
	url: URL,
	address: string,
	rules: ReceiverRules,
): string | undefined {
	if (isAllowed(address, rules.allowed)) return undefined;
	return isPublic(address)
		? publicRefusal(url, rules)
		: "must not lead to a private or special network (the operator opens networks with WEBHOOK_ALLOW)";
}
