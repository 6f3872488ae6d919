import { describe, expect, test } from "vitest";
import { trackJob } from "../../../server/resources/planned-jobs/tracking-jobs.ts";
import { enqueue } from "../../../server/worker/job-queue.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	atSea,
	BOX,
	bookingState,
	message,
} from "../../support/peers/carrier-messages.ts";
import { reply } from "../../support/peers/stub-carrier.ts";
import { addReportedShipment } from "../reported-shipment.ts";
import {
	DAY,
	HOUR,
	jobsOf,
	type RequestType,
	requestOf,
	shipmentOf,
	startTrackedWorld,
	submitAndSettle,
} from "../tracked.ts";

const world = await openForFile(startTrackedWorld, { hasTerminals: false });

/** Adds a tenant with a request that the line has answered once. */
async function tracked(
	number: string,
	events: readonly object[],
	requestType?: RequestType,
) {
	const reported = await addReportedShipment(
		world,
		number,
		events,
		requestType,
	);
	const { tenant, requestId } = reported;
	const state = async () => {
		const { shipment } = await shipmentOf(tenant, requestId);
		const request = await requestOf(tenant, requestId);
		return {
			status: request.attributes.status,
			stoppedAt: shipment.attributes.line_tracking_stopped_at,
			reason: shipment.attributes.line_tracking_stopped_reason,
			jobs: await jobsOf(world, tenant),
		};
	};
	return {
		...reported,
		events,
		state,
		say: (...more: object[]) =>
			world.carrier.report(number, [...events, ...more]),
		async days(count: number) {
			for (let left = count; left > 0; left -= 5) {
				await world.pass(Math.min(left, 5) * DAY);
			}
		},
		shipmentId: async () => (await shipmentOf(tenant, requestId)).shipment.id,
		queried: () => world.carrier.queried.filter((n) => n === number).length,
	};
}

type Tracked = Awaited<ReturnType<typeof tracked>>;

const TRACKED = {
	status: "created",
	stoppedAt: null,
	reason: null,
	jobs: ["track-shipment"],
};

/** Expects that tracking has stopped: no more queries, and one notification. */
async function expectStopped(of: Tracked, reason: string) {
	expect(await of.state()).toEqual({
		status: "tracking_stopped",
		stoppedAt: expect.any(String),
		reason,
		jobs: [],
	});
	const queried = of.queried();
	await of.days(2);
	expect(of.queried()).toBe(queried);
	const stops = (await of.notified()).filter((event) =>
		event.endsWith("tracking_stopped"),
	);
	expect(stops).toEqual(["tracking_request.tracking_stopped"]);
}

const instant = (ms: number) => new Date(ms).toISOString().replace(/\.\d+/, "");
const nowMs = () => world.clock.now().getTime();

/** An event of a container at the current time. */
function now(code: string, place: string, means: string, box = BOX): object {
	const line = `ACT ${instant(nowMs())} ${code} ${place} ${means}`;
	return message(line, { container: box });
}

