import type { Queries } from "../database/database.ts";
import { announceWork } from "../database/planned-work.ts";

/** Releases the jobs of owners that have ended. Locks them in the order in which transactions change jobs. */
export async function releaseJobsOf(
	db: Queries,
	owners: readonly string[],
): Promise<void> {
	const released = await db
		.updateTable("jobs")
		.set({ lease_owner: null, lease_until: null })
		.where((eb) =>
			eb(
				eb.refTuple("account_id", "id"),
				"in",
				eb
					.selectFrom("jobs")
					.select(["account_id", "id"])
					.where("lease_owner", "in", owners)
					.where("lease_until", "is not", null)
					.orderBy((key) => key.fn.coalesce("dedupe_key", "id"))
					.orderBy("account_id")
					.forUpdate()
					.$asTuple("account_id", "id"),
			),
		)
		.returning(["name", "run_at"])
		.execute();
	for (const job of released) announceWork(db, job.name, job.run_at);
}
