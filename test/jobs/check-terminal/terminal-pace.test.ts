import { afterEach, expect, test } from "vitest";
import { openForFile } from "../../support/open-for-file.ts";
import { atSea, message } from "../../support/peers/carrier-messages.ts";
import { newBox } from "../../support/records/new-numbers.ts";
import {
	addNotifiedTenant,
	DAY,
	HOUR,
	jobsOf,
	shipmentOf,
	submitAnswered,
} from "../tracked.ts";
import { happened, startPierWorld } from "./pier-world.ts";

const world = await openForFile(startPierWorld);
const { heading, inMs, nowMs } = world;

afterEach(world.recover);

test("a terminal is queried more often as arrival and last free day approach, until a day after the container has left", {
	tags: "whole",
}, async () => {
	const { box, requestId, tenant, said, queriesWithin } = await heading(
		"PACE1",
		8 * DAY,
	);
	await world.settle();
	const arrivesAtMs = nowMs() + 8 * DAY;
	// Each interval can be a tenth longer or shorter.
	expect(await queriesWithin(2 * DAY)).toBeLessThanOrEqual(2);
	await world.pass(arrivesAtMs - nowMs() - 3 * DAY + 7 * HOUR);
	const before = await queriesWithin(DAY);
	expect(before).toBeGreaterThanOrEqual(3);
	expect(before).toBeLessThanOrEqual(5);

	await world.pass(arrivesAtMs - nowMs());
	const arrived = [
		...said,
		happened("ARRI", box, arrivesAtMs),
		happened("DISC", box, arrivesAtMs + HOUR),
	];
	world.carrier.report("PACE1", arrived);
	world.terminal.report(box, {
		lastFreeDays: [{ kind: "terminal", at: inMs(5 * DAY).slice(0, 10) }],
	});
	await world.pass(7 * HOUR);
	const hourly = await queriesWithin(12 * HOUR);
	expect(hourly).toBeGreaterThanOrEqual(8);
	expect(hourly).toBeLessThanOrEqual(13);
	await world.pass(arrivesAtMs + 4.4 * DAY - nowMs());
	const halfHourly = await queriesWithin(6 * HOUR);
	expect(halfHourly).toBeGreaterThanOrEqual(9);
	expect(halfHourly).toBeLessThanOrEqual(14);

	expect(await jobsOf(world, tenant)).toEqual([
		"check-terminal",
		"track-shipment",
	]);
	world.carrier.report("PACE1", [...arrived, happened("GTOT", box, nowMs())]);
	world.terminal.report(box, { chassisNumber: "DCLZ406281" });
	await world.pass(3 * HOUR);
	const afterwards = await queriesWithin(23 * HOUR);
	expect(afterwards).toBeGreaterThanOrEqual(3);
	expect(afterwards).toBeLessThanOrEqual(5);
	await world.pass(6 * HOUR);
	expect(await queriesWithin(2 * DAY)).toBe(0);
	expect(await jobsOf(world, tenant)).toEqual(["track-shipment"]);
	const { containers } = await shipmentOf(tenant, requestId);
	expect(containers.get(box)?.attributes).toMatchObject({
		current_status: "picked_up",
		pod_full_out_chassis_number: "DCLZ406281",
	});
});

test("tracking continues until a failing terminal has reported the container's departure", async () => {
	const number = "LASTWORD1";
	const { box, container, said, shipment } = await heading(number, 8 * DAY);
	await world.settle();
	world.terminal.fail(503);
	world.terminal.report(box, { chassisNumber: "DCLZ406282" });
	world.carrier.report(number, [
		...said,
		...["ARRI", "DISC", "GTOT"].map((code) => happened(code, box, nowMs())),
		message(`ACT ${inMs(HOUR)} GTIN USLAX truck empty`, { container: box }),
	]);
	for (let days = 0; days < 5; days += 1) await world.pass(DAY);
	const stopped = async () =>
		(await shipment()).attributes.line_tracking_stopped_reason;
	expect(await stopped()).toBeNull();
	world.terminal.fail(undefined);
	for (let days = 0; days < 3; days += 1) await world.pass(DAY);
	expect((await container())?.pod_full_out_chassis_number).toBe("DCLZ406282");
	expect(await stopped()).toBe("all_containers_terminated");
});