describe("tracking stops", () => {
	test("a day after the last container was returned empty", async () => {
		const boxes = ["MSKU2000001", "MSKU2000002"];
		const of = await tracked(
			"RETURNED1",
			boxes.flatMap((box) => atSea(box)),
		);
		const returned = [
			now("DISC", "USLAX", "vessel", boxes[0]),
			now("GTOT", "USLAX", "truck", boxes[0]),
			now("GTIN", "USLAX", "truck empty", boxes[0]),
		];
		of.say(...returned);
		for (const _day of [1, 2, 3]) await world.pass(DAY);
		expect(await of.state()).toEqual(TRACKED);
		of.say(
			...returned,
			now("DISC", "USLAX", "vessel", boxes[1]),
			now("GTOT", "USLAX", "truck", boxes[1]),
			now("GTIN", "USLAX", "truck empty", boxes[1]),
		);
		await world.pass(7 * HOUR);
		expect(await of.state()).toEqual(TRACKED);
		await world.pass(DAY);
		await world.pass(DAY);
		await expectStopped(of, "all_containers_terminated");
	});

	test("not while the answers of the line are unreadable, because one may correct its last report", async () => {
		const of = await tracked("RETURNED2", [
			...atSea(),
			now("DISC", "USLAX", "vessel"),
			now("GTOT", "USLAX", "truck"),
			now("GTIN", "USLAX", "truck empty"),
		]);
		world.carrier.report("RETURNED2", reply(200, "<html>"));
		await world.pass(1.2 * DAY);
		expect(await of.state()).toEqual(TRACKED);
		of.say();
		await world.pass(6.6 * HOUR);
		await expectStopped(of, "all_containers_terminated");
	});

	test("not by an attempt with news, even when storing it takes days, because the news may be wrong", async () => {
		const number = "RETURNED3";
		const box = "MSKU2000010";
		const of = await tracked(number, atSea(box));
		const outAt = instant(nowMs() - HOUR);
		const returned = (out: string) => [
			now("DISC", "USLAX", "vessel", box),
			message(`ACT ${out} GTOT USLAX truck`, {
				...{ id: "out", reportedAt: outAt, container: box },
			}),
			now("GTIN", "USLAX", "truck empty", box),
		];
		const wrong = [...of.events, ...returned(instant(nowMs() - 8 * HOUR))];
		const right = [...of.events, ...returned(outAt)];
		world.carrier.report(number, (response) => {
			world.clock.tick(2 * DAY);
			world.carrier.report(number, (again) => {
				world.clock.tick(0);
				reply(200, right)(again);
			});
			reply(200, wrong)(response);
		});
		await world.pass(7 * HOUR);
		world.clock.tick(0);
		expect(await of.state()).toEqual(TRACKED);
		const { containers } = await shipmentOf(of.tenant, of.requestId);
		expect(containers.get(box)?.attributes.pod_full_out_at).toBe(outAt);
	});

	test("not by an attempt that fails days after its query, when the window was still open at the query", async () => {
		const of = await tracked("SILENT4", atSea("MSKU2000011"));
		await of.days(55);
		const queried = of.queried();
		world.carrier.report("SILENT4", (response) => {
			world.clock.tick(2 * DAY);
			world.carrier.report("SILENT4", (again) => {
				world.clock.tick(0);
				reply(200, of.events)(again);
			});
			reply(404, {})(response);
		});
		await world.pass(7 * HOUR);
		world.clock.tick(0);
		await world.settle();
		expect(of.queried()).toBeGreaterThan(queried + 1);
	});

	test("56 days after the arrival, when not all containers were picked up", async () => {
		const of = await tracked("ARRIVED1", atSea("MSKU2000003"));
		of.say(now("ARRI", "USLAX", "vessel", "MSKU2000003"));
		await of.days(55);
		expect(await of.state()).toEqual(TRACKED);
		await of.days(2);
		await expectStopped(of, "past_arrival_window");
	});

	test("56 days after all containers were picked up, when not all were returned", async () => {
		const of = await tracked("PICKED1", atSea("MSKU2000004"));
		const arrived = [
			now("ARRI", "USLAX", "vessel", "MSKU2000004"),
			now("DISC", "USLAX", "vessel", "MSKU2000004"),
		];
		of.say(...arrived);
		await of.days(30);
		of.say(...arrived, now("GTOT", "USLAX", "truck", "MSKU2000004"));
		await of.days(55);
		expect(await of.state()).toEqual(TRACKED);
		await of.days(3);
		await expectStopped(of, "past_full_out_window");
	});

	test.each<[string, string, () => Parameters<typeof world.carrier.report>[1]]>(
		[
			["repeats itself", "SILENT1", () => atSea("MSKU2000005")],
			["no longer knows the number", "SILENT2", () => reply(404, {})],
			["cannot be reached", "SILENT3", () => reply(503, "")],
		],
	)(
		"56 days after the last news, when the line %s",
		async (_how, number, answer) => {
			const of = await tracked(number, atSea("MSKU2000005"));
			world.carrier.report(number, answer());
			await of.days(55);
			expect(await of.state()).toEqual(TRACKED);
			await of.days(2);
			await expectStopped(of, "no_updates_at_line");
		},
	);

	/** A confirmed booking with a planned departure. */
	const booked = (number: string, departure = "2026-12-20T08:00:00Z") => [
		bookingState(number, "CONF", "2026-02-20T00:00:00Z"),
		message(`PLN ${departure} DEPA CNSHA vessel`, {
			...{ id: `${number} departure`, booking: number },
			reportedAt: "2026-02-20T00:00:00Z",
		}),
	];

	test("a day after the booking was cancelled, when the shipment existed before", async () => {
		const number = "CANCELLED1";
		const of = await tracked(number, booked(number), "booking");
		expect((await of.state()).status).toBe("created");
		of.say(bookingState(number, "CANC", instant(nowMs())));
		await world.pass(7 * HOUR);
		expect(await of.state()).toEqual(TRACKED);
		await world.pass(17 * HOUR);
		expect(await of.state()).toEqual(TRACKED);
		await world.pass(8 * HOUR);
		await expectStopped(of, "booking_cancelled");
	});

	test("not before the line has had time to correct a reported cancellation", async () => {
		const number = "CANCELLED2";
		const of = await tracked(number, booked(number), "booking");
		const cancelled = bookingState(number, "CANC", instant(nowMs()));
		world.carrier.report(number, [
			...booked(number, "2026-12-20T08:00:00+08:00"),
			cancelled,
		]);
		await world.pass(7 * HOUR);
		const departureAt = async () =>
			(await shipmentOf(of.tenant, of.requestId)).shipment.attributes
				.pol_etd_at;
		expect(await departureAt()).toBe("2026-12-20T00:00:00Z");
		of.say(cancelled);
		await of.days(2);
		expect(await departureAt()).toBe("2026-12-20T08:00:00Z");
		await of.days(2);
		await expectStopped(of, "booking_cancelled");
	});

	test("not for a cancellation that the line withdraws", async () => {
		const number = "CANCELLED3";
		const of = await tracked(number, booked(number), "booking");
		of.say(bookingState(number, "CANC", instant(nowMs())));
		await world.pass(7 * HOUR);
		await world.pass(7 * HOUR);
		world.carrier.report(number, [
			...booked(number),
			bookingState(number, "CONF", instant(nowMs())),
		]);
		await of.days(5);
		expect(await of.state()).toEqual(TRACKED);
	});

	test("when the user stops it, and the records stay", async () => {
		const of = await tracked("USER1", atSea("MSKU2000006"));
		const before = await shipmentOf(of.tenant, of.requestId);
		await of.tenant.client.stopShipmentTracking(await of.shipmentId());
		await expectStopped(of, "cancelled_by_user");
		const after = await shipmentOf(of.tenant, of.requestId);
		expect(after.containers).toEqual(before.containers);
		expect(after.shipment.relationships).toEqual(before.shipment.relationships);
	});

	test("for a leftover job too, without a query of the line", async () => {
		const of = await tracked("LEFTOVER1", atSea("MSKU2000012"));
		await of.tenant.client.stopShipmentTracking(await of.shipmentId());
		const { database, clock } = world.system.services;
		const { account } = of.tenant;
		const request = { account_id: account.id, id: of.requestId };
		const queried = of.queried();
		await enqueue(database.db, clock, [trackJob(request)]);
		await world.settle();
		expect(of.queried()).toBe(queried);
		expect((await of.state()).jobs).toEqual([]);
	});

	test("during a query of the line, whose answer is not stored", async () => {
		const of = await tracked("RACE1", atSea("MSKU2000007"));
		const id = await of.shipmentId();
		let release = () => {};
		const isAsked = new Promise<void>((resolve) => {
			world.carrier.report("RACE1", (response) => {
				const events = [
					...atSea("MSKU2000007"),
					now("ARRI", "USLAX", "vessel", "MSKU2000007"),
				];
				release = () => response.end(JSON.stringify(events));
				resolve();
			});
		});
		world.clock.advance(7 * HOUR);
		world.system.services.wakeWorkers();
		await isAsked;
		await of.tenant.client.stopShipmentTracking(id);
		const notified = await of.notified();
		release();
		await world.settle();
		expect(await of.notified()).toEqual(notified);
		const { shipment } = await shipmentOf(of.tenant, of.requestId);
		expect(shipment.attributes.pod_ata_at).toBeNull();
		await expectStopped(of, "cancelled_by_user");
	});
});

