import { afterEach, describe, expect, it } from "vitest";
import { jobs } from "../../../server/jobs/jobs.ts";
import { setEntitlement } from "../../../server/resources/accounts/account-queries.ts";
import type { Entitlement } from "../../../server/services/account.ts";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { aboard, message } from "../../support/peers/carrier-messages.ts";
import type { ReportedPosition } from "../../support/peers/stub-positions.ts";
import { newBox, newVessel } from "../../support/records/new-numbers.ts";
import { eventually } from "../../support/time/eventually.ts";
import {
	DAY,
	HOUR,
	jobsOf,
	MINUTE,
	shipmentOf,
	startTrackedWorld,
	submit,
	trackAboard,
} from "../tracked.ts";

const DEPARTED = "2026-02-05T08:00:00Z";
const ARRIVED = "2026-02-20T08:00:00Z";
const world = await openForFile(startTrackedWorld, { isSeeing: true });
afterEach(() => {
	world.positions.fail(undefined);
	world.positions.breakOff(false);
});

const db = () => world.system.db;

/** A voyage from Shanghai to Los Angeles that ended nine days ago. */
function over(container: string): object[] {
	return [
		`ACT 2026-02-04T08:00:00Z LOAD CNSHA vessel`,
		`ACT ${DEPARTED} DEPA CNSHA vessel`,
		`ACT ${ARRIVED} ARRI USLAX vessel`,
		`ACT 2026-02-21T08:00:00Z DISC USLAX vessel`,
	].map((line) => message(line, { id: `${container} ${line}`, container }));
}

/** The position of the vessel some days after its departure. */
function seen(days: number): ReportedPosition {
	const at = new Date(Date.parse(DEPARTED) + days * DAY).toISOString();
	const longitude = 122 + 7.5 * days;
	return {
		at: at.replace(/\.\d+/, ""),
		latitude: 31,
		longitude: longitude > 180 ? longitude - 360 : longitude,
	};
}

const VOYAGE = [1, 3, 5, 8, 11, 14].map(seen);

/** Adds a tenant that starts to track a container after its voyage. */
const tracking = (imo: string, entitlements?: readonly Entitlement[]) =>
	trackAboard(world, imo, over, entitlements);

const queried = (imo: string) => world.positions.queriedSince(imo);

async function mapOf({
	tenant,
	requestId,
}: {
	tenant: Tenant;
	requestId: string;
}) {
	const [container] = (await shipmentOf(tenant, requestId)).containers.values();
	const reply = await tenant.fetch(`/containers/${container?.id}/map_geojson`);
	const map = (await reply.json()) as Awaited<
		ReturnType<Tenant["client"]["getContainerMap"]>
	>;
	const path = map.features?.find(
		({ properties }) => properties.feature_type === "past_vessel_locations",
	);
	const cacheControl = reply.headers.get("cache-control");
	return { isThere: reply.ok, path, cacheControl };
}

describe("a leg that ended before its container was tracked", () => {
	it("is shown as sailed, and the map is final", async () => {
		const imo = newVessel();
		world.positions.report(imo, VOYAGE);
		const tracked = await tracking(imo);
		expect(queried(imo)).toEqual([DEPARTED]);
		const { path, cacheControl } = await mapOf(tracked);
		expect(path?.properties).toMatchObject({
			start_time: VOYAGE[0]?.at,
			end_time: VOYAGE.at(-1)?.at,
		});
		expect(cacheControl).toContain("immutable");
		expect(await jobsOf(world, tracked.tenant)).not.toContain("recall-leg");
	});

	it("is queried once for all accounts that track it", async () => {
		const imo = newVessel();
		world.positions.report(imo, VOYAGE);
		await tracking(imo);
		const { path } = await mapOf(await tracking(imo));
		expect(path).toBeDefined();
		expect(queried(imo)).toHaveLength(1);
	});

	it("is not queried for an account without the paid feature until the account has it and requests the map", async () => {
		const imo = newVessel();
		world.positions.report(imo, VOYAGE);
		const tracked = await tracking(imo, []);
		expect(queried(imo)).toEqual([]);
		await setEntitlement(db(), tracked.tenant.account, "routing", true);
		// The server caches for a second which account a key belongs to.
		await eventually("the map", async () => (await mapOf(tracked)).isThere);
		await world.settle();
		expect((await mapOf(tracked)).path).toBeDefined();
	});
});

