import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import { UnknownNameError } from "./receiver-failure.ts";

/**
 * Node doubles the wait after each unanswered query, and can notice its end one wait late. With a quarter of the limit for the first
 * wait, a repeated query still has time for its answer.
 */
const TRIES = 3;
const FIRST_WAIT = 1 / 4;
/** The most look-ups at once; each has a socket of its own. */
const MOST_LOOKUPS = 500;

/** At least one address. */
export type Addresses = readonly [LookupAddress, ...LookupAddress[]];

/** Finds every address of a name. Rejects with {@link UnknownNameError} when none is found in time. */
export type ResolveName = (name: string) => Promise<Addresses>;

/** The sources for resolving names, and their time limits. */
export interface NameSources {
	readonly limitMs: number;
	/** Used instead of the machine's own name servers. */
	readonly servers?: readonly string[] | undefined;
	readonly hostsFile?: string | undefined;
}

function toAddresses(found: readonly string[]): Addresses {
	const [first, ...others] = found.map((address) => ({
		address,
		family: isIP(address),
	}));
	if (!first) throw new UnknownNameError();
	return [first, ...others];
}

/** Finds the addresses of a name in the hosts file (hosts(5)). */
async function findInHostsFile(path: string, name: string): Promise<string[]> {
	const text = await readFile(path, "utf8").catch(() => "");
	return text.split("\n").flatMap((line) => {
		const [address = "", ...names] = line
			.replace(/#.*/, "")
			.trim()
			.split(/\s+/);
		const isNamed = names.some((each) => each.toLowerCase() === name);
		return isNamed && isIP(address) !== 0 ? [address] : [];
	});
}

async function askNameServers(
	name: string,
	{ limitMs, servers }: NameSources,
): Promise<string[]> {
	const timeout = Math.ceil(limitMs * FIRST_WAIT);
	const resolver = new Resolver({ timeout, tries: TRIES });
	resolver.setServers(servers ?? resolver.getServers());
	const limit = setTimeout(() => resolver.cancel(), limitMs);
	const answers = await Promise.allSettled([
		resolver.resolve4(name),
		resolver.resolve6(name),
	]);
	clearTimeout(limit);
	return answers.flatMap((answer) =>
		answer.status === "fulfilled" ? answer.value : [],
	);
}

/**
 * Creates the resolver: literal addresses, `localhost` (RFC 6761 6.3), the hosts file, then DNS without search domains. This
 * process queries DNS itself, because the system's resolver blocks one of a few threads for each unanswered name, and a handful
 * of such names would delay all others.
 */
export function nameResolver(sources: NameSources): ResolveName {
	const underWay = new Map<string, Promise<Addresses>>();

	async function lookUp(name: string): Promise<Addresses> {
		const { hostsFile = "/etc/hosts" } = sources;
		const known = await findInHostsFile(hostsFile, name);
		return toAddresses(
			known.length > 0 ? known : await askNameServers(name, sources),
		);
	}

	return async (host) => {
		if (isIP(host) !== 0) return toAddresses([host]);
		const name = host.toLowerCase().replace(/\.$/, "");
		if (/(^|\.)localhost$/.test(name)) return toAddresses(["127.0.0.1", "::1"]);
		const known = underWay.get(name);
		if (known) return known;
		if (underWay.size >= MOST_LOOKUPS) throw new UnknownNameError();
		const lookup = lookUp(name).finally(() => underWay.delete(name));
		underWay.set(name, lookup);
		return lookup;
	};
}
