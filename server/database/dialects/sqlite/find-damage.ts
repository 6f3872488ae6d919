import { type Kysely, sql } from "kysely";
import type { Schema } from "../../schema/schema.ts";

/** Problems that are reported; one is enough to act. */
const MOST_PROBLEMS = 10;

/** Checks every page of the file, and reports what is wrong. */
export async function findDamage(db: Kysely<Schema>): Promise<string[]> {
	const { rows } = await sql<{ quick_check: string }>`
		pragma quick_check(${sql.lit(MOST_PROBLEMS)})`.execute(db);
	const findings = rows.map((row) => row.quick_check);
	return findings.filter((text) => text !== "ok");
}
