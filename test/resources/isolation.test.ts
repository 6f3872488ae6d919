import { describe, expect, it } from "vitest";
import {
	type ContractOperation,
	contractOperations,
	loadContract,
} from "../../server/http/contract/contract.ts";
import { exampleRequest } from "../contract/example-request.ts";
import {
	startTestLandfall,
	type Tenant,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startReceiver } from "../support/peers/receiver.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { trackNumber } from "../support/records/track-number.ts";
import { readIds, readList } from "../support/replies/list-replies.ts";
import { MISSING_ID } from "../support/replies/missing-id.ts";
import { errorDocumentOf } from "../support/replies/problems.ts";
import { eventually } from "../support/time/eventually.ts";

const { document } = loadContract();
const operations = contractOperations(document);
/** Collections whose records all accounts share. */
const SHARED =
	/^\/(locations|ports|terminals|metro_areas|rail_terminals|vessels|shipping_lines|webhooks\/events)\b/;
const owned = operations.filter(({ path }) => !SHARED.test(path));
const BY_ID = owned.filter(({ path }) => path.includes("{id}"));
// A search needs a text; its own test covers other accounts too.
const LISTS = owned.filter(
	({ id, path }) =>
		id.startsWith("list") && !path.includes("{id}") && path !== "/search",
);

/** A body that the operation accepts: the contract's example, without the id of the example's record. */
function bodyOf(operation: ContractOperation): string | undefined {
	const { body } = exampleRequest(document, operation);
	if (body === undefined) return undefined;
	return JSON.stringify(JSON.parse(body), (name, value) =>
		name === "data" ? { ...value, id: undefined } : value,
	);
}

/** The records as the first account reads them before the requests of another. */

function readRecords(): Promise<unknown[]> {
	return Promise.all(
		[...records].map(async ([collection, id]) => {
			const reply = await landfall.fetch(`${collection}/${id}`);
			return ((await reply.json()) as { data: unknown }).data;
		}),
	);
}

/** The id of a delivered notification, which is not sent again. */
function findDelivered(): Promise<string> {
	return eventually("a notification is delivered", async () => {
		const path = "/webhook_notifications?filter[delivery_status]=succeeded";
		return (await readIds(landfall, path))[0];
	});
}

const landfall = await openForFile(startTestLandfall);
const stranger = await landfall.addTenant("stranger");
const receiver = await openForFile(startReceiver);
const webhook = await registerWebhook(landfall, { url: receiver.url });
const { data } = await trackNumber(landfall, {
	request_number: "MEDUPLAIN482917",
});
const shipmentId = data.relationships.tracked_object.data?.id ?? "";
const shipment = await landfall.client.getShipment(shipmentId);
const notificationId = await findDelivered();
const party = await landfall.client.createParty({
	data: { type: "party", attributes: { company_name: "Ours" } },
});
const { data: definition } = await landfall.client.createCustomFieldDefinition({
	data: {
		type: "custom_field_definition",
		attributes: {
			entity_type: "Container",
			api_slug: "hazmat_class",
			display_name: "Hazmat class",
			data_type: "enum",
		},
	},
});
const { data: option } = await landfall.client.createCustomFieldOption(
	definition.id,
	{
		data: {
			type: "custom_field_option",
			attributes: { label: "Class 3", value: "class_3" },
		},
	},
);
const containerId = shipment.data.relationships.containers.data[0]?.id ?? "";
const { data: value } = await landfall.client.createContainerCustomField(
	containerId,
	{
		data: {
			type: "custom_field",
			attributes: { api_slug: "hazmat_class", value: "class_3" },
		},
	},
);
const { data: imported } =
	await landfall.client.createTrackingRequestImport("Container\n=1+1\n");
await eventually(
	"the import is done",
	async () => {
		const read = await landfall.client.getTrackingRequestImport(imported.id);
		return read.data.attributes.status === "done";
	},
	60_000,
);
/** The first account's record of each kind, by the collection's path. */
const records: ReadonlyMap<string, string> = new Map([
	["/tracking_requests", data.id],
	["/shipments", shipmentId],
	["/containers", containerId],
	["/parties", party.data.id],
	["/custom_field_definitions", definition.id],
	["/custom_fields", value.id],
	["/tracking_request_imports", imported.id],
	["/webhooks", webhook.id],
	["/webhook_notifications", notificationId],
	["/webhook_notification", notificationId],
]);
const before = await readRecords();

function ask(
	tenant: Tenant,
	operation: ContractOperation,
	id: string,
): Promise<Response> {
	const { method, path } = operation;
	const body = bodyOf(operation);
	const target = path
		.replace("{id}", id)
		.replace("{option_id}", option.id)
		.replace("{api_slug}", "hazmat_class");
	return tenant.fetch(target, {
		method,
		...(body && { headers: { "content-type": "application/json" }, body }),
	});
}

describe("the records of one account are missing records to another", () => {
	it.each(BY_ID)("by their id: $id", async (operation) => {
		const [collection = ""] = operation.path.split("/{id}");
		const id = records.get(collection);
		if (!id) throw new Error(`add a record of ${collection} to this test`);
		const [theirs, missing] = await Promise.all(
			[id, MISSING_ID].map(async (asked) =>
				errorDocumentOf(await ask(stranger, operation, asked), 404),
			),
		);
		const withoutRequestId = (document = theirs) =>
			document?.errors.map(({ id: _, ...error }) => error);
		expect(withoutRequestId(theirs)).toEqual(withoutRequestId(missing));
	});

	it("and stay unchanged when that account tries to change, stop and remove them", async () => {
		expect(await readRecords()).toEqual(before);
	});

	it.each(LISTS)("in lists: $id", async ({ path }) => {
		expect((await readIds(landfall, path)).length).toBeGreaterThan(0);
		expect((await readList(stranger, path)).meta.total).toBe(0);
	});

	it.each([
		"/shipments?number=MEDUPLAIN482917",
		"/tracking_requests?filter[request_number]=MEDUPLAIN482917",
	])("in filters: %s", async (path) => {
		expect(await readIds(landfall, path)).toHaveLength(1);
		expect(await readIds(stranger, path)).toEqual([]);
	});

	it("in included records, even when both track the same number", async () => {
		const tenant = await landfall.addTenant("the same consignee");
		await trackNumber(tenant, { request_number: "MEDUPLAIN482917" });
		const included = async (one: Tenant) => {
			const paths = [
				"/shipments?include=containers",
				"/containers?include=shipment,transport_events",
				"/tracking_requests?include=tracked_object",
			];
			const pages = await Promise.all(paths.map((path) => readList(one, path)));
			return pages.flatMap((page) => (page.included ?? []).map(({ id }) => id));
		};
		const [ours, theirs] = [await included(tenant), await included(landfall)];
		expect(ours.length).toBe(theirs.length);
		expect(ours.filter((id) => theirs.includes(id))).toEqual([]);
	});

	it("in records included through a wrong reference", async () => {
		const { db } = landfall;
		const { data } = await trackNumber(stranger, {
			request_number: "TEST-TR-FAILED",
			scac: "TEST",
		});
		await db
			.updateTable("tracking_requests")
			.set({ shipment_id: records.get("/shipments") ?? "" })
			.where("id", "=", data.id)
			.execute();
		const document = await stranger.client.getTrackingRequest(data.id);
		expect(document.included).toBeUndefined();
		await db
			.deleteFrom("tracking_requests")
			.where("id", "=", data.id)
			.execute();
	});
});
