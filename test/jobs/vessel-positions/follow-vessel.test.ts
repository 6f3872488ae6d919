import { afterEach, describe, expect, it } from "vitest";
import { setEntitlement } from "../../../server/resources/accounts/account-queries.ts";
import { planPositionJobs } from "../../../server/resources/vessels/plan-following.ts";
import { findNewestPositions } from "../../../server/resources/vessels/vessel-position-queries.ts";
import { insertVessels } from "../../../server/resources/vessels/vessel-queries.ts";
import { vesselId } from "../../../server/resources/vessels/vessel-serializer.ts";
import type { Entitlement } from "../../../server/services/account.ts";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	aboard,
	atSea,
	message,
} from "../../support/peers/carrier-messages.ts";
import {
	type ReportedPosition,
	STUB_MMSI,
} from "../../support/peers/stub-positions.ts";
import { newBox, newVessel } from "../../support/records/new-numbers.ts";
import {
	DAY,
	HOUR,
	MINUTE,
	START,
	shipmentOf,
	startTrackedWorld,
	submitAnswered,
	trackAboard,
} from "../tracked.ts";

const DEPARTED = "2026-02-19T08:00:00Z";
const world = await openForFile(startTrackedWorld, { isSeeing: true });
afterEach(() => {
	world.positions.fail(undefined);
	world.positions.breakOff(false);
	world.positions.beforeAnswers(undefined);
});

const services = () => world.system.services;
const db = () => services().database.db;
const idOf = (imo: string) => vesselId({ imo, name: null }) ?? "";
const instant = (ms: number) => new Date(ms).toISOString().replace(/\.\d+/, "");
const inMs = (ms: number) => instant(world.clock.now().getTime() + ms);

/** The position, some hours later, of a vessel that left Shanghai eastward on 19 February at about 15 knots. */
function seen(hours: number, off = 0): ReportedPosition {
	const longitude = 122 + 0.3 * hours;
	return {
		at: instant(Date.parse(DEPARTED) + hours * HOUR),
		latitude: 31 + off,
		longitude: Number(
			(longitude > 180 ? longitude - 360 : longitude).toFixed(5),
		),
		headingDegrees: 90,
		speedKnots: 15.4,
	};
}

/** Hours since the departure from Shanghai. */
const sailedHours = () =>
	(world.clock.now().getTime() - Date.parse(DEPARTED)) / HOUR;

/** Adds a tenant with the paid feature and a container aboard a vessel at sea. */
const tracking = (imo: string, entitlements?: readonly Entitlement[]) =>
	trackAboard(world, imo, atSea, entitlements);

const queried = (imo: string) => world.positions.queriedSince(imo);

async function jobFor(imo: string) {
	return db()
		.selectFrom("jobs")
		.selectAll()
		.where("dedupe_key", "=", `follow-vessel ${idOf(imo)}`)
		.executeTakeFirst();
}

const recorded = (imo: string) => findNewestPositions(db(), idOf(imo), 100_000);

async function attributesOf(tenant: Tenant, imo: string) {
	const { data } = await tenant.client.getVessel(imo);
	return data.attributes;
}

async function mapOf(tenant: Tenant, requestId: string) {
	const { containers } = await shipmentOf(tenant, requestId);
	const [container] = containers.values();
	return tenant.client.getContainerMap(container?.id ?? "");
}

