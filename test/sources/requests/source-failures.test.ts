import { describe, expect, test } from "vitest";
import { CarrierError } from "../../../server/sources/requests/carrier-errors.ts";
import {
	errorForFailure,
	errorForStatus,
} from "../../../server/sources/requests/source-failures.ts";

describe("the status of an answer determines its failure", () => {
	test.each([
		{ status: 200, want: undefined },
		{ status: 204, want: undefined },
		{ status: 299, want: undefined },
		{ status: 300, want: "unrecognized_response" },
		{ status: 301, want: "unrecognized_response" },
		{ status: 302, want: "unrecognized_response" },
		{ status: 400, want: "invalid_number" },
		{ status: 401, want: "shipping_line_unreachable" },
		{ status: 403, want: "shipping_line_unreachable" },
		{ status: 404, want: "not_found" },
		{ status: 405, want: "unrecognized_response" },
		{ status: 408, want: "shipping_line_unreachable" },
		{ status: 422, want: "invalid_number" },
		{ status: 429, want: "shipping_line_unreachable" },
		{ status: 500, want: "shipping_line_unreachable" },
		{ status: 503, want: "shipping_line_unreachable" },
	])("$status is $want", ({ status, want }) => {
		expect(errorForStatus(status, undefined, 0)?.code).toBe(want);
	});

	test.each([
		[302, "the carrier redirects (302), which is not followed"],
		[399, "the carrier redirects (399), which is not followed"],
		[400, "the carrier rejects the number (400)"],
		[404, "the carrier has no such number"],
		[405, "the carrier answers 405"],
		[429, "the carrier answers 429"],
		[500, "the carrier answers 500"],
	])("the operator reads a reason: %i", (status, message) => {
		const error = errorForStatus(status, undefined, 0);
		expect(error).toMatchObject({ status, message, wasAsked: true });
	});

	test.each([
		["7", 7_000],
		[undefined, undefined],
		["soon", undefined],
	])("with the wait that it asks for: %s", (retryAfter, want) => {
		expect(errorForStatus(503, retryAfter, 0)?.retryAfterMs).toBe(want);
	});

	test("refused credentials are named as such, because only the operator can correct them", () => {
		expect(errorForStatus(401, undefined, 0)?.message).toContain("credentials");
		expect(errorForStatus(403, undefined, 0)?.message).toContain("credentials");
	});
});

describe("a failure below HTTP is named by its code, or else by its class", () => {
	const unreachable = "shipping_line_unreachable";
	const withCode = (code: unknown) => Object.assign(new TypeError(), { code });
	const parserError = Object.assign(new Error(), { name: "HTTPParserError" });
	test.each<[string, unknown, string, string]>([
		[
			"a code",
			withCode("ECONNRESET"),
			unreachable,
			"cannot be reached (ECONNRESET)",
		],
		[
			"a numeric code",
			withCode(7),
			unreachable,
			"cannot be reached (TypeError)",
		],
		[
			"no code",
			new RangeError(),
			unreachable,
			"cannot be reached (RangeError)",
		],
		["no error", "lost", unreachable, "cannot be reached (unknown failure)"],
		[
			"zlib",
			withCode("Z_DATA_ERROR"),
			"unrecognized_response",
			"answers something garbled (Z_DATA_ERROR)",
		],
		[
			"an error of the HTTP parser",
			parserError,
			"unrecognized_response",
			"answers something garbled (HTTPParserError)",
		],
	])("%s", (_, failure, code, message) => {
		const error = errorForFailure(failure, new AbortController().signal);
		expect(error).toMatchObject({
			...{ code, message: `the carrier ${message}`, cause: failure },
			...{ status: undefined, wasAsked: true },
		});
	});

	test("is the error that ended the request, if there was one", () => {
		const failure = withCode("ECONNRESET");
		const late = AbortSignal.abort(new DOMException("", "TimeoutError"));
		for (const [signal, message] of [
			[late, "the carrier did not answer in time"],
			[AbortSignal.abort(), "the inquiry was given up"],
			[AbortSignal.abort("late"), "the inquiry was given up"],
		] as const) {
			const error = errorForFailure(failure, signal);
			const { reason: cause } = signal;
			expect(error).toMatchObject({ code: unreachable, message, cause });
		}
	});

	test("an error that is an answer already stays unchanged", () => {
		const error = new CarrierError("not_found", "");
		expect(errorForFailure(error, AbortSignal.abort())).toBe(error);
	});
});

test.each([
	["shipping_line_unreachable", true, false],
	["unrecognized_response", true, false],
	["not_found", false, true],
	["invalid_number", false, true],
	["booking_cancelled", false, false],
	["data_unavailable", false, false],
] as const)(
	"%s: a later inquiry can succeed %s, the number is unknown %s",
	(code, isTemporary, isUnknownNumber) => {
		const error = new CarrierError(code, "");
		expect(error).toMatchObject({ isTemporary, isUnknownNumber });
	},
);
