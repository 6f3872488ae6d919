import fc from "fast-check";
import { expect, test } from "vitest";
import { priorityQueue } from "../../server/sea/priority-queue.ts";

test("pop returns an item with the lowest priority, after any pushes and pops", () => {
	fc.assert(
		fc.property(fc.array(fc.option(fc.integer(), { freq: 3 })), (steps) => {
			const queue = priorityQueue<number>();
			const inside: number[] = [];
			for (const step of steps) {
				if (step !== null) {
					queue.push(step, step);
					inside.push(step);
					continue;
				}
				inside.sort((a, b) => a - b);
				expect(queue.pop()).toBe(inside.shift());
			}
		}),
	);
});
