import { describe, expect, it } from "vitest";
import type { ListMeta, PageLinks } from "../../../generated/openapi.ts";
import type { TestLandfall } from "../installation/test-landfall.ts";
import { problemsOf } from "./problems.ts";

/** A page of any list. */
export interface ListPage {
	readonly data: readonly { readonly id: string; readonly type: string }[];
	readonly included?: readonly { readonly id: string; readonly type: string }[];
	readonly links: PageLinks;
	readonly meta: ListMeta;
}

/** Reads a page of a list; fails unless the reply is 200. */
export async function readList(
	tenant: Pick<TestLandfall, "fetch">,
	path: string,
): Promise<ListPage> {
	const reply = await tenant.fetch(path);
	expect(reply.status).toBe(200);
	expect(reply.headers.get("content-type")).toBe("application/vnd.api+json");
	return (await reply.json()) as ListPage;
}

/** Reads the ids of a page, in order. */
export async function readIds(
	tenant: Pick<TestLandfall, "fetch">,
	path: string,
): Promise<string[]> {
	return (await readList(tenant, path)).data.map(({ id }) => id);
}

/** Reads the ids of all records of a list, selected by a query, by following the links of its pages. */
export async function followList(
	tenant: Pick<TestLandfall, "fetch">,
	path: string,
	selection = "",
): Promise<string[]> {
	const ids: string[] = [];
	let query: string | undefined = `${selection}&page[size]=2`;
	for (let pages = 0; query !== undefined; pages++) {
		expect(pages, "the links of the pages form a circle").toBeLessThan(100);
		const { data, links }: ListPage = await readList(
			tenant,
			`${path}?${query}`,
		);
		ids.push(...data.map(({ id }) => id));
		query = links.next?.split("?")[1];
	}
	return ids;
}

/** The links of a page without their cursors. */
function withoutCursor(links: PageLinks): PageLinks {
	const { next } = links;
	if (next === undefined) return links;
	return { ...links, next: next.replace(/page\[after\]=[^&]*&/, "") };
}

