import { randomFillSync } from "node:crypto";
import { v7 } from "uuid";

const BYTES = 16;

/** Random bytes for many ids, because each call to the system costs more than the rest of an id. */
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
 * Sorts rows by age of their ids. In a query, SQLite would read all rows of the account in order of id instead of looking
 * up the wanted ones.
 */
export function byAge<Row extends { readonly id: string }>(
	rows: readonly Row[],
): Row[] {
	return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * A new id: UUID version 7 (RFC 9562 section 5.7). Ids of one process sort in order of creation: within a millisecond they
 * count up from a random start (method 1 of section 6.2).
 */
export function newRecordId(): string {
	const random = randomBytes();
	const msecs = Math.max(Date.now(), lastMs);
	// 31 random bits leave room for more than a million ids per millisecond.
	sequence = msecs === lastMs ? sequence + 1 : random.readUInt32BE() >>> 1;
	lastMs = msecs;
	return v7({ random, msecs, seq: sequence });
}
