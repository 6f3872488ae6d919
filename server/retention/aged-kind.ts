import type { Database } from "../database/database.ts";
import type { RetainedKind } from "../settings/retention-rules/retention-rules.ts";

/** Records of accounts that are removed when they have had their time. */
export interface AgedKind {
	/** The setting that says how long they are kept; null when each says itself when it expires, in wall-clock time. */
	readonly kind: RetainedKind | null;
	/** What is counted, for operators. */
	readonly what: string;
	/**
	 * Removes at most about `rows` rows that are older than `before`, oldest first, in a transaction. Returns how many it has
	 * looked after; 0 when none is left.
	 */
	removeSome(
		database: Database,
		accountId: string,
		before: Date,
		rows: number,
	): Promise<number>;
	/** Counts what is older than `before`. */
	count(database: Database, accountId: string, before: Date): Promise<number>;
}
