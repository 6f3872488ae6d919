import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseQueues } from "../../server/deliveries/choose-queues.ts";

/** Queues by the letters of their accounts: the first of `a` is `a0`. */
function queuesOf(accounts: string) {
	const counts = new Map<string, number>();
	return [...accounts].map((account_id) => {
		const index = counts.get(account_id) ?? 0;
		counts.set(account_id, index + 1);
		return { account_id, name: `${account_id}${index}` };
	});
}

const ROOM = { total: 8, ofAccount: 4 };

test.each<[free: string, held: Readonly<Record<string, number>>, want: string]>(
	[
		["", {}, ""],
		["a", {}, "a0"],
		["aaab", {}, "a0 b0 a1 a2"],
		["aaaaaaaaaaab", {}, "a0 b0 a1 a2 a3"],
		["aabbcc", { a: 2 }, "b0 c0 b1 c1 a0 a1"],
		["ab", { a: 4 }, "b0"],
		["abc", { a: 3, b: 4 }, "c0"],
		["abc", { x: 4, y: 4 }, ""],
		["abc", { x: 4, y: 3 }, "a0"],
		["cab", {}, "c0 a0 b0"],
	],
)("of %s, with %o held: %s", (free, held, want) => {
	const chosen = chooseQueues(
		queuesOf(free),
		new Map(Object.entries(held)),
		ROOM,
	);
	expect(chosen.map(({ name }) => name).join(" ")).toBe(want);
});

test("never more than there is room for, nothing left free that there is room for, and no account gets two more than another that waits", () => {
	const accounts = fc.constantFrom("a", "b", "c", "d", "e");
	const inputs = fc.record({
		free: fc.string({ unit: accounts, maxLength: 40 }),
		held: fc.dictionary(accounts, fc.integer({ min: 1, max: 6 })),
		room: fc.record({
			total: fc.integer({ min: 0, max: 20 }),
			ofAccount: fc.integer({ min: 1, max: 6 }),
		}),
	});
	fc.assert(
		fc.property(inputs, ({ free, held, room }) => {
			const queues = queuesOf(free);
			const before = new Map(Object.entries(held));
			const chosen = chooseQueues(queues, before, room);
			expect(new Set(chosen).size).toBe(chosen.length);
			const after = new Map(before);
			for (const { account_id: id } of chosen) {
				after.set(id, (after.get(id) ?? 0) + 1);
			}
			const sum = [...after.values()].reduce((all, one) => all + one, 0);
			if (chosen.length > 0) expect(sum).toBeLessThanOrEqual(room.total);
			const left = new Set(
				queues
					.filter((queue) => !chosen.includes(queue))
					.map((queue) => queue.account_id)
					.filter((id) => (after.get(id) ?? 0) < room.ofAccount),
			);
			if (sum < room.total) expect([...left]).toEqual([]);
			for (const { account_id: id } of chosen) {
				const count = after.get(id) ?? 0;
				expect(count).toBeLessThanOrEqual(room.ofAccount);
				for (const other of left) {
					expect(count).toBeLessThanOrEqual((after.get(other) ?? 0) + 1);
				}
			}
		}),
	);
});
