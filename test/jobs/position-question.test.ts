import { expect, test } from "vitest";
import { questionFor } from "../../server/jobs/position-question.ts";
import { day } from "../map/way.ts";

const HOUR = 1 / 24;
const QUARTER_MS = 15 * 60_000;
const TODAY = new Date(day(20));

/** A vessel followed from a day on and last seen on another one. */
function vessel(followedFrom: number | null, seenOn: number | null) {
	return {
		followed_from: followedFrom === null ? null : day(followedFrom),
		position_at: seenOn === null ? null : day(seenOn),
	};
}

test.each<
	[string, ReturnType<typeof vessel>, number | undefined, [number, number]]
>([
	["since the departure the first time", vessel(null, null), 9, [9, 9]],
	["since the departure until it is seen", vessel(9, null), 9, [9, 9]],
	[
		"since it was seen last, and half an hour before",
		vessel(9, 12),
		9,
		[12 - HOUR / 2, 9],
	],
	["not since before the departure", vessel(9, 9 + HOUR / 4), 9, [9, 9]],
	[
		"since it was seen last when an earlier voyage has ended",
		vessel(7, 12),
		9,
		[12 - HOUR / 2, 7],
	],
	[
		"since an earlier departure that is tracked later",
		vessel(9, 12),
		7,
		[7, 7],
	],
	[
		"since the departure when nobody followed it meanwhile",
		vessel(2, 5),
		9,
		[9, 9],
	],
	[
		"once more when it carries nothing since then",
		vessel(9, 17.5),
		undefined,
		[17.5 - HOUR / 2, 9],
	],
])(
	"a vessel is asked about %s",
	(_name, known, wanted, [since, followedFrom]) => {
		const wantedSince = wanted === undefined ? undefined : day(wanted);
		expect(questionFor(known, wantedSince, TODAY, QUARTER_MS)).toEqual({
			since: day(since),
			followedFrom: day(followedFrom),
		});
	},
);

test.each([
	["never was followed", vessel(null, null)],
	["was never seen", vessel(9, null)],
	["was seen long ago", vessel(9, 16.5)],
])(
	"a vessel that carries nothing and %s is not asked about",
	(_name, known) => {
		expect(questionFor(known, undefined, TODAY, QUARTER_MS)).toBeUndefined();
	},
);

test("a vessel is asked about once more after some turns, where these are days because the clock runs fast", () => {
	const turnMs = 24 * 3_600_000;
	expect(questionFor(vessel(9, 12), undefined, TODAY, turnMs)).toEqual({
		since: day(12 - HOUR / 2),
		followedFrom: day(9),
	});
	expect(questionFor(vessel(9, 9.5), undefined, TODAY, turnMs)).toBeUndefined();
});
