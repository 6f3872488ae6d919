import { describe, expect, it } from "vitest";
import type { VesselDocument } from "../../../generated/openapi.ts";
import { referenceId } from "../../../server/reference/reference-id.ts";
import { recordPositions } from "../../../server/resources/vessels/record-positions.ts";
import { greatCircleMiles } from "../../../server/sea/globe.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import {
	startTestLandfall,
	type TestLandfall,
} from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import {
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";
import { testClock } from "../../support/time/test-clock.ts";
import { loadVessel } from "./loaded-vessel.ts";
import { ISABELLA, NOW, recordVessel, seen } from "./seen-vessel.ts";

const PORTS = { port_id: "USLAX", previous_port_id: "CNSHA" };
const IDS = {
	port_id: referenceId("port", "USLAX"),
	previous_port_id: referenceId("port", "CNSHA"),
};
const PLACE = { latitude: 40.20854, longitude: -178.08274 };

const clock = testClock(NOW);
const landfall = await openForFile(startTestLandfall, {
	clock,
	carriers: carrierRegistry([]),
	isWorking: false,
});
const { db } = landfall;
const id = await recordVessel(db, ISABELLA, [seen(50), seen(20)]);

function query(values: Readonly<Record<string, string | number>>): string {
	const pairs = Object.entries(values).map(
		([name, value]) => `${name}=${value}`,
	);
	return pairs.join("&");
}

type Positions = NonNullable<
	Awaited<
		ReturnType<TestLandfall["client"]["getVessel"]>
	>["data"]["attributes"]["positions"]
>;

/** The knots between neighbours, except for the last ones, because the vessel arrives within that minute. */
function knotsBetween(positions: Positions): number[] {
	return positions.slice(1, -1).map((position, index) => {
		const before = positions[index] ?? position;
		return (
			60 *
			greatCircleMiles(
				[before.longitude, before.latitude],
				[position.longitude, position.latitude],
			)
		);
	});
}

function expectMinutes(positions: Positions, startAt: string): void {
	const times = positions.map(({ timestamp }) => Date.parse(timestamp));
	const startMs = Date.parse(startAt);
	expect(times).toEqual(times.map((_, n) => startMs + (n + 1) * 60_000));
	expect(positions.every(({ estimated }) => estimated)).toBe(true);
}

describe.each([
	["future_positions", PORTS, "getVesselFuturePositions"],
	[
		"future_positions_with_coordinates",
		{ ...PORTS, ...PLACE },
		"getVesselFuturePositionsWithCoordinates",
	],
] as const)("GET /vessels/{id}/%s", (name, good, operation) => {
	const path = (values: Readonly<Record<string, string | number>>) =>
		`/vessels/${ISABELLA}/${name}?${query(values)}`;

	describeCommonReplies(landfall, {
		method: "GET",
		path: `/vessels/{id}/${name}?${query(good)}`,
	});
	describeConditionalReads(landfall, path(good));

	it("answers 200 with a position for each minute up to the port, at the vessel's last speed", async () => {
		const reply = await landfall.fetch(path(good));
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		const { data, links } = await landfall.client[operation](id, good as never);
		expect(data).toMatchObject({
			id,
			type: "vessel",
			attributes: { imo: ISABELLA, mmsi: "371234000" },
		});
		expect(links.self).toContain(`/vessels/${id}/${name}`);
		const positions = data.attributes.positions ?? [];
		expectMinutes(positions, name === "future_positions" ? seen(20).at : NOW);
		const [first] = positions;
		const off = greatCircleMiles(
			[PLACE.longitude, PLACE.latitude],
			[first?.longitude ?? 0, first?.latitude ?? 0],
		);
		expect(off).toBeCloseTo(15.5 / 60, 2);
		const port = await landfall.client.getPort("USLAX");
		expect(positions.at(-1)).toMatchObject({
			latitude: port.data.attributes.latitude,
			longitude: port.data.attributes.longitude,
		});
		const knots = knotsBetween(positions);
		expect(Math.max(...knots)).toBeLessThan(16);
		expect(
			knots.filter((one) => Math.abs(one - 15.5) > 0.3).length,
		).toBeLessThan(knots.length / 50);
		const days = positions.length / 60 / 24;
		expect([days > 7, days < 10]).toEqual([true, true]);
	});

	it("finds ports by the ids of their records as well as by UN/LOCODE, in any case", async () => {
		const one = await landfall.client[operation](ISABELLA, good as never);
		for (const ports of [
			IDS,
			{ port_id: "uslax", previous_port_id: "cnsha" },
		]) {
			const other = await landfall.client[operation](ISABELLA, {
				...good,
				...ports,
			} as never);
			expect(other.data).toEqual(one.data);
		}
	});

	it("answers without a port with the route to the next call in the journeys of containers aboard", async () => {
		const tenant = await landfall.addTenant(`shipper ${name}`, ["routing"]);
		const {
			port_id: _,
			previous_port_id: __,
			...place
		} = {
			...good,
		} as Record<string, string>;
		const positionsOf = async (asked: Record<string, string>) => {
			const reply = await tenant.fetch(path({ ...place, ...asked }));
			expect(reply.status).toBe(200);
			const { data } = (await reply.json()) as VesselDocument;
			return data.attributes.positions ?? [];
		};
		expect(await positionsOf({})).toEqual([]);
		await loadVessel(db, tenant.account.id, id, [
			"CNNGB atd:217\nUSOAK eta:237",
			"CNSHA atd:218\nUSLAX eta:234",
			"CNTAO atd:219 ship:BRAVO\nUSLGB eta:230",
			"CNTAO atd:100\nUSLGB eta:120",
			"CNSHA etd:250\nKRPUS eta:229",
			"CNNGB atd:216\nUSOAK",
			"CNNGB atd:219\nUSOAK eta:233 ata:220",
			"?YARD atd:220\n?QUAY eta:230",
		]);
		const named = await positionsOf({ ...PORTS });
		expect(named.length).toBeGreaterThan(1_000);
		expect(await positionsOf({})).toEqual(named);
		expect(await positionsOf({ port_id: "", previous_port_id: "" })).toEqual(
			named,
		);
		expect(await positionsOf({ previous_port_id: "CNSHA" })).toEqual(named);
		expect(await positionsOf({ port_id: "USLAX" })).toEqual(named);
	});

	it("needs no previous port, even when the account has no container aboard", async () => {
		const { previous_port_id: _, ...values } = good;
		const reply = await landfall.fetch(path(values));
		const { data } = (await reply.json()) as VesselDocument;
		const port = await landfall.client.getPort("USLAX");
		expect(data.attributes.positions?.at(-1)).toMatchObject({
			latitude: port.data.attributes.latitude,
			longitude: port.data.attributes.longitude,
		});
	});

	it.each(["port_id", "previous_port_id"])(
		"answers 400 when %s is not a port",
		async (parameter) => {
			const rail = referenceId("metro_area", "USCHI");
			for (const value of ["XXXXX", MISSING_ID, rail, "USCHI", "-"]) {
				const reply = await landfall.fetch(
					path({ ...good, [parameter]: value }),
				);
				expect(await problemsOf(reply, 400)).toEqual([
					{ code: "invalid", parameter },
				]);
			}
		},
	);

	it("answers 403 to an account without the paid feature, but 404 even to that account for an unknown vessel", async () => {
		const poor = await landfall.addTenant(`poor ${name}`);
		const refused = await poor.fetch(path(good));
		expect(await problemsOf(refused, 403)).toEqual([
			{ code: "entitlement_required" },
		]);
		const unknown = `/vessels/9074729/${name}?${query(good)}`;
		expect(await problemsOf(await poor.fetch(unknown), 404)).toEqual([
			{ code: "not_found" },
		]);
	});
});

describe("a prediction", () => {
	const positionsOf = async (imo: string, ports = PORTS) => {
		const { data } = await landfall.client.getVesselFuturePositions(imo, ports);
		return data.attributes.positions ?? [];
	};

	it("is empty for a vessel without a position in the last 48 hours", async () => {
		await recordVessel(db, "9321483", []);
		expect(await positionsOf("9321483")).toEqual([]);
		await recordVessel(db, "9454436", [seen(48 * 60 + 1)]);
		expect(await positionsOf("9454436")).toEqual([]);
		const { data } =
			await landfall.client.getVesselFuturePositionsWithCoordinates("9321483", {
				...PORTS,
				...PLACE,
			});
		const positions = data.attributes.positions ?? [];
		expectMinutes(positions, NOW);
		const knots = knotsBetween(positions).sort((a, b) => a - b);
		expect(knots[knots.length >> 1]).toBeCloseTo(14, 1);
	});

	it("uses the average speed of the vessel when it lies still at the moment", async () => {
		const imo = "9632179";
		const idle = await recordVessel(db, imo, [seen(200), seen(80)]);
		const [last] = [seen(80)];
		const waiting = { ...last, at: seen(20).at, speedKnots: 0 };
		await recordPositions(db, idle, { mmsi: null, positions: [waiting] });
		const knots = knotsBetween(await positionsOf(imo)).sort((a, b) => a - b);
		expect(knots[knots.length >> 1]).toBeCloseTo(15.4, 0);
	});

	it("ends after 20 days, at sea", async () => {
		const slow = await recordVessel(db, "9776418", [seen(50, 5), seen(20, 5)]);
		const positions = await positionsOf(slow);
		expect(positions).toHaveLength(28_800);
	});

	it.each([
		["latitude", "91"],
		["latitude", "north"],
		["latitude", "Infinity"],
		["latitude", "%20"],
		["latitude", "0x10"],
		["latitude", "1e400"],
		["longitude", "1,5"],
		["longitude", "-180.5"],
		["longitude", ""],
	])(
		"starts only from a place on the globe: %s is not %j",
		async (parameter, value) => {
			const values = { ...PORTS, ...PLACE, [parameter]: value };
			const path = `/vessels/${ISABELLA}/future_positions_with_coordinates`;
			const reply = await landfall.fetch(`${path}?${query(values)}`);
			expect(await problemsOf(reply, 400)).toMatchObject([{ parameter }]);
		},
	);
});
