import { expectTypeOf } from "vitest";
import type {
	Container,
	ErrorObject,
	InferNumberDocument,
	LandfallClient,
	LandfallError,
	OperationId,
	Port,
	ShipmentDocument,
	ShipmentListDocument,
	WebhookTriggerResult,
} from "../../client/index.ts";

/** Nothing here runs: the compiler checks each statement. A line that should not compile is an error when it does. */
const holds = (_name: string, _uses: (client: LandfallClient) => unknown) => {};

holds(
	"types replies, records, pages and errors by the contract",
	async (client) => {
		expectTypeOf(
			await client.getShipment("s"),
		).toEqualTypeOf<ShipmentDocument>();
		expectTypeOf(await client.deleteWebhook("w")).toEqualTypeOf<undefined>();
		expectTypeOf(
			await client.triggerWebhook({
				url: "https://a.example",
				event: "container.created",
			}),
		).toEqualTypeOf<WebhookTriggerResult>();
		for await (const container of client.listContainers()) {
			expectTypeOf(container).toEqualTypeOf<Container>();
		}
		for await (const page of client.listShipments().pages()) {
			expectTypeOf(page).toEqualTypeOf<ShipmentListDocument>();
		}
		expectTypeOf<LandfallError["errors"]>().toEqualTypeOf<
			readonly ErrorObject[]
		>();
		expectTypeOf<"onContainerCreated">().not.toExtend<OperationId>();
	},
);

holds(
	"accepts a body without the members that have a default in the contract",
	(client) =>
		client.createTrackingRequest({
			data: {
				type: "tracking_request",
				attributes: {
					request_type: "booking",
					request_number: "1234567",
					scac: "MSCU",
				},
			},
		}),
);

holds(
	"takes a number to infer as text, and what was inferred as a tracking request",
	async (client) => {
		const inferred = await client.inferNumber("MSCU 663987-0", { headers: {} });
		expectTypeOf(inferred).toEqualTypeOf<InferNumberDocument>();
		await client.createTrackingRequest(inferred, { headers: {} });
		// @ts-expect-error: the number is missing
		client.inferNumber();
		// @ts-expect-error: the body of the contract is for `raw`
		client.inferNumber({ number: "MSCU6639870" });
		// @ts-expect-error: an inference is accepted only as the whole document
		client.createTrackingRequest({ data: inferred.data });
		void client.raw.POST("/tracking_requests/infer_number", {
			body: { number: "MSCU6639870" },
		});
	},
);

holds("refuses unknown operations, paths and methods", (client) => {
	// @ts-expect-error: there is no such operation
	client.getShip("s");
	// @ts-expect-error: notifications are received, not called
	client.onContainerCreated({});
	// @ts-expect-error: there is no such path
	void client.raw.GET("/ships");
	// @ts-expect-error: shipments are not made by POST
	void client.raw.POST("/shipments");
});

const scac = "MSCU";
const request_number = "1234567";
holds("refuses wrong, missing and additional members of a body", (client) => {
	// @ts-expect-error: the body is missing
	client.createTrackingRequest();
	client.createTrackingRequest({
		data: {
			// @ts-expect-error: another type
			type: "shipment",
			attributes: { request_type: "booking", request_number, scac },
		},
	});
	client.createTrackingRequest({
		data: {
			type: "tracking_request",
			// @ts-expect-error: request_type is missing
			attributes: { request_number, scac },
		},
	});
	client.createTrackingRequest({
		data: {
			type: "tracking_request",
			attributes: {
				// @ts-expect-error: not one of the kinds
				request_type: "house_bill",
				request_number,
				scac,
				// @ts-expect-error: ref_numbers is a list
				ref_numbers: "PO-1",
			},
		},
	});
	client.updateWebhook("w", {
		// @ts-expect-error: no such attribute
		data: { type: "webhook", attributes: { adress: "https://a.example" } },
	});
});

