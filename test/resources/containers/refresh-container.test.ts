import { expect, onTestFinished, test } from "vitest";
import type { ContainerRefreshResult } from "../../../generated/openapi.ts";
import {
	DAY,
	MINUTE,
	shipmentOf,
	startTrackedWorld,
	submit,
} from "../../jobs/tracked.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { atSea, message } from "../../support/peers/carrier-messages.ts";
import { PIER_400 } from "../../support/peers/stub-terminal.ts";
import { newBox } from "../../support/records/new-numbers.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import { problemsOf } from "../../support/replies/problems.ts";

const world = await openForFile(startTrackedWorld);
const { system, carrier, terminal } = world;

describeCommonReplies(system, {
	method: "PATCH",
	path: "/containers/{id}/refresh",
});

/** Tracks a bill with a container that is to be discharged at Pier 400, and with another container. */
async function tracked(number: string) {
	const [box, other] = [newBox(), newBox()];
	const etaAt = new Date(world.clock.now().getTime() + 5 * DAY).toISOString();
	const messages = [box, other].flatMap((container) => [
		...atSea(container).slice(0, 4),
		message(`PLN ${etaAt.replace(".000", "")} DISC USLAX vessel`, {
			id: `${container} discharge`,
			container,
			terminal: PIER_400,
		}),
	]);
	carrier.report(number, messages);
	const requestId = await submit(system, number);
	await world.settle();
	const { shipment, containers } = await shipmentOf(system, requestId);
	const container = containers.get(box);
	return {
		shipment,
		/** What the record of the container shows now. */
		shown: async () =>
			(await shipmentOf(system, requestId)).containers.get(box)?.attributes,
		/** What the terminal says about the container. */
		report: (said: object) => terminal.report(box, said),
		refresh: () =>
			system.fetch(`/containers/${container?.id}/refresh`, { method: "PATCH" }),
		/** How often line, terminal for the container, and terminal for the other one were queried. */
		queries: () => [
			carrier.queried.filter((item) => item === number).length,
			...[box, other].map(
				(item) =>
					terminal.queried.filter((query) => query === `pier-400 ${item}`)
						.length,
			),
		],
		path: `/containers/${container?.id}/refresh`,
	};
}

test("a refresh queries line and terminal of the container at once unless they were just queried, and names them", async () => {
	const { refresh, queries } = await tracked("REFRESH1");
	expect(queries()).toEqual([1, 1, 1]);
	const sources = [
		["shipping_line", "MAEU"],
		["terminal", expect.stringContaining("Pier 400")],
	];
	const started = async () => {
		const reply = await refresh();
		expect(reply.status).toBe(200);
		const body = (await reply.json()) as ContainerRefreshResult;
		expect(body.sources.map(({ kind, name }) => [kind, name])).toEqual(sources);
		await world.settle();
		return [body.message, ...body.sources.map((source) => source.started)];
	};
	const [recently, ...none] = await started();
	expect(recently).toMatch(/^Started: none\. .* shipping line MAEU, terminal /);
	expect(none).toEqual([false, false]);
	expect(queries()).toEqual([1, 1, 1]);

	await world.pass(5 * MINUTE);
	expect((await started()).slice(1)).toEqual([true, true]);
	expect(queries()).toEqual([2, 2, 1]);
	expect((await started()).slice(1)).toEqual([false, false]);
	expect(queries()).toEqual([2, 2, 1]);
});

test("a source is queried again later when its query by a refresh fails", async () => {
	const { refresh, queries } = await tracked("REFRESH2");
	await world.pass(5 * MINUTE);
	terminal.fail(503);
	expect((await refresh()).status).toBe(200);
	await world.settle();
	terminal.fail(undefined);
	const [, before = 0] = queries();
	await world.pass(2 * DAY);
	expect(queries()[1]).toBeGreaterThan(before);
});

test("a refresh queries a line that has failed at once, although its retry is planned for later", async () => {
	const number = "REFRESH5";
	const { refresh, queries } = await tracked(number);
	carrier.report(number, (response) => response.writeHead(503).end());
	for (let hours = 0; hours < 12; hours++) await world.pass(60 * MINUTE);
	const [before = 0] = queries();
	await world.pass(10 * MINUTE);
	expect(queries()[0]).toBe(before);
	expect((await refresh()).status).toBe(200);
	await world.settle();
	expect(queries()[0]).toBe(before + 1);
});

test("a terminal's answer to a refresh that arrives after tracking has stopped is not stored", async () => {
	const { shipment, shown, report, refresh } = await tracked("REFRESH4");
	report({ yardLocation: "A 1" });
	world.clock.advance(30 * MINUTE);
	let stops = 0;
	terminal.beforeAnswers(async () => {
		if (++stops === 1) await system.client.stopShipmentTracking(shipment.id);
	});
	onTestFinished(() => terminal.beforeAnswers(undefined));
	const before = await shown();
	expect((await refresh()).status).toBe(200);
	await world.settle();
	expect(stops).toBeGreaterThan(0);
	expect(await shown()).toMatchObject({
		location_at_pod_terminal: null,
		terminal_checked_at: before?.terminal_checked_at,
	});
});

test("a container is refreshed only with the entitlement, and only while it is tracked", async () => {
	const { refresh, shipment, path } = await tracked("REFRESH3");
	const stranger = await system.addTenant("without", ["routing"]);
	const foreign = await stranger.fetch(path, { method: "PATCH" });
	expect(await problemsOf(foreign, 404)).toEqual([{ code: "not_found" }]);
	await system.client.stopShipmentTracking(shipment.id);
	expect(await problemsOf(await refresh(), 422)).toEqual([
		{ code: "not_tracked" },
	]);
	const { db, account } = system;
	const setEntitlements = (entitlements: string) =>
		db
			.updateTable("accounts")
			.set({ entitlements: entitlements as never })
			.where("id", "=", account.id)
			.execute();
	await setEntitlements('["routing"]');
	// Servers cache an account for a second.
	await expect
		.poll(async () => (await refresh()).status, { timeout: 5_000 })
		.toBe(403);
});
