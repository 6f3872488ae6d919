import { addToCounter } from "../../server/resources/accounts/account-counters.ts";
import type {
	Tenant,
	TestLandfall,
} from "../support/installation/test-landfall.ts";
import { recordExamples } from "../support/records/example-records.ts";
import { EXAMPLES } from "../support/records/examples.ts";
import { MISSING_ID } from "../support/replies/missing-id.ts";
import type { Wrong } from "./wrong-request.ts";

const TEXT_FIELD = {
	entity_type: "Shipment",
	api_slug: "purchase_order_number",
	display_name: "Purchase order",
	data_type: "short_text",
};
const CHOICE = {
	...TEXT_FIELD,
	entity_type: "Container",
	api_slug: "hazmat_class",
	data_type: "enum",
};
const DEFINITIONS = "/custom_field_definitions";

const send = (
	path: string,
	body: unknown,
	tenant?: Tenant,
	method = "POST",
) => ({
	path,
	method,
	body,
	...(tenant && { tenant }),
});

const defining = (attributes: object, tenant?: Tenant) =>
	send(
		DEFINITIONS,
		{ data: { type: "custom_field_definition", attributes } },
		tenant,
	);

const option = (value: unknown, label: unknown = "One") => ({
	data: { type: "custom_field_option", attributes: { label, value } },
});

async function post(tenant: Tenant, path: string, body: unknown) {
	const reply = await tenant.send("POST", path, body);
	return ((await reply.json()) as { data: { id: string } }).data.id;
}

/** A request for each example of an error about custom fields, by operation and name of the example. */
export function wrongCustomFields({
	addTenant,
	db,
}: TestLandfall): Record<string, Wrong | (() => Promise<Wrong>)> {
	let counted = 0;

	/** A new tenant with a definition, and the path of the definition's options. */
	async function defined(attributes: object) {
		const tenant = await addTenant(`defining ${counted++}`);
		const { path, body } = defining(attributes);
		const id = await post(tenant, path, body);
		return { tenant, id, options: `${DEFINITIONS}/${id}/options` };
	}

	/** A request for a value of the text field of a new tenant with the example records. */
	async function valuing(
		slug: string,
		value: unknown,
		entityId: string = EXAMPLES.shipment.id,
	) {
		const { tenant } = await defined({
			...TEXT_FIELD,
			validation: { pattern: "^PO-[0-9]+$" },
		});
		await recordExamples(db, tenant.account.id);
		const entity = { data: { id: entityId, type: "shipment" } };
		return send(
			"/custom_fields",
			{
				data: {
					type: "custom_field",
					attributes: { api_slug: slug, value },
					relationships: { entity },
				},
			},
			tenant,
		);
	}
	const slug = TEXT_FIELD.api_slug;

	return {
		"createCustomField unknown_field": () => valuing("order", "x"),
		"createCustomField does_not_fit": () => valuing(slug, "x"),
		"createCustomField unknown_entity": () => valuing(slug, "PO-7", MISSING_ID),
		"createCustomField limit_reached": async () => {
			const wrong = await valuing(slug, "PO-7");
			const accountId = wrong.tenant?.account.id ?? "";
			await addToCounter(db, accountId, "custom_fields", 1_000_000);
			return wrong;
		},
		"createCustomFieldDefinition several_errors": defining({
			entity_type: "Shipment",
			api_slug: "Order no",
			display_name: "",
			data_type: "text",
		}),
		"createCustomFieldDefinition duplicate": async () => {
			const { tenant } = await defined(TEXT_FIELD);
			return defining(TEXT_FIELD, tenant);
		},
		"createCustomFieldDefinition bad_pattern": defining({
			...TEXT_FIELD,
			validation: { pattern: "(?=a)b" },
		}),
		"createCustomFieldDefinition bad_default": defining({
			...TEXT_FIELD,
			data_type: "number",
			validation: { maximum: 1000 },
			default_value: 1001,
		}),
		"createCustomFieldDefinition limit_reached": async () => {
			const tenant = await addTenant("definitions");
			const name = "custom_field_definitions";
			await addToCounter(db, tenant.account.id, name, 100);
			return defining(TEXT_FIELD, tenant);
		},
		"updateCustomFieldDefinition immutable": async () => {
			const { tenant, id } = await defined(TEXT_FIELD);
			const { body } = defining({ data_type: "number" });
			return send(`${DEFINITIONS}/${id}`, body, tenant, "PATCH");
		},
		"createCustomFieldOption several_errors": async () => {
			const { tenant, options } = await defined(CHOICE);
			return send(options, option("", 7), tenant);
		},
		"createCustomFieldOption duplicate": async () => {
			const { tenant, options } = await defined(CHOICE);
			await post(tenant, options, option("class_3"));
			return send(options, option("class_3"), tenant);
		},
		"createCustomFieldOption no_choice": async () => {
			const { tenant, options } = await defined(TEXT_FIELD);
			return send(options, option("one"), tenant);
		},
		"createCustomFieldOption limit_reached": async () => {
			const { tenant, options } = await defined(CHOICE);
			for (let number = 0; number < 200; number++)
				await post(tenant, options, option(`class_${number}`));
			return send(options, option("one too many"), tenant);
		},
		"updateCustomFieldOption immutable": async () => {
			const { tenant, options } = await defined(CHOICE);
			const id = await post(tenant, options, option("none"));
			return send(`${options}/${id}`, option("any"), tenant, "PATCH");
		},
	};
}
