import { spawnSync } from "node:child_process";
import {
	appendFileSync,
	copyFileSync,
	cpSync,
	mkdirSync,
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

const SMALL = join(ROOT, "test/contract/fixtures/small.yaml");

let copy: string;
beforeAll(() => {
	copy = mkdtempSync(join(tmpdir(), "landfall-contract-"));
	for (const name of ["openapi", "redocly.yaml", "package.json"]) {
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

it("an example that breaks its schema is shown, with what to do", () => {
	const path = join(copy, "openapi/shared/records/direct/shipment-booked.json");
	const record = readFileSync(path, "utf8");
	expect(record).toContain('"FA631E"');
	writeFileSync(path, record.replace('"FA631E"', "631"));
	const { status, stderr } = generate();
	writeFileSync(path, record);
	expect(status).toBe(1);
	expect(stderr).toContain("pod_voyage_number");
	expect(stderr).toContain("no-invalid-media-type-examples");
	expect(stderr).toContain(
		"Correct them in openapi/, then run `npm run generate` and commit the result.",
	);
});

it("an edited generated file is named, with what to do, and made again", () => {
	copyFileSync(SMALL, join(copy, "openapi/openapi.yaml"));
	rmSync(join(copy, "openapi/upstream"), { recursive: true });
	mkdirSync(join(copy, "openapi/upstream"));
	copyFileSync(SMALL, join(copy, "openapi/upstream/other.yaml"));
	const types = join(copy, "generated/openapi.ts");
	const done = { status: 0, stderr: "" };
	expect(generate()).toEqual(done);
	const made = readFileSync(types, "utf8");
	expect(made).toContain("getThing");

	appendFileSync(types, "export type X = 1;\n");
	expect(generate("--check")).toEqual({
		status: 1,
		stderr:
			"Not what the contract gives: generated/openapi.ts. Run `npm run generate` and commit the result.\n",
	});
	expect(generate()).toEqual(done);
	expect(readFileSync(types, "utf8")).toBe(made);
});
