import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	describePage,
	describeWhole,
	offsetOf,
	type Page,
	type PageQuery,
	readPage,
} from "../../server/json-api/page.ts";

describe("readPage", () => {
	it.each<[PageQuery, Page]>([
		[{}, { number: 1, size: 30 }],
		[{ "page[number]": 3 }, { number: 3, size: 30 }],
		[{ "page[size]": 1 }, { number: 1, size: 1 }],
		[{ "page[size]": 0 }, { number: 1, size: 1 }],
		[{ "page[number]": 0 }, { number: 1, size: 30 }],
		[
			{ "page[number]": 2, "page[size]": 100 },
			{ number: 2, size: 100 },
		],
		[{ "page[size]": 101 }, { number: 1, size: 100 }],
		[{ "page[size]": 1e9 }, { number: 1, size: 100 }],
		[{ "page[size]": 1e300 }, { number: 1, size: 100 }],
	])("reads %j as %j", (given, want) => {
		expect(readPage(given)).toEqual(want);
	});

	it.each(["number", "size"])("refuses an infinite page[%s]", (name) => {
		expect(() =>
			readPage({ [`page[${name}]`]: Number.POSITIVE_INFINITY }),
		).toThrow(
			expect.objectContaining({
				status: 400,
				problems: [
					{
						code: "invalid",
						detail: `page[${name}] must be a finite number`,
						source: { parameter: `page[${name}]` },
					},
				],
			}),
		);
	});
});

describe("offsetOf", () => {
	it.each<[Page, number]>([
		[{ number: 1, size: 30 }, 0],
		[{ number: 2, size: 30 }, 30],
		[{ number: 7, size: 100 }, 600],
		[{ number: 1e18, size: 100 }, Number.MAX_SAFE_INTEGER],
		[{ number: 1e300, size: 100 }, Number.MAX_SAFE_INTEGER],
	])("of %j is %i", (page, want) => {
		expect(offsetOf(page)).toBe(want);
	});
});

describe("describeWhole", () => {
	it.each([0, 1, 31, 500])(
		"links a list of %i records to no other page",
		(records) => {
			const url = "http://h/v2/x";
			expect(describeWhole(url, records)).toEqual({
				links: { self: url, current: `${url}?page[number]=1` },
				meta: {
					...{ size: records, total: records },
					pagination: { current: 1, records },
				},
			});
		},
	);
});

describe("describePage", () => {
	const describeAt = (
		url: string,
		page: Page,
		records: number,
		total: number,
	) => describePage(url, page, records, total);

	it.each([
		["http://h/v2/x", "http://h/v2/x?page[number]=1"],
		["http://h/v2/x?b=2&a=1", "http://h/v2/x?a=1&b=2&page[number]=1"],
		[
			"http://h/v2/x?page%5Bnumber%5D=9&include=a%2Cb",
			"http://h/v2/x?include=a,b&page[number]=1",
		],
		["http://h/v2/x?q=a%26b", "http://h/v2/x?page[number]=1&q=a%26b"],
		["http://h/v2/x?q=%3Cb%3E", "http://h/v2/x?page[number]=1&q=%3Cb%3E"],
	])("keeps the query of %s in the link %s", (url, current) => {
		const { links } = describeAt(url, { number: 1, size: 30 }, 0, 0);
		expect(links).toEqual({ self: url, current });
	});

	it("names the last page as the previous one when the page lies beyond the end", () => {
		const { meta } = describeAt("http://h/", { number: 9, size: 2 }, 0, 5);
		expect(meta).toEqual({
			size: 0,
			total: 5,
			pagination: { current: 9, records: 5, first: 1, prev: 3 },
		});
	});

	it.each([
		[1, 3, { next: 2, last: 3 }],
		[2, 3, { first: 1, prev: 1, next: 3, last: 3 }],
		[3, 3, { first: 1, prev: 2 }],
		[1, 0, {}],
	])("links from page %i of %i to %j", (number, pages, others) => {
		const page = { number, size: 2 };
		const { links, meta } = describeAt("http://h/x", page, 2, pages * 2);
		expect(links).toEqual({
			...{ self: "http://h/x", current: `http://h/x?page[number]=${number}` },
			...Object.fromEntries(
				Object.entries(others).map(([name, to]) => [
					name,
					`http://h/x?page[number]=${to}`,
				]),
			),
		});
		expect(meta.pagination).toEqual({
			...{ current: number, records: pages * 2 },
			...others,
		});
	});

	it("links to the next page by a cursor, and never to a last page that was not counted", () => {
		const page: Page = { number: 9, size: 2, after: { at: "1", id: "2" } };
		const url = "http://h/x?page[after]=here";
		const { links, meta } = describePage(url, page, 2, 4, {
			...{ isLonger: true, isMore: true, cursor: "there" },
		});
		expect(links).toEqual({
			self: url,
			current: "http://h/x?page[after]=here&page[number]=9",
			first: "http://h/x?page[number]=1",
			prev: "http://h/x?page[number]=8",
			next: "http://h/x?page[after]=there&page[number]=10",
		});
		expect(meta).toMatchObject({ total: 4, more_than_total: true });
	});

	it("links from the first page over every next one to the last, through all records", () => {
		const anyList = fc.record({
			total: fc.integer({ min: 0, max: 500 }),
			size: fc.integer({ min: 1, max: 100 }),
		});
		fc.assert(
			fc.property(anyList, ({ total, size }) => {
				let number: number | undefined = 1;
				let seen = 0;
				while (number !== undefined) {
					const page: Page = { number, size };
					const records = Math.min(size, total - offsetOf(page));
					const { links, meta } = describeAt("http://h/", page, records, total);
					seen += records;
					expect("next" in links).toBe("next" in meta.pagination);
					expect(meta.pagination.prev).toBe(
						number > 1 ? number - 1 : undefined,
					);
					number = meta.pagination.next;
				}
				expect(seen).toBe(total);
			}),
		);
	});
});
