import { describe, expect, test } from "vitest";
import { openForFile } from "../../support/open-for-file.ts";
import {
	atSea,
	BOX,
	BOX_2,
	message,
} from "../../support/peers/carrier-messages.ts";
import { newBox } from "../../support/records/new-numbers.ts";
import { readIds } from "../../support/replies/list-replies.ts";
import { addReportedShipment } from "../reported-shipment.ts";
import {
	accountEventsOf,
	addNotifiedTenant,
	HOUR,
	MINUTE,
	type RequestType,
	requestOf,
	START,
	shipmentOf,
	startTrackedWorld,
	submit,
	submitAndSettle,
	submitAnswered,
} from "../tracked.ts";

const world = await openForFile(startTrackedWorld);

const tracked = (
	number: string,
	events: readonly object[],
	requestType?: RequestType,
) => addReportedShipment(world, number, events, requestType);

/** The messages of a container at sea with another estimate of its arrival. */
function withArrival(at: string, reportedAt: string) {
	return [
		...atSea(),
		message(`EST ${at} ARRI USLAX vessel`, {
			id: `${BOX} arrival of ${reportedAt}`,
			reportedAt,
		}),
	];
}

/** A vessel's departure that names a container as carried. */
const departureWith = (container: string) => ({
	...message("ACT 2026-02-19T08:00:00Z DEPA CNSHA vessel", { id: container }),
	references: [{ referenceType: "EQ", referenceValue: container }],
});

describe("the first answer", () => {
	test("with only vessel events creates the requested container when they name it, without events of its own", async () => {
		const box = newBox();
		const { containers } = await tracked(
			box,
			[departureWith(box), departureWith(BOX)],
			"container",
		);
		const found = await containers();
		expect([...found.keys()]).toEqual([box]);
		expect(found.get(box)?.attributes.current_status).toBe("new");
	});

	test("creates the shipment and its container, links them and notifies everything in order", async () => {
		const { tenant, requestId, notified, shipment, containers } = await tracked(
			"FIRST1",
			atSea(),
		);
		expect(await requestOf(tenant, requestId)).toMatchObject({
			attributes: {
				status: "created",
				failed_reason: null,
				retry_count: null,
			},
			relationships: { tracked_object: { data: { type: "shipment" } } },
		});
		expect((await shipment()).attributes).toMatchObject({
			shipping_line_scac: "MAEU",
			port_of_lading_locode: "CNSHA",
			port_of_discharge_locode: "USLAX",
			pol_atd_at: "2026-02-19T08:00:00Z",
			pod_eta_at: "2026-03-12T08:00:00Z",
			pod_original_eta_at: "2026-03-12T08:00:00Z",
			line_tracking_last_succeeded_at: START,
		});
		expect((await containers()).get(BOX)?.attributes.current_status).toBe(
			"on_ship",
		);
		expect(await notified()).toEqual([
			"tracking_request.succeeded",
			"container.created",
			"container.transport.empty_out",
			"container.transport.full_in",
			"container.transport.vessel_loaded",
			"container.transport.vessel_departed",
			"container.transport.estimated.vessel_arrived",
		]);
	});

	test("to each test number is the documented one", async () => {
		const tenant = await addNotifiedTenant(world, "test numbers");
		const good = await submit(tenant, "TEST-TR-SUCCEEDED", "container", "TEST");
		const bad = await submitAndSettle(
			world,
			tenant,
			"TEST-TR-FAILED",
			"container",
			"TEST",
		);
		expect((await requestOf(tenant, good)).attributes.status).toBe("created");
		expect((await requestOf(tenant, bad)).attributes).toMatchObject({
			status: "failed",
			failed_reason: "invalid_number",
		});
		const outcomes = (await accountEventsOf(world, tenant)).filter((event) =>
			event.startsWith("tracking_request."),
		);
		expect(outcomes.sort()).toEqual([
			"tracking_request.failed",
			"tracking_request.succeeded",
		]);
	});

	test("may name an unknown place", async () => {
		const { events, containers } = await tracked("NOWHERE1", [
			...atSea(),
			message("EST 2026-03-20T08:00:00Z ARRI ZZZZZ vessel"),
		]);
		expect((await containers()).has(BOX)).toBe(true);
		expect((await events()).length).toBeGreaterThan(0);
	});

	test("may have a hundred containers", { tags: "whole" }, async () => {
		const boxes = Array.from(
			{ length: 100 },
			(_, index) => `MSKU${String(9_000_000 + index)}`,
		);
		const { containers, notified } = await tracked(
			"HUNDRED1",
			boxes.flatMap((box) => atSea(box)),
		);
		expect([...(await containers()).keys()].sort()).toEqual(boxes);
		const created = (await notified()).filter((e) => e === "container.created");
		expect(created).toHaveLength(100);
	});
});

