import { describe, expect, it } from "vitest";
import {
	bundle,
	type ContractExample,
	operationExamples,
	webhookExamples,
} from "./contract-examples.ts";

const all = [...operationExamples, ...webhookExamples];
const title = ({ operationId, place, name }: ContractExample) =>
	`${operationId} ${place} ${name}`;

function invalid(examples: readonly ContractExample[]): string[] {
	return examples.flatMap((example) =>
		example.isValid(example.value)
			? []
			: (example.isValid.errors ?? []).map(
					(error) =>
						`${title(example)}${error.instancePath} ${error.message ?? ""}`,
				),
	);
}

describe("the examples of the contract", () => {
	it("are valid against their schemas", () => {
		expect(invalid(all)).toEqual([]);
	});

	it("become invalid when a member is missing, extra or of a wrong type", () => {
		const example = operationExamples.find(
			({ name }) => name === "tracking_requests",
		);
		const value = structuredClone(example?.value) as {
			data: { attributes: Record<string, unknown> }[];
		};
		const attributes = value.data[0]?.attributes ?? {};
		delete attributes.status;
		attributes.extra = true;
		attributes.created_at = "yesterday";
		const broken = [{ ...example, value } as ContractExample];
		expect(invalid(broken)).toHaveLength(3);
	});

	it("show every answer with a body, and every body of a request", () => {
		const shown = new Set(
			all.map(({ operationId, place }) => `${operationId} ${place}`),
		);
		const missing = Object.values(bundle.paths)
			.flatMap((item) => Object.values(item))
			.filter(({ operationId }) => operationId !== undefined)
			.flatMap(({ operationId, requestBody, responses }) => [
				...(requestBody ? [`${operationId} request`] : []),
				...Object.keys(responses)
					.filter((status) => !["204", "304"].includes(status))
					.map((status) => `${operationId} ${status}`),
			])
			.filter((answer) => !shown.has(answer));
		expect(missing).toEqual([]);
	});

	it("show every event once, under its own name", () => {
		const { EventName } = bundle.components.schemas as {
			EventName: { enum: string[] };
		};
		const events = webhookExamples.map(
			({ value }) =>
				(value as { data: { attributes: { event: string } } }).data.attributes
					.event,
		);
		expect(events).toEqual(EventName.enum);
		expect(webhookExamples.map(({ path }) => path)).toEqual(EventName.enum);
	});
});
