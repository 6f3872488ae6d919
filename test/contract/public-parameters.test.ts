import { expect, test } from "vitest";
import {
	beyondOf,
	type Marked,
} from "../../openapi/beyond-the-specification.ts";
import {
	contractOperations,
	loadContract,
} from "../../server/http/contract/contract.ts";

/** The query parameters of the public interface, its changelog and its clients, for the operations that Landfall serves. */
const PUBLIC: Readonly<Record<string, readonly string[]>> = {
	listShipments: [
		"q",
		"number",
		"include",
		"filter[tracking_stopped]",
		"filter[customer_id]",
		"page[number]",
		"page[size]",
	],
	getShipment: ["include"],
	listTrackingRequests: [
		"q",
		"request_number",
		"include",
		"filter[request_number]",
		"filter[request_type]",
		"filter[status]",
		"filter[scac]",
		"filter[created_at][start]",
		"filter[created_at][end]",
		"filter[updated_at][start]",
		"filter[updated_at][end]",
		"page[number]",
		"page[size]",
	],
	getTrackingRequest: ["include"],
	listContainers: [
		"include",
		"filter[number]",
		"filter[customer_id]",
		"filter[customer_name]",
		"page[number]",
		"page[size]",
	],
	getContainer: ["include"],
	listContainerTransportEvents: ["include"],
	listShippingLines: ["search"],
	getVessel: ["show_positions[from_timestamp]", "show_positions[to_timestamp]"],
	getVesselFuturePositions: ["port_id", "previous_port_id"],
	getVesselFuturePositionsWithCoordinates: [
		"port_id",
		"previous_port_id",
		"latitude",
		"longitude",
	],
	listCustomFieldDefinitions: [
		"filter[entity_type]",
		"filter[data_type]",
		"filter[display_name]",
		"page[number]",
		"page[size]",
	],
	listCustomFields: [
		"filter[entity_type]",
		"filter[entity_id]",
		"filter[definition_id]",
		"page[number]",
		"page[size]",
	],
	listParties: ["page[number]", "page[size]"],
	listWebhooks: ["page[number]", "page[size]"],
	listWebhookNotifications: ["include", "page[number]", "page[size]"],
	getWebhookNotification: ["include"],
	getWebhookNotificationExample: ["event"],
};

const { document } = loadContract();
const operations = contractOperations(document);

/** The parameters that only Landfall has, of all operations. */
const own = new Set(
	beyondOf(document as unknown as Marked)
		.filter(({ kind, group }) => kind === "landfall" && group.startsWith("P"))
		// A parameter with members lists their keys in brackets.
		.map(({ place }) => place.replace(/ \(\w+\)$/, "")),
);

test.each(Object.entries(PUBLIC))(
	"%s has every parameter of the public interface",
	(id, names) => {
		const operation = operations.find((one) => one.id === id);
		expect([...(operation?.queryNames ?? [])]).toEqual(
			expect.arrayContaining([...names]),
		);
	},
);

test.each(Object.entries(PUBLIC))(
	"%s marks each parameter that the public interface lacks as Landfall's own",
	(id, names) => {
		const { queryNames = [] } = operations.find((one) => one.id === id) ?? {};
		const more = [...queryNames].filter((name) => !names.includes(name));
		const isOwn = (name: string) =>
			own.has(name) || own.has(`${name} of ${id}`);
		expect(more.filter((name) => !isOwn(name))).toEqual([]);
	},
);
