import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import type { InitialValue } from "../../resources/custom-fields/default-values.ts";
import { readInitialValues } from "../../resources/custom-fields/initial-values.ts";
import type { Derivation } from "../derivation/derivation.ts";
import type { ShipmentRecords } from "./shipment-records.ts";

/** Values of custom fields that new records get, by the id of the record. */
export type NewRecordValues = ReadonlyMap<string, readonly InitialValue[]>;

/**
 * The values that the request and the defaults of fields have for the records of a derivation that are new. Records that exist already have had theirs, and belong
 * to the user.
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
