import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseFairly } from "../../server/worker/choose-fairly.ts";

/** Queues by the letters of their accounts: the first of `a` is `a0`. */
function queuesOf(accounts: string) {
	const counts = new Map<string, number>();
	return [...accounts].map((account_id) => {
		const index = counts.get(account_id) ?? 0;
		counts.set(account_id, index + 1);
		return { account_id, name: `${account_id}${index}` };
	});
}

const TOTAL = 8;

test.each<[free: string, held: Readonly<Record<string, number>>, want: string]>(
	[
		["", {}, ""],
		["a", {}, "a0"],
		["aaab", {}, "a0 b0 a1 a2"],
		["aaaaaaaa", {}, "a0 a1 a2 a3"],
		["aaaaaaaaaaab", {}, "a0 b0 a1 a2 a3"],
		["aaaabbbb", {}, "a0 b0 a1 b1 a2 b2"],
		["aabbcc", { a: 2 }, "b0 c0 b1 c1"],
		["ab", { a: 4 }, "b0"],
		["ab", { a: 7 }, "b0"],
		["abc", { a: 3, b: 4 }, "c0"],
		["abc", { x: 4, y: 4 }, ""],
		["abc", { x: 4, y: 3 }, "a0"],
		["cab", {}, "c0 a0 b0"],
	],
)("of %s, with %o held: %s", (free, held, want) => {
	const chosen = chooseFairly(
		queuesOf(free),
		new Map(Object.entries(held)),
		TOTAL,
	);
	expect(chosen.map(({ name }) => name).join(" ")).toBe(want);
});

test("never exceeds the capacity; while an account waits, no other is given two places more than it holds, and it holds at least as many as stay free", () => {
	const accounts = fc.constantFrom("a", "b", "c", "d", "e");
	const inputs = fc.record({
		free: fc.string({ unit: accounts, maxLength: 40, size: "max" }),
		held: fc.dictionary(accounts, fc.integer({ min: 1, max: 6 })),
		total: fc.integer({ min: 0, max: 20 }),
	});
	fc.assert(
		fc.property(inputs, ({ free, held, total }) => {
			const queues = queuesOf(free);
			const before = new Map(Object.entries(held));
			const chosen = chooseFairly(queues, before, total);
			expect(new Set(chosen).size).toBe(chosen.length);
			const after = new Map(before);
			for (const { account_id: id } of chosen) {
				after.set(id, (after.get(id) ?? 0) + 1);
			}
			const sum = [...after.values()].reduce((all, one) => all + one, 0);
			if (chosen.length > 0) expect(sum).toBeLessThanOrEqual(total);
			const waiting = queues.filter((queue) => !chosen.includes(queue));
			for (const { account_id: other } of waiting) {
				const count = after.get(other) ?? 0;
				expect(count).toBeGreaterThanOrEqual(total - sum);
				for (const { account_id: id } of chosen) {
					expect(after.get(id)).toBeLessThanOrEqual(count + 1);
				}
			}
		}),
	);
});

test("accounts with any number of slow receivers leave places for the next account", () => {
	const held = new Map<string, number>();
	for (const account_id of "abcdefg") {
		const free = Array.from({ length: 500 }, () => ({ account_id }));
		held.set(account_id, chooseFairly(free, held, 192).length);
	}
	expect([...held.values()]).toEqual([96, 48, 24, 12, 6, 3, 2]);
});
