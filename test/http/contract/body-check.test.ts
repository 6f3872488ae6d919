import { describe, expect, it } from "vitest";
import { bodyCheck } from "../../../server/http/contract/body-check.ts";
import {
	contractOperations,
	loadContract,
} from "../../../server/http/contract/contract.ts";
import { requestContract } from "../../../server/http/contract/request-contract.ts";
import { operationExamples } from "../../contract/contract-examples.ts";

const { document } = loadContract();
const operations = contractOperations(document);
const isGood = bodyCheck(requestContract(document));

const examples = operationExamples
	.filter(({ place }) => place === "request")
	.map(({ operationId, mediaType, name, value }) => {
		const operation = operations.find(({ id }) => id === operationId);
		const pointer = operation?.bodyPointers.get(mediaType) ?? "";
		return { title: `${operationId} ${mediaType} ${name}`, pointer, value };
	});

describe("the separate check of bodies", () => {
	it.each(examples)(
		"accepts $title, and refuses a list of it and an empty body",
		({ pointer, value }) => {
			expect(isGood(pointer, structuredClone(value))).toBe(true);
			expect(isGood(pointer, [value])).toBe(false);
			expect(isGood(pointer, undefined)).toBe(false);
		},
	);

	it("throws for a schema that the contract does not have", () => {
		const pointer = "#/components/schemas/Nobody";
		expect(() => isGood(pointer, {})).toThrow(`no schema at ${pointer}`);
	});

	it("fills defaults in, as the validator does", () => {
		const { pointer = "" } =
			examples.find(({ title }) => title.startsWith("createTracking")) ?? {};
		const attributes = {
			request_type: "booking",
			request_number: "1234567",
			scac: "MSCU",
		};
		const body = { data: { type: "tracking_request", attributes } };
		expect(isGood(pointer, body)).toBe(true);
		expect(attributes).toMatchObject({ ref_numbers: [], shipment_tags: [] });
	});
});
