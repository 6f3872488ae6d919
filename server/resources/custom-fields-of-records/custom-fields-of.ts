import type {
	CustomFieldDocument,
	CustomFieldListDocument,
	CustomFieldSetDocument,
	CustomFieldUpdateDocument,
} from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { byAge } from "../../database/record-id.ts";
import { transact } from "../../database/transact.ts";
import { ApiError, notFound } from "../../http/replies/api-error.ts";
import { refuseOtherId } from "../../json-api/body-id.ts";
import { describeWhole } from "../../json-api/page.ts";
import type { Services } from "../../services/services.ts";
import { openDefinitionNamed } from "../custom-field-schemas/definition-queries.ts";
import {
	deleteCustomFieldRow,
	findCustomFieldsOf,
} from "../custom-fields/custom-field-queries.ts";
import { customFieldPath } from "../custom-fields/custom-field-serializer.ts";
import type { CustomFieldTable } from "../custom-fields/custom-field-table.ts";
import {
	describeCustomField,
	describeCustomFields,
} from "../custom-fields/describe-custom-fields.ts";
import {
	type Entity,
	entityTypeOf,
	hasEntity,
} from "../custom-fields/entity.ts";
import {
	changeCustomField,
	openField,
	putCustomField,
} from "../custom-fields/put-custom-field.ts";

/** A request about the custom fields of one record. */
interface FieldsRequest {
	readonly path: { readonly id: string };
	readonly account: { readonly id: string };
	readonly requestUrl: string;
	readonly services: Services;
}

type ValueRequest = FieldsRequest & {
	readonly path: { readonly api_slug: string };
};

type Type = Entity["type"];

/** The record of the path. Throws the same 404 for an unknown record as for one of another account. */
async function entityIn(
	db: Queries,
	{ path, account }: FieldsRequest | ValueRequest,
	type: Type,
): Promise<Entity> {
	const entity = { type, id: path.id };
	if (await hasEntity(db, account.id, entity)) return entity;
	throw notFound("api_slug" in path ? { parameter: "id" } : undefined);
}

/** The value in the path, named by the slug of its field. */
async function valueIn(
	db: Queries,
	request: ValueRequest,
	type: Type,
): Promise<CustomFieldTable> {
	const { path, account } = request;
	const entity = await entityIn(db, request, type);
	const entityType = entityTypeOf(entity);
	const field = await openDefinitionNamed(
		db,
		account.id,
		entityType,
		path.api_slug,
	);
	const rows = await findCustomFieldsOf(db, account.id, entity.id);
	const row = rows.find(({ definition_id }) => definition_id === field?.id);
	if (row) return row;
	throw new ApiError(404, {
		code: "not_found",
		detail: `the record has no value of a field ${path.api_slug}; check the slug`,
		source: { parameter: "api_slug" },
	});
}

/** All values of a record, newest first. */
export async function listOf(
	type: Type,
	request: FieldsRequest,
): Promise<CustomFieldListDocument> {
	const { account, requestUrl, services } = request;
	const { db } = services.database;
	const { id } = await entityIn(db, request, type);
	const rows = await findCustomFieldsOf(db, account.id, id);
	const newestFirst = byAge(rows).reverse();
	const data = await describeCustomFields(db, account.id, newestFirst);
	return { data, ...describeWhole(requestUrl, data.length) };
}

/** Sets a value of a record. */
export async function setOf(
	type: Type,
	request: FieldsRequest & { readonly body: CustomFieldSetDocument },
): Promise<{ document: CustomFieldDocument; path: string }> {
	const { account, body, requestUrl, services } = request;
	const { database } = services;
	const { api_slug: slug, value } = body.data.attributes;
	const row = await transact(database, async (transaction) => {
		const entity = await entityIn(transaction, request, type);
		const field = await openField(transaction, account.id, entity, slug);
		return putCustomField(transaction, services, field, entity, value);
	});
	const data = await describeCustomField(database.db, account.id, row);
	const path = customFieldPath(row.id);
	const links = { self: new URL(path, requestUrl).href };
	return { document: { data, links }, path };
}

/** Replaces a value of a record. */
export async function changeOf(
	type: Type,
	request: ValueRequest & { readonly body: CustomFieldUpdateDocument },
): Promise<CustomFieldDocument> {
	const { account, body, requestUrl, services } = request;
	const { database } = services;
	const row = await transact(database, async (transaction) => {
		const found = await valueIn(transaction, request, type);
		refuseOtherId(found.id, body.data.id);
		const { value } = body.data.attributes;
		return changeCustomField(transaction, services, found, value);
	});
	const data = await describeCustomField(database.db, account.id, row);
	return { data, links: { self: requestUrl } };
}

/** Deletes a value of a record. */
export async function deleteOf(
	type: Type,
	request: ValueRequest,
): Promise<void> {
	const { account, services } = request;
	await transact(services.database, async (transaction) => {
		const { id } = await valueIn(transaction, request, type);
		await deleteCustomFieldRow(transaction, account.id, id);
	});
}
