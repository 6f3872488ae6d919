import type { ErrorDocument, ErrorObject } from "../../generated/openapi.ts";
import type { MockOperation } from "./contract.ts";

const KINDS: Readonly<Record<number, readonly [title: string, code: string]>> =
	{
		400: ["Bad Request", "malformed_json"],
		404: ["Not Found", "unknown_path"],
		405: ["Method Not Allowed", "method_not_allowed"],
		406: ["Not Acceptable", "not_acceptable"],
		413: ["Content Too Large", "too_large"],
		415: ["Unsupported Media Type", "unsupported_media_type"],
		422: ["Unprocessable Entity", "invalid"],
		502: ["Bad Gateway", "mock_failed"],
	};

/** An answer that the mock gives without an example, in the form of the contract's errors. */
export class MockError extends Error {
	override readonly name = "MockError";
	readonly status: number;
	readonly document: ErrorDocument;
	readonly headers: Readonly<Record<string, string>>;

	constructor(
		status: number,
		detail: string,
		extra: Partial<ErrorObject> = {},
		headers: Readonly<Record<string, string>> = {},
	) {
		super(detail);
		const [title = "Error", code = "mock_failed"] = KINDS[status] ?? [];
		this.status = status;
		this.headers = headers;
		this.document = {
			errors: [{ status: String(status), title, code, detail, ...extra }],
		};
	}
}

/** What to say when `Prefer` asks for a status or an example that the operation does not have. */
export function noSuchExample(operation: MockOperation): MockError {
	const offers = operation.answers.map(({ status, examples }) =>
		[status, [...examples.keys()].join(", ")].filter(Boolean).join(": "),
	);
	return new MockError(
		400,
		`${operation.id} has no such example. Write Prefer: code=<status>, example=<name>, with one of ${offers.join("; ")}.`,
		{ code: "no_such_example", source: { header: "prefer" } },
	);
}
