import { expect, it } from "vitest";
import contract from "../../generated/openapi.json" with { type: "json" };

it("no schema is named New and the name of another, as generated Go names the constructor of the other", () => {
	const names = Object.keys(contract.components.schemas);
	const constructors = new Set(names.map((name) => `New${name}`));
	expect(names.filter((name) => constructors.has(name))).toEqual([]);
});
