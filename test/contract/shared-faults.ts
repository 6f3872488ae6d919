import { KEY_IN_PROGRESS } from "../support/records/keep-in-progress.ts";
import { MISSING_ID } from "../support/replies/missing-id.ts";

/** The fault of a request. */
export interface Fault {
	readonly query?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
	readonly id?: string;
}

const STRICT = { prefer: "handling=strict" };
const JSON_TYPE = { "content-type": "application/json" };

/** The fault of a request that gets the example of this name, for any operation. */
export const FAULTS: Readonly<Record<string, Fault>> = {
	bad_page_size: { query: "page[size]=abc" },
	unknown_include: { query: "include=vessels" },
	no_such_field: { query: "fields[vessel]=colour" },
	unknown_sort: { query: "sort=drop table" },
	foreign_cursor: { query: "page[after]=abc" },
	undeclared_parameter: { query: "order=number", headers: STRICT },
	unauthorized: { headers: { authorization: "Token none" } },
	not_acceptable: { headers: { ...STRICT, accept: "text/html" } },
	not_found: { id: MISSING_ID },
	in_progress: {
		id: MISSING_ID,
		headers: { "idempotency-key": KEY_IN_PROGRESS },
	},
	malformed_json: { headers: JSON_TYPE, body: "{" },
	content_too_large: { headers: JSON_TYPE, body: `"${"9".repeat(200_000)}"` },
	unsupported_media_type: {
		headers: { "content-type": "text/plain" },
		body: "text",
	},
};
