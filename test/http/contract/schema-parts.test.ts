import { expect, it } from "vitest";
import {
	contractOperations,
	loadContract,
	resolveReference,
} from "../../../server/http/contract/contract.ts";
import { schemaParts } from "../../../server/http/contract/schema-parts.ts";

const { document } = loadContract();
const pointers = contractOperations(document).flatMap(({ schemaPointers }) => [
	...schemaPointers.values(),
]);

const referencesOf = (pointer: string) => {
	const { value } = resolveReference(document, { $ref: pointer }, pointer);
	const text = JSON.stringify(value, (name, member) =>
		name === "examples" ? undefined : member,
	);
	return [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(
		([, reference]) => reference,
	);
};

it("each part of a reply's schema comes after all that it refers to, and the schema itself is the last", () => {
	for (const pointer of pointers) {
		const parts = schemaParts(document, pointer);
		expect(parts.at(-1)).toBe(pointer);
		const compiled = new Set<string | undefined>();
		for (const part of parts) {
			const missing = referencesOf(part).filter((one) => !compiled.has(one));
			expect(missing, `${part} of ${pointer}`).toEqual([]);
			compiled.add(part);
		}
	}
});

it("a part that refers to itself is there once", () => {
	const schemas = {
		List: { $ref: "#/components/schemas/Node" },
		Node: { properties: { next: { $ref: "#/components/schemas/Node" } } },
	};
	expect(
		schemaParts(
			{ ...document, components: { schemas } } as never,
			"#/components/schemas/List",
		),
	).toEqual(["#/components/schemas/Node", "#/components/schemas/List"]);
});
