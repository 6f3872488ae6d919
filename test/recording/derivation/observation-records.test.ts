import { describe, expect, test } from "vitest";
import {
	newObservationsOf,
	recordedObservation,
} from "../../../server/recording/derivation/observation-records.ts";
import type { StoredObservation } from "../../../server/resources/observations/observation.ts";
import { statusKey } from "../../../server/sources/terminals/terminal-status/status-key.ts";
import type { Observation } from "../../../server/tracking/observations/observation.ts";
import { BOX, BOX_2, day, say } from "../../tracking/messages.ts";
import { report } from "../../tracking/reports.ts";

/** Records answers, one a day, and returns the numbers that each writes; `again` marks a message whose time of receipt is renewed. */
async function written(
	answers: readonly (readonly Observation[])[],
): Promise<string[]> {
	const rows = new Map<number, StoredObservation>();
	const results: string[] = [];
	for (const [index, answer] of answers.entries()) {
		const heard = answer.map((one) => ({ ...one, receivedAt: day(index) }));
		const found = await newObservationsOf(heard, [...rows.values()], undefined);
		for (const { row } of found) {
			expect(row.received_at).toBe(day(index));
			rows.set(row.number, row);
		}
		results.push(
			found
				.map(({ row, isRestated }) =>
					isRestated ? `${row.number} again` : `${row.number}`,
				)
				.join(),
		);
	}
	return results;
}

const A = "ACT 5 LOAD CNSHA id:a";
const CORRECTED = "ACT 6 LOAD CNSHA id:a";
const B = "ACT 7 DISC USLAX id:b";
/** The same message under another id. */
const renamed = (id: number) => `ACT 5 LOAD CNSHA id:${id}`;

describe("of the messages in a line's answers", () => {
	test.each<[string, string[][], string[]]>([
		["each is written once", [[A, B], [B, A], [A]], ["1,2", "", ""]],
		["one that is repeated in an answer is written once", [[A, A, B]], ["1,2"]],
		[
			"a correction is written beside the message",
			[[A], [CORRECTED]],
			["1", "2"],
		],
		[
			"one that is corrected back is received again, once",
			[[A], [CORRECTED], [A], [A], [CORRECTED]],
			["1", "2", "1 again", "", "2 again"],
		],
		[
			"two versions in one answer stay as they are",
			[[A], [CORRECTED], [A, CORRECTED], [CORRECTED, A]],
			["1", "2", "", ""],
		],
		[
			"the same under new ids is written three times",
			[[renamed(1)], [renamed(2), renamed(3)], [renamed(4)], [renamed(2)]],
			["1", "2,3", "", ""],
		],
		[
			"another one is written after three of the same",
			[[renamed(1), renamed(2), renamed(3)], [B]],
			["1,2,3", "4"],
		],
		[
			"a correction to what three others say is written",
			[
				[renamed(1), renamed(2), renamed(3), "ACT 8 LOAD CNSHA id:4"],
				[renamed(4)],
			],
			["1,2,3,4", "5"],
		],
		[
			"the same of another source is written",
			[
				[renamed(1), renamed(2), renamed(3)],
				[`${A} by:terminal`, `${renamed(1)} by:terminal`],
			],
			["1,2,3", "4,5"],
		],
	])("%s", async (_, answers, want) => {
		const said = answers.map((lines) => lines.map(say));
		expect(await written(said)).toEqual(want);
	});
});

describe("of a terminal's statuses of a container", () => {
	/** The status on a day. */
	const status = (
		number: number,
		isAvailable: boolean,
		{ box = BOX, place = "f1", by = "terminal" as "terminal" | "rail" } = {},
	) =>
		report(
			number,
			"USLAX",
			{ isAvailable },
			{
				...{ box, by, id: statusKey(box, place, { isAvailable }) },
			},
		);

	test.each<[string, Observation[], string[]]>([
		[
			"one that only repeats the last is no news",
			[status(5, true), status(6, true)],
			["1", ""],
		],
		[
			"one that comes back after another is news",
			[status(5, true), status(6, false), status(7, true), status(8, true)],
			["1", "2", "3", ""],
		],
		[
			"one is not news because of another container",
			[status(5, true), status(6, false, { box: BOX_2 }), status(7, true)],
			["1", "2", ""],
		],
		[
			"one is not news because of another place",
			[status(5, true), status(6, false, { place: "f2" }), status(7, true)],
			["1", "2", ""],
		],
		[
			"one is not news because of another source",
			[status(5, true), status(6, false, { by: "rail" }), status(7, true)],
			["1", "2", ""],
		],
		[
			"one is not news because of another terminal",
			[
				status(5, true),
				{ ...status(6, false), source: { kind: "terminal", code: "other" } },
				status(7, true),
			],
			["1", "2", ""],
		],
		[
			"one is not news because of a railway of the same name",
			[
				status(5, true),
				{ ...status(6, false), source: { kind: "rail", code: "trapac" } },
				status(7, true),
			],
			["1", "2", ""],
		],
	])("%s", async (_, statuses, want) => {
		expect(await written(statuses.map((one) => [one]))).toEqual(want);
	});
});

test("a message is read from its row as it was, without its text, and is known by the digest of that", async () => {
	const [one, other] = [say(`${A} heard:9 nth:3 bill:B1`), say(B)];
	const digests = new Map<Observation, string>([[one, "digest"]]);
	const [first, second] = await newObservationsOf([one, other], [], digests);
	expect(first?.row).toMatchObject({
		...{ number: 1, source_kind: "shipping_line", source_code: "MAEU" },
		...{ key: "a", text_digest: "digest", received_at: day(9) },
	});
	expect(second?.row.text_digest).toBeNull();
	expect(first && recordedObservation(first.row)).toEqual({
		number: 1,
		observation: { ...one, raw: "" },
	});
});
