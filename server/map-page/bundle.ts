/**
 * Bundles the script of the map page into `generated/map-page.js`, as part of `npm run generate`. With `--check` it writes
 * nothing and fails when the file is out of date.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";

const ENTRY = fileURLToPath(new URL("browser/main.ts", import.meta.url));
const TARGET = new URL("../../generated/map-page.js", import.meta.url);

const { values } = parseArgs({ options: { check: { type: "boolean" } } });
const { outputFiles } = await build({
	entryPoints: [ENTRY],
	bundle: true,
	minify: true,
	write: false,
	format: "esm",
	target: "es2023",
	charset: "utf8",
	legalComments: "eof",
});
const script = outputFiles[0]?.text ?? "";
if (!values.check) await writeFile(TARGET, script);
else if ((await readFile(TARGET, "utf8").catch(() => "")) !== script) {
	console.error(
		"generated/map-page.js is out of date with server/map-page/browser. Run `npm run generate` and commit the result.",
	);
	process.exitCode = 1;
}