describe("a vessel that carries a container", () => {
	it("is queried from its departure, then every quarter of an hour from its last position, and its record and maps show it", async () => {
		const imo = newVessel();
		const hours = sailedHours();
		const past = [0, 0.1, 0.3, 50, 100, hours - 1];
		world.positions.report(
			imo,
			past.map((at) => seen(at)),
		);
		const { tenant, requestId } = await tracking(imo);
		expect(queried(imo)).toEqual([DEPARTED]);
		expect(await attributesOf(tenant, imo)).toMatchObject({
			mmsi: STUB_MMSI,
			position_timestamp: inMs(-HOUR),
			nautical_speed_knots: 15.4,
		});
		expect(await recorded(imo)).toHaveLength(past.length - 1);
		const map = await mapOf(tenant, requestId);
		const current = map.features.find(
			({ properties }) => properties.feature_type === "current_vessel",
		);
		const { longitude, latitude } = seen(hours - 1);
		expect(current?.geometry.coordinates).toEqual([longitude, latitude]);

		world.positions.report(imo, [seen(hours + 0.2)]);
		await world.pass(10 * MINUTE);
		expect(queried(imo)).toHaveLength(1);
		await world.pass(5 * MINUTE);
		expect(queried(imo).slice(1)).toEqual([inMs(-HOUR - 45 * MINUTE)]);
		await world.pass(15 * MINUTE);
		expect(queried(imo)).toHaveLength(3);
		expect(await attributesOf(tenant, imo)).toMatchObject({
			position_timestamp: seen(hours + 0.2).at,
		});
		const later = await mapOf(tenant, requestId);
		expect(JSON.stringify(later)).toContain(seen(hours + 0.2).at);
	});

	it("is queried once for all accounts, and not for accounts without the paid feature", async () => {
		const imo = newVessel();
		await tracking(imo, []);
		await world.pass(HOUR);
		expect([queried(imo), await jobFor(imo)]).toEqual([[], undefined]);
		await tracking(imo);
		await tracking(imo);
		const before = queried(imo).length;
		await world.pass(15 * MINUTE);
		expect(queried(imo)).toHaveLength(before + 1);
	});

	it("is queried further back when tracking begins for a container that it loaded earlier", async () => {
		const imo = newVessel();
		world.positions.report(imo, [seen(-40), seen(-20), seen(1), seen(20)]);
		await tracking(imo);
		expect(await recorded(imo)).toHaveLength(2);
		const { number, events, tenant } = await tracking(newVessel());
		const earlier = instant(Date.parse(DEPARTED) - 45 * HOUR);
		const aboardEarlier = aboard(imo, events).map((event) =>
			JSON.parse(
				JSON.stringify(event)
					.replaceAll(DEPARTED, earlier)
					.replaceAll(
						"2026-02-18T08:00:00Z",
						instant(Date.parse(earlier) - DAY),
					)
					.replaceAll("CNSHA", "CNNGB")
					.replaceAll(number, newBox()),
			),
		);
		await submitAnswered(world, tenant, newBox(), aboardEarlier);
		await world.pass(15 * MINUTE);
		expect(queried(imo).at(-1)).toBe(earlier);
		expect(await recorded(imo)).toHaveLength(4);
		await world.pass(15 * MINUTE);
		expect(queried(imo).at(-1)).not.toBe(earlier);
	});

	it("is queried again from the departure when following was interrupted", async () => {
		const imo = newVessel();
		world.positions.report(imo, [seen(10)]);
		const id = idOf(imo);
		await tracking(imo);
		const long = instant(Date.parse(DEPARTED) - 9 * DAY);
		await db()
			.updateTable("vessels")
			.set({ position_at: long, followed_from: long, asked_until: long })
			.where("id", "=", id)
			.execute();
		await world.pass(15 * MINUTE);
		expect(queried(imo).at(-1)).toBe(DEPARTED);
	});

	it("shows no impossible positions", async () => {
		const imo = newVessel();
		const nowhere = { ...seen(30), latitude: 91, longitude: 181 };
		const good = [seen(10), seen(20), seen(40)];
		world.positions.report(imo, [...good.slice(0, 2), nowhere, seen(35, 20)]);
		world.positions.report(imo, good.slice(2));
		await tracking(imo);
		expect(await recorded(imo)).toEqual(good);
	});
});

describe("following a vessel ends", () => {
	it("when it has arrived with the last container, after a last query for the end of its voyage", async () => {
		const imo = newVessel();
		world.positions.report(imo, [seen(100), seen(sailedHours())]);
		const { number, events } = await tracking(imo);
		expect(await jobFor(imo)).toBeDefined();
		const arrival = message(`ACT ${inMs(-HOUR)} ARRI USLAX vessel`, {
			id: `${number} arrived`,
		});
		world.carrier.report(number, [...events, ...aboard(imo, [arrival])]);
		world.positions.report(imo, [seen(sailedHours() + 6.5)]);
		await world.pass(7 * HOUR);
		await world.pass(15 * MINUTE);
		expect(await jobFor(imo)).toBeUndefined();
		expect(await recorded(imo)).toHaveLength(3);
	});

	it("when the container is no longer tracked, and resumes when it is tracked again", async () => {
		const imo = newVessel();
		const { tenant, requestId } = await tracking(imo);
		const { shipment } = await shipmentOf(tenant, requestId);
		await tenant.client.stopShipmentTracking(shipment.id);
		await world.pass(15 * MINUTE);
		expect(await jobFor(imo)).toBeUndefined();
		await tenant.client.resumeShipmentTracking(shipment.id);
		await world.settle();
		expect(await jobFor(imo)).toBeDefined();
	});

	it("when the account no longer has the paid feature, and resumes with the first map that is requested once the account has it again", async () => {
		const imo = newVessel();
		const { tenant, requestId } = await tracking(imo);
		await setEntitlement(db(), tenant.account, "routing", false);
		await world.pass(15 * MINUTE);
		expect(await jobFor(imo)).toBeUndefined();
		await db().deleteFrom("container_maps").execute();
		await setEntitlement(db(), tenant.account, "routing", true);
		await world.pass(2_000);
		await mapOf(tenant, requestId);
		expect(await jobFor(imo)).toBeDefined();
	});

	it("for an unknown vessel, and for one without containers", async () => {
		const { database, clock } = services();
		for (const imo of [newVessel(), newVessel()]) {
			await database.db
				.insertInto("jobs")
				.values({
					...{ id: imo, name: "follow-vessel", account_id: "" },
					...{ attempts: 0, generation: 0 },
					dedupe_key: `follow-vessel ${idOf(imo)}`,
					payload: JSON.stringify({ vesselId: idOf(imo) }),
					run_at: clock.now().toISOString(),
					...{ lease_owner: null, lease_until: null, last_error: null },
					created_at: START,
				})
				.execute();
			await world.settle();
			expect([await jobFor(imo), queried(imo)]).toEqual([undefined, []]);
			// The second vessel is known.
			const known = newVessel();
			const row = { imo: known, name: "X", document: "{}" as never };
			await insertVessels(db(), [{ id: idOf(known), ...row }]);
		}
	});
});

