import { describe, expect, test } from "vitest";
import { byTime } from "../../../server/sources/contracts/position-source.ts";
import type { Fields } from "../../../server/sources/parsing/fields.ts";
import {
	joinEntries,
	readEntry,
} from "../../../server/sources/vessels/positions/positions-answer.ts";
import { longestTurn } from "../../support/time/longest-turn.ts";
import { ISABELLA, told } from "./position-peer.ts";

const WINDOW = {
	sinceMs: Date.parse("2026-11-02T06:00:00Z"),
	nowMs: Date.parse("2026-11-02T12:00:00Z"),
};
const NOW = "2026-11-02T12:00:00Z";
const SINCE = "2026-11-02T06:00:00Z";
const at = (time: string) => `2026-11-02T${time}Z`;

/** The answer in pages about {@link ISABELLA}. */
async function answerIn(pages: readonly Fields[], hasAllPages = true) {
	const entries = pages.map((page) => readEntry(page, WINDOW));
	return joinEntries(ISABELLA, await Promise.all(entries), WINDOW, hasAllPages);
}

describe("an answer of several pages has the time up to which it is complete", () => {
	const page = (...times: string[]) => ({
		...{ outcome: "found", positions: times.map((time) => told(time)) },
	});
	const full = page(...Array<string>(5_001).fill("09:00:00"));
	test.each<[string, Fields[], boolean, string, string[]]>([
		[
			"all pages",
			[page("09:00:00"), page("10:00:00")],
			true,
			NOW,
			["09:00:00", "10:00:00"],
		],
		[
			"pages in any order",
			[page("10:00:00"), page("09:00:00")],
			true,
			NOW,
			["09:00:00", "10:00:00"],
		],
		["no position", [page()], true, NOW, []],
		[
			"not all pages",
			[page("09:00:00"), page("10:00:00")],
			false,
			at("10:00:00"),
			["09:00:00", "10:00:00"],
		],
		["not all pages, and no position", [page()], false, SINCE, []],
		[
			"a page of as many as there can be",
			[page(...Array<string>(5_000).fill("09:00:00")), page("10:00:00")],
			true,
			NOW,
			[...Array<string>(5_000).fill("09:00:00"), "10:00:00"],
		],
		[
			"an oversized page first",
			[full, page("10:00:00")],
			true,
			at("09:00:00"),
			Array(5_000).fill("09:00:00"),
		],
		[
			"an oversized page last",
			[page("08:00:00"), full, page("10:00:00")],
			true,
			at("09:00:00"),
			["08:00:00", ...Array(5_000).fill("09:00:00")],
		],
		[
			"a page of another outcome",
			[{ outcome: "not_found" }, page("09:00:00")],
			true,
			NOW,
			["09:00:00"],
		],
	])("with %s", async (_, pages, hasAllPages, wholeUntil, times) => {
		const answer = await answerIn(pages, hasAllPages);
		expect(answer).toMatchObject({ outcome: "found", wholeUntil, mmsi: null });
		const positions = answer.outcome === "found" ? answer.positions : [];
		expect(positions.map((position) => position.at)).toEqual(times.map(at));
	});
});

test.each<[Fields[], object]>([
	[[], { reason: "unrecognized", message: "the source left it out" }],
	[
		[{ outcome: "lost" }],
		{
			reason: "unrecognized",
			message: "the answer has no outcome that is known",
		},
	],
	[
		[{ outcome: "error", reason: "blocked", message: "no" }],
		{ reason: "blocked", message: "the source could not look it up: no" },
	],
	[
		[{ outcome: "error", reason: "parse" }],
		{
			reason: "unrecognized",
			message: "the source could not look it up: unrecognized",
		},
	],
])("an answer without positions has a reason: %j", async (pages, want) => {
	expect(await answerIn(pages)).toEqual({
		...{ vessel: ISABELLA, outcome: "failed" },
		...want,
	});
});

test.each([
	["in order", (index: number) => index],
	["in any order", (index: number) => (index * 7_919) % 200_000],
])(
	"the most positions that are read of one answer delay nothing: %s",
	async (_, orderOf) => {
		const pages = Array.from({ length: 40 }, (_, page) => ({
			outcome: "found",
			positions: Array.from({ length: 5_000 }, (_, index) => {
				const atMs = WINDOW.sinceMs + orderOf(page * 5_000 + index) * 100;
				return { ...told("09:00:00"), at: new Date(atMs).toISOString() };
			}),
		}));
		let answer: Awaited<ReturnType<typeof answerIn>> | undefined;
		const turn = await longestTurn(async () => {
			answer = await answerIn(pages);
		});
		const positions = answer?.outcome === "found" ? answer.positions : [];
		expect(positions).toHaveLength(200_000);
		expect(positions).toEqual(positions.toSorted(byTime));
		expect(turn).toBeLessThan(150);
	},
);
