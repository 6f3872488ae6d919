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

describe("what a document embeds", () => {
	it("may be 5,000 records and not one more", () => {
		const budget = new ReplyBudget({});
		for (let count = 0; count < 5_000; count++) budget.addRecord("a");
		expect(refusalOf(() => budget.addRecord("b"))).toMatchObject({
			status: 400,
			problems: [
				{
					code: "too_much_included",
					source: { parameter: "include" },
					detail: expect.stringContaining("most of them by a:"),
				},
			],
		});
	});

	it("may be 8 MB and not one byte more", () => {
		const budget = new ReplyBudget({ page: page(30) });
		budget.addBytes("a", 8_000_000);
		expect(refusalOf(() => budget.addBytes("a", 1))).toMatchObject({
			problems: [{ source: { parameter: "page[size]" } }],
		});
	});

	it("is not refused where nobody asked for it, unless the page is larger than it has to be", () => {
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
