import type { Database, Queries } from "../../../server/database/database.ts";
import { untilBlocked } from "./until-blocked.ts";

/**
 * Starts pieces of work one after the other while a transaction of another process holds their locks, so that each waits for the one
 * before. Returns their results after the transaction has committed.
 */
export async function startWhileHeld<Result>(
	other: Pick<Database, "db">,
	hold: (db: Queries) => Promise<unknown>,
	...work: readonly (() => Promise<Result>)[]
): Promise<PromiseSettledResult<Result>[]> {
	const { started } = await other.db.transaction().execute(async (db) => {
		await hold(db);
		const running: Promise<Result>[] = [];
		for (const start of work) {
			const result = start();
			// Awaited below.
			result.catch(() => {});
			running.push(result);
			// Outside the transaction, which would see the same list of locks each time.
			await untilBlocked(other.db, running.length);
		}
		return { started: running };
	});
	return Promise.allSettled(started);
}
