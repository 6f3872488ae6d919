import { expect, it } from "vitest";
import type { ListedRow } from "../../../server/resources/listings/index-scan-queries.ts";
import type { Condition } from "../../../server/resources/listings/list-selection.ts";
import { matches } from "../../../server/resources/listings/match-in-memory.ts";

const period = (start?: string, end?: string): Condition => ({
	...{ parameter: "filter[created_at]", column: "created_at", by: "period" },
	...{ start, end },
});
const oneOf = (...values: string[]): Condition => ({
	...{ parameter: "filter[status]", column: "status", by: "one of", values },
});

it.each([
	["2026-03-02", [], true],
	["2026-03-02", [period("2026-03-02")], true],
	["2026-03-01", [period("2026-03-02")], false],
	["2026-03-02", [period(undefined, "2026-03-02")], true],
	["2026-03-03", [period(undefined, "2026-03-02")], false],
	["2026-03-02", [period("2026-03-02", "2026-03-02")], true],
	["2026-03-03", [period("2026-03-02", "2026-03-02")], false],
	// A record without the time is in no period.
	["", [period(undefined, "2026-03-02")], false],
	["2026-03-02", [oneOf("open", "closed")], true],
	["2026-03-02", [oneOf("closed")], false],
	["2026-03-02", [oneOf("open"), period("2026-03-03")], false],
] as const)(
	"a scanned record of %j fulfils %j: %j",
	(created_at, conditions, want) => {
		const row = { created_at, status: "open", record_id: "1" };
		expect(matches(row as unknown as ListedRow, conditions)).toBe(want);
	},
);
