import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import type { InitialValue } from "../../resources/custom-fields/default-values.ts";
import { readInitialValues } from "../../resources/custom-fields/initial-values.ts";
import type { Derivation } from "../derivation/derivation.ts";
import type { ShipmentRecords } from "./shipment-records.ts";

/** The initial custom field values of new records, by the id of the record. */
export type NewRecordValues = ReadonlyMap<string, readonly InitialValue[]>;

/**
 * The initial custom field values of new records: those of the request and the defaults of the fields. Existing records already have
 * values, which users may have changed.
 */
export async function newRecordValues(
	db: Queries,
	{ request, shipment, recorded }: Derivation,
	records: ShipmentRecords,
): Promise<NewRecordValues> {
	const { account_id: accountId, initial_custom_fields: text } = request;
	const added = records.containers.filter(
		({ id }) => !recorded.containerDocuments.has(id),
	);
	const isNothingNew = shipment !== undefined && added.length === 0;
	if (isNothingNew) return new Map();
	const submitted = text === null ? null : fromJsonText(text);
	const initial = await readInitialValues(db, accountId, submitted);
	return new Map([
		...(shipment ? [] : [[records.shipment.id, initial.shipment] as const]),
		...added.map(
			({ id, number }) => [id, initial.ofContainer(number)] as const,
		),
	]);
}
