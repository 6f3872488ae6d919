import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { findListPage } from "../../server/json-api/find-list-page.ts";
import { listFromPositions } from "../../server/json-api/list-from-positions.ts";
import { listInMemory } from "../../server/json-api/list-in-memory.ts";
import type { Position } from "../../server/json-api/page.ts";

/** This many records, of which three have the same instant. Their ids are numbers, and the newest is first. */
function positions(count: number): Position[] {
	return Array.from({ length: count }, (_, index) => ({
		at: String(9_999 - Math.floor(index / 3)),
		id: String(99_999 - index),
	}));
}

const inMemory = (all: readonly Position[]) =>
	listInMemory(all.map((position) => ({ position })));

const listOf = (all: readonly Position[]) =>
	listFromPositions(inMemory(all), async (ids) =>
		ids.map((id) => ({ id })).reverse(),
	);

describe("a page of a list", () => {
	test("holds the records at its place, newest first, and tells whether there are more", async () => {
		const anyList = fc.record({
			count: fc.integer({ min: 0, max: 12 }),
			number: fc.integer({ min: 1, max: 5 }),
			size: fc.integer({ min: 1, max: 4 }),
			isTotalKnown: fc.boolean(),
		});
		await fc.assert(
			fc.asyncProperty(anyList, async (made) => {
				const { count, number, size, isTotalKnown } = made;
				const all = positions(count);
				const list = listOf(all.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
				const total = isTotalKnown ? count : undefined;
				const found = await findListPage(list, { number, size }, total);
				const want = all.slice((number - 1) * size, number * size);
				const ids = want.map(({ id }) => id);
				expect(found.rows.map(({ id }) => id)).toEqual(ids);
				expect(found).toMatchObject({ total: count, isLonger: false });
				const isMore = number * size < count;
				expect(found.next).toEqual(isMore ? want.at(-1) : undefined);
				const { rows } = await findListPage(list, {
					number,
					size,
					after: all[2],
				});
				expect(rows.map(({ id }) => id)).toEqual(
					count < 3 ? ids : all.slice(3, 3 + size).map(({ id }) => id),
				);
			}),
		);
	});

	it.each([
		[1, 4_500, 4_500, 100],
		[21, 4_500, 4_500, 100],
		[22, 4_500, 4_500, 100],
		[41, 4_500, 4_500, 100],
		[45, 4_500, 4_500, 100],
		[45, 4_450, 4_450, 50],
		[46, 4_500, 4_500, 0],
		[99, 4_500, 4_500, 0],
	])(
		"is page %i of %i records: of %i it has %i",
		async (number, count, total, length) => {
			const all = positions(count);
			const page = { number, size: 100 };
			for (const known of [undefined, total]) {
				const { rows } = await findListPage(listOf(all), page, known);
				expect(rows).toHaveLength(length);
				expect(rows[0]?.id).toBe(all[(number - 1) * 100]?.id);
			}
		},
	);

	it.each([
		[999, undefined, { total: 999, isLonger: false }],
		[1_000, undefined, { total: 1_000, isLonger: false }],
		[1_001, undefined, { total: 1_000, isLonger: true }],
		[1_001, 1_001, { total: 1_001, isLonger: false }],
	])("of %i records, with %s known, is of %j", async (count, known, want) => {
		const page = { number: 1, size: 1 };
		expect(
			await findListPage(listOf(positions(count)), page, known),
		).toMatchObject(want);
	});

	it("leaves out rows that were deleted after their ids were found", async () => {
		const list = listFromPositions(
			inMemory(positions(3)),
			async ([first = ""]) => [{ id: first }],
		);
		const { rows } = await findListPage(list, { number: 1, size: 3 });
		expect(rows.map(({ id }) => id)).toEqual(["99999"]);
	});

	it("has later rows in place of those that were deleted after their ids were found", async () => {
		const deleted = new Set(["99999", "99996", "99995"]);
		const list = listFromPositions(inMemory(positions(9)), async (ids) =>
			ids.filter((id) => !deleted.has(id)).map((id) => ({ id })),
		);
		for (const [number, want, next] of [
			[1, ["99998", "99997", "99994"], "99994"],
			[2, ["99994", "99993", "99992"], "99992"],
			[3, ["99993", "99992", "99991"], undefined],
		] as const) {
			const found = await findListPage(list, { number, size: 3 });
			expect(found.rows.map(({ id }) => id)).toEqual(want);
			expect(found.next?.id).toBe(next);
		}
	});

	it("is empty when the list is", async () => {
		const found = await findListPage(listInMemory([]), { number: 1, size: 3 });
		expect(found).toEqual({
			...{ rows: [], total: 0, isLonger: false, next: undefined },
		});
	});
});