holds("refuses wrong arguments and query parameters", (client) => {
	// @ts-expect-error: the id is missing
	client.getShipment();
	// @ts-expect-error: an id is text
	client.getShipment(1);
	// @ts-expect-error: the body comes before the options
	client.updateWebhook("w", { headers: {} });
	// @ts-expect-error: webhooks have nothing to include
	client.getWebhook("w", { include: "events" });
	client.containers.list({ fields: { container: ["number", "shipment"] } });
	// @ts-expect-error: no such field
	client.containers.list({ fields: { container: ["numbr"] } });
	// @ts-expect-error: no record of the reply has this type
	client.containers.list({ fields: { webhook: ["url"] } });
	// @ts-expect-error: no such parameter
	client.listShipments({ includes: "containers" });
	// @ts-expect-error: no such filter
	client.listContainers({ filter: { numbr: "MSDU7318266" } });
	// @ts-expect-error: no such bound
	client.listTrackingRequests({ filter: { created_at: { from: "" } } });
	// @ts-expect-error: a size is a number
	client.listShipments({ page: { size: "50" } });
});

holds(
	"refuses attribute names and values that the contract does not know",
	async (client) => {
		const { data } = await client.getContainer("c");
		// @ts-expect-error: no such attribute
		data.attributes.status;
		// @ts-expect-error: no such status
		data.attributes.current_status === "lost";
		// @ts-expect-error: may be null
		data.attributes.pickup_lfd.slice(0, 10);
	},
);

holds("gives only the related records that were requested", async (client) => {
	const shipment = await client.shipments.get("s", {
		include: ["containers.transport_events", "destination"],
	});
	const [container] = shipment.containers;
	expectTypeOf(container?.attributes.number).toEqualTypeOf<
		string | undefined
	>();
	expectTypeOf(shipment.destination?.type).toEqualTypeOf<
		"port" | "metro_area" | undefined
	>();
	// @ts-expect-error: not requested
	shipment.port_of_lading;
	// @ts-expect-error: the second step was not requested
	container?.shipment;
	// @ts-expect-error: may be null
	shipment.destination.attributes;
	// @ts-expect-error: no related record was requested
	(await client.shipments.get("s")).containers;
	// @ts-expect-error: no such relationship
	client.shipments.get("s", { include: ["container"] });
	// @ts-expect-error: no such second step
	client.shipments.get("s", { include: ["containers.port_of_lading"] });
	client.shipments.get("s", {
		// @ts-expect-error: a path has at most three steps
		include: ["containers.shipment.containers.shipment"],
	});
	// @ts-expect-error: a list, not text
	client.shipments.get("s", { include: "containers" });
	// @ts-expect-error: no record is embedded for a user
	client.shipments.get("s", { include: ["line_tracking_stopped_by_user"] });
	// @ts-expect-error: webhooks have nothing to include
	client.webhooks.get("w", { include: ["events"] });
	// @ts-expect-error: no such filter
	client.containers.list({ "filter[numbr]": "MSDU7318266" });
	for await (const { shipment: parent } of client.containers.list({
		include: ["shipment.port_of_discharge"],
	}))
		expectTypeOf(parent.port_of_discharge).toEqualTypeOf<Port | null>();
});

holds("accepts only known attributes when it writes", (client) => {
	client.webhooks.update("w", { active: false });
	// @ts-expect-error: no such attribute
	client.webhooks.update("w", { adress: "https://a.example" });
	// @ts-expect-error: request_type is missing
	client.trackingRequests.create({ request_number, scac });
	// @ts-expect-error: attributes, not a whole body
	client.shipments.update("s", { data: { attributes: {} } });
	// @ts-expect-error: the attributes come before the options
	client.webhooks.create({ headers: {} });
	// @ts-expect-error: no such method
	client.shipments.delete("s");
	// @ts-expect-error: no such group
	client.bookings.get("b");
	// @ts-expect-error: takes only the id and options
	client.webhooks.rotateSecret("w", { secret: "s" });
	// @ts-expect-error: a time limit is a number
	client.trackingRequests.waitUntilTracked("t", { limitMs: "5 min" });
});
