import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import {
	startTestLandfall,
	type TestLandfall,
} from "../installation/test-landfall.ts";
import {
	KEY_IN_PROGRESS,
	keepInProgress,
} from "../records/keep-in-progress.ts";
import { operationIdOf } from "../vitest/status-coverage.ts";
import { MISSING_ID } from "./missing-id.ts";
import {
	errorDocumentOf,
	expectCommonHeaders,
	problemsOf,
} from "./problems.ts";

/** A valid request to one operation; tests derive invalid ones from it. */
export interface SampleRequest {
	readonly method: "GET" | "POST" | "PATCH" | "DELETE";
	/** Path with `{id}` in place of the id of a record. */
	readonly path: string;
	/** A document, or a text that is CSV. */
	readonly body?: object | string;
}

const JSON_API = "application/vnd.api+json";

function pathOf({ path }: SampleRequest, id = MISSING_ID): string {
	return path.replace("{id}", id);
}

function initOf(
	{ method, body }: SampleRequest,
	headers: Record<string, string> = {},
): RequestInit {
	if (body === undefined) return { method, headers };
	const isTable = typeof body === "string";
	const type = isTable ? "text/csv" : JSON_API;
	return {
		method,
		headers: { "content-type": type, ...headers },
		body: isTable ? body : JSON.stringify(body),
	};
}

function describeRefusals(landfall: TestLandfall, sample: SampleRequest): void {
	it.each([
		["an unknown key", "Token lf_doesNotExist"],
		["a bearer token", "Bearer lf_doesNotExist"],
		["an empty header", ""],
		["a scheme without a key", "Token"],
		["ten kilobytes", `Token ${"k".repeat(10_240)}`],
	])("answers 401 to %s", async (_name, authorization) => {
		const reply = await landfall.fetch(
			pathOf(sample),
			initOf(sample, { authorization }),
		);
		expect(reply.headers.get("www-authenticate")).toBe("Token");
		expect(await problemsOf(reply, 401)).toEqual([
			{ code: "unauthorized", header: "authorization" },
		]);
	});

	it("answers 406 under Prefer: handling=strict to an Accept header without JSON:API", async () => {
		const headers = { accept: "text/html", prefer: "handling=strict" };
		const reply = await landfall.fetch(pathOf(sample), initOf(sample, headers));
		expect(reply.headers.get("preference-applied")).toBe("handling=strict");
		expect(await problemsOf(reply, 406)).toEqual([
			{ code: "not_acceptable", header: "accept" },
		]);
	});

	it("answers 400 under Prefer: handling=strict to every undeclared parameter", async () => {
		const path = pathOf(sample);
		const reply = await landfall.fetch(
			`${path}${path.includes("?") ? "&" : "?"}colour=red&page[colour]=red`,
			initOf(sample, { prefer: "handling=strict" }),
		);
		expect(reply.headers.get("preference-applied")).toBe("handling=strict");
		expect(await problemsOf(reply, 400)).toEqual([
			{ code: "unknown_parameter", parameter: "colour" },
			{ code: "unknown_parameter", parameter: "page[colour]" },
		]);
	});
}

function describeMissingRecords(
	landfall: TestLandfall,
	sample: SampleRequest,
): void {
	// The path names another record behind this one, so the reply says which of the two is missing.
	const hasOther = /\{id\}\/\w+\/\w/.test(sample.path);
	it.each([
		["without a record", MISSING_ID],
		["that is the largest UUID", "ffffffff-ffff-ffff-ffff-ffffffffffff"],
		["that is not a UUID", "shipment-1"],
		["that is blank", "%20"],
		["with a control character", "%07"],
	])("answers 404 to an id %s", async (_name, id) => {
		const reply = await landfall.fetch(pathOf(sample, id), initOf(sample));
		const { errors } = await errorDocumentOf(reply, 404);
		expect(errors).toEqual([
			{
				id: errors[0]?.id,
				status: "404",
				title: "Not Found",
				code: "not_found",
				detail: expect.stringContaining("no record with this id"),
				...(hasOther && { source: { parameter: "id" } }),
			},
		]);
	});
}

function describeBadBodies(
	landfall: TestLandfall,
	sample: SampleRequest,
): void {
	const send = (body: string, type = JSON_API) =>
		landfall.fetch(pathOf(sample), {
			method: sample.method,
			headers: { "content-type": type },
			body,
		});

	it.each(["{", '{"data":}', "data", "\u0000"])(
		"answers 400 to malformed JSON: %j",
		async (body) => {
			expect(await problemsOf(await send(body), 400)).toEqual([
				{ code: "malformed_json", pointer: "" },
			]);
		},
	);

	it("answers 413 to a body of a megabyte", async () => {
		const body = JSON.stringify({ data: "x".repeat(1_000_000) });
		expect(await problemsOf(await send(body), 413)).toEqual([
			{ code: "too_large", pointer: "" },
		]);
	});

	it.each(["text/plain", "application/xml", "multipart/form-data", "nonsense"])(
		"answers 415 to a body of %s",
		async (type) => {
			const body = JSON.stringify(sample.body);
			expect(await problemsOf(await send(body, type), 415)).toEqual([
				{ code: "unsupported_media_type", header: "content-type" },
			]);
		},
	);

	it.each([
		["[]", "wrong_type"],
		["3", "wrong_type"],
		['"data"', "wrong_type"],
		["true", "wrong_type"],
		["null", "blank"],
	])("answers 422 to JSON that is not an object: %s", async (body, code) => {
		expect(await problemsOf(await send(body), 422)).toEqual([
			{ code, pointer: "" },
		]);
	});
}

