import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, cp, readFile, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SOURCE = join(ROOT, "client/python");
const TOOLS = join(ROOT, "node_modules/.cache/python");
const BIN = join(TOOLS, "bin");

/** The generator of the client and the formatter of its code, in the versions that we test. */
const GENERATOR = ["openapi-python-client==0.29.1", "ruff==0.17.6"];

/** Longest time for one command; the first one downloads the generator (ms). */
const LIMIT_MS = 300_000;

function run(program: string, ...args: string[]) {
	const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}` };
	return promisify(execFile)(program, args, { env, timeout: LIMIT_MS });
}

/**
 * Generates the Python client from the contract into a new folder, adds our modules, and packs it as a wheel in another folder.
 * Needs Python and PyPI. Returns the name of the wheel.
 */
export async function buildPython(
	folder: string,
	destination: string,
): Promise<string> {
	if (!existsSync(join(BIN, "pip"))) await run("python3", "-m", "venv", TOOLS);
	const pip = join(BIN, "pip");
	await run(pip, "install", "--quiet", ...GENERATOR);
	await cp(SOURCE, folder, { recursive: true });
	const settings = join(folder, "generator.json");
	await writeFile(
		settings,
		JSON.stringify({ package_name_override: "landfall_client" }),
	);
	const generated = join(folder, "generated");
	await run(
		join(BIN, "openapi-python-client"),
		...["generate", "--meta", "none", "--config", settings],
		...["--path", join(ROOT, "generated/openapi.json")],
		...["--output-path", generated],
	);
	await cp(generated, join(folder, "landfall_client"), { recursive: true });
	await copyFile(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
	const project = join(folder, "pyproject.toml");
	const manifest = await readFile(join(ROOT, "package.json"), "utf8");
	const { version } = JSON.parse(manifest) as { version: string };
	const text = await readFile(project, "utf8");
	await writeFile(
		project,
		text.replace(/^version = .*$/m, `version = "${version}"`),
	);
	const words = ["wheel", "--quiet", "--no-deps", "--wheel-dir", destination];
	await run(pip, ...words, folder);
	return `landfall_client-${version}-py3-none-any.whl`;
}
