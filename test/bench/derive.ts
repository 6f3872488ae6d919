import { setTimeout as sleep } from "node:timers/promises";
import { startSimulatedWorld } from "../../mock/carriers/simulated-world.ts";
import {
	placeByCode,
	timeZoneByLocode,
} from "../../server/reference/places/lookup.ts";
import { carrierRegistry } from "../../server/sources/carriers/carrier-registry.ts";
import { simulatedCarriers } from "../../server/sources/carriers/simulated-carriers.ts";
import { sourceHttp } from "../../server/sources/requests/source-http.ts";
import type { PlaceLookup } from "../../server/tracking/derive/lookups.ts";
import { deriveJourney } from "../../server/tracking/derive-journey.ts";
import type { Observation } from "../../server/tracking/observations/observation.ts";
import { median } from "./median.ts";

const JOURNEYS = 150;
const LINES = ["MAEU", "MSCU", "CMDU", "HLCU", "COSU"];
const DAY_MS = 86_400_000;
const ROUND_MS = 1_000;
const ROUNDS = 5;

const lookup: PlaceLookup = (locode) => {
	const place = placeByCode(locode);
	return place && { name: place.facts.name, timezone: place.facts.timeZone };
};

/** The messages of lines about whole journeys, from booking to empty return. */
async function wholeJourneys(): Promise<readonly (readonly Observation[])[]> {
	let nowMs = Date.now();
	const now = () => new Date(nowMs);
	const world = await startSimulatedWorld({ now });
	const http = sourceHttp();
	const zoneOf = (locode: string) => timeZoneByLocode(locode) ?? null;
	const registry = carrierRegistry(
		simulatedCarriers(world, { http, now, zoneOf }),
	);
	const ask = async (index: number) => {
		const scac = LINES[index % LINES.length] ?? "";
		const answer = await registry
			.find(scac)
			?.track(
				{
					requestType: "bill_of_lading",
					requestNumber: `${scac}${300_000_000 + index}`,
				},
				AbortSignal.timeout(30_000),
			)
			.catch(() => undefined);
		return answer?.observations ?? [];
	};
	const indexes = Array.from({ length: JOURNEYS }, (_, index) => index);
	await Promise.all(indexes.map(ask));
	nowMs += 150 * DAY_MS;
	const journeys = await Promise.all(indexes.map(ask));
	await http.close();
	await world.close();
	return journeys.filter((observations) => observations.length > 0);
}

/** Messages derived per second on one core, the median of some rounds, and messages per journey. */
export async function deriveRate(): Promise<{
	readonly perSecond: number;
	readonly perJourney: number;
}> {
	const journeys = await wholeJourneys();
	const messages = journeys.reduce((sum, { length }) => sum + length, 0);
	const now = new Date(Date.now() + 150 * DAY_MS).toISOString();
	const rates: number[] = [];
	for (let round = 0; round <= ROUNDS; round++) {
		const startedAtMs = performance.now();
		let derived = 0;
		while (performance.now() - startedAtMs < ROUND_MS) {
			for (const observations of journeys) {
				deriveJourney(observations, { now, lookup });
			}
			derived += messages;
		}
		// The first round warms up.
		if (round > 0) {
			rates.push((derived * 1_000) / (performance.now() - startedAtMs));
		}
		await sleep(0);
	}
	return {
		perSecond: median(rates),
		perJourney: messages / journeys.length,
	};
}
