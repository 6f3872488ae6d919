import { expect, it } from "vitest";
import { LAST_FREE_DAY_RULES } from "../../../server/tracking/derive/last-free-days.ts";
import type {
	LastFreeDay,
	StatusObservation,
} from "../../../server/tracking/observations/observation.ts";
import { day } from "../messages.ts";
import { midnight, report } from "../reports.ts";

type Days = Partial<Record<LastFreeDay["kind"], number | null>>;

const reportsOf = (place: string, list: readonly Days[]): StatusObservation[] =>
	list.map((days, index) =>
		report(20 + index, place, {
			lastFreeDays: Object.entries(days).map(([kind, at]) => ({
				kind: kind as LastFreeDay["kind"],
				at: at === null ? null : day(at),
			})),
		}),
	);

/** [reports at the port, reports inland, the days of terminal, line and railway, and the day that counts] */
it.each<[Days[], Days[], (number | null)[]]>([
	[[], [], [null, null, null, null]],
	[[{}], [{}], [null, null, null, null]],
	[[{ terminal: 25 }], [], [25, null, null, 25]],
	[[{ terminal: 25 }, {}], [], [25, null, null, 25]],
	[[{ terminal: 25 }, { terminal: 26 }], [], [26, null, null, 26]],
	[[{ terminal: 25 }, { terminal: null }], [], [null, null, null, null]],
	[[{ terminal: 25 }, { line: 24 }], [], [25, 24, null, 24]],
	[[{ terminal: 25, rail: 23 }], [], [25, null, 23, 25]],
	[[{ line: 24 }], [{ rail: 23 }], [null, 24, 23, 24]],
	[[], [{ line: 24 }], [null, 24, null, 24]],
	[[], [{ terminal: 25 }], [null, null, 25, 25]],
	[[], [{ rail: 25 }, { terminal: 26 }], [null, null, 26, 26]],
	[[{ rail: 23 }], [{ rail: 25 }], [null, null, 25, 25]],
	[[{ rail: 23 }], [{ rail: null }], [null, null, 23, 23]],
	[[{ rail: 23 }], [], [null, null, 23, 23]],
])(
	"of %j at the port and %j inland the days are %j",
	(atPort, atRamp, want) => {
		const reports = {
			pod: reportsOf("USLAX", atPort),
			inland: reportsOf("USCHI", atRamp),
		};
		const evidence = { reports, statuses: [...reports.pod, ...reports.inland] };
		const found = (
			[
				"pickup_lfd_terminal",
				"pickup_lfd_line",
				"pickup_lfd_rail",
				"pickup_lfd",
			] as const
		).map((name) => {
			const { value, from } = LAST_FREE_DAY_RULES[name](evidence);
			expect(from === null).toBe(value === null);
			if (from === null || value === null) return null;
			const hours = from.place?.locode === "USCHI" ? 6 : 8;
			const numbers = [23, 24, 25, 26];
			return numbers.find((at) => midnight(at, hours) === value);
		});
		expect(found).toEqual(want);
	},
);

it("a day begins at midnight in UTC where the zone of the facility is not known", () => {
	const [status] = reportsOf("USLAX", [{ terminal: 25 }]);
	if (status === undefined) throw new Error("there is no report");
	const pod = [{ ...status, timezone: null }];
	const evidence = { statuses: pod, reports: { pod, inland: [] } };
	const { value } = LAST_FREE_DAY_RULES.pickup_lfd_terminal(evidence);
	expect(value).toBe(midnight(25, 0));
});
