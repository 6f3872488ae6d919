import type { Operation, Parameter } from "./contract.ts";
import type { Examination } from "./examination.ts";
import type { Exchange } from "./exchange.ts";
import { membersOf, resourcesIn } from "./json-api.ts";
import { exampleOf, schemaOf, takesId, targetOf, typeOf } from "./targets.ts";

/**
 * Statuses that mean an operation cannot be tested with this account or record. 404 counts only for paths with a further part:
 * the record itself exists.
 */
const skippedStatuses = ({ path }: Operation) => ({
	403: "the account lacks the entitlement",
	...(!path.endsWith("{id}") && { 404: "the record has none" }),
});

/** The most pages to read of a list. */
const MAX_PAGES = 4;

/** Path and query of a link of a reply, relative to the URL of the API; undefined without the link. */
function linkTarget(
	{ line }: Examination,
	{ json }: Exchange,
	name: "self" | "next",
): string | undefined {
	const { [name]: link } = membersOf(membersOf(json).links);
	if (typeof link !== "string" || !URL.canParse(link, line.baseUrl))
		return undefined;
	const { pathname } = new URL(line.baseUrl);
	const { pathname: path, search } = new URL(link, line.baseUrl);
	return `${path.startsWith(pathname) ? path.slice(pathname.length) : path}${search}`;
}

const recordsIn = (json: unknown) => resourcesIn(membersOf(json).data);

async function readAgain(
	examination: Examination,
	exchange: Exchange,
): Promise<void> {
	const { operation, target, replyHeaders, replyText } = exchange;
	const tag = replyHeaders.get("etag") ?? "";
	const probe = { operation, target };
	// A stream has no entity tag, because it does not end.
	if (operation.replies[304])
		await examination.examine(
			"answers 304 while nothing has changed",
			{ ...probe, headers: { "if-none-match": tag } },
			{ status: 304 },
		);
	await examination.examine(
		"answers HEAD like GET, without the body",
		{ ...probe, method: "HEAD" },
		{ status: operation.success },
	);
	const self = linkTarget(examination, exchange, "self");
	if (self !== undefined)
		await examination.examine(
			"has itself at links.self",
			{ operation, target: self },
			{
				status: operation.success,
				check: (again) =>
					again.replyText === replyText ? [] : ["it has another body"],
			},
		);
}

/** Reads a list page by page, and checks that no record repeats and each page has the requested size. */
async function readPages(
	examination: Examination,
	operation: Operation,
	first: string,
): Promise<void> {
	const seen = new Set<unknown>();
	let target: string | undefined = first;
	for (let page = 1; page <= MAX_PAGES && target !== undefined; page++) {
		const exchange: Exchange | undefined = await examination.examine(
			"gives each record on one page, and as many as asked for",
			{ operation, target },
			{
				status: operation.success,
				check: ({ json }) => {
					const data = recordsIn(json);
					const again = data.filter(({ id }) => seen.has(id));
					return [
						...again.map(({ id }) => `${id} was on a page before`),
						...(data.length > 1 ? [`there are ${data.length} of 1`] : []),
					];
				},
			},
		);
		for (const { id } of recordsIn(exchange?.json)) seen.add(id);
		target = exchange && linkTarget(examination, exchange, "next");
	}
}

/** The names of the relationships in a reply, to try with `include`. */
function relationshipsIn({ json }: Exchange): string[] {
	const names = recordsIn(json).flatMap(({ relationships }) =>
		Object.keys(relationships ?? {}),
	);
	return [...new Set(names)];
}

/** The parameters to send together: those that share the name before the brackets. */
function familyOf(
	{ parameters }: Operation,
	{ name }: Parameter,
): readonly Parameter[] {
	const [head = ""] = name.split("[");
	const isFamily = parameters.some((one) => one.name === head);
	return parameters.filter((one) =>
		isFamily ? one.name.split("[")[0] === head : one.name === name,
	);
}

/** Reads with each query parameter that has an example. */
async function readWithParameters(
	examination: Examination,
	exchange: Exchange,
	id: string,
): Promise<void> {
	const { operation } = exchange;
	for (const parameter of operation.parameters) {
		const isUsed =
			parameter.in === "query" &&
			!parameter.required &&
			parameter.name !== "page[after]";
		const query = familyOf(operation, parameter).flatMap((one) => {
			const value = exampleOf(examination, one);
			return value === undefined ? [] : [[one.name, value]];
		});
		if (!isUsed || query.length === 0) continue;
		const { type } = schemaOf(examination, parameter);
		await examination.examine(
			`takes ${parameter.name} (${[type].flat().join(", ")})`,
			{
				operation,
				target: targetOf(examination, operation, id, Object.fromEntries(query)),
			},
			{ status: operation.success, unlessSkipped: skippedStatuses(operation) },
		);
	}
}

async function readWithIncludes(
	examination: Examination,
	exchange: Exchange,
	id: string,
): Promise<void> {
	const { operation } = exchange;
	if (!operation.parameters.some(({ name }) => name === "include")) return;
	for (const include of relationshipsIn(exchange))
		await examination.examine(
			"embeds a relationship, or says that it has no records",
			{ operation, target: targetOf(examination, operation, id, { include }) },
			{
				status: operation.success,
				unlessSkipped: { 400: "it has no records" },
			},
		);
}

/** Reads with an operation, trying known records until one succeeds. Returns whether any did. */
async function read(
	examination: Examination,
	operation: Operation,
	ids: readonly string[],
): Promise<boolean> {
	for (const id of ids) {
		const exchange = await examination.examine(
			`answers ${operation.success}`,
			{ operation, target: targetOf(examination, operation, id) },
			{ status: operation.success, unlessSkipped: skippedStatuses(operation) },
		);
		if (!exchange) continue;
		await readAgain(examination, exchange);
		await readWithParameters(examination, exchange, id);
		await readWithIncludes(examination, exchange, id);
		if (operation.parameters.some(({ name }) => name === "page[size]"))
			await readPages(
				examination,
				operation,
				targetOf(examination, operation, id, { "page[size]": "1" }),
			);
		return true;
	}
	return ids.length > 0;
}

/** Tests all reads: lists first, then records by the ids found in replies. Resolves to the operations without a record to read. */
export async function examineReads(
	examination: Examination,
	operations: readonly Operation[],
): Promise<readonly Operation[]> {
	let waiting = operations;
	for (;;) {
		const left: Operation[] = [];
		for (const operation of waiting) {
			const ids = takesId(operation)
				? examination.idsOf(typeOf(operation))
				: [""];
			if (!(await read(examination, operation, ids))) left.push(operation);
		}
		if (left.length === waiting.length) return left;
		waiting = left;
	}
}
