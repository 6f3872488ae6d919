/**
 * `npm run generate`: checks the contract and rebuilds `generated/` from it. With `--check` it writes nothing and fails when
 * `generated/` is out of date.
 */
import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import {
	cp,
	mkdir,
	mkdtemp,
	readFile,
	rename,
	rm,
	writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { stringify } from "yaml";
import { closedContract } from "../server/http/contract/closed-contract.ts";
import { beyondPage, type Marked } from "./beyond-the-specification.ts";
import { writtenChanges } from "./compatibility/changes-page.ts";
import { typedForm } from "./typed-form.ts";

const ROOT = dirname(import.meta.dirname);
const GENERATED = join(ROOT, "generated");
const CONTRACT = "openapi/openapi.yaml";
const UPSTREAM = "openapi/upstream/*.yaml";
const SANDBOX = "openapi/sandbox.yaml";
const REDOCLY = fileURLToPath(import.meta.resolve("@redocly/cli/bin/cli.js"));
const HEADER =
	"// Made from the contract by `npm run generate`. Do not edit.\n\n";

/** A failure whose message needs no stack trace. */
class GenerateError extends Error {
	override readonly name = "GenerateError";
}

/** Runs Redocly in the root of the project; resolves to whether it succeeded. Its findings go to the terminal. */
function redocly(...words: string[]): Promise<boolean> {
	const child = spawn(process.execPath, [REDOCLY, ...words], {
		cwd: ROOT,
		env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", REDOCLY_TELEMETRY: "off" },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	const collect = (chunk: Buffer) => {
		output += chunk.toString();
	};
	child.stdout.on("data", collect);
	child.stderr.on("data", collect);
	return new Promise((resolve, reject) => {
		child.once("error", reject);
		child.once("close", (code) => {
			if (code !== 0) process.stderr.write(output);
			resolve(code === 0);
		});
	});
}

async function lint(): Promise<void> {
	if (await redocly("lint", CONTRACT)) return;
	throw new GenerateError(
		"The contract has the problems above. Correct them in openapi/, then run `npm run generate` and commit the result.",
	);
}

/** Writes the bundle as YAML too, for people and for tools that read only YAML. */
async function writeYaml(target: string, document: unknown): Promise<void> {
	const text = stringify(document, { aliasDuplicateObjects: false });
	await writeFile(`${target}.yaml`, text);
}

/** Bundles all descriptions in one start of Redocly, each into `<its name>.json` of the folder. */
async function bundleAll(
	descriptions: readonly string[],
	folder: string,
): Promise<void> {
	const output = ["--ext", "json", "--output", folder];
	if (await redocly("bundle", ...descriptions, ...output)) return;
	throw new GenerateError(
		"A description cannot be bundled; the reason is above.",
	);
}

/** Writes the types of the bundle `<target>.json` to `<target>.ts`. */
async function writeTypes(target: string): Promise<void> {
	const bundled: unknown = JSON.parse(await readFile(`${target}.json`, "utf8"));
	const closed = closedContract(typedForm(bundled));
	const types = await openapiTS(closed as OpenAPI3, {
		// A member with a default stays optional in requests.
		defaultNonNullable: false,
		rootTypes: true,
		rootTypesNoSchemaPrefix: true,
		silent: true,
	});
	await writeFile(`${target}.ts`, HEADER + astToString(types));
}

async function buildAll(folder: string): Promise<void> {
	const upstream = globSync(UPSTREAM, { cwd: ROOT });
	await bundleAll([CONTRACT, SANDBOX, ...upstream], folder);
	await mkdir(join(folder, "upstream"));
	for (const description of upstream) {
		const bundle = `${basename(description, ".yaml")}.json`;
		await rename(join(folder, bundle), join(folder, "upstream", bundle));
	}
	for (const bundle of globSync("**/*.json", { cwd: folder }))
		await writeTypes(join(folder, bundle.replace(/\.json$/, "")));
	const contract = join(folder, "openapi");
	const document = JSON.parse(await readFile(`${contract}.json`, "utf8"));
	await writeYaml(contract, document);
	await writeFile(join(folder, "beyond.md"), beyondPage(document as Marked));
	await writeFile(join(folder, "changes.md"), await writtenChanges(document));
}

function filesIn(folder: string): string[] {
	return globSync("**/*.{json,md,ts,yaml}", { cwd: folder }).sort();
}

/** The files that differ between both folders, or are missing in one. */
async function differences(made: string, kept: string): Promise<string[]> {
	const names = [...new Set([...filesIn(made), ...filesIn(kept)])].sort();
	const read = (folder: string, name: string) =>
		readFile(join(folder, name), "utf8").catch(() => undefined);
	const isSame = await Promise.all(
		names.map(
			async (name) => (await read(made, name)) === (await read(kept, name)),
		),
	);
	return names.filter((_, index) => !isSame[index]);
}

async function main(): Promise<void> {
	const { values } = parseArgs({ options: { check: { type: "boolean" } } });
	const folder = await mkdtemp(join(tmpdir(), "landfall-generate-"));
	try {
		await lint();
		await buildAll(folder);
		const different = await differences(folder, GENERATED);
		if (!values.check) {
			await rm(GENERATED, { recursive: true, force: true });
			await cp(folder, GENERATED, { recursive: true });
		} else if (different.length > 0) {
			const files = different.map((name) => `generated/${name}`).join(", ");
			throw new GenerateError(
				`Out of date with the contract: ${files}. Run \`npm run generate\` and commit the result.`,
			);
		}
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

try {
	await main();
} catch (error) {
	if (!(error instanceof GenerateError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
