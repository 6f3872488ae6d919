import { spawnSync } from "node:child_process";
import {
	appendFileSync,
	cpSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { COMPILE_CACHE } from "../support/compile-cache.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

let copy: string;
beforeAll(() => {
	copy = mkdtempSync(join(tmpdir(), "landfall-contract-"));
	for (const name of ["openapi", "generated", "redocly.yaml", "package.json"]) {
		cpSync(join(ROOT, name), join(copy, name), { recursive: true });
	}
	symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function generate(...words: string[]) {
	const { status, stderr } = spawnSync(
		process.execPath,
		["openapi/generate.ts", ...words],
		{ cwd: copy, encoding: "utf8", env: COMPILE_CACHE },
	);
	return { status, stderr };
}

function edit(file: string, from: string, to: string): () => void {
	const path = join(copy, file);
	const before = readFileSync(path, "utf8");
	expect(before).toContain(from);
	writeFileSync(path, before.replace(from, to));
	return () => writeFileSync(path, before);
}

it("the generated files are what the contract gives: an edited one is named, with what to do, and made again", () => {
	const read = (root: string) =>
		readFileSync(join(root, "generated/openapi.ts"), "utf8");
	appendFileSync(join(copy, "generated/openapi.ts"), "export type X = 1;\n");
	const { status, stderr } = generate("--check");
	expect(status).toBe(1);
	expect(stderr).toBe(
		"Not what the contract gives: generated/openapi.ts. Run `npm run generate` and commit the result.\n",
	);
	expect(generate()).toEqual({ status: 0, stderr: "" });
	expect(read(copy)).toBe(read(ROOT));
});

it("an example that breaks its schema is shown, with what to do", () => {
	const restore = edit(
		"openapi/shared/records/direct/shipment-booked.json",
		'"FA631E"',
		"631",
	);
	const { status, stderr } = generate();
	restore();
	expect(status).toBe(1);
	expect(stderr).toContain("pod_voyage_number");
	expect(stderr).toContain("no-invalid-media-type-examples");
	expect(stderr).toContain(
		"Correct them in openapi/, then run `npm run generate` and commit the result.",
	);
});
