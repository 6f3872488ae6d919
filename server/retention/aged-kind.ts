import type { Database } from "../database/database.ts";
import type { RetainedKind } from "../settings/retention-rules/retention-rules.ts";
import type { StoredRow } from "./account-tables.ts";

/** The last removed rows of a sweep, where it continues. */
export type Places = Map<string, StoredRow>;

/** A kind of records of accounts that retention removes. */
export interface AgedKind {
	/** The setting of how long they are kept; null when each record has its own expiry in wall-clock time. */
	readonly kind: RetainedKind | null;
	/** The name of the kind for operators. */
	readonly what: string;
	/**
	 * Removes about `rows` rows at most that are older than `before`, oldest first, in a transaction. Returns their number; 0
	 * when none is left. A sweep passes its places to each of its batches.
	 */
	removeSome(
		database: Database,
		accountId: string,
		before: Date,
		rows: number,
		places?: Places,
	): Promise<number>;
	/** Counts the records older than `before`. */
	count(database: Database, accountId: string, before: Date): Promise<number>;
}