test("containers that have left are not queried again, and keep the time of their last query", async () => {
	const number = "PART1";
	const tenant = await addNotifiedTenant(world, number);
	const [left, here] = [newBox(), newBox()];
	const voyage = [left, here].flatMap((box) => [
		...atSea(box).slice(0, 4),
		happened("ARRI", box, nowMs() - 5 * DAY),
		happened("DISC", box, nowMs() - 4 * DAY),
	]);
	const gateOut = happened("GTOT", left, nowMs() - 3 * DAY);
	world.terminal.report(here, { yardLocation: "A 1" });
	const requestId = await submitAnswered(world, tenant, number, [
		...voyage,
		gateOut,
	]);
	const first = inMs(0);
	await world.pass(DAY);
	const { containers } = await shipmentOf(tenant, requestId);
	expect(containers.get(left)?.attributes.terminal_checked_at).toBe(first);
	expect(containers.get(here)?.attributes).toMatchObject({
		...{ terminal_checked_at: inMs(0), location_at_pod_terminal: "A 1" },
		rail_last_tracking_request_at: null,
	});
});

test("earlier queries no longer count when the line changes the terminal, even when it changes back", async () => {
	const { box, said, queried, container } = await heading("MOVE1", 5 * DAY);
	await world.settle();
	expect((await container())?.terminal_checked_at).toBe(inMs(0));
	const elsewhere = message(`PLN ${inMs(5 * DAY)} DISC USLAX vessel`, {
		id: `${box} discharge`,
		container: box,
		terminal: "WBCT",
		reportedAt: inMs(0),
	});
	world.carrier.report("MOVE1", [...said.slice(0, -1), elsewhere]);
	await world.pass(7 * HOUR);
	expect((await container())?.terminal_checked_at).toBeNull();
	const before = queried();
	world.carrier.report("MOVE1", [
		...said.slice(0, -1),
		{ ...said.at(-1), eventCreatedDateTime: inMs(0) },
	]);
	await world.pass(7 * HOUR);
	expect(queried()).toBe(before + 1);
});

test("a failing terminal is retried, and affects neither the line's job nor the records", async () => {
	const { box, said, notified, container } = await heading("FAIL1", 2 * DAY);
	world.terminal.report(box, { yardLocation: "A 1" });
	world.terminal.fail(503);
	await world.settle();
	expect(await container()).toMatchObject({
		current_status: "on_ship",
		terminal_checked_at: null,
		location_at_pod_terminal: null,
	});
	world.carrier.report("FAIL1", [...said, happened("ARRI", box, nowMs())]);
	await world.pass(2 * HOUR);
	expect(await notified()).toContain("container.transport.vessel_arrived");
	world.terminal.fail(undefined);
	await world.pass(2 * HOUR);
	expect(await container()).toMatchObject({ location_at_pod_terminal: "A 1" });
});

/** A container that goes on from Pier 400 to Chicago, where the ramp fails. */
async function headingInland(number: string) {
	const heading = await world.heading(number, 30 * DAY);
	const { box } = heading;
	const rail = `EST ${inMs(35 * DAY)} ARRI USCHI rail`;
	const said = [
		...heading.said,
		message(rail, { id: `${box} ramp`, container: box }),
	];
	world.carrier.report(number, said);
	world.terminal.beforeAnswers(() => {
		const isRamp = world.terminal.queried.at(-1) === `lpc ${box}`;
		world.terminal.fail(isRamp ? 503 : undefined);
	});
	const queriedRamp = () =>
		world.terminal.queried.filter((item) => item === `lpc ${box}`).length;
	return { ...heading, said, queriedRamp };
}

test("a failing ramp is retried within hours, although the terminal that has answered is due only the next day", async () => {
	const { queried, queriedRamp } = await headingInland("FAIL2");
	await world.settle();
	expect([queried(), queriedRamp()]).toEqual([1, 1]);
	await world.pass(2 * HOUR);
	expect([queried(), queriedRamp()]).toEqual([1, 2]);
});

test("a terminal with an arrived container is queried hourly, although a ramp has failed so often that its retries are hours apart", async () => {
	const { box, said, queriesWithin } = await headingInland("FAIL3");
	world.carrier.report("FAIL3", [...said, happened("DISC", box, nowMs())]);
	await queriesWithin(4 * HOUR);
	const hourly = await queriesWithin(6 * HOUR);
	expect(hourly).toBeGreaterThanOrEqual(5);
	expect(hourly).toBeLessThanOrEqual(7);
});

test("a terminal that is queried daily is queried as soon as the line reports the arrival of the container", async () => {
	const { box, said, queried } = await heading("COME1", 30 * DAY);
	await world.settle();
	expect(queried()).toBe(1);
	world.carrier.report("COME1", [...said, happened("DISC", box, nowMs())]);
	await world.pass(7 * HOUR);
	expect(queried()).toBe(2);
});
