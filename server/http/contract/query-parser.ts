import { type ParsedUrlQuery, parse } from "node:querystring";
import type { ContractOperation } from "./contract.ts";

/** A whole number. The validator would also read `0x10`, `1e1` and numbers with blanks around them. */
const WHOLE = /^-?\d+$/;

/** A number, after whose `+` a parsed query has a blank. The validator would also read `0x10`, and a blank alone as 0. */
const DECIMAL = /^[ +-]?(?:\d+\.?\d*|\.\d+)(?:e[ +-]?\d+)?$/i;

/** Stands for a text that is no number; the validator refuses it. */
const NO_NUMBER = "no number";

/**
 * Creates Express's query parser for parameters with brackets in their names, such as `page[size]`. The values keep these
 * names. express-openapi-validator reads bracketed names as objects unless the query lists them under `_openapi`.
 */
export function queryParser(
	operations: readonly ContractOperation[],
): (search: string) => ParsedUrlQuery {
	const names = new Set(
		operations.flatMap(({ queryNames }) => [...queryNames]),
	);
	const parameters = [...names].map((name) => ({ in: "query", name }));
	const value = { schema: { parameters } };
	const forms = new Map([
		...operations.flatMap(({ queryIntegers }) =>
			[...queryIntegers].map((name) => [name, WHOLE] as const),
		),
		...operations.flatMap(({ queryNumbers }) =>
			[...queryNumbers].map((name) => [name, DECIMAL] as const),
		),
	]);
	return (search) => {
		if (!search) return Object.create(null);
		const query = parse(search);
		for (const [name, form] of forms) {
			const text = query[name];
			if (typeof text === "string" && !form.test(text)) query[name] = NO_NUMBER;
		}
		return Object.defineProperty(query, "_openapi", { value });
	};
}