describe("a later answer", () => {
	test("without news writes no event, notifies nothing and leaves the records unchanged", async () => {
		const { report, events, notified, shipment, containers } = await tracked(
			"SAME1",
			atSea(),
		);
		const before = {
			events: await events(),
			notified: await notified(),
			containers: await containers(),
			shipment: await shipment(),
		};
		const queried = world.carrier.queried.length;
		await report(atSea().reverse());
		await report([...atSea(), ...atSea()]);
		expect(world.carrier.queried.length).toBeGreaterThanOrEqual(queried + 2);
		expect(await events()).toEqual(before.events);
		expect(await notified()).toEqual(before.notified);
		expect([...(await containers()).keys()]).toEqual([
			...before.containers.keys(),
		]);
		const { line_tracking_last_succeeded_at: succeededAt } = (await shipment())
			.attributes;
		expect(await shipment()).toEqual({
			...before.shipment,
			attributes: {
				...before.shipment.attributes,
				line_tracking_last_attempted_at: succeededAt,
				line_tracking_last_succeeded_at: succeededAt,
			},
		});
	});

	test("with a new estimate notifies it once, and the first estimate stays the original", async () => {
		const { report, notified, shipment } = await tracked("ESTIMATE1", atSea());
		const first = await notified();
		const later = withArrival("2026-03-14T20:00:00Z", "2026-02-28T12:00:00Z");
		await report(later);
		await report(later);
		expect(await notified()).toEqual([
			...first,
			"container.transport.estimated.vessel_arrived",
			"shipment.estimated.arrival",
		]);
		expect((await shipment()).attributes).toMatchObject({
			pod_original_eta_at: "2026-03-12T08:00:00Z",
			pod_eta_at: "2026-03-14T20:00:00Z",
		});
	});

	test("that returns to an earlier estimate notifies it again, as a new version", async () => {
		const { report, notified, events } = await tracked("ESTIMATE2", atSea());
		const first = await notified();
		await report(withArrival("2026-03-14T20:00:00Z", "2026-02-28T12:00:00Z"));
		await report([
			...withArrival("2026-03-14T20:00:00Z", "2026-02-28T12:00:00Z"),
			message("EST 2026-03-12T08:00:00Z ARRI USLAX vessel", {
				id: "back again",
				reportedAt: "2026-02-28T18:00:00Z",
			}),
		]);
		const news = [
			"container.transport.estimated.vessel_arrived",
			"shipment.estimated.arrival",
		];
		expect((await notified()).slice(first.length)).toEqual([...news, ...news]);
		const estimates = (await events()).filter(({ event }) =>
			event.includes(".estimated."),
		);
		expect(estimates.map(({ version }) => version)).toEqual([0, 1, 2]);
		expect(
			estimates.map(
				({ record }) => record.relationships.previous_version.data?.id ?? null,
			),
		).toEqual([null, estimates[0]?.id, estimates[1]?.id]);
	});

	test("that corrects the time of a milestone changes its record, and notifies the change instead of the milestone", async () => {
		const { report, notified, events } = await tracked("CORRECTED1", atSea());
		const first = await notified();
		const before = (await events()).find((row) => /loaded$/.test(row.event));
		await report(
			atSea().concat(
				message("ACT 2026-02-18T11:30:00Z LOAD CNSHA vessel", {
					reportedAt: "2026-02-20T00:00:00Z",
				}),
			),
		);
		const after = (await events()).filter((row) => /loaded$/.test(row.event));
		expect(after).toHaveLength(1);
		expect(after[0]).toMatchObject({
			id: before?.id,
			timestamp: "2026-02-18T11:30:00Z",
		});
		expect(await notified()).toEqual([...first, "container.updated"]);
	});

	test("with a new milestone notifies it once", async () => {
		const { report, notified, containers } = await tracked("ARRIVED1", atSea());
		const first = await notified();
		const arrived = [
			...atSea(),
			message("ACT 2026-03-01T05:00:00Z ARRI USLAX vessel"),
			message("ACT 2026-03-01T06:30:00Z DISC USLAX vessel"),
		];
		await report(arrived);
		await report(arrived);
		expect(await notified()).toEqual([
			...first,
			"container.transport.vessel_arrived",
			"container.transport.vessel_discharged",
		]);
		expect((await containers()).get(BOX)?.attributes).toMatchObject({
			current_status: "grounded",
			pod_arrived_at: "2026-03-01T05:00:00Z",
			pod_discharged_at: "2026-03-01T06:30:00Z",
		});
	});

	test("that makes the port of discharge a transshipment port marks the milestones there as invalid, and notifies none twice", async () => {
		const called = [
			...atSea(),
			message("ACT 2026-03-01T05:00:00Z ARRI USLAX vessel"),
			message("ACT 2026-03-01T06:30:00Z DISC USLAX vessel"),
		];
		const { report, notified, events } = await tracked("HUB1", called);
		await report([
			...called,
			message("ACT 2026-03-01T09:00:00Z LOAD USLAX vessel:SECOND"),
			message("EST 2026-03-20T08:00:00Z ARRI USOAK vessel:SECOND"),
			message("EST 2026-03-21T08:00:00Z DISC USOAK vessel:SECOND"),
		]);
		const withdrawn = (await events()).filter(
			(row) => row.invalidated_at !== null,
		);
		expect(withdrawn.map((row) => row.event).sort()).toEqual([
			"container.transport.vessel_arrived",
			"container.transport.vessel_discharged",
		]);
		for (const { record, invalidated_at } of withdrawn) {
			expect(record.attributes.invalidated_at).toBe(invalidated_at);
		}
		const all = (await notified()).filter(
			(event) => !event.includes("estimated"),
		);
		expect(new Set(all).size).toBe(all.length);
		expect(all).toContain("container.transport.transshipment_discharged");
	});
});

