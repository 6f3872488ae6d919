import { type BlockList, isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Global unicast IPv6 (2000::/3), without the blocks inside it that lead elsewhere: Teredo, documentation, 6to4. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");
const MISLEADING_IPV6 = ["2001::/32", "2001:db8::/32", "2002::/16"].map(
	(block) => ipaddr.IPv6.parseCIDR(block),
);

/** Whether the operator has opened the network that an address is in. */
export function isAllowed(address: string, allowed: BlockList): boolean {
	const family = isIP(address);
	return family !== 0 && allowed.check(address, family === 4 ? "ipv4" : "ipv6");
}

/** Whether an address belongs to the public internet. Everything that is not plainly global is not. */
export function isPublic(address: string): boolean {
	if (isIP(address) === 0) return false;
	const parsed = ipaddr.process(address);
	if (parsed instanceof ipaddr.IPv4) return parsed.range() === "unicast";
	return (
		parsed.match(GLOBAL_IPV6) &&
		!MISLEADING_IPV6.some((block) => parsed.match(block))
	);
}
