import type { Operation, Parameter } from "./contract.ts";
import type { Examination } from "./examination.ts";
import type { Exchange } from "./exchange.ts";
import { resourcesIn } from "./json-api.ts";
import { exampleOf, schemaOf, takesId, targetOf, typeOf } from "./targets.ts";

/** Replies that mean that an operation cannot be tried with this account or record. A record that a reply names is there. */
const untriedOf = ({ path }: Operation) => ({
	403: "the account lacks the entitlement",
	...(!path.endsWith("{id}") && { 404: "the record has none" }),
});

/** Most pages of a list that are read. */
const MAX_PAGES = 4;

/** A document with data and links. */
interface Page {
	readonly data?: readonly { readonly id: string }[];
	readonly links?: { readonly self?: string; readonly next?: string };
}

/** Path and query of a link, relative to the URL of the API. */
function linkTarget({ line }: Examination, link: string): string {
	const { pathname } = new URL(line.baseUrl);
	const { pathname: path, search } = new URL(link, line.baseUrl);
	return `${path.startsWith(pathname) ? path.slice(pathname.length) : path}${search}`;
}

async function readAgain(
	examination: Examination,
	{ operation, target, replyHeaders, replyText, json }: Exchange,
): Promise<void> {
	const tag = replyHeaders.get("etag") ?? "";
	const probe = { operation, target };
	// A stream has no tag: it goes on.
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
	const { self } = (json as Page | undefined)?.links ?? {};
	if (self !== undefined)
		await examination.examine(
			"has itself at links.self",
			{ operation, target: linkTarget(examination, self) },
			{
				status: operation.success,
				check: (again) =>
					again.replyText === replyText ? [] : ["it has another body"],
			},
		);
}

/** Follows a list from page to page: none repeats a record, and each is as long as asked for. */
async function readPages(
	examination: Examination,
	operation: Operation,
	first: string,
): Promise<void> {
	const seen = new Set<string>();
	let target: string | undefined = first;
	for (let page = 1; page <= MAX_PAGES && target !== undefined; page++) {
		const exchange: Exchange | undefined = await examination.examine(
			"gives each record on one page, and as many as asked for",
			{ operation, target },
			{
				status: operation.success,
				check: ({ json }) => {
					const { data = [] } = json as Page;
					const again = data.filter(({ id }) => seen.has(id));
					return [
						...again.map(({ id }) => `${id} was on a page before`),
						...(data.length > 1 ? [`there are ${data.length} of 1`] : []),
					];
				},
			},
		);
		const { data = [], links } = (exchange?.json ?? {}) as Page;
		for (const { id } of data) seen.add(id);
		target =
			links?.next === undefined
				? undefined
				: linkTarget(examination, links.next);
	}
}

/** The relationships of the records in a reply, which `include` can ask for. */
function relationshipsIn({ json }: Exchange): string[] {
	const records = resourcesIn((json as { data?: unknown }).data);
	const names = records.flatMap(({ relationships }) =>
		Object.keys(relationships ?? {}),
	);
	return [...new Set(names)];
}

/** The parameters that are sent with one: those of an object in brackets, where the name before them is a parameter too. */
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

/** Asks with each parameter that has an example. */
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
			{ status: operation.success, unlessSkipped: untriedOf(operation) },
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

/** Reads with an operation until a record has what it gives. Returns whether anything was read. */
async function read(
	examination: Examination,
	operation: Operation,
	ids: readonly string[],
): Promise<boolean> {
	for (const id of ids) {
		const exchange = await examination.examine(
			`answers ${operation.success}`,
			{ operation, target: targetOf(examination, operation, id) },
			{ status: operation.success, unlessSkipped: untriedOf(operation) },
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

/** Reads with operations: lists first, then the records that replies have named. Resolves to those for which there is no record. */
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
