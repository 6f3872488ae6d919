import { BlockList } from "node:net";
import fc from "fast-check";
import ipaddr from "ipaddr.js";
import { describe, expect, it } from "vitest";
import {
	isAllowed,
	isPublic,
} from "../../server/receivers/receiver-address.ts";
import {
	SPECIAL_IPV4_NETWORKS,
	SPECIAL_IPV6_NETWORKS,
} from "../../server/receivers/special-networks.ts";

describe("isPublic", () => {
	it.each<[string, boolean]>([
		// IPv4, as registered with IANA for special purposes (RFC 6890)
		["0.0.0.0", false],
		["0.1.2.3", false],
		["9.255.255.255", true],
		["10.0.0.0", false],
		["10.255.255.255", false],
		["11.0.0.0", true],
		["100.63.255.255", true],
		["100.64.0.0", false],
		["100.127.255.255", false],
		["100.128.0.0", true],
		["126.255.255.255", true],
		["127.0.0.1", false],
		["127.255.255.255", false],
		["128.0.0.1", true],
		["169.253.255.255", true],
		["169.254.0.1", false],
		["169.254.169.254", false],
		["172.15.255.255", true],
		["172.16.0.0", false],
		["172.31.255.255", false],
		["172.32.0.0", true],
		["192.0.0.1", false],
		["192.0.2.1", false],
		["192.88.99.1", false],
		["192.167.255.255", true],
		["192.168.0.1", false],
		["192.169.0.0", true],
		["198.18.0.1", false],
		["198.19.255.255", false],
		["198.51.100.1", false],
		["203.0.113.1", false],
		["223.255.255.255", true],
		["224.0.0.1", false],
		["239.255.255.255", false],
		["240.0.0.1", false],
		["255.255.255.255", false],
		["8.8.8.8", true],
		["168.63.129.15", true],
		["168.63.129.16", false],
		["192.31.196.1", false],
		["192.52.193.1", false],
		["192.175.48.1", false],
		["93.184.215.14", true],
		// IPv6
		["::", false],
		["::1", false],
		["::7f00:1", false],
		["64:ff9b::808:808", false],
		["64:ff9b:1::1", false],
		["100::1", false],
		["1fff::1", false],
		["2001::1", false],
		["2001:1ff:ffff::1", false],
		["2001:200::1", true],
		["2001:db8::1", false],
		["2002:808:808::1", false],
		["2600::1", true],
		["2620:4f:8000::1", false],
		["3ffe::1", false],
		["3fff:fff:ffff::1", false],
		["5f00::1", false],
		["2606:4700:4700::1111", true],
		["2a00:1450:4001::8a", true],
		["4000::1", false],
		["fc00::1", false],
		["fd12:3456::1", false],
		["fe80::1", false],
		["fe80::1%eth0", false],
		["fec0::1", false],
		["ff02::1", false],
		// IPv4 within IPv6
		["::ffff:10.0.0.1", false],
		["::ffff:127.0.0.1", false],
		["::ffff:7f00:1", false],
		["::ffff:169.254.169.254", false],
		["::ffff:8.8.8.8", false],
		["::ffff:0:10.0.0.1", false],
		// Not an address
		["", false],
		["localhost", false],
		["8.8.8", false],
		["0x08.8.8.8", false],
		["134744072", false],
		["8.8.8.8:443", false],
		["[2600::1]", false],
		["8.8.8.8/32", false],
	])("%s: %s", (address, want) => {
		expect(isPublic(address)).toBe(want);
	});

	it("refuses each IPv4 address that another table of special networks lists", () => {
		fc.assert(
			fc.property(fc.ipV4(), (address) => {
				if (isPublic(address))
					expect(ipaddr.parse(address).range()).toBe("unicast");
			}),
		);
	});

	it("refuses each IPv6 address that another table lists, or that contains an IPv4 address", () => {
		fc.assert(
			fc.property(fc.ipV6(), fc.ipV4(), (address, inside) => {
				if (isPublic(address))
					expect(ipaddr.parse(address).range()).toBe("unicast");
				for (const prefix of ["::", "::ffff:", "::ffff:0:", "64:ff9b::"])
					expect(isPublic(prefix + inside)).toBe(false);
			}),
		);
	});

	it.each([...SPECIAL_IPV4_NETWORKS, ...SPECIAL_IPV6_NETWORKS])(
		"treats $block, $evidence, as not public from its first address to its last",
		({ block }) => {
			const family = block.includes(":") ? ipaddr.IPv6 : ipaddr.IPv4;
			const [first, last] = [
				family.networkAddressFromCIDR(block),
				family.broadcastAddressFromCIDR(block),
			];
			expect([first, last].map(String).map(isPublic)).toEqual([false, false]);
		},
	);
});

describe("isAllowed", () => {
	const allowed = new BlockList();
	allowed.addSubnet("10.1.2.0", 24, "ipv4");
	allowed.addSubnet("fd00:1::", 32, "ipv6");

	it.each<[string, boolean]>([
		["10.1.2.0", true],
		["10.1.2.255", true],
		["10.1.3.0", false],
		["127.0.0.1", false],
		["fd00:1::7", true],
		["fd00:2::7", false],
		["fd00:1::7%eth0", false],
		["::ffff:10.1.2.3", true],
		["::ffff:10.1.3.3", false],
		["erp.internal", false],
		["", false],
	])("%s: %s", (address, want) => {
		expect(isAllowed(address, allowed)).toBe(want);
	});
});
