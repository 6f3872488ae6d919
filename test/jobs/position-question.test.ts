import { expect, test } from "vitest";
import { askedSince } from "../../server/jobs/position-question.ts";
import { day } from "../map/way.ts";

const HOUR = 1 / 24;
const QUARTER_MS = 15 * 60_000;
const TODAY = new Date(day(20));

/** A vessel about which was asked from a day on until another one, and that was seen last on a third one. */
function vessel(
	from: number | null,
	until: number | null,
	seenOn: number | null = until,
) {
	const at = (days: number | null) => (days === null ? null : day(days));
	return {
		followed_from: at(from),
		asked_until: at(until),
		position_at: at(seenOn),
	};
}

test.each<
	[string, ReturnType<typeof vessel>, number | undefined, number | undefined]
>([
	["since the departure the first time", vessel(null, null), 9, 9],
	["since the departure until it is seen", vessel(9, 12, null), 9, 9],
	[
		"since it was seen last, and half an hour before",
		vessel(9, 13, 12),
		9,
		12 - HOUR / 2,
	],
	[
		"since it was asked last when an answer broke off",
		vessel(9, 11, 12),
		9,
		11 - HOUR / 2,
	],
	["not since before the departure", vessel(9, 9 + HOUR / 4), 9, 9],
	[
		"since it was seen last when an earlier voyage has ended",
		vessel(7, 12),
		9,
		12 - HOUR / 2,
	],
	["since an earlier departure that is tracked later", vessel(9, 12), 7, 7],
	["since the departure when nobody asked meanwhile", vessel(2, 5), 9, 9],
	[
		"once more when it carries nothing since then",
		vessel(9, 17.5),
		undefined,
		17.5 - HOUR / 2,
	],
	[
		"not when it carries nothing and never was",
		vessel(null, null),
		undefined,
		undefined,
	],
	[
		"not when it carries nothing and was long ago",
		vessel(9, 16.5),
		undefined,
		undefined,
	],
])("a vessel is asked about %s", (_name, known, wanted, since) => {
	const wantedSince = wanted === undefined ? undefined : day(wanted);
	expect(askedSince(known, wantedSince, TODAY, QUARTER_MS)).toBe(
		since === undefined ? undefined : day(since),
	);
});

test("a vessel is asked about once more after some turns, where these are days because the clock runs fast", () => {
	const turnMs = 24 * 3_600_000;
	expect(askedSince(vessel(9, 12), undefined, TODAY, turnMs)).toBe(
		day(12 - HOUR / 2),
	);
	expect(askedSince(vessel(9, 9.5), undefined, TODAY, turnMs)).toBeUndefined();
});
