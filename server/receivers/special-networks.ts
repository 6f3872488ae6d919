/** Addresses that are not, or not only, those of somebody on the public internet. */
export type SpecialNetwork = readonly [
	block: string,
	purpose: string,
	source: string,
];

/** The IANA IPv4 Special-Purpose Address Registry (RFC 6890), multicast, and what a cloud hides behind a public address. */
export const SPECIAL_IPV4_NETWORKS: readonly SpecialNetwork[] = [
	["0.0.0.0/8", "this network, this host", "RFC 791 3.2"],
	["10.0.0.0/8", "private", "RFC 1918"],
	["100.64.0.0/10", "shared by a carrier's customers", "RFC 6598"],
	["127.0.0.0/8", "loopback", "RFC 1122 3.2.1.3"],
	["168.63.129.16/32", "Azure's service for its own machines", "Azure"],
	["169.254.0.0/16", "link-local, metadata of clouds", "RFC 3927"],
	["172.16.0.0/12", "private", "RFC 1918"],
	["192.0.0.0/24", "protocol assignments", "RFC 6890 2.1"],
	["192.0.2.0/24", "documentation", "RFC 5737"],
	["192.31.196.0/24", "AS112", "RFC 7535"],
	["192.52.193.0/24", "multicast tunnels (AMT)", "RFC 7450"],
	["192.88.99.0/24", "6to4 relays", "RFC 7526"],
	["192.168.0.0/16", "private", "RFC 1918"],
	["192.175.48.0/24", "AS112", "RFC 7534"],
	["198.18.0.0/15", "benchmarks", "RFC 2544"],
	["198.51.100.0/24", "documentation", "RFC 5737"],
	["203.0.113.0/24", "documentation", "RFC 5737"],
	["224.0.0.0/4", "multicast", "RFC 5771"],
	["240.0.0.0/4", "reserved, broadcast", "RFC 1112 4"],
];

/** The part of IPv6 that is handed out for the internet (RFC 4291 2.4). Loopback, mapped, translated, local and multicast addresses are outside. */
export const GLOBAL_IPV6_NETWORK = "2000::/3";

/** What the IANA IPv6 Special-Purpose Address Registry (RFC 6890) has within {@link GLOBAL_IPV6_NETWORK}, and what was given back. */
export const SPECIAL_IPV6_NETWORKS: readonly SpecialNetwork[] = [
	[
		"2001::/23",
		"protocol assignments: Teredo, benchmarks, AMT, ORCHID",
		"RFC 2928",
	],
	["2001:db8::/32", "documentation", "RFC 3849"],
	["2002::/16", "6to4, with an IPv4 address inside", "RFC 3056"],
	["2620:4f:8000::/48", "AS112", "RFC 7534"],
	["3ffe::/16", "the 6bone, given back", "RFC 3701"],
	["3fff::/20", "documentation", "RFC 9637"],
];
