import type { Queries } from "../../database/database.ts";
import { newRecordId } from "../../database/record-id.ts";
import { beforeCommit } from "../../database/transact.ts";
import type { Services } from "../../services/services.ts";
import { addUpToLimit } from "../accounts/limited-counters.ts";
import { keepDefinitions } from "../custom-field-schemas/definition-queries.ts";
import { insertCustomFields } from "./custom-field-queries.ts";
import type { CustomFieldTable } from "./custom-field-table.ts";
import type { InitialValue } from "./default-values.ts";

/** The initial values of a new record. */
export interface NewValues {
	readonly entityId: string;
	readonly values: readonly InitialValue[];
}

/**
 * Sets the values of new records at the end of the transaction that adds the records. Leaves out values of deleted fields, and values
 * beyond the account's limit.
 */
export async function insertInitialValues(
	db: Queries,
	limits: Services["limits"],
	accountId: string,
	records: readonly NewValues[],
	now: string,
): Promise<void> {
	const named = records.flatMap(({ values }) =>
		values.map(({ definition }) => definition.id),
	);
	if (named.length === 0) return;
	const kept = await keepDefinitions(db, accountId, [...new Set(named)]);
	const rows = records.flatMap(({ entityId, values }) =>
		values
			.filter(({ definition }) => kept.has(definition.id))
			.map(
				({ definition, value }): CustomFieldTable => ({
					account_id: accountId,
					id: newRecordId(),
					definition_id: definition.id,
					entity_type: definition.entity_type,
					entity_id: entityId,
					value,
					created_at: now,
					updated_at: now,
				}),
			),
	);
	await beforeCommit(db, "limits", async (last) => {
		const room = await addUpToLimit(
			last,
			accountId,
			"custom_fields",
			rows.length,
			limits.customFields,
		);
		await insertCustomFields(last, accountId, rows.slice(0, room));
	});
}
