import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Position } from "../../../server/json-api/page.ts";
import { sortInMemory } from "../../../server/resources/listings/sort-in-memory.ts";

type Column = "pod_eta_at" | "created_at";

const instant = fc.constantFrom("", "2026-01-01", "2026-01-02", "2026-01-03");
const rows = fc
	.array(fc.tuple(instant, instant), { maxLength: 300 })
	.map((pairs) =>
		pairs.map(([pod_eta_at, created_at], index) => ({
			pod_eta_at,
			created_at,
			record_id: String((index * 7_919) % 10_007).padStart(5, "0"),
		})),
	);
const sortBy = fc.record({
	column: fc.constantFrom<Column>("pod_eta_at", "created_at"),
	isDescending: fc.boolean(),
});
const sorts = fc
	.tuple(sortBy, fc.array(sortBy, { maxLength: 1 }))
	.map(([first, others]) => [first, ...others] as const);

/** The ids of all pages, each read behind the last record of the page before it. */
async function walk(
	list: ReturnType<typeof sortInMemory>,
	limit: number,
): Promise<string[]> {
	const ids: string[] = [];
	for (let after: Position | undefined; ; ) {
		const page = await list.positions({ after, skip: 0, limit });
		ids.push(...page.map(({ id }) => id));
		after = page.at(-1);
		if (page.length < limit) return ids;
	}
}

describe("a list sorted in memory", () => {
	it("has each record once, in the same order by pages of any size and from any place", () =>
		fc.assert(
			fc.asyncProperty(
				rows,
				sorts,
				fc.integer({ min: 1, max: 200 }),
				fc.nat(300),
				async (some, by, limit, skip) => {
					const list = sortInMemory<Column>(some, by);
					const whole = await walk(list, 500);
					expect(whole.toSorted()).toEqual(
						some.map((row) => row.record_id).toSorted(),
					);
					expect(await walk(list, limit)).toEqual(whole);
					const page = await list.positions({ after: undefined, skip, limit });
					expect(page.map(({ id }) => id)).toEqual(
						whole.slice(skip, skip + limit),
					);
				},
			),
		));

	it.each([
		[false, ["b", "c", "a", "none"]],
		[true, ["a", "c", "b", "none"]],
	])(
		"has unknown values last, and equal ones by id in the direction of the sort (descending %j)",
		async (isDescending, ids) => {
			const list = sortInMemory<"pod_eta_at">(
				[
					{ record_id: "none", pod_eta_at: "" },
					{ record_id: "c", pod_eta_at: "2026-01-01" },
					{ record_id: "a", pod_eta_at: "2026-01-02" },
					{ record_id: "b", pod_eta_at: "2026-01-01" },
				],
				[{ column: "pod_eta_at", isDescending }],
			);
			expect(await walk(list, 3)).toEqual(ids);
		},
	);
});