test("a booking without containers has a shipment, and its containers are notified once the line has assigned them", async () => {
	const number = "EMPTYBOOKING1";
	const planned = [
		message("PLN 2026-03-20T08:00:00Z DEPA CNSHA vessel", { booking: number }),
		message("PLN 2026-04-02T08:00:00Z ARRI USLAX vessel", { booking: number }),
	];
	const { report, notified, containers, tenant, requestId, shipment } =
		await tracked(number, planned, "booking");
	expect((await requestOf(tenant, requestId)).attributes.status).toBe(
		"created",
	);
	expect((await containers()).size).toBe(0);
	expect(await notified()).toEqual(["tracking_request.succeeded"]);
	const { id } = await shipment();

	const picked = (container: string) =>
		message("ACT 2026-03-01T01:00:00Z GTOT CNSHA truck empty", {
			id: `out ${container}`,
			container,
			booking: number,
		});
	await report([...planned, picked(BOX)]);
	await report([...planned, picked(BOX), picked(BOX_2)]);
	expect([...(await containers()).keys()].sort()).toEqual([BOX, BOX_2].sort());
	expect((await shipment()).id).toBe(id);
	const news = (await notified()).filter(
		(event) => !event.includes("estimated"),
	);
	expect(news).toEqual([
		"tracking_request.succeeded",
		"container.created",
		"container.transport.empty_out",
		"container.created",
		"container.transport.empty_out",
	]);
});

