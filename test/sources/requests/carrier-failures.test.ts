import { describe, expect, test } from "vitest";
import { errorForStatus } from "../../../server/sources/requests/carrier-failures.ts";

describe("the status of an answer decides what its failure means", () => {
	test.each([
		{ status: 200, want: undefined },
		{ status: 204, want: undefined },
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

	test("refused credentials are named as such, for only the operator can mend them", () => {
		expect(errorForStatus(401, undefined, 0)?.message).toContain("credentials");
		expect(errorForStatus(403, undefined, 0)?.message).toContain("credentials");
	});
});
