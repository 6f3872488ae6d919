import type { Queries } from "../../database/database.ts";
import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import { transact } from "../../database/transact.ts";
import type { Operation } from "../../http/operation.ts";
import { toInstant } from "../../runtime/clock.ts";
import {
	openDefinition,
	setDefinition,
} from "../custom-field-schemas/definition-queries.ts";
import type { DefinitionTable } from "../custom-field-schemas/definition-table.ts";
import { deleteOption } from "../custom-field-schemas/option-queries.ts";
import { optionNotFound } from "./option-not-found.ts";

/** Removes a deleted option from the default of its field, so that no new record gets it. */
async function removeFromDefault(
	db: Queries,
	definition: DefinitionTable,
	value: string,
	updatedAt: string,
): Promise<void> {
	if (definition.default_value === null) return;
	const before = fromJsonText(definition.default_value);
	const left = Array.isArray(before)
		? before.filter((one) => one !== value)
		: [before].filter((one) => one !== value);
	if (left.length === [before].flat().length) return;
	const isList = Array.isArray(before) && left.length > 0;
	await setDefinition(db, definition, {
		default_value: isList ? toJsonText(left as string[]) : null,
		updated_at: updatedAt,
	});
}

/** DELETE /custom_field_definitions/{id}/options/{option_id}: deletes an option. Values that use it stay. */
export const deleteCustomFieldOption: Operation<
	"deleteCustomFieldOption"
> = async ({ path, account, services, reply }) => {
	const { database, clock } = services;
	await transact(database, async (transaction) => {
		const { id, option_id: optionId } = path;
		const definition = await openDefinition(transaction, account.id, id);
		const gone =
			definition && (await deleteOption(transaction, account.id, id, optionId));
		if (!gone) throw await optionNotFound(transaction, account.id, path);
		const now = toInstant(clock.now());
		await removeFromDefault(transaction, definition, gone.value, now);
	});
	return reply(204);
};
