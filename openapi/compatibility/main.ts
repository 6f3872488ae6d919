/**
 * Compares the contract of this tree with a released one: `npm run contract:check`. Ends with 1 when a change would break clients
 * within the same major version, and with 2 when there is nothing to compare.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { parseArgs, promisify, styleText } from "node:util";
import { compareContracts, majorOf } from "./compare-contracts.ts";
import type { Contract } from "./contract-node.ts";
import { CURRENT_FILE, readContract, releases } from "./released.ts";
import { terminalReport } from "./report.ts";

const USAGE = `npm run contract:check -- [--base <file or git ref>] [--head <file>] [--json]

  --base   the contract that clients know; default: the last one in openapi/released/
  --head   the contract that shall replace it; default: generated/openapi.json
  --json   prints the changes as JSON`;

const LARGEST_CONTRACT = 64 * 1024 * 1024;

/** A failure whose message needs no stack trace. */
class CheckError extends Error {
	override readonly name = "CheckError";
}

interface Named {
	readonly name: string;
	readonly contract: Contract;
}

async function readFile(file: string): Promise<Named> {
	const contract = await readContract(file).catch((error: Error) => {
		throw new CheckError(`${file} cannot be read: ${error.message}`);
	});
	if (typeof contract?.paths !== "object")
		throw new CheckError(`${file} is no OpenAPI document in JSON`);
	return { name: file, contract };
}

/** Reads the generated contract of a commit, branch or tag. */
async function readRef(ref: string): Promise<Named> {
	const { stdout } = await promisify(execFile)(
		"git",
		["show", "--end-of-options", `${ref}:generated/openapi.json`],
		{ maxBuffer: LARGEST_CONTRACT },
	).catch(() => {
		throw new CheckError(
			`"${ref}" is neither a file nor a commit with generated/openapi.json`,
		);
	});
	return { name: ref, contract: JSON.parse(stdout) };
}

function readBase(base: string | undefined): Promise<Named> {
	if (base !== undefined)
		return existsSync(base) ? readFile(base) : readRef(base);
	const last = releases().at(-1);
	if (!last) throw new CheckError("openapi/released/ holds no contract");
	return readFile(last.file);
}

async function main(): Promise<number> {
	const { values } = parseArgs({
		options: {
			base: { type: "string" },
			head: { type: "string" },
			json: { type: "boolean" },
			help: { type: "boolean" },
		},
	});
	if (values.help) {
		console.log(USAGE);
		return 0;
	}
	const base = await readBase(values.base);
	const head = await readFile(values.head ?? CURRENT_FILE);
	const changes = compareContracts({
		base: base.contract,
		head: head.contract,
	});
	console.log(
		values.json
			? JSON.stringify(changes, undefined, "\t")
			: terminalReport({ from: base.name, to: head.name, changes }),
	);
	const isBreaking = changes.some(({ severity }) => severity === "breaking");
	if (!isBreaking) return 0;
	const [before, after] = [base, head].map(({ contract }) => majorOf(contract));
	if (before !== after) return 0;
	console.error(
		`\n${styleText("red", "These changes break clients")}: keep what is there and mark it as deprecated, or serve the new contract at /v${Number(after) + 1}.`,
	);
	return 1;
}

try {
	process.exitCode = await main();
} catch (error) {
	const isUsage =
		error instanceof CheckError ||
		String((error as NodeJS.ErrnoException).code).startsWith("ERR_PARSE_ARGS");
	if (!isUsage) throw error;
	console.error(`${(error as Error).message}\n\n${USAGE}`);
	process.exitCode = 2;
}
