import type { NewJob } from "../../worker/job-queue.ts";

/** The job that imports the lines of a table, due at once. */
export function importJob(row: {
	readonly account_id: string;
	readonly id: string;
}): NewJob {
	return {
		name: "import-tracking-requests",
		accountId: row.account_id,
		payload: { importId: row.id },
		dedupeKey: `import-tracking-requests ${row.id}`,
	};
}

declare module "../../worker/job-payloads.ts" {
	interface JobPayloads {
		"import-tracking-requests": { readonly importId: string };
	}
}
