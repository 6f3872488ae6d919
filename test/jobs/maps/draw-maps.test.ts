import { afterEach, describe, expect, it } from "vitest";
import { fromJsonText } from "../../../server/database/json-text.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { drawMaps } from "../../../server/jobs/maps/draw-maps.ts";
import { drawVesselMaps } from "../../../server/jobs/maps/draw-vessel-maps.ts";
import { storePositions } from "../../../server/jobs/vessel-positions/store-positions.ts";
import { setEntitlement } from "../../../server/resources/accounts/account-queries.ts";
import { findWays } from "../../../server/resources/containers/containers-of-shipment.ts";
import {
	planMaps,
	planVesselMaps,
} from "../../../server/resources/planned-jobs/plan-maps.ts";
import type { Services } from "../../../server/services/services.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import type { JobHandler } from "../../../server/worker/job.ts";
import { LeaseLostError } from "../../../server/worker/job.ts";
import type { JobPayloads } from "../../../server/worker/job-payloads.ts";
import { recordTrack, recordWay } from "../../map/recorded-way.ts";
import { day, placeOf, sailed } from "../../map/way.ts";
import {
	startTestLandfall,
	type TestLandfall,
} from "../../support/installation/test-landfall.ts";
import { runNextJob } from "../../support/jobs/run-jobs.ts";
import { atSea, message } from "../../support/peers/carrier-messages.ts";
import { testOnSqlite } from "../../support/postgres/on-database.ts";
import { testClock } from "../../support/time/test-clock.ts";
import { HOUR, startTrackedWorld, submitAnswered } from "../tracked.ts";

const AT_SEA = "CNSHA etd:3 atd:4\nUSLAX eta:20";
const PACIFIC = sailed([4, placeOf("CNSHA")], [20, placeOf("USLAX")]);
const upTo = (today: number) => PACIFIC.filter(({ at }) => at <= day(today));

let system: TestLandfall | undefined;
afterEach(async () => {
	await system?.stop();
	system = undefined;
});

async function start() {
	const clock = testClock(day(8));
	const landfall = await startTestLandfall({
		clock,
		carriers: carrierRegistry([]),
		isWorking: false,
	});
	system = landfall;
	const { services } = landfall.landfall;
	const { database } = services;

	/** Claims the one job of a kind and runs it once. */
	async function work<Name extends keyof JobPayloads>(
		name: Name,
		handle: JobHandler<Name>,
		changed: Partial<Services> = {},
	): Promise<void> {
		const isDone = await runNextJob(services, name, (job) =>
			handle(job, { ...services, ...changed }),
		);
		if (!isDone) throw new Error(`no ${name} is due`);
	}

	const all = (table: "container_maps" | "jobs") =>
		database.db.selectFrom(table).selectAll().execute();
	return {
		landfall,
		clock,
		services,
		db: database.db,
		work,
		maps: () => all("container_maps"),
		jobs: () => all("jobs"),
	};
}

/** Sea routes during whose first use a container goes to Oakland instead of Los Angeles. `changed` waits for that. */
function changingRoutes(
	{ database, seaRoutes }: Services,
	way: Parameters<typeof recordWay>[2],
) {
	let change: Promise<unknown> | undefined;
	const changing: Services["seaRoutes"] = {
		...seaRoutes,
		betweenPorts: (...codes) => {
			change ??= database.db
				.transaction()
				.execute((transaction) =>
					recordWay(transaction, "CNSHA etd:9\nUSOAK eta:20", way),
				);
			return seaRoutes.betweenPorts(...codes);
		},
	};
	return { seaRoutes: changing, changed: async () => change };
}

