import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { OptionTable } from "../custom-field-schemas/definition-table.ts";
import { findOptionsByIds } from "../custom-field-schemas/option-queries.ts";
import { ownersOf } from "../search-terms/find-terms.ts";
import type {
	Entity,
	FoundTerm,
	RecordTerm,
	Searched,
} from "../search-terms/search-table.ts";
import { searchKey } from "../search-terms/search-terms.ts";
import { readAll } from "./found-records.ts";

/** The most options that a search looks up, those with the text as their whole label first. */
const MOST_OPTIONS = 10;

/** The most values that a search reads to find the records of options, because other fields can have values of the same name. */
const MOST_VALUES = 2_000;

// A deleted field can still have values until a job has removed them.
const selectValues = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("custom_fields")
			.innerJoin("custom_field_definitions as definition", (join) =>
				join
					.onRef("definition.account_id", "=", "custom_fields.account_id")
					.onRef("definition.id", "=", "custom_fields.definition_id"),
			)
			.select([
				"custom_fields.id",
				"custom_fields.definition_id",
				"custom_fields.entity_type",
				"custom_fields.entity_id",
				"custom_fields.value",
			])
			.where("custom_fields.account_id", "=", accountId)
			.where("definition.account_id", "=", accountId)
			.where("custom_fields.id", "in", ids),
);

type FoundValue = Awaited<ReturnType<typeof selectValues>>[number];

const ENTITIES = {
	Shipment: "shipment",
	Container: "cargo",
	TrackingRequest: "tracking_request",
} as const satisfies Record<FoundValue["entity_type"], Entity>;

/** The record that has a value. */
const recordOf = ({ entity_type, entity_id }: FoundValue): Searched => ({
	entity: ENTITIES[entity_type],
	id: entity_id,
});

const hasOption = (found: FoundValue, { definition_id, value }: OptionTable) =>
	found.definition_id === definition_id &&
	[fromJsonText(found.value)].flat().includes(value);

/** The latest records that have an option: `enough` of them or more, unless fewer are among the latest `most` values of its name. */
async function recordsWith(
	db: Queries,
	accountId: string,
	option: OptionTable,
	{ enough, most }: { readonly enough: number; readonly most: number },
): Promise<Searched[]> {
	const records: Searched[] = [];
	let looked = 0;
	const term = searchKey(option.value);
	for await (const owners of ownersOf(db, accountId, term)) {
		const ids = owners
			.filter(({ entity }) => entity === "custom_field")
			.map((owner) => owner.record_id);
		const values = await readAll(db, accountId, selectValues, ids);
		for (const value of values.values())
			if (hasOption(value, option)) records.push(recordOf(value));
		looked += owners.length;
		if (records.length >= enough || looked >= most) break;
		await giveWay();
	}
	return records;
}

/** The latest records that have each of some options, by the id of the option. */
async function recordsOfOptions(
	db: Queries,
	accountId: string,
	ids: readonly string[],
	enough: number,
): Promise<Map<string, Searched[]>> {
	const chosen = [...new Set(ids)].slice(0, MOST_OPTIONS);
	const options = await readAll(db, accountId, findOptionsByIds, chosen);
	const limits = { enough, most: MOST_VALUES / options.size };
	const records = new Map<string, Searched[]>();
	for (const [id, option] of options)
		records.set(id, await recordsWith(db, accountId, option, limits));
	return records;
}

/** Replaces values and options of custom fields by the records that have them: of an option the latest, at least `enough`. */
export async function withRecords(
	db: Queries,
	accountId: string,
	terms: readonly FoundTerm[],
	enough: number,
): Promise<RecordTerm[]> {
	const idsOf = (wanted: FoundTerm["entity"]) =>
		terms
			.filter(({ entity }) => entity === wanted)
			.map((term) => term.record_id);
	const values = await readAll(
		db,
		accountId,
		selectValues,
		idsOf("custom_field"),
	);
	const ofOptions = await recordsOfOptions(
		db,
		accountId,
		idsOf("custom_field_option"),
		enough,
	);
	const recordsFor = ({ entity, record_id: id }: FoundTerm): Searched[] => {
		if (entity === "custom_field_option") return ofOptions.get(id) ?? [];
		if (entity !== "custom_field") return [{ entity, id }];
		const value = values.get(id);
		return value ? [recordOf(value)] : [];
	};
	return terms.flatMap((term) =>
		recordsFor(term).map(({ entity, id }) => ({
			...term,
			entity,
			record_id: id,
		})),
	);
}
