import { transact } from "../../database/transact.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { addToCounter } from "../accounts/account-counters.ts";
import { deleteDefinition } from "../custom-field-schemas/definition-queries.ts";
import { planFieldRemoval } from "../planned-jobs/plan-field-removal.ts";

/** DELETE /custom_field_definitions/{id}: deletes a definition with its options and values. */
export const deleteCustomFieldDefinition: Operation<
	"deleteCustomFieldDefinition"
> = async ({ path, account, services, reply }) => {
	const { database, clock } = services;
	await transact(database, async (transaction) => {
		if (!(await deleteDefinition(transaction, account.id, path.id)))
			throw notFound();
		await planFieldRemoval(transaction, clock, account.id, path.id);
		const name = "custom_field_definitions";
		await addToCounter(transaction, account.id, name, -1);
	});
	return reply(204);
};
