import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY, startTrackedWorld, type TrackedWorld } from "../jobs/tracked.ts";
import { atSea, BOX, message } from "../support/peers/carrier-messages.ts";
import { reply } from "../support/peers/stub-carrier.ts";
import { trackShipment } from "../support/records/track-number.ts";
import { readIds } from "../support/replies/list-replies.ts";

const BILL = "MAEU123456789";
const ARRIVAL = "ACT 2026-03-12T20:00:00Z ARRI USLAX vessel";
const CORRECTED_AT = "2026-03-15T10:00:00Z";

let world: TrackedWorld;
let shipmentId: string;
let containerId: string;

beforeEach(async () => {
	world = await startTrackedWorld();
	world.carrier.report(BILL, atSea());
	shipmentId = await trackShipment(world.system, {
		request_number: BILL,
		scac: "MAEU",
		ref_numbers: ["PO-1"],
		shipment_tags: ["spring"],
	});
	const { data } = await world.system.client.getShipment(shipmentId);
	containerId = data.relationships.containers.data[0]?.id ?? "";
});
afterEach(() => world.stop());

describe("the records of a tracked shipment", () => {
	it("have the references of the request at the shipment and its containers", async () => {
		const { client } = world.system;
		const { data: shipment } = await client.getShipment(shipmentId);
		const { data: container } = await client.getContainer(containerId);
		for (const { attributes } of [shipment, container])
			expect(attributes.ref_numbers).toEqual(["PO-1"]);
	});

	it("name for each value its message, which is a raw event of the container", async () => {
		const { client } = world.system;
		const raw = await Array.fromAsync(
			client.listContainerRawEvents(containerId),
		);
		const { data: container } = await client.getContainerProvenance(
			containerId,
			{ include: "raw_events" },
		);
		const loaded = container.attributes.pol_vessel_loaded_at;
		expect(loaded).toMatchObject({
			data_source: "shipping_line",
			data_provider_name: "Maersk",
			data_provider_code: "MAEU",
			source_event_id: `${BOX} ACT 2026-02-18T08:00:00Z LOAD CNSHA vessel`,
			observed_at: "2026-02-18T08:00:00Z",
			received_at: "2026-03-01T00:00:00Z",
		});
		const said = raw.find(({ id }) => id === loaded?.raw_event?.id);
		expect(said?.attributes).toMatchObject({
			event: "vessel_loaded",
			timestamp: "2026-02-18T08:00:00Z",
			original_event: loaded?.original_event,
		});
		const { data: shipment } = await client.getShipmentProvenance(shipmentId);
		expect(shipment.attributes.pod_eta_at?.source_event_id).toBe(
			`${BOX} arrival`,
		);
		expect(shipment.attributes).not.toHaveProperty("pod_ata_at");
	});

	it("name for each event its raw event", async () => {
		const { client } = world.system;
		const raw = await Array.fromAsync(
			client.listContainerRawEvents(containerId),
		);
		const events = await Array.fromAsync(
			client.listContainerTransportEvents(containerId),
		);
		expect(events.length).toBeGreaterThan(3);
		const known = new Set(raw.map(({ id }) => id));
		for (const { relationships } of events) {
			expect(known).toContain(relationships.source_event.data?.id);
		}
		expect(raw.map(({ attributes }) => attributes.index)).toEqual(
			raw.map((_, index) => index),
		);
	});

	it("keep the expected arrivals with their times", async () => {
		const { client } = world.system;
		const later = message("EST 2026-03-14T08:00:00Z ARRI USLAX vessel", {
			id: "a later arrival",
			reportedAt: "2026-03-02T00:00:00Z",
		});
		world.carrier.report(BILL, [...atSea(), later]);
		await world.pass(2 * DAY);
		const { data } = await client.getShipmentEtaHistory(shipmentId);
		expect(
			data.attributes.pod_eta_at.map(({ value, origin }) => [
				value,
				origin.source_event_id,
			]),
		).toEqual([
			["2026-03-12T08:00:00Z", `${BOX} arrival`],
			["2026-03-14T08:00:00Z", "a later arrival"],
		]);
	});

	it("keep references and tags as they were changed when the next messages are recorded", async () => {
		const { client } = world.system;
		await client.updateShipment(shipmentId, {
			data: { attributes: { ref_numbers: ["PO-2"], tags: ["priority"] } },
		});
		await client.updateContainer(containerId, {
			data: { attributes: { ref_numbers: ["BOX-7"] } },
		});
		world.carrier.report(BILL, [...atSea(), message(ARRIVAL)]);
		await world.pass(14 * DAY);
		const { data: shipment } = await client.getShipment(shipmentId);
		expect(shipment.attributes).toMatchObject({
			pod_ata_at: "2026-03-12T20:00:00Z",
			ref_numbers: ["PO-2"],
			tags: ["priority"],
		});
		const { data: container } = await client.getContainer(containerId);
		expect(container.attributes).toMatchObject({
			pod_arrived_at: "2026-03-12T20:00:00Z",
			ref_numbers: ["BOX-7"],
		});
	});

	it("have the references of the line beside the user's, with their message, until the line withdraws them", async () => {
		const { client } = world.system;
		await client.updateShipment(shipmentId, {
			data: { attributes: { ref_numbers: ["PO-2"] } },
		});
		const named = (...values: readonly string[]) => ({
			...message(ARRIVAL),
			references: values.map((referenceValue) => ({
				referenceType: "PO",
				referenceValue,
			})),
		});
		const read = async () =>
			(await client.getShipment(shipmentId)).data.attributes;
		const found = async (reference: string) =>
			(await Array.fromAsync(client.listShipments({ q: reference }))).map(
				({ id }) => id,
			);
		expect(await read()).toMatchObject({ line_ref_numbers: [] });
		expect(await found("PO-9")).toEqual([]);
		world.carrier.report(BILL, [...atSea(), named("PO-9", "PO-2")]);
		await world.pass(14 * DAY);
		expect(await read()).toMatchObject({
			ref_numbers: ["PO-2"],
			line_ref_numbers: ["PO-2", "PO-9"],
		});
		expect(await found("PO-9")).toEqual([shipmentId]);
		expect(await found("PO-2")).toEqual([shipmentId]);
		const { data } = await client.getShipmentProvenance(shipmentId);
		expect(data.attributes.line_ref_numbers).toMatchObject({
			data_source: "shipping_line",
			original_event: "TRANSPORT ARRI ACT",
		});
		const corrected = { ...named("PO-9"), eventCreatedDateTime: CORRECTED_AT };
		world.carrier.report(BILL, [...atSea(), corrected]);
		await world.pass(DAY);
		expect(await read()).toMatchObject({
			ref_numbers: ["PO-2"],
			line_ref_numbers: ["PO-9"],
		});
	});

	it("are found by lists in their current state, and by their last change", async () => {
		const { client } = world.system;
		const found = async (filter: Readonly<Record<string, string>>) => {
			const query = new URLSearchParams(filter);
			const lists = ["shipments", "containers"].map((list) =>
				readIds(world.system, `/${list}?${query}`),
			);
			return (await Promise.all(lists)).flat();
		};
		const both = [shipmentId, containerId];
		const atLosAngeles = {
			"filter[port_of_discharge]": "USLAX",
			"filter[scac]": "maeu",
		};
		expect(await found(atLosAngeles)).toEqual(both);
		const isLate = { "filter[pod_eta_at][start]": "2026-03-13" };
		const changed = { "filter[updated_at][start]": "2026-03-02" };
		expect(await found(isLate)).toEqual([]);
		expect(await found(changed)).toEqual([]);
		const later = message("EST 2026-03-14T08:00:00Z ARRI USLAX vessel", {
			id: "a later arrival",
			reportedAt: "2026-03-02T00:00:00Z",
		});
		world.carrier.report(BILL, [...atSea(), later]);
		await world.pass(2 * DAY);
		expect(await found(isLate)).toEqual(both);
		expect((await found(changed))[0]).toBe(shipmentId);
		await client.stopShipmentTracking(shipmentId);
		expect(await found({ "filter[tracking_stopped]": "false" })).toEqual([]);
		expect(await found({ "filter[tracking_stopped]": "true" })).toEqual(both);
		await client.updateContainer(containerId, {
			data: { attributes: { ref_numbers: ["BOX-7"] } },
		});
		const lastChange = world.clock.now().toISOString();
		expect(await found({ "filter[updated_at][start]": lastChange })).toEqual(
			both,
		);
	});

	it("have the time of their last change, which polls without news keep, equally in all replies", async () => {
		const { client } = world.system;
		const read = async () => {
			const shipment = await client.getShipment(shipmentId);
			const container = await client.getContainer(containerId);
			return [shipment, container].map(
				({ data }) => data.attributes.updated_at,
			);
		};
		const before = await read();
		expect(before).toEqual([expect.any(String), expect.any(String)]);
		await world.pass(2 * DAY);
		expect(await read()).toEqual(before);
		const { data: changed } = await client.updateContainer(containerId, {
			data: { attributes: { ref_numbers: ["BOX-8"] } },
		});
		const now = world.clock.now().toISOString();
		expect(Date.parse(changed.attributes.updated_at ?? "")).toBe(
			Math.floor(Date.parse(now) / 1_000) * 1_000,
		);
		const [ofShipment, ofContainer] = await read();
		expect([ofShipment, ofContainer]).toEqual([
			before[0],
			changed.attributes.updated_at,
		]);
		const listed = await world.system.fetch("/containers?include=shipment");
		const { data, included } = (await listed.json()) as Record<
			"data" | "included",
			{ attributes: { updated_at: string } }[]
		>;
		const records = [...data, ...included];
		expect(records.map(({ attributes }) => attributes.updated_at)).toEqual([
			ofContainer,
			ofShipment,
		]);
	});

	it("are not updated from the line after tracking stops, and are again after it resumes", async () => {
		const { client } = world.system;
		await client.stopShipmentTracking(shipmentId);
		const asked = world.carrier.queried.length;
		world.carrier.report(BILL, [...atSea(), message(ARRIVAL)]);
		await world.pass(14 * DAY);
		expect(world.carrier.queried).toHaveLength(asked);
		const read = async () =>
			(await client.getShipment(shipmentId)).data.attributes;
		expect((await read()).pod_ata_at).toBeNull();
		await client.resumeShipmentTracking(shipmentId);
		await world.settle();
		expect(world.carrier.queried.length).toBeGreaterThan(asked);
		expect(await read()).toMatchObject({
			pod_ata_at: "2026-03-12T20:00:00Z",
			line_tracking_stopped_at: null,
			line_tracking_stopped_reason: null,
		});
	});

	it("stay stopped when a query of the line is in progress", async () => {
		const { client } = world.system;
		const answered = Promise.withResolvers<void>();
		const asked = Promise.withResolvers<void>();
		world.carrier.report(BILL, (response) => {
			asked.resolve();
			void answered.promise.then(() =>
				reply(200, [...atSea(), message(ARRIVAL)])(response),
			);
		});
		world.clock.advance(14 * DAY);
		world.system.services.wakeWorkers();
		await asked.promise;
		const { data: stopped } = await client.stopShipmentTracking(shipmentId);
		answered.resolve();
		const count = world.carrier.queried.length;
		await world.pass(14 * DAY);
		expect(world.carrier.queried).toHaveLength(count);
		expect((await client.getShipment(shipmentId)).data).toEqual(stopped);
	});

	it("take the references of a request that is changed before its line knows the number", async () => {
		const { client } = world.system;
		const { data } = await client.createTrackingRequest({
			data: {
				type: "tracking_request",
				attributes: {
					request_type: "bill_of_lading",
					request_number: "MAEU987654321",
					scac: "MAEU",
					ref_numbers: ["PO-1"],
				},
			},
		});
		await world.settle();
		await client.updateTrackingRequest(data.id, {
			data: { attributes: { ref_number: "PO-5" } },
		});
		world.carrier.report("MAEU987654321", atSea("MSKU7654322"));
		await world.pass(2 * DAY);
		const { data: request } = await client.getTrackingRequest(data.id);
		expect(request.attributes).toMatchObject({
			status: "created",
			ref_numbers: ["PO-5"],
		});
		const id = request.relationships.tracked_object.data?.id ?? "";
		const { data: shipment } = await client.getShipment(id);
		expect(shipment.attributes.ref_numbers).toEqual(["PO-5"]);
	});
});
