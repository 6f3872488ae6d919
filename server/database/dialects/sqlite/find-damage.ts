import Database from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../schema/schema.ts";

/** Problems that are reported; one is enough to act. */
const MOST_PROBLEMS = 10;

/** The problems in the reports of SQLite's checks, one each. A report has several lines, the first of which names the database. */
export function problemsIn(reports: readonly string[]): string[] {
	const lines = reports.flatMap((report) => report.split("\n"));
	return lines.filter((line) => line !== "ok" && !line.startsWith("*** in "));
}

/** Checks every page of the file, and reports what is wrong. */
export async function findDamage(db: Kysely<Schema>): Promise<string[]> {
	try {
		const { rows } = await sql<{ quick_check: string }>`
			pragma quick_check(${sql.lit(MOST_PROBLEMS)})`.execute(db);
		return problemsIn(rows.map((row) => row.quick_check));
	} catch (error) {
		// Some damage ends the check itself.
		const isDamage =
			error instanceof Database.SqliteError &&
			error.code.startsWith("SQLITE_CORRUPT");
		if (!isDamage) throw error;
		return [error.message];
	}
}
