import { expect, test } from "vitest";
import {
	missingAtEnd,
	missingSince,
} from "../../../server/jobs/vessel-positions/missing-since.ts";
import { day } from "../../map/way.ts";

const HOUR = 1 / 24;
const QUARTER_MS = 15 * 60_000;
const TODAY = new Date(day(20));

/** A vessel with the queried period and the day of its last position. */
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

test.each<[string, ReturnType<typeof vessel>, number, number]>([
	["since the departure the first time", vessel(null, null), 9, 9],
	["since the departure until it is seen", vessel(9, 12, null), 9, 9],
	["since the departure until a query", vessel(9, null), 9, 9],
	[
		"since its last position, and half an hour before",
		vessel(9, 13, 12),
		9,
		12 - HOUR / 2,
	],
	[
		"since the last query when an answer broke off",
		vessel(9, 11, 12),
		9,
		11 - HOUR / 2,
	],
	["never since before the departure", vessel(9, 9 + HOUR / 4), 9, 9],
	[
		"since its last position when an earlier voyage has ended",
		vessel(7, 12),
		9,
		12 - HOUR / 2,
	],
	["since an earlier departure that is tracked later", vessel(9, 12), 7, 7],
	["since the departure when queries were interrupted", vessel(2, 5), 9, 9],
])("a vessel is queried about %s", (_name, known, wanted, since) => {
	expect(missingSince(known, day(wanted))).toBe(day(since));
});

test("a vessel that carries no container any more is queried once more", () => {
	expect(missingAtEnd(vessel(9, 17.5), TODAY, QUARTER_MS)).toBe(
		day(17.5 - HOUR / 2),
	);
});

test.each([
	["was never queried", vessel(null, null)],
	["never gave an answer", vessel(9, null)],
	["was queried long ago", vessel(9, 16.5)],
])(
	"a vessel that carries no container and %s is not queried",
	(_name, known) => {
		expect(missingAtEnd(known, TODAY, QUARTER_MS)).toBeUndefined();
	},
);

test("a vessel is queried once more after some intervals, when an accelerated clock makes these take days", () => {
	const turnMs = 24 * 3_600_000;
	expect(missingAtEnd(vessel(9, 12), TODAY, turnMs)).toBe(day(12 - HOUR / 2));
	expect(missingAtEnd(vessel(9, 9.5), TODAY, turnMs)).toBeUndefined();
});
