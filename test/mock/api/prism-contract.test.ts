import { expect, it } from "vitest";
import { readContract } from "../../../mock/api/contract.ts";
import { prismContract } from "../../../mock/api/prism-contract.ts";
import { operationExamples } from "../../contract/contract-examples.ts";

const contract = readContract();
const told = JSON.stringify(prismContract(contract));

it("Prism gets every example of every answer", () => {
	const answers = operationExamples.filter(({ place }) => place !== "request");
	for (const { operationId, place, name, value } of answers)
		expect(told, `${operationId} ${place} ${name}`).toContain(
			JSON.stringify(value),
		);
});

it("Prism gets the schemas of headers only, and no requests or webhooks", () => {
	const { paths, components, ...others } = JSON.parse(told);
	expect(Object.keys(others)).toEqual(["openapi", "info"]);
	expect(Object.keys(components)).toEqual(["headers", "responses"]);
	const members = Object.values<Record<string, object>>(paths)
		.flatMap((operations) => Object.values(operations))
		.flatMap((operation) => Object.keys(operation));
	expect(new Set(members)).toEqual(new Set(["deprecated", "responses"]));
	expect(told).not.toContain("#/components/schemas/");
});
