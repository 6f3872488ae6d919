import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import {
	insertReferences,
	type Referenced,
} from "../references/reference-queries.ts";
import { keepTerms } from "../search-terms/keep-terms.ts";
import { requestTerms } from "../search-terms/search-terms.ts";
import type { TrackingRequestTable } from "./tracking-request-table.ts";

/** A tracking request with its references and tags for look-ups. */
export function requestReferences(
	row: Pick<
		TrackingRequestTable,
		"account_id" | "id" | "created_at" | "ref_numbers" | "shipment_tags"
	>,
): Referenced {
	return {
		accountId: row.account_id,
		type: "tracking_request",
		id: row.id,
		createdAt: row.created_at,
		references: fromJsonText(row.ref_numbers),
		tags: fromJsonText(row.shipment_tags),
	};
}

/** Adds the references and search terms of new requests, in the transaction that adds the requests. */
export async function keepNewRequests(
	db: Queries,
	accountId: string,
	rows: readonly TrackingRequestTable[],
): Promise<void> {
	await insertReferences(db, ...rows.map(requestReferences));
	await keepTerms(
		db,
		accountId,
		"tracking_request",
		rows.map((row) => ({
			id: row.id,
			before: undefined,
			after: requestTerms(row),
		})),
	);
}

/** Updates the search terms of a changed request, in the transaction that writes the request. */
export function keepRequestTerms(
	db: Queries,
	before: TrackingRequestTable,
	row: TrackingRequestTable,
): Promise<void> {
	return keepTerms(db, row.account_id, "tracking_request", [
		{ id: row.id, before: requestTerms(before), after: requestTerms(row) },
	]);
}
