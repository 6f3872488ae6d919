import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ErrorDocument } from "../../../generated/openapi.ts";
import type { MockApi } from "../../../mock/api/mock-api.ts";
import { schemaValidator } from "../../contract/contract-examples.ts";
import { anyCharacter } from "../../support/any-character.ts";
import { extentOf } from "../../support/vitest/extent.ts";

const isErrorDocument = schemaValidator("ErrorDocument");

const webhook = (attributes: object) =>
	JSON.stringify({ data: { type: "webhook", attributes } });

const VALID = { url: "https://example.com/hooks", active: true };

/** Tests that a mock survives any request. */
export function describeSurvival(mock: () => MockApi): void {
	async function post(path: string, body: string | Uint8Array<ArrayBuffer>) {
		const response = await fetch(mock().url + path, {
			method: "POST",
			headers: {
				authorization: "Token any",
				"content-type": "application/vnd.api+json",
				prefer: "handling=strict",
			},
			body,
		});
		const document: unknown = await response.json();
		const isKnown = response.ok || isErrorDocument(document);
		expect(isKnown, JSON.stringify(document)).toBe(true);
		return { status: response.status, ...(document as ErrorDocument) };
	}

	async function isAnswering(): Promise<boolean> {
		const headers = { authorization: "Token any" };
		const response = await fetch(`${mock().url}/shipments`, { headers });
		await response.body?.cancel();
		return response.ok;
	}

	describe("the mock survives", () => {
		it("a member whose name is outside Latin-1, and names it", async () => {
			const { status, errors } = await post(
				"/webhooks",
				webhook({ ...VALID, 中: 1 }),
			);
			expect(status).toBe(422);
			expect(errors).toMatchObject([
				{ code: "unknown_member", source: { pointer: "/data/attributes/中" } },
			]);
			expect(await isAnswering()).toBe(true);
		});

		it.each([
			[50, 50],
			[500, 100],
		])("%i faults in a body, and names %i of them", async (count, told) => {
			const events = Array.from(
				{ length: count },
				(_, index) => `sunk.${index}`,
			);
			const faults = Object.fromEntries(events.map((event) => [event, 1]));
			const { status, errors } = await post(
				"/webhooks",
				webhook({ ...VALID, ...faults }),
			);
			expect(status).toBe(422);
			expect(errors).toHaveLength(told);
			expect(await isAnswering()).toBe(true);
		});

		it.each([
			["instead of JSON", [0xff, 0xfe, 0xc3, 0x28]],
			["in a text", [...Buffer.from('{"data":"'), 0xc3, 0x28, 0x22, 0x7d]],
		])("bytes that are not UTF-8 %s", async (_where, bytes) => {
			const { status } = await post("/webhooks", new Uint8Array(bytes));
			expect([400, 422]).toContain(status);
			expect(await isAnswering()).toBe(true);
		});

		it.each([
			["of 12 kB, with its answer", 12_000, 200],
			["larger than Node accepts, with 431", 100_000, 431],
		])("a header %s", async (_what, length, status) => {
			const headers = {
				authorization: "Token any",
				"x-much": "a".repeat(length),
			};
			const response = await fetch(`${mock().url}/shipments`, { headers });
			await response.body?.cancel();
			expect(response.status).toBe(status);
			expect(await isAnswering()).toBe(true);
		});

		it("any JSON with any names, with a well-formed answer", async () => {
			await fc.assert(
				fc.asyncProperty(
					fc.constantFrom(
						"/webhooks",
						"/tracking_requests",
						"/tracking_requests/infer_number",
						"/webhooks/x/redeliver",
						"/webhook_notifications/x/redeliver",
					),
					fc.oneof(
						fc.json({ stringUnit: anyCharacter }),
						fc
							.dictionary(
								fc.string({ unit: anyCharacter }),
								fc.jsonValue({ stringUnit: anyCharacter }),
							)
							.map((attributes) => webhook({ ...VALID, ...attributes })),
					),
					async (path, body) => {
						const { status } = await post(path, body);
						expect(status).toBeLessThan(500);
					},
				),
				{ numRuns: extentOf(40) },
			);
			expect(await isAnswering()).toBe(true);
		});
	});
}
