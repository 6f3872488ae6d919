import { compareContracts } from "./compare-contracts.ts";
import type { Contract } from "./contract-node.ts";
import { readContract, releases } from "./released.ts";
import { changesPage, type Step } from "./report.ts";

/** The page that lists what changed from release to release, and since the last one. */
export async function writtenChanges(current: Contract): Promise<string> {
	const [first, ...later] = releases();
	if (!first) throw new Error("openapi/released/ holds no contract");
	const versions = [
		...later.map(({ version, file }) => ({
			to: version,
			read: () => readContract(file),
		})),
		{ to: "Unreleased", read: () => Promise.resolve(current) },
	];
	const steps: Step[] = [];
	let from = first.version;
	let base = await readContract(first.file);
	for (const { to, read } of versions) {
		const head = await read();
		steps.push({ from, to, changes: compareContracts({ base, head }) });
		[from, base] = [to, head];
	}
	return changesPage(first.version, steps);
}
