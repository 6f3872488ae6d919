import { once } from "node:events";
import { createServer, STATUS_CODES } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Response as Begun } from "express";
import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import type { ErrorDocument } from "../../../generated/openapi.ts";
import { titleOf } from "../../../server/http/replies/api-error.ts";
import { errorResponse } from "../../../server/http/replies/error-response.ts";

/** Calls a server in which a step throws this error, after it has read this body and perhaps begun to answer. */
const NO_DISK = new Error("no disk");

async function answerTo(
	thrown: unknown,
	{ body, begin }: { body?: unknown; begin?: (response: Begun) => void } = {},
) {
	const lines: { readonly requestId: string; readonly err?: unknown }[] = [];
	const log = pino(
		{ level: "error" },
		{ write: (line: string) => lines.push(JSON.parse(line)) },
	);
	const database = { isUnavailable: (error: unknown) => error === NO_DISK };
	const app = express();
	app.use((request, response) => {
		response.setHeader("x-request-id", "request-1");
		request.body = body;
		begin?.(response);
		throw thrown;
	});
	app.use(errorResponse(database, log, (message) => `(${message})`));
	const server = createServer(app).listen(0, "127.0.0.1");
	onTestFinished(() => void server.close());
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const reply = await fetch(`http://127.0.0.1:${port}/v2/here`);
	const text = await reply.text();
	const { errors, meta } = JSON.parse(text) as ErrorDocument;
	expect(meta).toEqual({ request_id: "request-1" });
	return { reply, errors, lines };
}

/** Findings of the validator: a place, the rule that it breaks, and the message. */
const findings = (...rows: readonly string[]) =>
	rows.map((row) => {
		const [path = "", rule, ...words] = row.split(" ");
		const errorCode = `${rule}.openapi.validation`;
		return { path, errorCode, message: words.join(" ") };
	});

const pointer = (at: string) => ({ source: { pointer: at } });
const parameter = (name: string) => ({ source: { parameter: name } });

describe("findings of the validator name their place", () => {
	it.each<[string, string, number, object]>([
		[
			"a parameter of the query",
			"/query/page/size type is odd",
			400,
			{
				code: "wrong_type",
				detail: "page[size] (is odd)",
				...parameter("page[size]"),
			},
		],
		[
			"one with special characters",
			"/query/a~1b/c~0d enum is odd",
			400,
			{ code: "not_allowed", ...parameter("a/b[c~d]") },
		],
		[
			"one that is missing",
			"/query/q required is absent",
			400,
			{ code: "blank", detail: "q must not be blank", ...parameter("q") },
		],
		[
			"a part of the path",
			"/params/id format is odd",
			400,
			{ code: "invalid", detail: "id (is odd)", ...parameter("id") },
		],
		[
			"a header",
			"/headers/prefer pattern is odd",
			400,
			{
				code: "invalid",
				detail: "prefer (is odd)",
				source: { header: "prefer" },
			},
		],
		[
			"anything else",
			"/cookies/a type is odd",
			400,
			{ code: "wrong_type", detail: "the URL is not well-formed" },
		],
		[
			"a member of the body",
			"/body/a/0 type is odd",
			422,
			{ code: "wrong_type", detail: "/a/0 (is odd)", ...pointer("/a/0") },
		],
		[
			"a missing member",
			"/body/x required is absent",
			422,
			{ code: "blank", detail: "/x must not be blank", ...pointer("/x") },
		],
		[
			"an empty text",
			"/body/empty format is odd",
			422,
			{ code: "blank", ...pointer("/empty") },
		],
		[
			"blanks",
			"/body/blanks minLength is odd",
			422,
			{ code: "blank", ...pointer("/blanks") },
		],
		[
			"null",
			"/body/a/1 type is odd",
			422,
			{ code: "blank", ...pointer("/a/1") },
		],
		[
			"a number, which is not blank",
			"/body/zero enum is odd",
			422,
			{ code: "not_allowed", ...pointer("/zero") },
		],
		[
			"a member with special characters",
			"/body/b~1c~0d type is odd",
			422,
			{ code: "blank", ...pointer("/b~1c~0d") },
		],
		[
			"an unknown member",
			"/body/n additionalProperties is odd",
			422,
			{
				code: "unknown_member",
				detail: "/n is not a member that is known here",
				...pointer("/n"),
			},
		],
		[
			"a member that no rule allows",
			"/body/n unevaluatedProperties is odd",
			422,
			{ code: "unknown_member", ...pointer("/n") },
		],
		[
			"the body itself",
			"/body type is odd",
			422,
			{ code: "wrong_type", detail: "the body (is odd)", ...pointer("") },
		],
	])("%s: %s", async (_what, finding, status, want) => {
		const body = { a: [7, null], empty: "", blanks: " ", zero: 0, "b/c~d": "" };
		const thrown = { status: 400, errors: findings(finding) };
		const { reply, errors, lines } = await answerTo(thrown, { body });
		expect(reply.status).toBe(status);
		expect(errors).toHaveLength(1);
		expect(errors[0]).toMatchObject({ status: String(status), ...want });
		expect("source" in (errors[0] ?? {})).toBe("source" in want);
		expect(lines).toEqual([]);
	});

	it.each<[string, string[], string[]]>([
		[
			"one problem for each place",
			["/body/a format x", "/body/b format x", "/body/a pattern y"],
			["/a invalid", "/b invalid"],
		],
		[
			"a wrong type rather than others",
			["/body/a format x", "/body/a type y"],
			["/a wrong_type"],
		],
		[
			"the broken rule instead of its condition",
			["/body if x", "/body/a format x"],
			["/a invalid"],
		],
		[
			"a hundred of them",
			Array.from({ length: 102 }, (_, at) => `/body/${at} format x`),
			Array.from({ length: 100 }, (_, at) => `/${at} invalid`),
		],
	])("%s", async (_what, rows, want) => {
		const body = Object.fromEntries(
			["a", "b", ...Array(102).keys()].map((name) => [name, 1]),
		);
		const thrown = { status: 400, errors: findings(...rows) };
		const { errors } = await answerTo(thrown, { body });
		expect(
			errors.map(({ source, code }) => `${source?.pointer} ${code}`),
		).toEqual(want);
	});
});