describe("the maps of a shipment", () => {
	it("are drawn after a sea route changes, before any request, and only for accounts with the paid feature", async () => {
		const world = await startTrackedWorld();
		try {
			const { db } = world.system;
			const maps = () =>
				db
					.selectFrom("container_maps")
					.select(["account_id", "document"])
					.execute();
			const eta = "2026-03-09T12:00:00Z";
			await submitAnswered(world, world.system, "MAPS1", atSea());
			await world.settle();
			expect(await maps()).toHaveLength(1);
			expect((await maps())[0]?.document).not.toContain(eta);
			world.carrier.report("MAPS1", [
				...atSea(),
				message(`EST ${eta} ARRI USLAX vessel`, {
					reportedAt: "2026-03-01T01:00:00Z",
				}),
			]);
			await world.pass(7 * HOUR);
			expect(await maps()).toHaveLength(1);
			expect((await maps())[0]?.document).toContain(eta);
			const poor = await world.system.addTenant("poor");
			await submitAnswered(world, poor, "MAPS2", atSea());
			await world.settle();
			expect((await maps()).map((map) => map.account_id)).toEqual([
				world.system.account.id,
			]);
		} finally {
			await world.stop();
		}
	});

	it("do not outlast a change of the sea route where the paid feature has ended", async () => {
		const world = await startTrackedWorld();
		try {
			const { db, account } = world.system;
			const maps = () =>
				db.selectFrom("container_maps").select("container_id").execute();
			await submitAnswered(world, world.system, "MAPS3", atSea());
			expect(await maps()).toHaveLength(1);
			await setEntitlement(db, account, "routing", false);
			world.carrier.report("MAPS3", [
				...atSea(),
				message("EST 2026-03-09T12:00:00Z ARRI USLAX vessel", {
					reportedAt: "2026-03-01T01:00:00Z",
				}),
			]);
			await world.pass(7 * HOUR);
			expect(await maps()).toEqual([]);
		} finally {
			await world.stop();
		}
	});

	it("are drawn once for all its containers, and the same by a second job", async () => {
		const { landfall, services, clock, db, work, maps, jobs } = await start();
		const accountId = landfall.account.id;
		await recordTrack(db, "ALPHA", upTo(8));
		const { shipmentId } = await recordWay(db, AT_SEA, { accountId });
		await recordWay(db, AT_SEA, { accountId, shipmentId });
		await planMaps(db, clock, accountId, shipmentId);
		await planMaps(db, clock, accountId, shipmentId);
		expect(await jobs()).toHaveLength(1);
		let routesAsked = 0;
		const seaRoutes: Services["seaRoutes"] = {
			...services.seaRoutes,
			onward: (...args) => {
				routesAsked += 1;
				return services.seaRoutes.onward(...args);
			},
		};
		await work("draw-maps", drawMaps, { seaRoutes });
		const drawn = await maps();
		expect(drawn).toHaveLength(2);
		expect(routesAsked).toBe(1);
		expect(drawn[0]).toMatchObject({ phase: "at_sea", position_at: day(8) });
		await planMaps(db, clock, accountId, shipmentId);
		await work("draw-maps", drawMaps);
		expect(await maps()).toEqual(drawn);
		expect(await jobs()).toEqual([]);
	});

	it("begin the expected path of each container at the vessel that carries it", async () => {
		const { landfall, clock, db, work, maps } = await start();
		const accountId = landfall.account.id;
		await recordTrack(db, "ALPHA", upTo(8));
		await recordTrack(db, "BRAVO", upTo(7));
		const { shipmentId } = await recordWay(db, AT_SEA, { accountId });
		const onBravo = AT_SEA.replace("atd:4", "atd:4 ship:BRAVO");
		await recordWay(db, onBravo, { accountId, shipmentId });
		await planMaps(db, clock, accountId, shipmentId);
		await work("draw-maps", drawMaps);
		const begins = (await maps()).map(({ document }) => {
			const { features } = fromJsonText(document);
			const placeIn = (type: string) =>
				features
					.filter(({ properties }) => properties.feature_type === type)
					.map(({ geometry }) => geometry.coordinates.flat().slice(0, 2));
			const [vessel] = placeIn("current_vessel");
			expect(placeIn("estimated_partial_leg")).toEqual([vessel]);
			return String(vessel);
		});
		expect(new Set(begins).size).toBe(2);
	});

	// On PostgreSQL the change and the map wait for each other, which postgres-races.test.ts shows.
	testOnSqlite(
		"are drawn again when a route changes while they are drawn",
		async () => {
			const { landfall, services, clock, db, work, maps, jobs } = await start();
			const accountId = landfall.account.id;
			const recorded = await recordWay(db, "CNSHA etd:9\nUSLAX eta:20", {
				accountId,
			});
			await planMaps(db, clock, accountId, recorded.shipmentId);
			const { seaRoutes, changed } = changingRoutes(services, recorded);
			await work("draw-maps", drawMaps, { seaRoutes });
			await changed();
			expect(await maps()).toEqual([]);
			expect(await jobs()).toMatchObject([{ lease_owner: null, attempts: 0 }]);
			await work("draw-maps", drawMaps);
			const [map] = await maps();
			expect(map?.document).toContain("Oakland");
			expect(await jobs()).toEqual([]);
		},
	);

	testOnSqlite(
		"are drawn again when a route changes while they are drawn, also when many others are drawn after it",
		async () => {
			const { landfall, services, clock, db, work, jobs } = await start();
			const accountId = landfall.account.id;
			const shipmentId = newRecordId();
			for (let index = 0; index < 33; index++)
				await recordWay(db, "CNSHA etd:9\nUSLAX eta:20", {
					accountId,
					shipmentId,
				});
			await planMaps(db, clock, accountId, shipmentId);
			const [first] = await findWays(db, accountId, shipmentId);
			const { seaRoutes, changed } = changingRoutes(services, {
				...{ accountId, shipmentId, id: first?.id ?? "" },
			});
			await work("draw-maps", drawMaps, { seaRoutes });
			await changed();
			expect(await jobs()).toMatchObject([{ name: "draw-maps" }]);
		},
	);

	it("are not written by a worker that has lost its lease", async () => {
		const { landfall, clock, db, work, maps, jobs } = await start();
		const accountId = landfall.account.id;
		const { shipmentId } = await recordWay(db, AT_SEA, { accountId });
		await planMaps(db, clock, accountId, shipmentId);
		const lost = work("draw-maps", async (job, services) => {
			await db.updateTable("jobs").set({ lease_owner: "other" }).execute();
			await drawMaps(job, services);
		});
		await expect(lost).rejects.toThrow(LeaseLostError);
		expect(await maps()).toEqual([]);
		expect(await jobs()).toHaveLength(1);
	});
});

