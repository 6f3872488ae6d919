import type { Database } from "../database/database.ts";
import { transact } from "../database/transact.ts";
import {
	type AccountRows,
	countAccountRows,
	deleteRange,
	findRange,
	type StoredRow,
} from "./account-tables.ts";
import type { AgedKind } from "./aged-kind.ts";

/** Finds the rows of an account that are older than an instant; undefined when there are none. */
export type FindAged = (
	database: Database,
	accountId: string,
	before: Date,
) => Promise<readonly AccountRows[]>;

/** A kind whose rows are deleted in the order of an index. */
export function agedRows(
	about: Pick<AgedKind, "kind" | "what">,
	findAged: FindAged,
): AgedKind {
	return {
		...about,
		async removeSome(database, accountId, before, rows, places) {
			const found = await findAged(database, accountId, before);
			for (const [index, aged] of found.entries()) {
				const find = (after?: StoredRow) =>
					findRange(database.db, aged, accountId, after, rows);
				const place = `${about.what} ${index} ${accountId}`;
				const after = places?.get(place);
				// At the end once more from the start, because a row can have come there meanwhile.
				const range = (after && (await find(after))) ?? (await find());
				// Most accounts have no such rows, and a transaction takes a lock.
				if (!range) continue;
				const count = await transact(database, (transaction) =>
					deleteRange(transaction, aged, accountId, range),
				);
				places?.set(place, range.last);
				if (count > 0) return count;
			}
			return 0;
		},
		async count(database, accountId, before) {
			let total = 0;
			for (const aged of await findAged(database, accountId, before))
				total += await countAccountRows(database.db, aged, accountId);
			return total;
		},
	};
}
