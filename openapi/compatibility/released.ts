import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Contract } from "./contract-node.ts";

const FOLDER = join(import.meta.dirname, "..", "released");

/** A released contract. */
export interface Release {
	readonly version: string;
	readonly file: string;
}

/** Reads a bundled contract from a file. */
export async function readContract(file: string): Promise<Contract> {
	return JSON.parse(await readFile(file, "utf8"));
}

/** The contract of this tree, as `npm run generate` made it. */
export const CURRENT_FILE = join(
	import.meta.dirname,
	"../../generated/openapi.json",
);

/** The file of a released contract. */
export function releaseFile(version: string): string {
	return join(FOLDER, `${version}.json`);
}

/** The released contracts, oldest first. */
export function releases(): Release[] {
	const byVersion = new Intl.Collator("en", { numeric: true });
	return globSync("*.json", { cwd: FOLDER })
		.map((name) => ({
			version: basename(name, ".json"),
			file: join(FOLDER, name),
		}))
		.sort((one, other) => byVersion.compare(one.version, other.version));
}

/** Keywords whose members are property names, not keywords. */
const NAMED = new Set(["properties", "patternProperties"]);

/** A contract without its examples, which promise nothing and are most of its size. */
export function withoutExamples(node: unknown, isNamed = false): unknown {
	if (Array.isArray(node)) return node.map((item) => withoutExamples(item));
	if (typeof node !== "object" || node === null) return node;
	return Object.fromEntries(
		Object.entries(node)
			.filter(([name]) => isNamed || !/^examples?$/.test(name))
			.map(([name, part]) => [
				name,
				withoutExamples(part, !isNamed && NAMED.has(name)),
			]),
	);
}
