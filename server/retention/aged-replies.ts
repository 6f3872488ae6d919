import { sql } from "kysely";
import { agedRows } from "./aged-rows.ts";

/** Stored replies for repeated requests with an `Idempotency-Key`. */
export const KEPT_REPLIES = agedRows(
	{ kind: null, what: "replies to repeated requests" },
	async (_, __, before) => [
		{
			name: "kept_replies",
			key: ["expires_at", "operation", "key"],
			below: sql<boolean>`expires_at < ${before.toISOString()}`,
		},
	],
);
