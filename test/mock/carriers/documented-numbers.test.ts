import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { NumberKind } from "../../../mock/carriers/basics/numbers.ts";
import { DAY_MS, START_AT, startTestWorld } from "./ask-world.ts";
import { reachedStage } from "./reached-stage.ts";

/** The table of example numbers in the README: one entry for each number. */
function documentedNumbers() {
	const readme = readFileSync(
		new URL("../../../mock/carriers/README.md", import.meta.url),
		"utf8",
	);
	const lines = readme.split("\n");
	const start = lines.findIndex((line) => line.startsWith("| Stage "));
	const end = lines.indexOf("", start);
	const [head = [], , ...rows] = lines.slice(start, end).map((line) =>
		line
			.split("|")
			.slice(1, -1)
			.map((cell) => cell.trim()),
	);
	return rows.flatMap(([stage = "", ...numbers]) =>
		numbers.map((number, column) => {
			const [scac = "", kind = ""] = head[column + 1]?.split(" ") ?? [];
			return { stage, scac, kind: kind as NumberKind, number };
		}),
	);
}

describe("the example numbers of the README", () => {
	const numbers = documentedNumbers();

	test("cover every stage for several lines", () => {
		expect(new Set(numbers.map(({ stage }) => stage)).size).toBe(7);
		expect(new Set(numbers.map(({ scac }) => scac)).size).toBe(5);
	});

	test.each([0, 3, 40, 111, 300])(
		"are at their stage when first requested %i days from now",
		async (days) => {
			const world = await startTestWorld();
			world.clock = START_AT + days * DAY_MS;
			try {
				for (const { stage, scac, kind, number } of numbers) {
					const { events } = await world.ask(scac, kind, number);
					expect(reachedStage(events), `${scac} ${number}`).toBe(stage);
				}
			} finally {
				await world.close();
			}
		},
	);
});
