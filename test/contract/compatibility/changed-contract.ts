import { readFileSync } from "node:fs";
import { compareContracts } from "../../../openapi/compatibility/compare-contracts.ts";
import type { Contract } from "../../../openapi/compatibility/contract-node.ts";
import { withoutExamples } from "../../../openapi/compatibility/released.ts";

/** A part of a contract that a test changes. */
export interface Part {
	[member: string]: unknown;
	description?: string;
	examples?: unknown;
	in?: string;
	name?: string;
	parameters?: Part[] | undefined;
	properties?: Part;
}

const FILE = new URL("../../../generated/openapi.json", import.meta.url);

/** Paths and webhooks that have each part that a contract can have. Comparing the whole contract takes three times as long. */
const FEW = new Set([
	...["/shipments", "/shipments/{id}", "/tracking_requests", "/webhooks"],
	...["/webhooks/trigger", "tracking_request.succeeded", "container.created"],
]);

function onlyFew(items: Readonly<Record<string, unknown>>) {
	const kept = Object.entries(items).filter(([name]) => FEW.has(name));
	return Object.fromEntries(kept);
}

const whole = withoutExamples(
	JSON.parse(readFileSync(FILE, "utf8")),
) as unknown as Record<"paths" | "webhooks", Record<string, unknown>>;

const CURRENT = {
	...whole,
	paths: onlyFew(whole.paths),
	webhooks: onlyFew(whole.webhooks),
} as unknown as Contract;

/** The part of a contract at a path, such as `components/schemas/Links`; a slash within a name is written `~1`. */
function part(contract: unknown, path: string): Part {
	return path
		.split("/")
		.map((name) => name.replaceAll("~1", "/"))
		.reduce<Part>((parent, name) => {
			const child = parent[name];
			if (child === undefined) throw new Error(`${path} has no ${name}`);
			return child as Part;
		}, contract as Part);
}

/** Changes a copy of the contract at a path, and returns the differences that the comparison finds, without changes of words. */
export function changesAfter(
	path: string,
	change: (part: Part) => void,
	prepare?: (part: Part) => void,
): string[] {
	const base = prepare ? structuredClone(CURRENT) : CURRENT;
	prepare?.(part(base, path));
	const head = structuredClone(base);
	change(part(head, path));
	return compareContracts({ base, head })
		.filter(({ severity }) => severity !== "cosmetic")
		.map(({ severity, place, text }) => `${severity}: ${place}: ${text}`);
}
