import type { ErrorObject } from "../../generated/openapi.ts";
import type { Answer } from "./ask-prism.ts";
import { MockError } from "./mock-errors.ts";

/** What Prism has found wrong with a request, as its header `sl-violations` tells it. */
interface Violation {
	/** `request`, `query` or `body` or another part, and the names of the members down to the place. */
	readonly location: readonly string[];
	/** The keyword of the schema that is broken. */
	readonly code: string;
	readonly message: string;
}

/** The server's codes for keywords; `invalid` for the others. */
const CODES: Readonly<Record<string, string>> = {
	type: "wrong_type",
	enum: "not_allowed",
	const: "not_allowed",
	required: "blank",
	additionalProperties: "unknown_member",
	unevaluatedProperties: "unknown_member",
};

function placeOf(part: string, names: readonly string[]) {
	if (part === "body") {
		const escaped = names.map((name) =>
			name.replaceAll("~", "~0").replaceAll("/", "~1"),
		);
		const pointer = escaped.map((name) => `/${name}`).join("");
		return { what: pointer || "the body", source: { pointer } };
	}
	const [first = "", ...members] = names;
	const what = first + members.map((member) => `[${member}]`).join("");
	return part === "headers"
		? { what, source: { header: what } }
		: { what, source: { parameter: what } };
}

function errorOf({
	location,
	code: keyword,
	message,
}: Violation): Partial<ErrorObject> {
	const [, part = "", ...names] = location;
	const [, missing] = /required property '(.+)'$/.exec(message) ?? [];
	const { what, source } = placeOf(part, missing ? [...names, missing] : names);
	const [demand = message] = /must .*$/s.exec(message) ?? [];
	const code = CODES[keyword] ?? "invalid";
	const detail = missing ? "must not be blank" : demand;
	return { code, detail: `${what} ${detail}`, source };
}

/**
 * Throws a {@link MockError} with an error for each thing that was wrong with the request, where Prism has answered with an
 * example of such an error: its place would be another one.
 */
export function refuseViolations({ status, headers }: Answer): void {
	const told = headers["sl-violations"];
	if (told === undefined || (status !== 400 && status !== 422)) return;
	const violations = (JSON.parse(String(told)) as Violation[]).filter(
		({ location }) => location[0] === "request",
	);
	if (violations.length === 0) return;
	throw new MockError(status, violations.map(errorOf));
}
