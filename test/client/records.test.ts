import { expect, expectTypeOf, it } from "vitest";
import {
	type Container,
	NotTrackedError,
	type Port,
	type Shipment,
	type Webhook,
} from "../../client/index.ts";
import contract from "../../generated/openapi.json" with { type: "json" };
import { apiPeer, shipmentExample } from "./api-peer.ts";

const pending =
	contract.paths["/tracking_requests"].post.responses["201"].content[
		"application/vnd.api+json"
	].examples.pending.value;

/** The example of a tracking request with another status and shipment. */
function requestWith(status: string, more: object = {}, shipment?: object) {
	const { data } = pending;
	return {
		body: {
			data: {
				...data,
				attributes: { ...data.attributes, status, ...more },
				relationships: {
					...data.relationships,
					tracked_object: { data: shipment ?? null },
				},
			},
			included: shipment ? [shipmentExample.data] : [],
		},
	};
}

it("adds the records of include to a record, with their types", async () => {
	const peer = await apiPeer([{ body: shipmentExample }]);
	const shipment = await peer.client().shipments.get("s", {
		include: ["containers.shipment", "port_of_lading"],
	});
	expect(peer.received[0]?.url).toBe(
		"/v2/shipments/s?include=containers.shipment,port_of_lading",
	);
	expectTypeOf(shipment.port_of_lading).toEqualTypeOf<Port | null>();
	expect(shipment.port_of_lading?.attributes.code).toBe(
		shipmentExample.data.attributes.port_of_lading_locode,
	);
	const numbers = shipment.containers.map(
		({ attributes }) => attributes.number,
	);
	expect(numbers).toHaveLength(
		shipmentExample.data.relationships.containers.data.length,
	);
	expect(shipment.containers[0]?.shipment.id).toBe(shipment.id);
});

it("adds the webhook of a notification, which only the log has", async () => {
	const { with_records } =
		contract.paths["/webhook_notifications"].get.responses["200"].content[
			"application/vnd.api+json"
		].examples;
	const body = { ...with_records.value, links: {} };
	const peer = await apiPeer([{ body }]);
	const names = [];
	for await (const notification of peer.client().webhookNotifications.list({
		include: ["webhook", "reference_object"],
	})) {
		expectTypeOf(notification.webhook).toEqualTypeOf<Webhook>();
		names.push(notification.webhook.id);
	}
	expect(names).toContain(
		with_records.value.data[0]?.relationships.webhook.data.id,
	);
});

it("asks for the given fields of each type, and types the records with only those", async () => {
	const { data, included } = shipmentExample;
	const { port_of_lading } = data.relationships;
	const peer = await apiPeer([
		{
			body: {
				data: {
					...data,
					attributes: { tags: data.attributes.tags },
					relationships: { port_of_lading },
				},
				included,
			},
		},
	]);
	const shipment = await peer.client().shipments.get("s", {
		include: ["port_of_lading", "containers"],
		fields: { shipment: ["tags", "port_of_lading"], port: ["code"] },
	});
	expect(peer.received[0]?.url).toBe(
		"/v2/shipments/s?fields[shipment]=tags,port_of_lading&fields[port]=code&include=port_of_lading,containers",
	);
	expect(shipment.attributes.tags).toEqual(data.attributes.tags);
	expect(shipment.port_of_lading?.attributes.code).toBe(
		data.attributes.port_of_lading_locode,
	);
	expect(shipment).not.toHaveProperty("containers");
	expectTypeOf(shipment.attributes).toEqualTypeOf<
		Pick<Shipment["attributes"], "tags">
	>();
	expectTypeOf<keyof typeof shipment>().toEqualTypeOf<
		keyof Shipment | "port_of_lading"
	>();
	// @ts-expect-error: it was not asked for
	expect(shipment.attributes.pod_eta_at).toBeUndefined();
});

it("returns the record alone without include", async () => {
	const peer = await apiPeer([{ body: shipmentExample }]);
	const shipment = await peer.client().shipments.get("s");
	expectTypeOf(shipment).toEqualTypeOf<Shipment>();
	expect(shipment).toEqual(shipmentExample.data);
	expect(peer.received[0]?.url).toBe("/v2/shipments/s");
});

