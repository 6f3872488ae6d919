/** Ten calls with the client that hey-api generates. A reply that it cannot read ends the program. */
import { client } from "./out/client.gen.js";
import * as api from "./out/index.js";

const {
	LANDFALL_URL: baseUrl = "",
	LANDFALL_KEY: key = "",
	LANDFALL_SHIPMENT: shipment = "",
	LANDFALL_CONTAINER: container = "",
	LANDFALL_NUMBER: number = "",
} = process.env;

client.setConfig({
	baseUrl,
	headers: { authorization: `Token ${key}` },
	throwOnError: true,
});

async function check<Data>(
	name: string,
	call: Promise<{ data?: Data; error?: unknown }>,
): Promise<Data> {
	const { data, error } = await call;
	if (data === undefined) throw new Error(`${name}: ${JSON.stringify(error)}`);
	console.log(name);
	return data;
}

const path = { id: container };
await check(
	"listShipments",
	api.listShipments({ query: { include: "containers" } }),
);
const found = await check(
	"getShipment",
	api.getShipment({ path: { id: shipment }, query: { include: "containers" } }),
);
if (!found?.data.attributes.bill_of_lading_number) throw new Error("no number");
const page = await check(
	"listContainers",
	api.listContainers({ query: { "page[size]": 1 } }),
);
if (page?.meta.size !== 1) throw new Error("page[size] was lost");
await check("getContainer", api.getContainer({ path }));
await check(
	"listContainerTransportEvents",
	api.listContainerTransportEvents({ path }),
);
await check("getContainerMap", api.getContainerMap({ path }));
await check("listTrackingRequests", api.listTrackingRequests());
await check(
	"createTrackingRequest",
	api.createTrackingRequest({
		body: {
			data: {
				type: "tracking_request",
				attributes: {
					request_type: "booking",
					request_number: number,
					scac: "HLCU",
				},
			},
		},
	}),
);
await check("getPort", api.getPort({ path: { id: "USLAX" } }));
await check("listWebhookEvents", api.listWebhookEvents());