/** Tests order, paging, links and meta of a list of exactly five records; `ids` are theirs, newest first. */
export function describePaging(
	landfall: TestLandfall,
	path: string,
	ids: readonly string[],
): void {
	const urlOf = (query: string) => `${landfall.url}${path}?${query}`;

	describe("pages", () => {
		it("lists the newest first, with the links and meta of a single page", async () => {
			const page = await readList(landfall, path);
			expect(page.data.map(({ id }) => id)).toEqual(ids);
			expect(page.links).toEqual({
				self: landfall.url + path,
				current: urlOf("page[number]=1"),
			});
			expect(page.meta).toEqual({
				size: 5,
				total: 5,
				pagination: { current: 1, records: 5 },
			});
		});

		it("splits the list into pages that link each other and have every record once", async () => {
			const pages = await Promise.all(
				[1, 2, 3].map((number) =>
					readList(landfall, `${path}?page[size]=2&page[number]=${number}`),
				),
			);
			const listed = pages.flatMap(({ data }) => data.map(({ id }) => id));
			expect(listed).toEqual(ids);
			const at = (number: number) =>
				urlOf(`page[number]=${number}&page[size]=2`);
			const self = (number: number) =>
				urlOf(`page[size]=2&page[number]=${number}`);
			expect(pages.map(({ links }) => withoutCursor(links))).toEqual([
				{ self: self(1), current: at(1), next: at(2), last: at(3) },
				{
					self: self(2),
					current: at(2),
					first: at(1),
					prev: at(1),
					next: at(3),
					last: at(3),
				},
				{ self: self(3), current: at(3), first: at(1), prev: at(2) },
			]);
			expect(pages.map(({ meta }) => meta)).toEqual([
				{
					size: 2,
					total: 5,
					pagination: { current: 1, records: 5, next: 2, last: 3 },
				},
				{
					size: 2,
					total: 5,
					pagination: {
						current: 2,
						records: 5,
						first: 1,
						prev: 1,
						next: 3,
						last: 3,
					},
				},
				{
					size: 1,
					total: 5,
					pagination: { current: 3, records: 5, first: 1, prev: 2 },
				},
			]);
		});

		it("links the pages so that each record appears once", async () => {
			expect(await followList(landfall, path)).toEqual(ids);
		});

		it("repeats the requested URL as self and sorts the parameters of the other links", async () => {
			const query = "zone=a%2Cb&page%5Bsize%5D=4&colour=red";
			const { links } = await readList(landfall, `${path}?${query}`);
			expect(withoutCursor(links)).toEqual({
				self: urlOf(query),
				current: urlOf("colour=red&page[number]=1&page[size]=4&zone=a,b"),
				next: urlOf("colour=red&page[number]=2&page[size]=4&zone=a,b"),
				last: urlOf("colour=red&page[number]=2&page[size]=4&zone=a,b"),
			});
		});

		it.each(["4", "1000", "1000000000"])(
			"is empty on page %s, beyond the end",
			async (number) => {
				const page = await readList(
					landfall,
					`${path}?page[number]=${number}&page[size]=2`,
				);
				expect(page.data).toEqual([]);
				expect(page.links.prev).toBe(urlOf("page[number]=3&page[size]=2"));
				expect(page.links.next).toBeUndefined();
				expect(page.meta).toMatchObject({ size: 0, total: 5 });
			},
		);

		it("serves a page size of a thousand million as one of a hundred", async () => {
			const page = await readList(landfall, `${path}?page[size]=1000000000`);
			expect(page.data).toHaveLength(5);
		});

		it("reads a page and a size of 0 as 1", async () => {
			const query = "page[number]=0&page[size]=0";
			const page = await readList(landfall, `${path}?${query}`);
			expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 1));
			expect(page.meta.pagination).toMatchObject({ current: 1, next: 2 });
		});

		it.each([
			["page[size]=-1", "invalid", "page[size]"],
			["page[size]=abc", "wrong_type", "page[size]"],
			["page[size]=", "wrong_type", "page[size]"],
			["page[size]=1.5", "wrong_type", "page[size]"],
			["page[size]=1&page[size]=2", "wrong_type", "page[size]"],
			["page[size]=1000000001", "invalid", "page[size]"],
			[`page[size]=${"9".repeat(400)}`, "invalid", "page[size]"],
			["page[number]=-1", "invalid", "page[number]"],
			["page[number]=1000000001", "invalid", "page[number]"],
			["page[number]=1e3", "wrong_type", "page[number]"],
			["page[number]=1000000001", "invalid", "page[number]"],
			["page[number]=abc", "wrong_type", "page[number]"],
		])("answers 400 to %s", async (query, code, parameter) => {
			const reply = await landfall.fetch(`${path}?${query}`);
			expect(await problemsOf(reply, 400)).toEqual([{ code, parameter }]);
		});

		it("names every wrong parameter at once", async () => {
			const reply = await landfall.fetch(
				`${path}?page[size]=abc&page[number]=-2`,
			);
			const problems = await problemsOf(reply, 400);
			expect(problems.map(({ parameter }) => parameter).sort()).toEqual([
				"page[number]",
				"page[size]",
			]);
		});

		it("is empty for an account without records", async () => {
			const newcomer = await landfall.addTenant(`newcomer to ${path}`);
			const page = await readList(newcomer, path);
			expect(page).toEqual({
				data: [],
				links: {
					self: landfall.url + path,
					current: urlOf("page[number]=1"),
				},
				meta: { size: 0, total: 0, pagination: { current: 1, records: 0 } },
			});
		});
	});
}

/** Tests the parameter `include` of an operation that embeds records of these names. */
export function describeInclude(
	landfall: TestLandfall,
	path: string,
	names: readonly string[],
): void {
	it("answers 400 to a name that cannot be included, and lists those that can", async () => {
		const reply = await landfall.fetch(
			`${path}?include=${names[0]},cargo,crew`,
		);
		const document = (await reply.clone().json()) as {
			errors: { detail: string }[];
		};
		expect(await problemsOf(reply, 400)).toEqual([
			{ code: "unknown_include", parameter: "include" },
		]);
		for (const name of ["cargo", "crew", ...names]) {
			expect(document.errors[0]?.detail).toContain(name);
		}
	});

	it.each([
		"include=containers&include=containers",
		"include[]=containers",
		"include[a]=b",
	])("answers 400 to an include that is not text: %s", async (query) => {
		const reply = await landfall.fetch(`${path}?${query}`);
		expect(await problemsOf(reply, 400)).toEqual([
			{ code: "wrong_type", parameter: "include" },
		]);
	});

	it("accepts names in any order, repeated, with blanks or percent-encoded", async () => {
		const spellings = [
			names.join(","),
			[...names].reverse().join("%2C"),
			[...names, ...names].join(",+"),
		];
		const included = await Promise.all(
			spellings.map(async (spelling) => {
				const reply = await landfall.fetch(`${path}?include=${spelling}`);
				const { included: records = [] } = (await reply.json()) as ListPage;
				return records.map(({ type, id }) => `${type} ${id}`).sort();
			}),
		);
		expect(included[0]?.length).toBeGreaterThan(0);
		expect(included[1]).toEqual(included[0]);
		expect(included[2]).toEqual(included[0]);
	});
}
