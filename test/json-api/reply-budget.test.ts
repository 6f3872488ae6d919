import { describe, expect, it } from "vitest";
import {
	ReplyBudget,
	refuseLongPage,
} from "../../server/json-api/reply-budget.ts";

function refusalOf(run: () => void): unknown {
	try {
		run();
	} catch (error) {
		return error;
	}
	return undefined;
}

const page = (size: number) => ({ number: 1, size });

describe("the embedded records of a document", () => {
	it("may be 5,000 and not one more", () => {
		const budget = new ReplyBudget({});
		for (let count = 0; count < 5_000; count++) budget.addRecord("a");
		expect(refusalOf(() => budget.addRecord("b"))).toMatchObject({
			status: 400,
			problems: [
				{
					code: "too_much_included",
					source: { parameter: "include" },
					detail:
						"more than 5000 records would be embedded, most of them by a: leave it out, or ask for less at once",
				},
			],
		});
	});

	it.each([
		[undefined, "include", "ask for less at once"],
		[1, "include", "ask for less at once"],
		[2, "page[size]", "ask for a smaller page[size]"],
	])(
		"may have 8 MB and not one byte more, on a page of %s",
		(size, parameter, advice) => {
			const budget = new ReplyBudget(size ? { page: page(size) } : {});
			budget.addBytes("a", 3_000_000);
			budget.addBytes("b", 2_500_000);
			budget.addBytes("b", 2_499_999);
			budget.addBytes("a", 1);
			expect(refusalOf(() => budget.addBytes("c", 1))).toMatchObject({
				problems: [
					{
						source: { parameter },
						detail: `more than 8000000 bytes would be embedded, most of them by b: leave it out, or ${advice}`,
					},
				],
			});
		},
	);

	it("are refused only for include, or for a page larger than the default", () => {
		const always = ["tracked_object"];
		new ReplyBudget({ page: page(30), always }).addBytes(
			"tracked_object",
			9_000_000,
		);
		const large = new ReplyBudget({ page: page(31), always });
		expect(
			refusalOf(() => large.addBytes("tracked_object", 9_000_000)),
		).toBeDefined();
	});
});

describe("a page", () => {
	const records = Array.from({ length: 30 }, () => ({ size: 1_000_000 }));

	it("of the default size is served, however long its records are", () => {
		expect(refusalOf(() => refuseLongPage(page(30), records))).toBeUndefined();
	});

	it("that is larger is refused when its records are too long", () => {
		expect(refusalOf(() => refuseLongPage(page(31), records))).toMatchObject({
			status: 400,
			problems: [
				{ code: "page_too_large", source: { parameter: "page[size]" } },
			],
		});
		refuseLongPage(page(31), records.slice(0, 8));
	});
});