describe("any other error keeps its own message", () => {
	const coded = (status: number, code: string, more: object = {}) =>
		[status, { code, ...more }] as const;
	const detail = "the request is not valid";
	it.each<[string, unknown, readonly [number, object]]>([
		[
			"no finding",
			{ status: 400 },
			coded(400, "invalid", { detail, title: "Bad Request" }),
		],
		[
			"a status that has no title",
			{ status: 418 },
			coded(418, "invalid", { detail, title: "Error" }),
		],
		[
			"the highest status of the client's errors",
			{ status: 499 },
			coded(499, "invalid"),
		],
		[
			"404",
			{ status: 404 },
			coded(404, "unknown_path", { detail: "nothing is served at /v2/here" }),
		],
		[
			"405",
			{ status: 405, headers: { Allow: "GET, PUT" } },
			coded(405, "method_not_allowed", {
				detail: "GET is not offered here; the header Allow lists what is",
			}),
		],
		[
			"the parser's",
			{ status: 413, type: "entity.too.large", limit: 102_400 },
			coded(413, "too_large", {
				detail: "the body is larger than 100 kB",
				...pointer(""),
			}),
		],
		[
			"the parser's for a body that may have a megabyte",
			{ status: 413, type: "entity.too.large", limit: 1_048_576 },
			coded(413, "too_large", { detail: "the body is larger than 1 MB" }),
		],
		[
			"the parser's for a body that may have several",
			{ status: 413, type: "entity.too.large", limit: 5_242_880 },
			coded(413, "too_large", { detail: "the body is larger than 5 MB" }),
		],
		[
			"the parser's for an encoding",
			{ status: 415, type: "encoding.unsupported" },
			coded(415, "unsupported_encoding", {
				detail: "the body's Content-Encoding is not supported",
				source: { header: "content-encoding" },
			}),
		],
		[
			"the parser's for a charset",
			{ status: 415, type: "charset.unsupported" },
			coded(415, "unsupported_charset", {
				detail: "the body must be in UTF-8",
				source: { header: "content-type" },
			}),
		],
		[
			"that of a body in one of several charsets",
			{ status: 415, type: "charset.unsupported", charsets: ["a", "b"] },
			coded(415, "unsupported_charset", { detail: "the body must be in A, B" }),
		],
		[
			"the parser's without a status",
			{ type: "entity.parse.failed" },
			coded(400, "malformed_json", pointer("")),
		],
		[
			"another of the parser's",
			{ status: 400, type: "request.aborted" },
			coded(400, "invalid", { detail }),
		],
		[
			"zlib's",
			{ status: 400, code: "Z_DATA_ERROR" },
			coded(400, "malformed_encoding"),
		],
		[
			"Brotli's",
			{ code: "ERR__ERROR_FORMAT_X" },
			coded(400, "malformed_encoding"),
		],
		[
			"an error with such a prefix later in its code",
			{ status: 400, code: "NOT_Z_" },
			coded(400, "invalid"),
		],
		["a success", { status: 200 }, coded(500, "internal_error")],
		[
			"a status of the server",
			{ status: 500, errors: findings("/body/a type x") },
			coded(500, "internal_error"),
		],
		[
			"a database that cannot be used",
			NO_DISK,
			coded(500, "storage_unavailable"),
		],
	])("%s", async (_what, thrown, [status, want]) => {
		const { reply, errors, lines } = await answerTo(thrown);
		expect(reply.status).toBe(status);
		expect(errors).toHaveLength(1);
		expect(errors[0]).toMatchObject(want);
		expect(reply.headers.get("allow")).toBe(
			status === 405 ? "GET, HEAD, PUT" : null,
		);
		expect(lines.map(({ requestId }) => requestId)).toEqual(
			status === 500 ? ["request-1"] : [],
		);
	});

	it.each([
		400, 401, 403, 404, 405, 406, 408, 409, 413, 415, 422, 429, 431, 500,
	])("its title is the name of its status: %i", (status) => {
		const name = STATUS_CODES[status];
		// Node has the name of an earlier standard.
		expect(titleOf(status)).toBe(status === 413 ? "Content Too Large" : name);
	});

	it("is logged with its stack, but a database that cannot be used only with a sentence", async () => {
		const { lines } = await answerTo(new Error("broken"));
		const [line] = (await answerTo(NO_DISK)).lines;
		expect(lines).toMatchObject([
			{ err: { message: "broken", stack: expect.stringContaining("at ") } },
		]);
		expect(line).toMatchObject({ problem: "no disk" });
		expect(line).not.toHaveProperty("err");
	});

	it("closes the connection in the middle of an answer that fails, so that the answer does not look complete", async () => {
		const begin = (response: Begun) => void response.write("[]");
		await expect(answerTo(new Error("broken"), { begin })).rejects.toThrow(
			TypeError,
		);
	});
});
