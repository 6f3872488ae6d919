import { spawnSync } from "node:child_process";
import {
	appendFileSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { COMPILE_CACHE } from "../support/vitest/compile-cache.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The parts of the contract in the copy: one operation and one upstream contract. `npm test` compares all parts with `generated/`. */
const PATH = "/shipping_lines/{id}";
const UPSTREAM = "vessel-positions.yaml";
const copy = mkdtempSync(join(tmpdir(), "landfall-contract-"));
for (const name of [
	"openapi",
	"redocly.yaml",
	"package.json",
	"server/http/contract/closed-contract.ts",
]) {
	cpSync(join(ROOT, name), join(copy, name), { recursive: true });
}
symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
const file = join(copy, "openapi/openapi.yaml");
const { webhooks: _, ...contract } = parse(readFileSync(file, "utf8"));
const paths = { [PATH]: contract.paths[PATH] };
writeFileSync(file, stringify({ ...contract, paths }));
const upstream = join(copy, "openapi/upstream");
for (const name of readdirSync(upstream))
	if (name !== UPSTREAM) rmSync(join(upstream, name));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function generate(...words: string[]) {
	const { status, stderr } = spawnSync(
		process.execPath,
		["openapi/generate.ts", ...words],
		{ cwd: copy, encoding: "utf8", env: COMPILE_CACHE },
	);
	return { status, stderr };
}

it("generating replaces the old files, and a check names a file that was edited by hand", () => {
	const types = join(copy, "generated/openapi.ts");
	mkdirSync(join(copy, "generated"));
	writeFileSync(types, "export type X = 1;\n");
	writeFileSync(join(copy, "generated/old.ts"), "");
	expect(generate()).toEqual({ status: 0, stderr: "" });
	expect(readdirSync(join(copy, "generated")).sort()).toEqual([
		"beyond.md",
		"changes.md",
		"openapi.json",
		"openapi.ts",
		"openapi.yaml",
		"sandbox.json",
		"sandbox.ts",
		"upstream",
	]);
	expect(readFileSync(types, "utf8")).toContain("getShippingLine");
	expect(readFileSync(types, "utf8")).not.toContain("type X");
	appendFileSync(types, "export type X = 1;\n");
	expect(generate("--check")).toEqual({
		status: 1,
		stderr:
			"Out of date with the contract: generated/openapi.ts. Run `npm run generate` and commit the result.\n",
	});
});

it("an example that breaks its schema is shown, with advice", () => {
	const example = join(copy, "openapi/shared/records/shipping-lines/mscu.json");
	const before = readFileSync(example, "utf8");
	expect(before).toContain('"MSC"');
	writeFileSync(example, before.replace('"MSC"', "631"));
	const { status, stderr } = generate();
	writeFileSync(example, before);
	expect(status).toBe(1);
	expect(stderr).toContain("short_name");
	expect(stderr).toContain("no-invalid-media-type-examples");
	expect(stderr).toContain(
		"Correct them in openapi/, then run `npm run generate` and commit the result.",
	);
});
