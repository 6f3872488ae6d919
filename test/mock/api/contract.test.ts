import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readContract } from "../../../mock/api/contract.ts";
import { exampleNames } from "../../../mock/api/example-names.ts";
import { relationNames } from "../../../server/json-api/relations.ts";

it("the mock finds the relations of every operation that can include some", () => {
	const including = readContract().operations.filter(({ queryNames }) =>
		queryNames.has("include"),
	);
	expect(including).toHaveLength(15);
	for (const { id, includesFrom } of including) {
		const names = includesFrom ? relationNames(includesFrom) : [];
		expect(names.length, id).toBeGreaterThan(1);
	}
});

it("the README of the mock lists its examples", () => {
	const file = new URL("../../../mock/api/README.md", import.meta.url);
	const [, listed] = readFileSync(file, "utf8").split(/<!-- \/?examples -->/);
	expect(
		listed?.trim(),
		"Put what `npm run mock -- --examples` prints between the marks in mock/api/README.md.",
	).toBe(exampleNames(readContract()).trim());
});