describe("legs of several shipments on one voyage", () => {
	it("are shown on the maps of all of them, however many are tracked at once", async () => {
		const imo = newVessel();
		world.positions.report(imo, VOYAGE);
		const numbers = Array.from({ length: 6 }, () => newBox());
		for (const number of numbers)
			world.carrier.report(number, aboard(imo, over(number)));
		const tracked = await Promise.all(
			numbers.map(async (number) => {
				const tenant = await world.system.addTenant(number, ["routing"]);
				return { tenant, requestId: await submit(tenant, number) };
			}),
		);
		await world.settle();
		for (const one of tracked) expect((await mapOf(one)).path).toBeDefined();
		// Jobs that run at once cannot use each other's queries.
		const { concurrency } = jobs["recall-leg"];
		expect(queried(imo).length).toBeLessThanOrEqual(concurrency);
	});

	it("are queried from the time when the vessel was last followed", async () => {
		const imo = newVessel();
		world.positions.report(imo, VOYAGE);
		await tracking(imo);
		await db()
			.updateTable("vessels")
			.set({ asked_until: VOYAGE[2]?.at ?? null })
			.where("imo", "=", imo)
			.execute();
		await tracking(imo);
		expect(queried(imo)).toHaveLength(2);
		const [, from = ""] = queried(imo);
		expect(from > DEPARTED && from < (VOYAGE[2]?.at ?? "")).toBe(true);
	});
});

describe("a leg without positions", () => {
	it("is queried once", async () => {
		const imo = newVessel();
		const tracked = await tracking(imo);
		await world.pass(6 * HOUR);
		await world.pass(DAY);
		expect(queried(imo)).toEqual([DEPARTED]);
		const { path, cacheControl } = await mapOf(tracked);
		expect(path).toBeUndefined();
		expect(cacheControl).toContain("immutable");
	});

	it("is queried from where an answer broke off until it is complete, and no client caches its map as final before", async () => {
		const imo = newVessel();
		world.positions.report(imo, VOYAGE);
		world.positions.breakOff(true);
		const tracked = await tracking(imo);
		expect((await mapOf(tracked)).cacheControl).toBe("private, no-cache");
		const before = queried(imo).length;
		world.positions.breakOff(false);
		await world.pass(10 * MINUTE);
		expect(queried(imo)).toHaveLength(before + 1);
		expect(queried(imo).at(-1)).not.toBe(DEPARTED);
		const { path, cacheControl } = await mapOf(tracked);
		expect(path?.properties).toMatchObject({ end_time: VOYAGE.at(-1)?.at });
		expect(cacheControl).toContain("immutable");
	});

	it("is queried again with growing delays while the source fails, until the last retry", async () => {
		const imo = newVessel();
		world.positions.report(imo, VOYAGE);
		world.positions.fail(500);
		const tracked = await tracking(imo);
		const recall = async () =>
			(await jobsOf(world, tracked.tenant)).includes("recall-leg");
		expect([queried(imo).length, await recall()]).toEqual([1, true]);
		await world.pass(10 * MINUTE);
		expect([queried(imo).length, await recall()]).toEqual([2, true]);
		for (let hour = 0; hour < 24 && (await recall()); hour++)
			await world.pass(HOUR);
		expect(await recall()).toBe(false);
		expect((await mapOf(tracked)).cacheControl).toBe("private, no-cache");
	});

	it("is shown when a failing source answers again", async () => {
		const imo = newVessel();
		world.positions.report(imo, VOYAGE);
		world.positions.fail(500);
		const tracked = await tracking(imo);
		expect((await mapOf(tracked)).path).toBeUndefined();
		world.positions.fail(undefined);
		await world.pass(10 * MINUTE);
		expect((await mapOf(tracked)).path).toBeDefined();
	});
});
