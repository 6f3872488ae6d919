import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { referenceId } from "../../../server/reference/reference-id.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { atSea, message } from "../../support/peers/carrier-messages.ts";
import { newBox } from "../../support/records/new-numbers.ts";
import {
	accountEventsOf,
	addNotifiedTenant,
	DAY,
	HOUR,
	jobsOf,
	MINUTE,
	shipmentOf,
	submitAndSettle,
	submitAnswered,
} from "../tracked.ts";
import { happened, startPierWorld } from "./pier-world.ts";

const world = await openForFile(startPierWorld);
const { heading, inMs, nextDueMs, nowMs } = world;

afterEach(world.recover);

test("a terminal is queried as soon as the line has named it, and its answer is recorded with its source", async () => {
	const { box, tenant, requestId, container } = await heading(
		"FACTS1",
		5 * DAY,
	);
	world.terminal.report(box, {
		availability: "unavailable",
		holds: [{ name: "customs", status: "hold", description: "CBP EXAM" }],
		fees: [{ type: "demurrage", amount: "390.00", currency: "USD" }],
		lastFreeDays: [{ kind: "terminal", at: "2026-03-20" }],
		yardLocation: "F 412 C 2",
	});
	await world.settle();
	expect(await container()).toMatchObject({
		availability_known: true,
		available_for_pickup: false,
		holds_at_pod_terminal: [
			{ name: "customs", status: "hold", description: "CBP EXAM" },
		],
		fees_at_pod_terminal: [{ type: "demurrage", amount: 390 }],
		pickup_lfd: "2026-03-20T07:00:00Z",
		import_deadlines: { pickup_lfd_terminal: "2026-03-20T07:00:00Z" },
		location_at_pod_terminal: "F 412 C 2",
		terminal_checked_at: inMs(0),
		pod_last_tracking_request_at: inMs(0),
		rail_last_tracking_request_at: null,
	});
	const { containers } = await shipmentOf(tenant, requestId);
	const { data } = await tenant.client.getContainerProvenance(
		containers.get(box)?.id ?? "",
	);
	expect(data.attributes.pickup_lfd).toMatchObject({
		data_source: "terminal",
		data_provider_code: "yard",
	});
	expect(data.attributes.pol_vessel_loaded_at).toMatchObject({
		data_source: "shipping_line",
		data_provider_code: "MAEU",
	});
	// The job waits for the next query, and does not run before to find nothing due.
	expect(await nextDueMs(tenant, "check-terminal")).toBeGreaterThan(
		nowMs() + HOUR,
	);
});

test("a changed last free day or appointment is notified once, and a blank answer changes nothing", async () => {
	const { box, notified, container } = await heading("NEWS1", 5 * DAY);
	await world.settle();
	let known = (await notified()).length;
	/** Reports a status and returns the events of which the account is notified. */
	const after = async (status: object) => {
		world.terminal.report(box, status);
		await world.pass(1.2 * DAY);
		const news = (await notified()).slice(known);
		known += news.length;
		return news;
	};
	const lastFreeDay = (at: string) => ({
		lastFreeDays: [{ kind: "terminal", at }],
	});
	const ofLastFreeDay = [
		"container.pickup_lfd_terminal.changed",
		"container.pickup_lfd.changed",
		"container.updated",
	];
	expect(await after(lastFreeDay("2026-03-25"))).toEqual(ofLastFreeDay);
	expect(await after(lastFreeDay("2026-03-25"))).toEqual([]);
	expect(await after({})).toEqual([]);
	expect(await after(lastFreeDay("2026-03-23"))).toEqual(ofLastFreeDay);
	expect(await after({ appointmentAt: "2026-03-22T15:00:00Z" })).toEqual([
		"container.pickup_appointment.changed",
		"container.updated",
	]);
	expect(await container()).toMatchObject({
		pickup_lfd: "2026-03-23T07:00:00Z",
		pickup_appointment_at: "2026-03-22T15:00:00Z",
	});
});

