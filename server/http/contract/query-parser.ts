import { type ParsedUrlQuery, parse } from "node:querystring";
import type { ContractOperation } from "./contract.ts";

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
	const value = { schema: { operationId: "all", parameters } };
	return (search) =>
		search
			? Object.defineProperty(parse(search), "_openapi", { value })
			: Object.create(null);
}