function describeKeys(landfall: TestLandfall, sample: SampleRequest): void {
	const path = pathOf(sample);
	const send = (key: string) =>
		landfall.fetch(path, initOf(sample, { "idempotency-key": key }));

	it.each([
		["of ten kilobytes", "k".repeat(10_240)],
		["with a blank", "one two"],
		["that is empty", ""],
	])("answers 400 to an Idempotency-Key %s", async (_name, key) => {
		const { errors } = await errorDocumentOf(await send(key), 400);
		expect(errors.map(({ source }) => source)).toEqual([
			{ header: "idempotency-key" },
		]);
	});

	it("answers 409 with Retry-After while the first request with the key is in progress", async () => {
		await keepInProgress(landfall, operationIdOf("POST", path));
		const reply = await send(KEY_IN_PROGRESS);
		expect(reply.headers.get("retry-after")).toBe("1");
		expect(await problemsOf(reply, 409)).toEqual([
			{ code: "in_progress", header: "idempotency-key" },
		]);
	});
}

/** One installation for all, because its start takes longer than the requests. */
function describeOverload(samples: readonly SampleRequest[]): void {
	let landfall: TestLandfall;
	beforeAll(async () => {
		landfall = await startTestLandfall({
			env: {
				REQUESTS_PER_MINUTE: "1",
				INFERENCES_PER_MINUTE: "1",
				REFRESHES_PER_MINUTE: "1",
			},
			carriers: carrierRegistry([]),
			isWorking: false,
		});
	});
	afterAll(() => landfall.stop());

	it.each(samples)(
		"$method $path answers 429 with Retry-After to an account over its rate limit, and to no other",
		async (sample) => {
			const name = `${sample.method} ${sample.path}`;
			const one = await landfall.addTenant(name);
			const other = await landfall.addTenant(`other than ${name}`);
			const send = (tenant: typeof other) =>
				tenant.fetch(pathOf(sample), initOf(sample));
			expect((await send(one)).status).not.toBe(429);
			const refused = await send(one);
			const seconds = Number(refused.headers.get("retry-after"));
			expect(Number.isInteger(seconds)).toBe(true);
			expect(seconds).toBeGreaterThanOrEqual(1);
			expect(seconds).toBeLessThanOrEqual(60);
			expect(await problemsOf(refused, 429)).toEqual([
				{ code: "rate_limited" },
			]);
			expect((await send(other)).status).not.toBe(429);
		},
	);

	it("answers 500 without the cause when the database fails", async () => {
		const tenant = await landfall.addTenant("unlucky");
		await landfall.services.database.close();
		for (const sample of samples) {
			const reply = await tenant.fetch(pathOf(sample), initOf(sample));
			const { errors } = await errorDocumentOf(reply, 500);
			expect(errors).toEqual([
				{
					id: errors[0]?.id,
					status: "500",
					title: "Internal Server Error",
					code: "internal_error",
				},
			]);
		}
	});
}

/** Tests the replies that all operations share: 400, 401, 406, 429, 500, and where declared 404, 409, 413, 415 and 422. */
export function describeCommonReplies(
	landfall: TestLandfall,
	...samples: readonly SampleRequest[]
): void {
	describe("like every operation", () => {
		describe.each(samples)("$method $path", (sample) => {
			describeRefusals(landfall, sample);
			if (sample.path.includes("{id}"))
				describeMissingRecords(landfall, sample);
			if (typeof sample.body === "object") describeBadBodies(landfall, sample);
			if (sample.method === "POST") describeKeys(landfall, sample);
		});
		describeOverload(samples);
	});
}

/** Tests the entity tag of a read, its 304 and its HEAD. */
export function describeConditionalReads(
	landfall: TestLandfall,
	pathOfRecord: string,
): void {
	it("answers 304 without a body to a client that has the entity tag", async () => {
		const reply = await landfall.fetch(pathOfRecord);
		const tag = reply.headers.get("etag") ?? "";
		expect(tag).toMatch(/^"[\w-]+"$/);
		for (const known of [tag, `"other", ${tag}`, `W/${tag}`, "*"]) {
			const again = await landfall.fetch(pathOfRecord, {
				headers: { "if-none-match": known },
			});
			expect(again.status).toBe(304);
			expect(again.headers.get("etag")).toBe(tag);
			expect(await again.text()).toBe("");
			expectCommonHeaders(again);
		}
		const other = await landfall.fetch(pathOfRecord, {
			headers: { "if-none-match": '"other"' },
		});
		expect(other.status).toBe(200);
	});

	it("answers HEAD with the headers of GET and no body", async () => {
		const get = await landfall.fetch(pathOfRecord);
		const head = await landfall.fetch(pathOfRecord, { method: "HEAD" });
		expect(head.status).toBe(200);
		expect(await head.text()).toBe("");
		for (const name of ["etag", "content-type", "content-length"]) {
			expect(head.headers.get(name)).toBe(get.headers.get(name));
		}
	});
}
