import { randomFillSync } from "node:crypto";
import { v7 } from "uuid";

const BYTES = 16;

/** Asking the system for random bytes costs more than all the rest of an id, so it is asked for many at once. */
const pool = Buffer.alloc(256 * BYTES);
let used = pool.length;

let lastMs = 0;
let sequence = 0;

function randomBytes(): Buffer {
	if (used === pool.length) {
		randomFillSync(pool);
		used = 0;
	}
	used += BYTES;
	return pool.subarray(used - BYTES, used);
}

/**
 * Rows in the order in which their ids were made. Sorted here: told to order by id, SQLite reads all rows of the account
 * in that order instead of finding those that are asked for.
 */
export function byAge<Row extends { readonly id: string }>(
	rows: readonly Row[],
): Row[] {
	return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * A new id: UUID version 7 (RFC 9562 section 5.7). Ids of one process sort in the order in which they were made: within
 * a millisecond they count up from a random start (method 1 of section 6.2).
 */
export function newRecordId(): string {
	const random = randomBytes();
	const msecs = Math.max(Date.now(), lastMs);
	// 31 random bits leave room to count: a million ids a millisecond would not reach the end.
	sequence = msecs === lastMs ? sequence + 1 : random.readUInt32BE() >>> 1;
	lastMs = msecs;
	return v7({ random, msecs, seq: sequence });
}
