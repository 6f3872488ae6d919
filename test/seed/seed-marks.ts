import type { Queries } from "../../server/database/database.ts";
import { toJsonText } from "../../server/database/json-text.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { addToCounter } from "../../server/resources/accounts/account-counters.ts";
import { insertDefinition } from "../../server/resources/custom-field-schemas/definition-queries.ts";
import type { DefinitionTable } from "../../server/resources/custom-field-schemas/definition-table.ts";
import type { CustomFieldTable } from "../../server/resources/custom-fields/custom-field-table.ts";
import { partyNameKey } from "../../server/resources/parties/party-name.ts";
import { insertParty } from "../../server/resources/parties/party-queries.ts";
import type { PartyTable } from "../../server/resources/parties/party-table.ts";
import { madeAt } from "./seed-numbers.ts";

const CUSTOMERS = 200;

/** The custom field of each kind of record, and the share of records that have a value: one in this many. */
const FIELDS = { Shipment: 2, Container: 4, TrackingRequest: 10 } as const;

/** Values of such a field. */
const PROJECTS = 1_000;

type Marked = keyof typeof FIELDS;

/** The additions of a seeded account's user: customers, and a field definition for each kind of record. */
export interface SeedMarks {
	readonly accountId: string;
	readonly customers: readonly PartyTable[];
	readonly definitionIds: Readonly<Record<Marked, string>>;
}

function customerRow(accountId: string, index: number): PartyTable {
	const name = `Customer ${index}`;
	return {
		account_id: accountId,
		id: newRecordId(),
		company_name: name,
		name_key: partyNameKey(name),
		created_at: madeAt(index),
	};
}

function definitionRow(accountId: string, type: Marked): DefinitionTable {
	return {
		account_id: accountId,
		id: newRecordId(),
		entity_type: type,
		api_slug: "project",
		display_name: "Project",
		description: null,
		data_type: "short_text",
		reference_type: null,
		validation: null,
		default_format: null,
		default_value: null,
		created_at: madeAt(0),
		updated_at: madeAt(0),
	};
}

/** Adds customers and the definitions of fields to an account. */
export async function writeMarks(
	db: Queries,
	accountId: string,
): Promise<SeedMarks> {
	const customers = Array.from({ length: CUSTOMERS }, (_, index) =>
		customerRow(accountId, index),
	);
	for (const row of customers) await insertParty(db, row);
	await addToCounter(db, accountId, "parties", CUSTOMERS);
	const types = Object.keys(FIELDS) as Marked[];
	const definitions = types.map((type) => definitionRow(accountId, type));
	for (const row of definitions) await insertDefinition(db, row);
	await addToCounter(
		db,
		accountId,
		"custom_field_definitions",
		definitions.length,
	);
	return {
		accountId,
		customers,
		definitionIds: Object.fromEntries(
			definitions.map((row) => [row.entity_type, row.id]),
		) as Record<Marked, string>,
	};
}

/** The customer of the shipment of an index; one in four has none. */
export function customerOf(
	{ customers }: SeedMarks,
	index: number,
): PartyTable | undefined {
	return index % 4 === 3 ? undefined : customers[index % CUSTOMERS];
}

/** Tags of the shipment of an index: one that all have, and one that few have. */
export function tagsOf(index: number): string[] {
	return ["seeded", `week-${index % 1_000}`];
}

/** Values of a kind's field for some of the records; these have the indexes from `first` on. */
export function valueRows(
	{ accountId, definitionIds }: SeedMarks,
	type: Marked,
	ids: readonly string[],
	first: number,
): CustomFieldTable[] {
	return ids.flatMap((entityId, place) => {
		const index = first + place;
		if (index % FIELDS[type] !== 0) return [];
		return {
			account_id: accountId,
			id: newRecordId(),
			definition_id: definitionIds[type],
			entity_type: type,
			entity_id: entityId,
			value: toJsonText(`Project ${index % PROJECTS}`),
			created_at: madeAt(index),
			updated_at: madeAt(index),
		};
	});
}
