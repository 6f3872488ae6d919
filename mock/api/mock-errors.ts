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
		errors: Partial<ErrorObject> | readonly Partial<ErrorObject>[],
		headers: Readonly<Record<string, string>> = {},
	) {
		const [title = "Error", code = "mock_failed"] = KINDS[status] ?? [];
		super(title);
		this.status = status;
		this.headers = headers;
		this.document = {
			errors: [errors]
				.flat()
				.map((error) => ({ status: String(status), title, code, ...error })),
		};
	}
}

/** What to say when `Prefer` asks for a status or an example that the operation does not have. */
export function noSuchExample(operation: MockOperation): MockError {
	const offers = operation.answers.map(({ status, examples }) =>
		[status, [...examples.keys()].join(", ")].filter(Boolean).join(": "),
	);
	return new MockError(400, {
		code: "no_such_example",
		detail: `${operation.id} has no such example. Write Prefer: code=<status>, example=<name>, with one of ${offers.join("; ")}.`,
		source: { header: "prefer" },
	});
}