describe("the maps of the containers that a vessel carries", () => {
	it("follow its positions for all accounts, in turns, and are removed where the paid feature has ended", async () => {
		const { landfall, clock, db, work, maps, jobs } = await start();
		const poor = await landfall.addTenant("poor", ["routing"]);
		const vesselId = await recordTrack(db, "ALPHA", upTo(7));
		const accountId = landfall.account.id;
		const ways = Array.from({ length: 1_100 }, (_, index) =>
			index % 2 === 0 ? AT_SEA : "CNSHA etd:3 atd:4\nUSOAK eta:20",
		);
		const shipmentId = newRecordId();
		for (const text of ways)
			await recordWay(db, text, { accountId, shipmentId });
		await planMaps(db, clock, accountId, shipmentId);
		await work("draw-maps", drawMaps);
		const accountOfPoor = poor.account.id;
		const theirs = await recordWay(db, AT_SEA, { accountId: accountOfPoor });
		await poor.client.getContainerMap(theirs.id);
		await setEntitlement(db, poor.account, "routing", false);
		expect(await maps()).toHaveLength(1_101);

		await recordTrack(db, "ALPHA", upTo(8));
		await planVesselMaps(db, clock, vesselId);
		await work("draw-vessel-maps", drawVesselMaps);
		expect(await jobs()).toMatchObject([{ name: "draw-vessel-maps" }]);
		await work("draw-vessel-maps", drawVesselMaps);
		expect(await jobs()).toEqual([]);
		const drawn = await maps();
		expect(drawn).toHaveLength(1_100);
		expect(new Set(drawn.map((map) => map.position_at))).toEqual(
			new Set([day(8)]),
		);
		expect(new Set(drawn.map((map) => map.account_id))).toEqual(
			new Set([accountId]),
		);
	});

	it("do not exist for a vessel without positions or containers", async () => {
		const { clock, db, work, jobs } = await start();
		const vesselId = await recordTrack(db, "BRAVO", []);
		await planVesselMaps(db, clock, vesselId);
		await work("draw-vessel-maps", drawVesselMaps);
		await recordTrack(db, "BRAVO", upTo(8));
		await planVesselMaps(db, clock, vesselId);
		await work("draw-vessel-maps", drawVesselMaps);
		expect(await jobs()).toEqual([]);
	});

	it("are planned when a source reports a newer position", async () => {
		const { clock, db, jobs } = await start();
		const vesselId = await recordTrack(db, "ALPHA", upTo(7));
		const reportPosition = (today: number) =>
			storePositions(db, clock, vesselId, {
				...{ since: day(4), queriedAt: day(8) },
				answer: {
					...{
						vessel: { imo: null, mmsi: null },
						outcome: "found",
						mmsi: null,
					},
					positions: upTo(today).slice(-1),
					wholeUntil: day(8),
				},
			});
		await reportPosition(7);
		expect(await jobs()).toEqual([]);
		await reportPosition(8);
		expect(await jobs()).toMatchObject([
			{ name: "draw-vessel-maps", payload: JSON.stringify({ vesselId }) },
		]);
	});

	it("are drawn again when a new position arrives while they are drawn", async () => {
		const { landfall, services, clock, db, work, jobs, maps } = await start();
		const vesselId = await recordTrack(db, "ALPHA", upTo(7));
		const { id } = await recordWay(db, AT_SEA, {
			accountId: landfall.account.id,
		});
		await landfall.client.getContainerMap(id);
		await recordTrack(db, "ALPHA", upTo(7.5));
		await planVesselMaps(db, clock, vesselId);
		let sighting: Promise<unknown> | undefined;
		const seaRoutes: Services["seaRoutes"] = {
			...services.seaRoutes,
			onward: (...args) => {
				sighting ??= db
					.updateTable("vessels")
					.set({ position_at: day(8) })
					.where("id", "=", vesselId)
					.execute();
				return services.seaRoutes.onward(...args);
			},
		};
		await work("draw-vessel-maps", drawVesselMaps, { seaRoutes });
		await sighting;
		expect(await jobs()).toHaveLength(1);
		await work("draw-vessel-maps", drawVesselMaps);
		expect(await jobs()).toEqual([]);
		expect(await maps()).toMatchObject([{ position_at: day(8) }]);
	});
});
