import { sql } from "kysely";
import { expect, it } from "vitest";
import { isMatch } from "../../../server/resources/listings/conditions-in-sql.ts";
import type { Condition } from "../../../server/resources/listings/list-selection.ts";
import { openMigrated } from "../../support/installation/migrated-database.ts";
import { openForFile } from "../../support/open-for-file.ts";

const { db } = await openForFile(openMigrated, "file::memory:");

const period = (start?: string, end?: string): Condition => ({
	...{ parameter: "filter[created_at]", column: "created_at", by: "period" },
	...{ start, end },
});
const oneOf = (...values: string[]): Condition => ({
	...{ parameter: "filter[status]", column: "status", by: "one of", values },
});

it.each([
	["2026-03-02", [period("2026-03-02")], 1],
	["2026-03-01", [period("2026-03-02")], 0],
	["2026-03-02", [period(undefined, "2026-03-02")], 1],
	["2026-03-03", [period(undefined, "2026-03-02")], 0],
	["2026-03-02", [period("2026-03-02", "2026-03-02")], 1],
	["2026-03-03", [period("2026-03-02", "2026-03-02")], 0],
	// A record without the time is in no period.
	["", [period(undefined, "2026-03-02")], 0],
	["2026-03-02", [oneOf("open", "closed")], 1],
	["2026-03-02", [oneOf("closed")], 0],
	["2026-03-02", [oneOf("open"), period("2026-03-03")], 0],
] as const)(
	"a scanned record of %j fulfils %j: %j",
	async (created_at, conditions, want) => {
		const record = sql`(select cast(${created_at} as text) as created_at, 'open' as status) record`;
		const { rows } = await sql`
			select ${isMatch(conditions)} as is_match from ${record}`.execute(db);
		expect(rows).toEqual([{ is_match: want }]);
	},
);
