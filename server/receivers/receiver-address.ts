import { type BlockList, isIP } from "node:net";
import ipaddr from "ipaddr.js";
import {
	GLOBAL_IPV6_NETWORK,
	SPECIAL_IPV4_NETWORKS,
	SPECIAL_IPV6_NETWORKS,
} from "./special-networks.ts";

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR(GLOBAL_IPV6_NETWORK);
const SPECIAL_IPV4 = SPECIAL_IPV4_NETWORKS.map(({ block }) =>
	ipaddr.IPv4.parseCIDR(block),
);
const SPECIAL_IPV6 = SPECIAL_IPV6_NETWORKS.map(({ block }) =>
	ipaddr.IPv6.parseCIDR(block),
);

/** Whether an address is in a network that the operator has opened. */
export function isAllowed(address: string, allowed: BlockList): boolean {
	const family = isIP(address);
	if (family === 0 || address.includes("%")) return false;
	return allowed.check(address, family === 4 ? "ipv4" : "ipv6");
}

/** Whether an address belongs to the public internet: plain global unicast addresses do, and IPv4 addresses embedded in IPv6 do not. */
export function isPublic(address: string): boolean {
	if (isIP(address) === 0) return false;
	const parsed = ipaddr.parse(address);
	if (parsed instanceof ipaddr.IPv4)
		return !SPECIAL_IPV4.some((block) => parsed.match(block));
	return (
		parsed.match(GLOBAL_IPV6) &&
		!SPECIAL_IPV6.some((block) => parsed.match(block))
	);
}
