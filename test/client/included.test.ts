import { expect, expectTypeOf, it } from "vitest";
import {
	type Container,
	type Port,
	resolveIncluded,
	type Shipment,
	type ShipmentDocument,
	type WebhookNotificationDocument,
} from "../../client/index.ts";
import { shipmentExample } from "./api-peer.ts";

const document = shipmentExample as ShipmentDocument;

it("finds the record that a to-one relationship names, typed as that record", () => {
	const port = resolveIncluded(document).one(
		document.data.relationships.port_of_lading,
	);
	expectTypeOf(port).toEqualTypeOf<Port | undefined>();
	expect(port?.attributes.code).toBe(
		document.data.attributes.port_of_lading_locode,
	);
});

it("finds the records that a to-many relationship names, in its order", () => {
	const { containers } = document.data.relationships;
	const reversed = { data: containers.data.toReversed() };
	const found = resolveIncluded(document).many(reversed);
	expectTypeOf(found).toEqualTypeOf<Container[]>();
	expect(found.map(({ id }) => id)).toEqual(reversed.data.map(({ id }) => id));
	expect(found.length).toBeGreaterThan(0);
});

it("finds the primary record too", () => {
	const related = resolveIncluded(document);
	const [container] = related.many(document.data.relationships.containers);
	const shipment = container && related.one(container.relationships.shipment);
	expectTypeOf(shipment).toEqualTypeOf<Shipment | undefined>();
	expect(shipment).toBe(document.data);
});

it("returns nothing for an empty relationship and for a record that is not embedded", () => {
	const { data } = document;
	const bare = resolveIncluded({ data });
	expect(bare.one({ data: null })).toBeUndefined();
	expect(bare.one(data.relationships.port_of_lading)).toBeUndefined();
	expect(bare.many(data.relationships.containers)).toEqual([]);
});

it("does not take a record of another type with the same id", () => {
	const related = resolveIncluded({
		data: { type: "shipment", id: "1" } as const,
		included: [{ type: "port", id: "2" } as const],
	});
	expect(
		related.one({ data: { type: "terminal", id: "2" } as const }),
	).toBeUndefined();
});

it("narrows the type of a notification's record", () => {
	const about = (notification: WebhookNotificationDocument) => {
		const record = resolveIncluded(notification).one(
			notification.data.relationships.reference_object,
		);
		return record?.type === "transport_event"
			? record.attributes.event
			: record?.type;
	};
	expectTypeOf(about).returns.not.toBeAny();
});
