import { expect, test } from "vitest";
import { answersOf } from "../../../../server/sources/terminals/terminal-status/status-batch.ts";
import { longestTurn } from "../../../support/time/longest-turn.ts";
import { contextWith } from "../terminal-peer.ts";

test("an answer with everything that a terminal can say of fifty containers delays nothing", async () => {
	const batch = Array.from({ length: 50 }, (_, index) => ({
		containerNumber: `MSCU${1_000_000 + index}`,
		billOfLadingNumber: null,
	}));
	const fifty = <Item>(item: Item) => Array<Item>(50).fill(item);
	const status = {
		observedAt: "2026-11-02T17:00:00Z",
		holds: fifty({ name: "CUSTOMS", description: "é ".repeat(200) }),
		fees: fifty({ type: "amount due ".repeat(8), amount: "12.50" }),
		events: Array.from({ length: 100 }, (_, index) => ({
			code: "available",
			at: `2026-11-01T10:${10 + (index % 50)}:00`,
			description: "é".repeat(1_000),
		})),
	};
	const answers = batch.map(({ containerNumber }) => ({
		...{ outcome: "found", containerNumber, status },
	}));
	let read: Awaited<ReturnType<typeof answersOf>> = [];
	const turn = await longestTurn(async () => {
		read = await answersOf({ answers }, batch, contextWith());
	});
	expect(read.map(({ outcome }) => outcome)).toEqual(fifty("found"));
	expect(turn).toBeLessThan(100);
});
