import { type Change, ChangeLog, type Place } from "./change.ts";
import { compareOperations } from "./compare-operations.ts";
import { compareSecuritySchemes } from "./compare-security.ts";
import {
	asList,
	asNode,
	type Contract,
	isSame,
	type Node,
	type Pair,
} from "./contract-node.ts";

const METHODS = [
	"get",
	"put",
	"post",
	"delete",
	"options",
	"head",
	"patch",
	"trace",
] as const;

/** The operations of a contract or its webhooks by method and path; each with the parameters of its path. */
function operationsOf(paths: Node, isWebhook: boolean): Map<string, Node> {
	const found = new Map<string, Node>();
	for (const [path, item] of Object.entries(paths)) {
		const shared = asNode(item);
		for (const method of METHODS) {
			if (!(method in shared)) continue;
			const operation = asNode(shared[method]);
			const parameters = [
				...asList(operation.parameters),
				...asList(shared.parameters),
			];
			const name = isWebhook
				? `webhook ${path}`
				: `${method.toUpperCase()} ${path}`;
			found.set(name, { ...operation, parameters });
		}
	}
	return found;
}

/** The path of a server's URL, which contains the major version. */
function pathOf(server: unknown): string {
	const url = String(asNode(server).url ?? "/");
	return new URL(url, "http://localhost").pathname;
}

/** The major version of a contract: that of its servers' path, `/v2`. */
export function majorOf(contract: Contract): string {
	const [server] = asList(contract.servers);
	return /\/v(\d+)/.exec(pathOf(server))?.[1] ?? "0";
}

function compareServers({ base, head }: Pair<Contract>, log: ChangeLog): void {
	const paths = ({ servers }: Contract) => new Set(asList(servers).map(pathOf));
	const place: Place = { scope: "servers", path: "", direction: "request" };
	const after = paths(head);
	for (const path of paths(base))
		if (!after.has(path))
			log.add("breaking", place, `nothing is served at \`${path}\` now`);
}

function compareGroup(
	contracts: Pair<Contract>,
	group: "paths" | "webhooks",
	log: ChangeLog,
): void {
	const isWebhook = group === "webhooks";
	const before = operationsOf(asNode(contracts.base[group]), isWebhook);
	const after = operationsOf(asNode(contracts.head[group]), isWebhook);
	for (const name of new Set([...before.keys(), ...after.keys()])) {
		const [base, head] = [before.get(name), after.get(name)];
		const place: Place = { scope: name, path: "", direction: "request" };
		if (!head) log.add("breaking", place, "was removed");
		else if (!base) log.add("additive", place, "is new");
		else compareOperations({ base, head }, name, isWebhook, { contracts, log });
	}
}

/** Compares two bundled contracts. Returns every difference, breaking ones first; examples are left out. */
export function compareContracts(contracts: Pair<Contract>): Change[] {
	const log = new ChangeLog();
	compareServers(contracts, log);
	compareSecuritySchemes(contracts, log);
	compareGroup(contracts, "paths", log);
	compareGroup(contracts, "webhooks", log);
	const { base, head } = contracts;
	if (!isSame(contracts, { base: base.tags, head: head.tags }))
		log.add(
			"cosmetic",
			{ scope: "tags", path: "", direction: "request" },
			"the groups of operations have changed",
		);
	return log.changes();
}
