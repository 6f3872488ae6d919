import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import {
	insertReferences,
	type Referenced,
} from "../references/reference-queries.ts";
import { keepTerms } from "../search-terms/search-queries.ts";
import { requestTerms } from "../search-terms/search-terms.ts";
import type { TrackingRequestTable } from "./tracking-request-table.ts";

/** A tracking request with the references and tags by which it is found. */
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

/** Keeps by which references and terms new requests of an account are found. In the transaction that adds them. */
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

/** Keeps by which terms a search finds a changed request. In the transaction that writes it. */
export function keepRequestTerms(
	db: Queries,
	before: TrackingRequestTable,
	row: TrackingRequestTable,
): Promise<void> {
	return keepTerms(db, row.account_id, "tracking_request", [
		{ id: row.id, before: requestTerms(before), after: requestTerms(row) },
	]);
}
