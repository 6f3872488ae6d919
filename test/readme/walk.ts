import { spawnSync } from "node:child_process";
import type { CodeBlock } from "./code-blocks.ts";
import type { Installation } from "./installation.ts";
import { shellScript } from "./shell-script.ts";

/** Whether this machine has the tools that the README requires. */
export const HAS_TOOLS = ["bash", "curl", "jq"].every(
	(tool) => spawnSync("sh", ["-c", `command -v ${tool}`]).status === 0,
);
if (!HAS_TOOLS)
	console.warn(
		"The samples of the documentation are not run: install bash, curl and jq.",
	);

/** The outputs of blocks that ran one after the other, by their places, and how their script ended. */
export interface Walk {
	readonly outputs: ReadonlyMap<string, string>;
	/** The places in the order of their outputs. */
	readonly walked: readonly string[];
	readonly code: unknown;
	/** The last block, the end of its output, and the errors. */
	readonly said: string;
}

/** Runs blocks line by line, as printed, on an installation. */
export async function walk(
	{ folder, places, execute }: Installation,
	blocks: readonly CodeBlock[],
): Promise<Walk> {
	const script = shellScript(blocks, places);
	const { stdout, stderr, code } = await execute(
		"bash",
		["-c", script],
		folder,
	);
	const outputs = new Map(
		stdout.split(/^@@ /m).map((part) => {
			const [place = "", ...output] = part.split("\n");
			return [place, output.join("\n").trim()];
		}),
	);
	const [, ...walked] = outputs.keys();
	const last = walked.at(-1) ?? "";
	const end = `${outputs.get(last)?.slice(-1_000)}\n${stderr}`;
	const said = `the last block was ${last}: …${end}`;
	return { outputs, walked: walked.slice(0, -1), code, said };
}
