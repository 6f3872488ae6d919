import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { InferNumberDocument } from "../../generated/openapi.ts";
import { inferText } from "./infer-text.ts";

const FOLDER = new URL(
	"../../openapi/resources/tracking-requests/examples/",
	import.meta.url,
);

const examples = readdirSync(FOLDER)
	.filter((name) => name.startsWith("infer-number-"))
	.map((name) => ({ name, value: exampleIn(name) }))
	.filter(({ value }) => value.data !== undefined);

function exampleIn(name: string): Partial<InferNumberDocument> {
	const text = readFileSync(new URL(name, FOLDER), "utf8");
	return (JSON.parse(text) as { value: Partial<InferNumberDocument> }).value;
}

test.each(examples)(
	"the inference equals the contract's $name",
	({ value }) => {
		const attributes = value.data?.attributes;
		const text = attributes?.validation.parsed_number ?? "";
		expect(inferText(text)).toEqual({
			attributes,
			explanation: value.meta?.explanation,
		});
	},
);
