/** A network that is not, or not only, part of the public internet. */
export interface SpecialNetwork {
	readonly block: string;
	/** Its purpose, and the source. */
	readonly evidence: string;
}

/**
 * The IANA IPv4 Special-Purpose Address Registry (RFC 6890), multicast, and public addresses with internal services of a cloud.
 */
export const SPECIAL_IPV4_NETWORKS: readonly SpecialNetwork[] = [
	{ block: "0.0.0.0/8", evidence: "this network, this host (RFC 791 3.2)" },
	{ block: "10.0.0.0/8", evidence: "private (RFC 1918)" },
	{
		block: "100.64.0.0/10",
		evidence: "shared by a carrier's customers (RFC 6598)",
	},
	{ block: "127.0.0.0/8", evidence: "loopback (RFC 1122 3.2.1.3)" },
	{
		block: "168.63.129.16/32",
		evidence: "Azure's service for its own machines (Azure)",
	},
	{
		block: "169.254.0.0/16",
		evidence: "link-local, metadata of clouds (RFC 3927)",
	},
	{ block: "172.16.0.0/12", evidence: "private (RFC 1918)" },
	{ block: "192.0.0.0/24", evidence: "protocol assignments (RFC 6890 2.1)" },
	{ block: "192.0.2.0/24", evidence: "documentation (RFC 5737)" },
	{ block: "192.31.196.0/24", evidence: "AS112 (RFC 7535)" },
	{ block: "192.52.193.0/24", evidence: "multicast tunnels (AMT) (RFC 7450)" },
	{ block: "192.88.99.0/24", evidence: "6to4 relays (RFC 7526)" },
	{ block: "192.168.0.0/16", evidence: "private (RFC 1918)" },
	{ block: "192.175.48.0/24", evidence: "AS112 (RFC 7534)" },
	{ block: "198.18.0.0/15", evidence: "benchmarks (RFC 2544)" },
	{ block: "198.51.100.0/24", evidence: "documentation (RFC 5737)" },
	{ block: "203.0.113.0/24", evidence: "documentation (RFC 5737)" },
	{ block: "224.0.0.0/4", evidence: "multicast (RFC 5771)" },
	{ block: "240.0.0.0/4", evidence: "reserved, broadcast (RFC 1112 4)" },
];

/**
 * The part of IPv6 that is assigned to the internet (RFC 4291 2.4). Loopback, mapped, translated, local and multicast addresses are
 * outside.
 */
export const GLOBAL_IPV6_NETWORK = "2000::/3";

/**
 * The entries of the IANA IPv6 Special-Purpose Address Registry (RFC 6890) within {@link GLOBAL_IPV6_NETWORK}, and returned
 * blocks.
 */
export const SPECIAL_IPV6_NETWORKS: readonly SpecialNetwork[] = [
	{
		block: "2001::/23",
		evidence:
			"protocol assignments: Teredo, benchmarks, AMT, ORCHID (RFC 2928)",
	},
	{ block: "2001:db8::/32", evidence: "documentation (RFC 3849)" },
	{
		block: "2002::/16",
		evidence: "6to4, with an IPv4 address inside (RFC 3056)",
	},
	{ block: "2620:4f:8000::/48", evidence: "AS112 (RFC 7534)" },
	{ block: "3ffe::/16", evidence: "the 6bone, given back (RFC 3701)" },
	{ block: "3fff::/20", evidence: "documentation (RFC 9637)" },
];
