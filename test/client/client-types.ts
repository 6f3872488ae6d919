import { expectTypeOf } from "vitest";
import type {
	Container,
	ErrorObject,
	InferNumberDocument,
	LandfallClient,
	LandfallError,
	OperationId,
	ShipmentDocument,
	ShipmentListDocument,
	WebhookTriggerResult,
} from "../../client/index.ts";

/** Nothing here runs: the compiler holds what is named. A line that must not compile and does is an error of its own. */
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

holds("takes a body without the members that the contract fills in", (client) =>
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
		// @ts-expect-error: only the whole document says why
		client.createTrackingRequest({ data: inferred.data });
		client.raw.POST("/tracking_requests/infer_number", {
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
	client.raw.GET("/ships");
	// @ts-expect-error: shipments are not made by POST
	client.raw.POST("/shipments");
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
