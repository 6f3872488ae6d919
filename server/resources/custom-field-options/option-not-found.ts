import type { Queries } from "../../database/database.ts";
import { type ApiError, notFound } from "../../http/replies/api-error.ts";
import { findDefinition } from "../custom-field-schemas/definition-queries.ts";

/** The error for a missing option. Of the two ids in the path it names the one that the account does not have. */
export async function optionNotFound(
	db: Queries,
	accountId: string,
	{ id }: { readonly id: string },
): Promise<ApiError> {
	const definition = await findDefinition(db, accountId, id);
	return notFound({ parameter: definition ? "option_id" : "id" });
}
