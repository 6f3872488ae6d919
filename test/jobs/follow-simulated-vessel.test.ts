import { expect, onTestFinished, test } from "vitest";
import { vesselTruth } from "../../mock/carriers/positions/truth.ts";
import { startSimulatedWorld } from "../../mock/carriers/simulated-world.ts";
import { timeZoneByLocode } from "../../server/reference/lookup.ts";
import { greatCircleMiles } from "../../server/sea/globe.ts";
import { carrierRegistry } from "../../server/sources/carriers/carrier-registry.ts";
import { simulatedCarriers } from "../../server/sources/carriers/simulated-carriers.ts";
import { simulatedVessels } from "../../server/sources/vessels/simulated-vessels.ts";
import { testHttp } from "../sources/carriers/carrier-peer.ts";
import { startTestLandfall } from "../support/landfall.ts";
import { testClock } from "../support/test-clock.ts";
import { trackShipment } from "../support/track.ts";
import { HOUR, MINUTE, settled } from "./tracked.ts";

async function start() {
	const clock = testClock("2026-11-21T12:00:00Z");
	const now = () => clock.now();
	const zoneOf = (locode: string) => timeZoneByLocode(locode) ?? null;
	const deps = { http: testHttp(), now, zoneOf };
	const world = await startSimulatedWorld({ now, stage: "at sea" });
	onTestFinished(() => world.close());
	const [vessels] = simulatedVessels(world, deps);
	if (!vessels) throw new Error("the world does not tell where vessels are");
	const system = await startTestLandfall({
		...{ clock, vessels },
		carriers: carrierRegistry(simulatedCarriers(world, deps)),
	});
	onTestFinished(() => system.stop());
	return { clock, system };
}

/** How far a position is from where the vessel was then, in nautical miles. */
function milesOff(
	imo: string,
	at: string,
	[longitude = 0, latitude = 0]: readonly number[],
) {
	const truth = vesselTruth("landfall", imo, Date.parse(at));
	return truth && greatCircleMiles(truth.position, [longitude, latitude]);
}

test("containers in the simulated world are seen where their vessels are, on the vessel's record and on the map, from the departure on", async () => {
	const { clock, system } = await start();
	const { client } = system;
	const shipments: string[] = [];
	for (const request_number of ["MAEUPLAIN01", "MAEUPLAIN02", "MAEUPLAIN03"])
		shipments.push(
			await trackShipment(system, { request_number, scac: "MAEU" }),
		);
	await settled(system, clock);
	const seenAt = new Map<string, string>();
	for (const pass of [0, 15 * MINUTE, 6 * HOUR]) {
		clock.advance(pass);
		await settled(system, clock);
		for (const shipment of shipments) {
			const { data } = await client.getShipment(shipment);
			const [container] = data.relationships.containers.data;
			const { features } = await client.getContainerMap(container?.id ?? "");
			const current = features
				.map(({ properties, geometry }) => ({ properties, geometry }))
				.find(({ properties }) => properties.feature_type === "current_vessel");
			if (current?.properties.feature_type !== "current_vessel")
				throw new Error("the vessel is not on the map");
			const { vessel_imo: imo, departure_port_atd: departedAt } =
				current.properties;
			const { attributes } = (await client.getVessel(imo)).data;
			const { longitude, latitude, position_timestamp: at } = attributes;
			const coordinates = current.geometry.coordinates as readonly number[];
			expect(coordinates).toEqual([longitude, latitude]);
			expect(at).toBe(current.properties.vessel_location_timestamp);
			expect(milesOff(imo, at ?? "", coordinates)).toBeLessThan(0.01);
			expect(at && at > (seenAt.get(imo) ?? "")).toBe(true);
			// A vessel at open sea can be silent for a quarter of an hour.
			if (pass !== 15 * MINUTE) seenAt.set(imo, at ?? "");
			const past = features.find(
				({ properties }) => properties.feature_type === "past_vessel_locations",
			);
			if (past?.properties.feature_type !== "past_vessel_locations")
				throw new Error("nothing is known of where the vessel was");
			const late =
				Date.parse(past.properties.start_time) - Date.parse(departedAt ?? "");
			expect(late).toBeGreaterThanOrEqual(0);
			expect(late).toBeLessThan(HOUR);
		}
	}
	expect(seenAt.size).toBe(3);
});
