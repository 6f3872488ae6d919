import type { CustomFieldDefinitionUpdateDocument } from "../../../generated/openapi.ts";
import { toJsonText } from "../../database/json-text.ts";
import { transact } from "../../database/transact.ts";
import type { Operation } from "../../http/operation.ts";
import {
	notFound,
	type Problem,
	refuseProblems,
} from "../../http/replies/api-error.ts";
import { refuseOtherId } from "../../json-api/body-id.ts";
import { toInstant } from "../../runtime/clock.ts";
import {
	openDefinition,
	setDefinition,
} from "../custom-field-schemas/definition-queries.ts";
import type { DefinitionTable } from "../custom-field-schemas/definition-table.ts";
import { storedEntityType } from "../custom-field-schemas/entity-type.ts";
import { findOptionsOf } from "../custom-field-schemas/option-queries.ts";
import { checkedDefault } from "./check-definition.ts";
import { serializeDefinition } from "./definition-serializer.ts";

type Wanted = CustomFieldDefinitionUpdateDocument["data"]["attributes"];

/** Throws a 422 for each given member that cannot be changed and differs. */
function refuseChanges(row: DefinitionTable, wanted: Wanted): void {
	const { entity_type: given } = wanted;
	const fixed = {
		entity_type: given && storedEntityType(given),
		api_slug: wanted.api_slug,
		data_type: wanted.data_type,
		reference_type: wanted.reference_type,
	};
	const problems = Object.entries(fixed).flatMap(
		([name, value]): Partial<Problem>[] => {
			const present = row[name as keyof typeof fixed];
			if (value === undefined || value === present) return [];
			return [
				{
					code: "not_allowed",
					detail: `${name} is ${present} and cannot be changed; define another field`,
					source: { pointer: `/data/attributes/${name}` },
				},
			];
		},
	);
	refuseProblems(problems);
}

/** A definition with the given attributes. */
function changed(row: DefinitionTable, wanted: Wanted): DefinitionTable {
	const { display_name, description, validation, default_format } = wanted;
	const { default_value: value } = wanted;
	return {
		...row,
		...(display_name !== undefined && { display_name: display_name.trim() }),
		...(description !== undefined && { description }),
		...(validation !== undefined && {
			validation: validation && toJsonText(validation),
		}),
		...(default_format !== undefined && { default_format }),
		...(value !== undefined && {
			default_value: value === null ? null : toJsonText(value),
		}),
	};
}

/** PATCH /custom_field_definitions/{id}: changes the given attributes. Existing values stay, even if they no longer fit. */
export const updateCustomFieldDefinition: Operation<
	"updateCustomFieldDefinition"
> = async ({ path, body, account, requestUrl, services, reply }) => {
	const { database, clock } = services;
	refuseOtherId(path.id, body.data.id);
	const wanted = body.data.attributes;
	const data = await transact(database, async (transaction) => {
		const row = await openDefinition(transaction, account.id, path.id);
		if (!row) throw notFound();
		refuseChanges(row, wanted);
		const options = await findOptionsOf(transaction, account.id, row.id);
		const unchecked = changed(row, wanted);
		const next = {
			...unchecked,
			default_value: await checkedDefault(transaction, unchecked, options),
			updated_at: toInstant(clock.now()),
		};
		const { account_id: _, id: __, ...changes } = next;
		await setDefinition(transaction, row, changes);
		return serializeDefinition(next, options);
	});
	return reply(200, { data, links: { self: requestUrl } });
};