test("a terminal counts as queried at the time of the query, not of the answer", async () => {
	const { container } = await heading("SLOW1", 2 * DAY);
	const askedAt = inMs(0);
	world.terminal.beforeAnswers(() => world.clock.advance(HOUR));
	await world.settle();
	expect((await container())?.terminal_checked_at).toBe(askedAt);
});

test("an unchanged status of a terminal is stored once, and a status that returns after another one is news", async () => {
	const { box, container } = await heading("SAME1", 2 * DAY);
	const statuses = async () => {
		const { database } = world.system.services;
		const { rows } = await sql<{ messages: string }>`
			select messages from reports where messages like ${`%"${box} status %`}`.execute(
			database.db,
		);
		return rows.length;
	};
	const yard = async () => (await container())?.location_at_pod_terminal;
	for (const [location, want] of [
		["A 1", 1],
		["A 1", 1],
		["B 2", 2],
		["B 2", 2],
		["A 1", 3],
		["A 1", 3],
	] as const) {
		world.terminal.report(box, { yardLocation: location });
		await world.pass(8 * HOUR);
		expect(await yard()).toBe(location);
		expect(await statuses()).toBe(want);
	}
});

test("an event that both line and terminal report is recorded and notified once", async () => {
	const { box, said, notified, container } = await heading("BOTH1", DAY);
	await world.settle();
	await world.pass(DAY);
	const discharged = happened("DISC", box, nowMs());
	world.carrier.report("BOTH1", [...said, discharged]);
	world.terminal.report(box, {
		events: [{ eventId: "1", code: "discharged", at: inMs(-10 * MINUTE) }],
	});
	await world.pass(8 * HOUR);
	const milestones = (await notified()).filter((event) =>
		event.endsWith("vessel_discharged"),
	);
	expect(milestones).toHaveLength(1);
	expect((await container())?.pod_discharged_at).not.toBeNull();
});

test("stopping ends the terminals' job, and resuming any number of times leaves one job of each kind", async () => {
	const { tenant, shipment, queriesWithin } = await heading("STOP1", 2 * DAY);
	await world.settle();
	const { id } = await shipment();
	const resume = () => tenant.client.resumeShipmentTracking(id);
	const stop = () => tenant.client.stopShipmentTracking(id);
	await stop();
	expect(await jobsOf(world, tenant)).toEqual([]);
	expect(await queriesWithin(DAY)).toBe(0);
	for (const _ of [1, 2, 3]) {
		await resume();
		await stop();
	}
	await resume();
	await world.settle();
	expect(await jobsOf(world, tenant)).toEqual([
		"check-terminal",
		"track-shipment",
	]);
	expect(await queriesWithin(DAY)).toBeGreaterThan(0);
});

test("an answer that arrives after tracking has stopped is not stored, and leaves no job", async () => {
	const { box, tenant, shipment, container } = await heading("LATE1", 2 * DAY);
	await world.settle();
	const { id } = await shipment();
	world.terminal.report(box, {
		lastFreeDays: [{ kind: "terminal", at: "2026-03-25" }],
	});
	let isStopped = false;
	world.terminal.beforeAnswers(async () => {
		if (isStopped) return;
		isStopped = true;
		await tenant.client.stopShipmentTracking(id);
	});
	await world.pass(1.2 * DAY);
	expect(isStopped).toBe(true);
	expect(await jobsOf(world, tenant)).toEqual([]);
	expect((await container())?.pickup_lfd).toBeNull();
});