test("a container that the carrier no longer names stays on its shipment", async () => {
	const { report, containers } = await tracked("DROPPED1", [
		...atSea(BOX),
		...atSea(BOX_2),
	]);
	await report(atSea(BOX));
	expect([...(await containers()).keys()].sort()).toEqual([BOX, BOX_2].sort());
});

test("a shipment is polled every quarter of an hour at first, and every six hours at sea", async () => {
	await tracked("PACE1", atSea());
	const count = () => world.carrier.queried.filter((n) => n === "PACE1").length;
	const before = count();
	await world.pass(13 * MINUTE);
	expect(count()).toBe(before);
	await world.pass(4 * MINUTE);
	expect(count()).toBe(before + 1);
	for (let hour = 0; hour < 25; hour++) await world.pass(HOUR);
	// At most three more in the first hour, then four or five a day.
	expect(count() - before).toBeGreaterThanOrEqual(5);
	expect(count() - before).toBeLessThanOrEqual(9);
});

test("accounts that track the same number have their own records", async () => {
	const one = await tracked("SHARED1", atSea());
	const other = await world.system.addTenant("the other");
	const requestId = await submitAndSettle(world, other, "SHARED1");
	const { shipment } = await shipmentOf(other, requestId);
	expect(shipment.id).not.toBe((await one.shipment()).id);
	await expect(
		other.client.getShipment((await one.shipment()).id),
	).rejects.toMatchObject({ status: 404 });
});

test("an answer about two containers on separate bills gives each request the journey of its own container", async () => {
	const queried = { bill: "OURS1" };
	const ours = [
		message("ACT 2026-02-18T08:00:00Z LOAD CNSHA vessel", queried),
		message("ACT 2026-02-19T08:00:00Z DEPA CNSHA vessel", queried),
		message("EST 2026-03-12T08:00:00Z ARRI USLAX vessel", queried),
	];
	const other = { bill: "HERS1", container: BOX_2 };
	const theirs = [
		message("ACT 2026-02-16T08:00:00Z LOAD CNNGB vessel:BRAVO", other),
		message("ACT 2026-02-17T08:00:00Z DEPA CNNGB vessel:BRAVO", other),
		message("EST 2026-03-15T08:00:00Z ARRI USOAK vessel:BRAVO", other),
	];
	for (const [number, bill, port] of [
		[BOX, "OURS1", "CNSHA"],
		[BOX_2, "HERS1", "CNNGB"],
	] as const) {
		const answer = [...theirs, ...ours];
		const { shipment, containers } = await tracked(number, answer, "container");
		expect((await shipment()).attributes).toMatchObject({
			bill_of_lading_number: bill,
			port_of_lading_locode: port,
		});
		expect([...(await containers()).keys()]).toEqual([number]);
	}
});

test("a shipment and its containers keep the customer that a user gave them when their line reports news", async () => {
	const tenant = await world.system.addTenant("given");
	const id = await submitAnswered(world, tenant, "GIVEN1", atSea());
	const { data: party } = await tenant.client.createParty({
		data: { type: "party", attributes: { company_name: "Acme" } },
	});
	const { shipment } = await shipmentOf(tenant, id);
	const customer = { data: { id: party.id, type: "party" } };
	await tenant.send("PATCH", `/shipments/${shipment.id}`, {
		data: { relationships: { customer } },
	});
	const eta = "2026-03-09T12:00:00Z";
	world.carrier.report("GIVEN1", withArrival(eta, "2026-03-01T01:00:00Z"));
	await world.pass(9 * HOUR);
	const { shipment: later, containers } = await shipmentOf(tenant, id);
	expect(later.attributes.pod_eta_at).toBe(eta);
	const filter = `filter[customer_id]=${party.id}`;
	const listed = await readIds(tenant, `/containers?${filter}`);
	expect(listed).toEqual([...containers.values()].map((one) => one.id));
	expect(await readIds(tenant, `/shipments?${filter}`)).toEqual([later.id]);
});