it("gives null for an empty reference, and leaves out records that the reply does not embed", async () => {
	const { data } = shipmentExample;
	const bare = {
		...data,
		relationships: { ...data.relationships, destination: { data: null } },
	};
	const peer = await apiPeer([{ body: { data: bare } }]);
	const shipment = await peer.client().shipments.get("s", {
		include: ["destination", "containers", "port_of_lading"],
	});
	expect(shipment.destination).toBeNull();
	expect(shipment.containers).toEqual([]);
	expect(shipment.port_of_lading).toBeNull();
});

it("reads a list page by page, with related records and the document of each page", async () => {
	const { data, included } = shipmentExample;
	const page = (next: string | null) => ({
		body: { data: [data], included, meta: { total: 2 }, links: { next } },
	});
	const peer = await apiPeer([
		page("/v2/shipments?page[number]=2"),
		page(null),
	]);
	const list = peer.client().shipments.list({
		include: ["containers"],
		"page[size]": 1,
	});
	const containers = [];
	for await (const shipment of list) {
		expectTypeOf(shipment.containers).toEqualTypeOf<readonly Container[]>();
		containers.push(...shipment.containers);
	}
	expect(containers).toHaveLength(
		2 * data.relationships.containers.data.length,
	);
	expect(peer.received.map(({ url }) => url)).toEqual([
		"/v2/shipments?page[size]=1&include=containers",
		"/v2/shipments?page[number]=2",
	]);
	for await (const { records, document } of peer
		.client()
		.shipments.list()
		.pages())
		expect([records.length, document.meta?.total]).toEqual([1, 2]);
});

it("writes attributes as the body of the contract, and returns the record", async () => {
	const peer = await apiPeer([{ status: 201, body: pending }]);
	const attributes = {
		request_type: "bill_of_lading",
		request_number: "MEDUSH482917",
		scac: "MSCU",
	} as const;
	const request = await peer.client().trackingRequests.create(attributes);
	expect(request).toEqual(pending.data);
	expect(JSON.parse(peer.received[0]?.body ?? "")).toEqual({
		data: { type: "tracking_request", attributes },
	});
});

it("sends no body for a method that takes only ids", async () => {
	const peer = await apiPeer([{ body: shipmentExample }, { status: 204 }]);
	const client = peer.client();
	const stopped = await client.shipments.stopTracking("s", {
		headers: { "X-Request-Id": "r" },
	});
	expect(stopped.id).toBe(shipmentExample.data.id);
	expect(await client.webhooks.delete("w")).toBeUndefined();
	expect(peer.received.map(({ method, body }) => [method, body])).toEqual([
		["PATCH", ""],
		["DELETE", ""],
	]);
	expect(peer.received[0]?.headers["x-request-id"]).toBe("r");
});

it("waits until a number is tracked, and prints each new status", async () => {
	const { id, type } = shipmentExample.data;
	const peer = await apiPeer([
		requestWith("pending"),
		requestWith("pending"),
		requestWith("created", {}, { id, type }),
	]);
	const seen: string[] = [];
	const request = await peer.client().trackingRequests.waitUntilTracked("t", {
		onProgress: ({ attributes }) => seen.push(attributes.status),
	});
	expect(request.tracked_object?.id).toBe(id);
	expect(seen).toEqual(["pending", "created"]);
});

it("stops waiting when the request fails, when the time limit passes, and when the caller aborts", async () => {
	const failed = await apiPeer([
		requestWith("failed", { failed_reason: "not_found" }),
	]);
	const number = pending.data.attributes.request_number;
	const failure = await failed
		.client()
		.trackingRequests.waitUntilTracked("t")
		.catch((error: unknown) => error);
	expect(failure).toBeInstanceOf(NotTrackedError);
	expect(failure).toMatchObject({
		message: `${number} is failed: not_found`,
		timedOut: false,
	});

	const waiting = await apiPeer([requestWith("awaiting_manifest")]);
	const client = waiting.client();
	await expect(
		client.trackingRequests.waitUntilTracked("t", { limitMs: 1 }),
	).rejects.toMatchObject({
		message: `${number} is still awaiting_manifest`,
		timedOut: true,
	});

	const silent = await apiPeer([requestWith("pending"), "silence"]);
	await expect(
		silent.client().trackingRequests.waitUntilTracked("t", { limitMs: 1 }),
	).rejects.toMatchObject({ timedOut: true });

	const leaving = new AbortController();
	const left = client.trackingRequests.waitUntilTracked("t", {
		signal: leaving.signal,
		onProgress: () => leaving.abort(new Error("left")),
	});
	await expect(left).rejects.toThrow("left");
});
