import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

/** The most `.ts` files in one folder: with more of them it has several subjects. */
const FILES = 20;

/** The most lines of a file of the product. Tables of tests may be longer. */
const LINES = 300;

const ROOTS = ["server", "client", "mock", "openapi", "test"];

const files = globSync(`{${ROOTS.join(",")}}/**/*.ts`).map((file) =>
	file.replaceAll("\\", "/"),
);

const folders = Map.groupBy(files, (file) => dirname(file));
const crowded = [...folders]
	.filter(([, { length }]) => length > FILES)
	.map(([folder, { length }]) => `${folder}/ has ${length} files`);

const long = files
	.filter((file) => !file.startsWith("test/"))
	.map((file) => ({
		file,
		lines: readFileSync(file, "utf8").split("\n").length - 1,
	}))
	.filter(({ lines }) => lines > LINES)
	.map(({ file, lines }) => `${file} has ${lines} lines`);

for (const fault of [...crowded, ...long]) process.stdout.write(`${fault}\n`);
if (crowded.length + long.length > 0) process.exitCode = 1;
