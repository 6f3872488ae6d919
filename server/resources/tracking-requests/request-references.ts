import { fromJsonText } from "../../database/json-text.ts";
import type { Referenced } from "../references/reference-queries.ts";
import type { TrackingRequestTable } from "./tracking-request-table.ts";

/** A tracking request with the references by which it is found. */
export function requestReferences(
	row: Pick<
		TrackingRequestTable,
		"account_id" | "id" | "created_at" | "ref_numbers"
	>,
): Referenced {
	return {
		accountId: row.account_id,
		type: "tracking_request",
		id: row.id,
		createdAt: row.created_at,
		references: fromJsonText(row.ref_numbers),
	};
}