test("a terminal and a ramp that the line does not name are queried when no other is configured there, and provenance marks them as assumed", async () => {
	const box = newBox();
	const tenant = await addNotifiedTenant(world, "ASSUMED1");
	const of = (line: string) =>
		message(line, { id: `${box} ${line}`, container: box });
	const voyage = [
		...atSea(box).slice(0, 4),
		of(`ACT ${inMs(-3 * DAY)} ARRI USLAX vessel`),
		of(`ACT ${inMs(-2 * DAY)} DISC USLAX vessel`),
	];
	world.terminal.report(box, {
		holds: [{ name: "customs", status: "hold" }],
		lastFreeDays: [{ kind: "terminal", at: inMs(9 * DAY).slice(0, 10) }],
	});
	const requestId = await submitAnswered(world, tenant, "ASSUMED1", voyage);
	expect(world.terminal.queried).toContain(`pier-400 ${box}`);
	const { shipment, containers } = await shipmentOf(tenant, requestId);
	const id = containers.get(box)?.id ?? "";
	const pier = { id: referenceId("terminal", "USLAX/Pier 400") };
	const { relationships } = containers.get(box) ?? {};
	expect(relationships?.pod_terminal.data).toMatchObject(pier);
	expect(relationships?.pickup_facility.data).toMatchObject(pier);
	const originsOf = async () =>
		(await tenant.client.getContainerProvenance(id)).data.attributes;
	expect(await originsOf()).toMatchObject({
		pod_terminal: { data_source: "shipping_line", facility_assumed: true },
		pickup_lfd: { data_source: "terminal", facility_assumed: true },
		holds_at_pod_terminal: {
			data_provider_code: "yard",
			facility_assumed: true,
		},
	});
	expect((await originsOf()).pod_discharged_at).not.toHaveProperty(
		"facility_assumed",
	);

	world.carrier.report("ASSUMED1", [
		...voyage,
		of(`ACT ${inMs(-DAY)} LOAD USLAX rail`),
		of(`EST ${inMs(3 * DAY)} ARRI USCHI rail`),
	]);
	await world.pass(7 * HOUR);
	expect(world.terminal.queried).toContain(`lpc ${box}`);
	const { data } = await tenant.client.getShipmentProvenance(shipment.id);
	expect(data.attributes).toMatchObject({
		pod_terminal: { facility_assumed: true },
		destination_terminal: { facility_assumed: true },
	});
	// It is picked up at the ramp, which is no ocean terminal.
	const { data: inland } = await tenant.client.getContainer(id);
	expect(inland.relationships.pod_terminal.data).toMatchObject(pier);
	expect(inland.relationships.pickup_facility.data).toBeNull();
});

test("a container that left before tracking gives notifications of its milestones, and not of changes along the way", async () => {
	const box = newBox();
	const tenant = await addNotifiedTenant(world, "PAST1");
	const past = (code: string, days: number) =>
		happened(code, box, nowMs() - days * DAY);
	world.terminal.report(box, {
		availability: "unavailable",
		holds: [{ name: "customs", status: "hold" }],
		fees: [{ type: "demurrage", amount: "390.00", currency: "USD" }],
		lastFreeDays: [
			{ kind: "terminal", at: "2026-02-26" },
			{ kind: "line", at: "2026-02-27" },
		],
		appointmentAt: "2026-02-25T15:00:00Z",
	});
	world.carrier.report("PAST1", [
		...atSea(box).slice(0, 4),
		past("ARRI", 5),
		past("DISC", 4),
		past("AVPU", 3),
		past("GTOT", 2),
	]);
	const requestId = await submitAndSettle(world, tenant, "PAST1");
	expect(world.terminal.queried).toContain(`pier-400 ${box}`);
	const { containers } = await shipmentOf(tenant, requestId);
	expect(containers.get(box)?.attributes).toMatchObject({
		current_status: "picked_up",
		holds_at_pod_terminal: [],
		pickup_appointment_at: "2026-02-25T15:00:00Z",
	});
	const events = await tenant.fetch(
		`/containers/${containers.get(box)?.id}/transport_events`,
	);
	expect(await events.text()).toContain('"container.transport.available"');
	expect((await accountEventsOf(world, tenant)).sort()).toEqual(
		[
			"tracking_request.succeeded",
			"container.created",
			...["empty_out", "full_in", "vessel_loaded", "vessel_departed"].map(
				(milestone) => `container.transport.${milestone}`,
			),
			...["vessel_arrived", "vessel_discharged", "full_out"].map(
				(milestone) => `container.transport.${milestone}`,
			),
		].sort(),
	);
});
