import { expect, it } from "vitest";
import type { ErrorDocument } from "../../generated/openapi.ts";
import {
	contractOperations,
	loadContract,
} from "../../server/http/contract/contract.ts";
import { ApiError } from "../../server/http/replies/api-error.ts";
import { ReplyBudget } from "../../server/json-api/reply-budget.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startWithExamples } from "../support/records/example-records.ts";
import { EXAMPLES } from "../support/records/examples.ts";
import { keepInProgress } from "../support/records/keep-in-progress.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { MISSING_ID } from "../support/replies/missing-id.ts";
import {
	type ContractExample,
	operationExamples,
} from "./contract-examples.ts";
import { FAULTS, type Fault } from "./shared-faults.ts";

const landfall = await openForFile(startWithExamples);
const JSON_TYPE = { "content-type": "application/json" };
const CSV_TYPE = { "content-type": "text/csv" };
const { id: webhookId } = await registerWebhook(landfall);
for (const { id, method } of contractOperations(loadContract().document))
	if (method === "POST") await keepInProgress(landfall, id);

/** Creates a record and returns its id. */
async function created(path: string, attributes: object): Promise<string> {
	const type = operationExamples.find(
		(one) => one.place === "request" && one.path === path,
	)?.value as { data: { type: string } };
	const body = { data: { type: type.data.type, attributes } };
	const reply = await landfall.send("POST", path, body);
	return ((await reply.json()) as { data: { id: string } }).data.id;
}

const partyId = await created("/parties", { company_name: "Acme" });
const fieldId = await created("/custom_field_definitions", {
	entity_type: "Shipment",
	api_slug: "terms",
	display_name: "Terms",
	data_type: "enum",
});

await created("/custom_field_definitions", {
	entity_type: "Shipment",
	api_slug: "order",
	display_name: "Order",
	data_type: "short_text",
});
const { data: value } = await landfall.client.createShipmentCustomField(
	EXAMPLES.shipment.id,
	{
		data: {
			type: "custom_field",
			attributes: { api_slug: "order", value: "PO-7" },
		},
	},
);
const valueId = value.id;

/** The id of a record that exists, so that an operation at this path gets past the look-up. Errors of parameters come before it. */
function idAt(path: string): string {
	if (path.startsWith("/shipments/")) return EXAMPLES.shipment.id;
	if (path.startsWith("/containers/")) return EXAMPLES.container.id;
	if (path.startsWith("/parties/")) return partyId;
	if (path.startsWith("/custom_field_definitions/")) return fieldId;
	if (path.startsWith("/custom_fields/")) return valueId;
	if (path.startsWith("/tracking_requests/")) return EXAMPLES.request.id;
	return path.startsWith("/webhooks/") ? webhookId : MISSING_ID;
}

/** A body that the operation accepts, about a record that does not exist; undefined for an operation without a body. */
function bodyOf({ operationId }: ContractExample): string | undefined {
	const example = operationExamples.find(
		(one) => one.operationId === operationId && one.place === "request",
	);
	if (!example) return undefined;
	if (typeof example.value === "string") return example.value;
	const { data, ...more } = example.value as { data?: { id?: string } };
	if (Array.isArray(data)) return JSON.stringify(example.value);
	return JSON.stringify({
		...more,
		...(data && { data: { ...data, ...(data.id && { id: MISSING_ID }) } }),
	});
}

/** The query that a path requires before the server looks for the record. */
const NEEDED: Readonly<Record<string, string>> = {
	"/vessels/{id}/future_positions_with_coordinates": "latitude=1&longitude=2",
};

async function replyTo(
	example: ContractExample,
	{ query = NEEDED[example.path], headers, body, id }: Fault,
) {
	const url = example.path
		.replace("{id}", id ?? idAt(example.path))
		.replace(/\{\w+\}/, MISSING_ID);
	const sent = id === undefined ? body : bodyOf(example);
	return landfall.fetch(url + (query ? `?${query}` : ""), {
		method: example.method.toUpperCase(),
		headers: {
			...(sent !== undefined && (sent.startsWith("{") ? JSON_TYPE : CSV_TYPE)),
			...headers,
		},
		...(sent !== undefined && { body: sent }),
	});
}

/** The error without its id. */
const stable = ({ errors }: Pick<ErrorDocument, "errors">) =>
	errors.map(({ id: _, ...error }) => error);

const shared = operationExamples.filter(({ name }) => name in FAULTS);

it.each(shared)(
	"$operationId $place answers as its example $name",
	async (example) => {
		const reply = await replyTo(example, FAULTS[example.name] ?? {});
		const said = (await reply.json()) as ErrorDocument;
		expect(stable(said)).toEqual(stable(example.value as ErrorDocument));
		expect(String(reply.status)).toBe(example.place);
	},
);

const tooMuch = operationExamples.filter(
	({ name }) => name === "too_much_included",
);
const sizes = new Set(
	operationExamples
		.filter(({ name }) => name === "bad_page_size")
		.map(({ operationId }) => operationId),
);

/** The error for a path that embeds more records than one reply may have. */
function refusalOf(path: string, isPaged: boolean) {
	const page = { number: 1, size: 100 };
	const budget = new ReplyBudget(isPaged ? { page } : {});
	try {
		for (let count = 0; count <= 5_000; count++) budget.addRecord(path);
	} catch (error) {
		if (error instanceof ApiError) return error.problems;
	}
	throw new Error("nothing was refused");
}

it.each(tooMuch)(
	"$operationId can embed by the path in its example of too many records, and answers as the example",
	async (example) => {
		const [error] = (example.value as ErrorDocument).errors;
		const { id: _, status, title, ...said } = error ?? { title: "" };
		const [, path = ""] =
			/most of them by ([\w.]+):/.exec(said.detail ?? "") ?? [];
		expect(refusalOf(path, sizes.has(example.operationId))).toEqual([said]);
		expect([status, title]).toEqual(["400", "Bad Request"]);
		const reply = await replyTo(example, { query: `include=${path}` });
		expect(reply.status).not.toBe(400);
	},
);

it("every operation with `include`, and every list, declares the errors of `include` and of pages", () => {
	expect(shared.length).toBeGreaterThan(200);
	expect(tooMuch.length).toBeGreaterThan(12);
	for (const operation of contractOperations(loadContract().document)) {
		const names = operationExamples
			.filter(
				({ operationId, place }) =>
					operationId === operation.id && place === "400",
			)
			.map(({ name }) => name);
		const wanted = [
			...(operation.queryNames.has("include")
				? ["unknown_include", "too_much_included"]
				: []),
			...(operation.queryNames.has("page[size]") ? ["bad_page_size"] : []),
			...(operation.queryNames.has("page[after]") ? ["foreign_cursor"] : []),
		];
		expect(names).toEqual(expect.arrayContaining(wanted));
	}
});
