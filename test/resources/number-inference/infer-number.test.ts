import fc from "fast-check";
import { Pool } from "undici";
import { describe, expect, it } from "vitest";
import type {
	InferNumberDocument,
	InferNumberResult,
} from "../../../generated/openapi.ts";
import { wallClock } from "../../../server/runtime/clock.ts";
import { operationExamples } from "../../contract/contract-examples.ts";
import { anyCharacter } from "../../support/any-character.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startStubCarrier } from "../../support/peers/stub-carrier.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import {
	errorDocumentOf,
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";
import { extentOf } from "../../support/vitest/extent.ts";

const PATH = "/tracking_requests/infer_number";
const NUMBER = "MSCU6639870";

const landfall = await openForFile(startTestLandfall);

function post(body: object, headers: Record<string, string> = {}) {
	return landfall.send("POST", PATH, body, headers);
}

async function infer(
	number: string,
	{ client } = landfall,
): Promise<InferNumberResult["attributes"] & { explanation: string }> {
	const { data, meta } = await client.inferNumber(number);
	return { ...data.attributes, ...meta };
}

const examples = operationExamples.filter(
	({ operationId }) => operationId === "inferNumber",
);

describe("POST /tracking_requests/infer_number", () => {
	describeCommonReplies(landfall, {
		method: "POST",
		path: PATH,
		body: { number: NUMBER },
	});

	it("answers 200 with an inference that is stored nowhere", async () => {
		const reply = await post({ number: " mscu 663987-0 " });
		expect(reply.status).toBe(200);
		expect(reply.headers.get("content-type")).toBe("application/json");
		expect(reply.headers.get("cache-control")).toBeNull();
		expectCommonHeaders(reply);
		const { data } = (await reply.json()) as InferNumberDocument;
		expect(data.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/);
		expect(data.type).toBe("infer_number_results");
		expect(data.attributes.validation.parsed_number).toBe(NUMBER);
		const gone = await landfall.fetch(`/tracking_requests/${data.id}`);
		expect(gone.status).toBe(404);
	});

	it.each(examples.filter(({ place }) => place === "200"))(
		"gives the answer of the contract's example $name",
		async ({ value }) => {
			const said = value as InferNumberDocument;
			const { parsed_number } = said.data.attributes.validation;
			const answer = await landfall.client.inferNumber(parsed_number);
			const { id } = answer.data;
			expect(answer).toEqual({ ...said, data: { ...said.data, id } });
		},
	);

	it.each([
		["application/json; charset=utf-8", {}],
		["application/vnd.api+json", {}],
		["application/vnd.api+json", { accept: "application/vnd.api+json" }],
		["application/json", { accept: "text/html" }],
		["application/json", { prefer: "handling=strict" }],
	])("accepts a body of %s with %j", async (type, headers) => {
		const reply = await post(
			{ number: NUMBER },
			{ "content-type": type, ...headers },
		);
		expect(reply.status).toBe(200);
		expect(reply.headers.get("preference-applied")).toBe(
			"prefer" in headers ? "handling=strict" : null,
		);
	});

	describe("answers 422", () => {
		it.each([
			["blanks", "   "],
			["separators", "-./_"],
			["a text with other characters", "MSCU#6639870"],
			["letters of another script", "МЅСU6639870"],
		])("to %s, at the place that clients read", async (_name, number) => {
			expect(await problemsOf(await post({ number }), 422)).toEqual([
				{ code: "invalid", pointer: "/data/attributes/number" },
			]);
		});

		it.each([
			["no number", {}, "blank"],
			["a number that is null", { number: null }, "blank"],
			["an empty number", { number: "" }, "blank"],
			["a number that is not text", { number: 6639870 }, "wrong_type"],
			["a number in a list", { number: [NUMBER] }, "wrong_type"],
			["201 characters", { number: "9".repeat(201) }, "invalid"],
		])("to %s", async (_name, body, code) => {
			expect(await problemsOf(await post(body), 422)).toEqual([
				{ code, pointer: "/number" },
			]);
		});

		it("with the words of the contract's example", async () => {
			const [example] = examples.filter(({ place }) => place === "422");
			const { errors } = await errorDocumentOf(
				await post({ number: "n/a?" }),
				422,
			);
			const id = errors[0]?.id;
			expect(example?.value).toMatchObject({
				errors: errors.map((error) => ({
					...error,
					id: expect.any(String) as string,
				})),
			});
			expect(id).toBeDefined();
		});
	});

	it.each([
		["MEDUSH482917", "MSCU"],
		["YMJAI228123456", "YMLU"],
	])(
		"names the line itself where %s begins with an alias of it",
		async (number, scac) => {
			const { shipping_line } = await infer(number);
			expect(shipping_line.candidates[0]?.scac).toBe(scac);
		},
	);

	it.each(["TESTSHA123456", "TEST-TR-SUCCEEDED"])(
		"never names the line behind the test numbers: %s",
		async (number) => {
			const { shipping_line, explanation } = await infer(number);
			expect(shipping_line.candidates).toEqual([]);
			expect(explanation).toMatch(/^Neither the prefix TEST nor/);
		},
	);

	it("selects only lines that this installation queries, and mentions the others in its explanation", async () => {
		const stub = await startStubCarrier(wallClock);
		const maerskOnly = await startTestLandfall({
			carriers: stub.registry,
			isWorking: false,
		});
		const known = await infer("MSKU1234565", maerskOnly);
		expect(known.shipping_line.selected?.scac).toBe("MAEU");
		const unknown = await infer(NUMBER, maerskOnly);
		expect(unknown.number_type).toBe("container");
		expect(unknown.validation.is_valid).toBe(true);
		expect(unknown.shipping_line).toEqual({
			decision: "no_prediction",
			selected: null,
			candidates: [],
		});
		expect(unknown.explanation).toMatch(/MSC/);
		await maerskOnly.stop();
		await stub.close();
	});

	it("tracks a selected number, and detects the line of any other", async () => {
		const inferred = await landfall.client.inferNumber(NUMBER);
		const selected = await landfall.client.createTrackingRequest(inferred);
		expect(selected.data.attributes).toMatchObject({
			request_type: "container",
			request_number: NUMBER,
			scac: "MSCU",
		});
		const unclear = await landfall.client.inferNumber("TEMU 834729-1");
		expect(unclear.data.attributes.shipping_line.selected).toBeNull();
		const detecting = await landfall.client.createTrackingRequest(unclear);
		expect(detecting.data.attributes).toMatchObject({
			request_number: "TEMU8347291",
			scac: null,
		});
	});

	it("answers 200 or 422 to texts of any kind without a NUL", async () => {
		const piece = fc.oneof(
			fc.constantFrom("MSCU", "MEDU", "HLCU", "TEMU", "COSU", "O", "0", "\n"),
			fc.string({ unit: fc.constantFrom(..."ABUJZ0123456789 -./") }),
			fc.string({ unit: anyCharacter }),
		);
		const texts = fc.sample(
			fc
				.array(piece, { maxLength: 4 })
				.map((pieces) => pieces.join("").replaceAll("\0", "")),
			{ numRuns: extentOf(300), seed: 1 },
		);
		const pool = new Pool(new URL(landfall.url).origin, { connections: 8 });
		const statuses = new Set<number>();
		const ask = async () => {
			for (
				let number = texts.pop();
				number !== undefined;
				number = texts.pop()
			) {
				const { statusCode, body } = await pool.request({
					method: "POST",
					path: `/v2${PATH}`,
					headers: {
						authorization: `Token ${landfall.key}`,
						"content-type": "application/json",
					},
					body: JSON.stringify({ number }),
				});
				statuses.add(statusCode);
				await body.dump();
			}
		};
		await Promise.all(Array.from({ length: 8 }, ask));
		await pool.close();
		expect([...statuses].sort()).toEqual([200, 422]);
	});
});
