import type { MockOperation } from "./contract.ts";
import { MockError } from "./mock-errors.ts";

const MOST_STEPS = 3;

function refuseUndeclared(
	{ queryNames }: MockOperation,
	query: URLSearchParams,
): void {
	// As the server reads them: nested deeper than declared, they keep their first member.
	const names = [...query.keys()].map(
		(name) => /^[^[]*(\[[^\]]*\])?/.exec(name)?.[0] ?? name,
	);
	const undeclared = [...new Set(names)].filter(
		(name) => !queryNames.has(name),
	);
	if (undeclared.length === 0) return;
	throw new MockError(
		400,
		undeclared.map((parameter) => ({
			code: "unknown_parameter",
			detail: `${parameter} is not a parameter of this operation`,
			source: { parameter },
		})),
	);
}

function refuseInclude(
	{ relations }: MockOperation,
	query: URLSearchParams,
): void {
	const wanted = (query.get("include") ?? "")
		.split(",")
		.map((path) => path.trim())
		.filter((path) => path !== "");
	const unknown = wanted.filter((path) => {
		const [first = "", ...others] = path.split(".");
		return !relations.has(first) || others.length >= MOST_STEPS;
	});
	if (relations.size === 0 || unknown.length === 0) return;
	throw new MockError(400, {
		code: "unknown_include",
		detail: `${unknown.join(", ")} cannot be included here; these can: ${[...relations].join(", ")}`,
		source: { parameter: "include" },
	});
}

/**
 * Refuses what the server would and the schemas of the contract cannot say: relations that there are not, of a path the first,
 * and under `handling=strict` parameters that are not declared. Throws a {@link MockError} 400.
 */
export function checkQuery(
	operation: MockOperation,
	query: URLSearchParams,
	isStrict: boolean,
): void {
	if (isStrict) refuseUndeclared(operation, query);
	refuseInclude(operation, query);
}
