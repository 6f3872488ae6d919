import type { InitialCustomFields } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { type Problem, refuseProblems } from "../../http/replies/api-error.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { CustomFieldValue } from "../custom-field-rules/field-rules.ts";
import { findDefinitionsNamed } from "../custom-field-schemas/definition-queries.ts";
import type { DefinitionTable } from "../custom-field-schemas/definition-table.ts";
import {
	type FieldSchema,
	findSchemas,
} from "../custom-field-schemas/field-schema.ts";
import { findReferencedNames } from "../custom-field-schemas/referenced-records.ts";
import { trackingNumberKey } from "../references/tracking-number.ts";
import { findDefaultValues, type InitialValue } from "./default-values.ts";
import {
	fittingValue,
	submittedReference,
	unknownField,
} from "./fitting-value.ts";

/** The most problems in one error. */
const MOST_PROBLEMS = 100;

const POINTER = "/data/attributes/initial_custom_fields";

/** The `initial_custom_fields` of a tracking request, if any. */
export type Submitted = InitialCustomFields | null | undefined;

/** A submitted value with its place in the request. */
interface SubmittedValue {
	readonly pointer: string;
	readonly entityType: "Shipment" | "Container";
	readonly slug: string;
	readonly given: CustomFieldValue;
	/** Key of its container's number; null for all containers. */
	readonly numberKey: string | null;
}

function submittedValues(submitted: Submitted): SubmittedValue[] {
	const { shipment, containers } = submitted ?? {};
	return [
		...(shipment ?? []).map(
			({ api_slug: slug, value: given }, index): SubmittedValue => ({
				pointer: `${POINTER}/shipment/${index}`,
				entityType: "Shipment",
				slug,
				given,
				numberKey: null,
			}),
		),
		...(containers ?? []).map(
			({ api_slug: slug, value: given, number }, index): SubmittedValue => ({
				pointer: `${POINTER}/containers/${index}`,
				entityType: "Container",
				slug,
				given,
				numberKey: number ? trackingNumberKey(number) : null,
			}),
		),
	];
}

/** The current definitions of the fields that submitted values name. */
export interface NamedFields {
	/** Schemas by kind of record and slug. */
	readonly schemas: ReadonlyMap<string, FieldSchema>;
	/** The records of the account that values refer to, by `recordKey`. */
	readonly names: ReadonlyMap<string, string>;
}

const fieldKey = (entityType: string, slug: string) => `${entityType} ${slug}`;

/** Finds the fields that these values name. Without values it makes no query. */
export async function findNamedFields(
	db: Queries,
	accountId: string,
	submitted: readonly Submitted[],
): Promise<NamedFields> {
	const values = submitted.flatMap(submittedValues);
	const slugs = [...new Set(values.map(({ slug }) => slug))];
	const definitions = await findDefinitionsNamed(db, accountId, slugs);
	const found = await findSchemas(db, accountId, definitions);
	const schemas = new Map(
		[...found.values()].map((schema) => {
			const { entity_type, api_slug } = schema.definition;
			return [fieldKey(entity_type, api_slug), schema];
		}),
	);
	const references = values.flatMap(({ entityType, slug, given }) => {
		const schema = schemas.get(fieldKey(entityType, slug));
		return (schema && submittedReference(given, schema.rules)) ?? [];
	});
	const names = await findReferencedNames(db, accountId, references);
	return { schemas, names };
}

function readInitialValue(
	{ pointer, entityType, slug, given }: SubmittedValue,
	{ schemas, names }: NamedFields,
): InitialValue | Partial<Problem> {
	const schema = schemas.get(fieldKey(entityType, slug));
	if (!schema) {
		const source = { pointer: `${pointer}/api_slug` };
		const detail = unknownField(entityType, slug);
		return { code: "not_allowed", detail, source };
	}
	const read = fittingValue(given, schema.rules, names);
	if ("value" in read)
		return { definition: schema.definition, value: read.value };
	const { place, code, detail } = read;
	return { code, detail, source: { pointer: `${pointer}/value${place}` } };
}

/** Throws a 422 with the values that have no field or do not fit, up to a hundred. Gives way between values. */
export async function checkInitialValues(
	submitted: Submitted,
	fields: NamedFields,
): Promise<void> {
	const problems: Partial<Problem>[] = [];
	for (const value of submittedValues(submitted)) {
		const read = readInitialValue(value, fields);
		if (!("definition" in read)) problems.push(read);
		if (problems.length === MOST_PROBLEMS) break;
		await giveWay();
	}
	refuseProblems(problems);
}

/** The initial values for the records of a request. */
export interface InitialValues {
	readonly shipment: readonly InitialValue[];
	/** Values of a container by its number; containers without own values share one list. */
	ofContainer(number: string): readonly InitialValue[];
}

type ByDefinition = ReadonlyMap<string, InitialValue>;

/** Values by field; later ones replace earlier ones. */
function byDefinition(values: Iterable<InitialValue>): ByDefinition {
	return new Map([...values].map((one) => [one.definition.id, one]));
}

/**
 * The initial values for the records of a request by the account's current fields: submitted values, or otherwise defaults. Submitted
 * values that have no field or do not fit are left out. Gives way between values.
 */
export async function readInitialValues(
	db: Queries,
	accountId: string,
	submitted: Submitted,
): Promise<InitialValues> {
	const fields = await findNamedFields(db, accountId, [submitted]);
	const read: (InitialValue & SubmittedValue)[] = [];
	for (const value of submittedValues(submitted)) {
		const one = readInitialValue(value, fields);
		if ("definition" in one) read.push({ ...value, ...one });
		await giveWay();
	}
	const defaults = await findDefaultValues(db, accountId, [
		"Shipment",
		"Container",
	]);
	const defaultsOf = (type: DefinitionTable["entity_type"]) =>
		defaults.filter(({ definition }) => definition.entity_type === type);
	const ofType = Map.groupBy(read, ({ entityType }) => entityType);
	const byNumber = Map.groupBy(
		ofType.get("Container") ?? [],
		({ numberKey }) => numberKey,
	);
	const shared = byDefinition([
		...defaultsOf("Container"),
		...(byNumber.get(null) ?? []),
	]);
	const ofAll = [...shared.values()];
	return {
		shipment: [
			...byDefinition([
				...defaultsOf("Shipment"),
				...(ofType.get("Shipment") ?? []),
			]).values(),
		],
		ofContainer(number) {
			const own = byNumber.get(trackingNumberKey(number));
			if (!own) return ofAll;
			return [...byDefinition([...ofAll, ...own]).values()];
		},
	};
}
