import { expect, onTestFinished, test } from "vitest";
import type { ContainerMap } from "../../../generated/openapi.ts";
import { vesselTruth } from "../../../mock/carriers/positions/true-positions.ts";
import { startSimulatedWorld } from "../../../mock/carriers/simulated-world.ts";
import { timeZoneByLocode } from "../../../server/reference/places/lookup.ts";
import { greatCircleMiles } from "../../../server/sea/globe.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import { simulatedCarriers } from "../../../server/sources/carriers/simulated-carriers.ts";
import { simulatedVessels } from "../../../server/sources/vessels/simulated-vessels.ts";
import { testHttp } from "../../sources/carriers/carrier-peer.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { trackShipment } from "../../support/records/track-number.ts";
import { testClock } from "../../support/time/test-clock.ts";
import { HOUR, settled } from "../tracked.ts";

async function start() {
	const clock = testClock("2026-11-21T12:00:00Z");
	const now = () => clock.now();
	const zoneOf = (locode: string) => timeZoneByLocode(locode) ?? null;
	const deps = { http: testHttp(), now, zoneOf };
	const world = await startSimulatedWorld({ now, stage: "at sea" });
	onTestFinished(() => world.close());
	const [vessels] = simulatedVessels(world, deps);
	if (!vessels) throw new Error("the simulated world has no vessel positions");
	const system = await startTestLandfall({
		...{ clock, vessels },
		carriers: carrierRegistry(simulatedCarriers(world, deps)),
	});
	onTestFinished(() => system.stop());
	return { clock, system };
}

/** The distance of a position from the vessel's actual one at that time, in nautical miles. */
function milesOff(
	imo: string,
	at: string,
	[longitude = 0, latitude = 0]: readonly number[],
) {
	const truth = vesselTruth("landfall", imo, Date.parse(at));
	return truth && greatCircleMiles(truth.position, [longitude, latitude]);
}

type Installation = Awaited<ReturnType<typeof start>>["system"];
type Feature = ContainerMap["features"][number];

/** The one feature of a kind on a map. */
function featureOf<Kind extends Feature["properties"]["feature_type"]>(
	{ features }: ContainerMap,
	kind: Kind,
) {
	const isWanted = (
		feature: Feature,
	): feature is Extract<Feature, { properties: { feature_type: Kind } }> =>
		feature.properties.feature_type === kind;
	const found = features.find(isWanted);
	if (!found) throw new Error(`there is no ${kind} on the map`);
	return found;
}

/** Expects the container of a shipment to be shown at its vessel's true position. Returns the time of that position. */
async function expectTruth({ client }: Installation, shipment: string) {
	const { data } = await client.getShipment(shipment);
	const [container] = data.relationships.containers.data;
	const map = await client.getContainerMap(container?.id ?? "");
	const { geometry, properties } = featureOf(map, "current_vessel");
	const { vessel_imo: imo, vessel_location_timestamp: at } = properties;
	expect(milesOff(imo, at, geometry.coordinates)).toBeLessThan(0.01);
	const { attributes } = (await client.getVessel(imo)).data;
	const { longitude, latitude, position_timestamp } = attributes;
	expect([longitude, latitude]).toEqual(geometry.coordinates);
	expect(position_timestamp).toBe(at);
	const past = featureOf(map, "past_vessel_locations").properties;
	const departedAt = Date.parse(past.outbound_atd_at ?? "");
	const late = Date.parse(past.start_time) - departedAt;
	expect(late).toBeGreaterThanOrEqual(0);
	expect(late).toBeLessThan(HOUR);
	return at;
}

test("containers of the simulated world are shown where their vessels are from the departure on, on the vessel's record and on the map", async () => {
	const { clock, system } = await start();
	const shipments: string[] = [];
	for (const request_number of ["MAEUPLAIN01", "MAEUPLAIN02", "MAEUPLAIN03"])
		shipments.push(
			await trackShipment(system, { request_number, scac: "MAEU" }),
		);
	await settled(system, clock);
	for (const shipment of shipments) {
		const first = await expectTruth(system, shipment);
		clock.advance(6 * HOUR);
		await settled(system, clock);
		expect((await expectTruth(system, shipment)) > first).toBe(true);
	}
});
