import { type RawBuilder, sql } from "kysely";
import type { DocumentTable } from "./poll-times.ts";

const COLUMNS: Readonly<Record<DocumentTable, RawBuilder<string>>> = {
	shipments: sql<string>`coalesce((
	select updated_at from listed_shipments
	where listed_shipments.account_id = shipments.account_id and record_id = shipments.id
), '')`,
	containers: sql<string>`coalesce((
	select updated_at from listed_containers
	where listed_containers.account_id = containers.account_id and record_id = containers.id
), '')`,
	transport_events: sql<string>`''`,
};

/** The column that says when a record last changed, which {@link withUpdatedAt} takes; empty where no list has it. */
export function changedAt(table: DocumentTable) {
	return COLUMNS[table].as("changed_at");
}

/** Adds `updated_at` to the text of a record, which is stored without it. Only for replies: stored texts must not have it. */
export function withUpdatedAt<Text extends string>(
	document: Text,
	updatedAt: string,
): Text {
	// A quote in a user's text has a backslash before it, so it cannot match.
	const at = updatedAt === "" ? -1 : document.indexOf('"created_at":');
	if (at < 0) return document;
	return `${document.slice(0, at)}"updated_at":"${updatedAt}",${document.slice(at)}` as Text;
}
