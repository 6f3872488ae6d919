import type { TestLandfall } from "../installation/test-landfall.ts";

/** The key of requests that are in progress. */
export const KEY_IN_PROGRESS = "in-progress";

/** Stores that a request of the first tenant to an operation is in progress. */
export async function keepInProgress(
	{ db, account }: TestLandfall,
	operation: string,
): Promise<void> {
	await db
		.insertInto("kept_replies")
		.values({
			account_id: account.id,
			operation,
			key: KEY_IN_PROGRESS,
			fingerprint: "",
			status: null,
			headers: "{}",
			body: null,
			expires_at: new Date(Date.now() + 60_000).toISOString(),
		})
		.execute();
}