it("all vessels to follow are followed after the start of a worker, because a position source may have been configured", async () => {
	const imo = newVessel();
	await tracking(imo);
	const key = `follow-vessel ${idOf(imo)}`;
	await db().deleteFrom("jobs").where("dedupe_key", "=", key).execute();
	await planPositionJobs(db(), services());
	expect(await jobFor(imo)).toBeDefined();
});

describe("a failure", () => {
	it("of the source is retried with growing delays, and known positions stay", async () => {
		const imo = newVessel();
		world.positions.report(imo, [seen(100)]);
		const { tenant } = await tracking(imo);
		world.positions.fail(500);
		await world.pass(15 * MINUTE);
		const failed = await jobFor(imo);
		expect(failed).toMatchObject({ attempts: 1 });
		expect(failed?.last_error).toContain("500");
		const waitMs =
			Date.parse(failed?.run_at ?? "") - world.clock.now().getTime();
		expect(waitMs).toBeLessThan(10 * MINUTE);
		await world.pass(10 * MINUTE);
		const again = await jobFor(imo);
		expect(again).toMatchObject({ attempts: 2 });
		expect(await attributesOf(tenant, imo)).toMatchObject({
			position_timestamp: seen(100).at,
		});
		world.positions.fail(undefined);
		await world.pass(HOUR);
		expect(await jobFor(imo)).toMatchObject({ attempts: 0, last_error: null });
	});

	it("in the middle of an answer keeps its positions, and the next query continues from there", async () => {
		const imo = newVessel();
		const sinceSeen = (hours: number) =>
			instant(Date.parse(DEPARTED) + hours * HOUR - 30 * MINUTE);
		world.positions.breakOff(true);
		world.positions.report(imo, [seen(50), seen(100)]);
		await tracking(imo);
		expect(await recorded(imo)).toHaveLength(2);
		world.positions.breakOff(false);
		world.positions.report(imo, [seen(150)]);
		await world.pass(15 * MINUTE);
		await world.pass(15 * MINUTE);
		expect(queried(imo)).toEqual([DEPARTED, sinceSeen(100), sinceSeen(150)]);
		expect(await recorded(imo)).toHaveLength(3);
	});

	it("because the source does not know the vessel leaves the queries at every quarter of an hour", async () => {
		const imo = newVessel();
		await tracking(imo);
		await world.pass(15 * MINUTE);
		expect(queried(imo)).toEqual([DEPARTED, DEPARTED]);
		expect(await jobFor(imo)).toMatchObject({ last_error: null });
		world.positions.report(imo, [seen(200)]);
		await world.pass(15 * MINUTE);
		expect(await recorded(imo)).toEqual([seen(200)]);
	});

	it("of the lease writes nothing, and the next worker writes everything once", async () => {
		const imo = newVessel();
		world.positions.report(imo, [seen(100), seen(110)]);
		const key = `follow-vessel ${idOf(imo)}`;
		let isFirst = true;
		world.positions.beforeAnswers(async () => {
			if (!isFirst) return;
			isFirst = false;
			await db()
				.updateTable("jobs")
				.set({ lease_owner: "another", lease_until: "2020-01-01T00:00:00Z" })
				.where("dedupe_key", "=", key)
				.execute();
		});
		await tracking(imo);
		expect(queried(imo)).toEqual([DEPARTED, DEPARTED]);
		expect(await recorded(imo)).toEqual([seen(100), seen(110)]);
	});
});

it("no vessel is followed without a position source", async () => {
	const blind = await startTrackedWorld({ hasTerminals: false });
	try {
		const events = aboard(newVessel(), atSea(newBox()));
		await submitAnswered(blind, blind.system, "BLIND1", events);
		await blind.settle();
		const { db } = blind.system;
		await planPositionJobs(db, blind.system.services);
		const jobs = await db.selectFrom("jobs").select("name").execute();
		expect(jobs).toEqual([{ name: "track-shipment" }]);
		expect(blind.positions.queried).toEqual([]);
	} finally {
		await blind.stop();
	}
});