describe("tracking is resumed", () => {
	test("at once, and every period starts again", async () => {
		const of = await tracked("RESUME1", atSea("MSKU2000008"));
		await of.days(57);
		expect((await of.state()).reason).toBe("no_updates_at_line");
		const queried = of.queried();
		await of.tenant.client.resumeShipmentTracking(await of.shipmentId());
		await world.settle();
		expect(of.queried()).toBe(queried + 1);
		expect(await of.state()).toEqual(TRACKED);
		await of.days(55);
		expect(await of.state()).toEqual(TRACKED);
		await of.days(2);
		expect((await of.state()).reason).toBe("no_updates_at_line");
	});

	test("for a whole period, even when the line then reports news", async () => {
		const of = await tracked("RESUME2", atSea("MSKU2000018"));
		const arrived = now("ARRI", "USLAX", "vessel", "MSKU2000018");
		of.say(arrived);
		await of.days(57);
		expect((await of.state()).reason).toBe("past_arrival_window");
		await of.tenant.client.resumeShipmentTracking(await of.shipmentId());
		await world.settle();
		of.say(arrived, now("DISC", "USLAX", "vessel", "MSKU2000018"));
		await of.days(55);
		expect(await of.state()).toEqual(TRACKED);
		await of.days(2);
		expect((await of.state()).reason).toBe("past_arrival_window");
	});

	test("not while a new request tracks the number, which can be submitted once tracking has stopped", async () => {
		const of = await tracked("ANEW1", atSea("MSKU2000009"));
		const first = await of.shipmentId();
		await of.tenant.client.stopShipmentTracking(first);
		const again = await submitAndSettle(world, of.tenant, "ANEW1");
		expect((await requestOf(of.tenant, again)).attributes.status).toBe(
			"created",
		);
		const { shipment } = await shipmentOf(of.tenant, again);
		expect(shipment.id).not.toBe(first);
		await expect(
			of.tenant.client.resumeShipmentTracking(first),
		).rejects.toMatchObject({ status: 422 });

		await of.tenant.client.stopShipmentTracking(shipment.id);
		await of.tenant.client.resumeShipmentTracking(first);
		expect((await of.state()).status).toBe("created");
	});
});
