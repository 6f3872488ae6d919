import { expect, it } from "vitest";
import {
	lineByScac,
	readNumber,
} from "../../../../mock/carriers/basics/numbers.ts";
import { terminalsAt } from "../../../../mock/carriers/terminals/facilities.ts";
import { terminalTruth } from "../../../../mock/carriers/terminals/terminal-truth.ts";
import {
	type Visit,
	visitsOf,
} from "../../../../mock/carriers/terminals/visits.ts";
import { processMemory } from "../../../../mock/carriers/world/first-requests.ts";
import {
	newWorld,
	recallJourney,
} from "../../../../mock/carriers/world/world.ts";
import {
	placeByCode,
	timeZoneByLocode,
} from "../../../../server/reference/places/lookup.ts";
import { carrierRegistry } from "../../../../server/sources/carriers/carrier-registry.ts";
import { simulatedCarriers } from "../../../../server/sources/carriers/simulated-carriers.ts";
import { findFacility } from "../../../../server/sources/contracts/known-facility.ts";
import { sourceHttp } from "../../../../server/sources/requests/source-http.ts";
import { simulatedTerminals } from "../../../../server/sources/terminals/simulated-terminals.ts";
import { terminalRegistry } from "../../../../server/sources/terminals/terminal-registry.ts";
import { deriveJourney } from "../../../../server/tracking/derive-journey.ts";
import type { Observation } from "../../../../server/tracking/observations/observation.ts";
import { openForFile } from "../../../support/open-for-file.ts";
import { DAY_MS, START_AT, startTestWorld } from "../ask-world.ts";

const memory = processMemory();
const http = await openForFile(sourceHttp);
const never = new AbortController().signal;

const world = await openForFile(startTestWorld, { memory, stage: "at sea" });
const inside = newWorld({
	seed: "landfall",
	memory,
	now: () => new Date(world.clock),
	stage: "at sea",
	clock: undefined,
});

function facilityOf({ locode, facility }: Visit) {
	const name = facility.list === "FIRMS" ? "firmsCode" : "smdgCode";
	const found = findFacility({ unLocode: locode, [name]: facility.code });
	if (typeof found === "string") throw new Error(found);
	return found;
}

/** All answers of line and terminals about a bill that is polled until its journey has ended. */
async function followed(scac: string, number: string) {
	const deps = {
		http,
		now: () => new Date(world.clock),
		zoneOf: (locode: string) => timeZoneByLocode(locode) ?? null,
	};
	const carrier = carrierRegistry(simulatedCarriers(world, deps)).find(scac);
	const terminals = terminalRegistry(
		simulatedTerminals(
			{ url: world.url, terminals: terminalsAt(world.url) },
			deps,
		),
	);
	const ask = async () =>
		carrier?.track(
			{ requestType: "bill_of_lading", requestNumber: number },
			never,
		);
	// The line refuses a number that it knows only later. Such a number has no observations here.
	await ask().catch(() => {});
	const line = lineByScac(scac);
	const requested = line && readNumber(line, "bill", number);
	const journey =
		typeof requested === "object"
			? recallJourney(inside, requested)
			: undefined;
	if (!journey) throw new Error("the number is not known");
	const observations: Observation[] = [];
	const { situation } = journey;
	if (situation === "known later" || visitsOf(journey).length === 0) {
		return { journey, observations };
	}
	for (const visit of visitsOf(journey)) {
		const source = terminals.find(facilityOf(visit));
		// A train leaves some hours after loading.
		const stayMs = visit.leavesAt + DAY_MS - visit.announcedAt;
		for (let share = 0; share <= 20; share += 1) {
			world.clock = visit.announcedAt + (share / 20) * stayMs + 60_000;
			const inquiry = {
				containerNumber: visit.box.number,
				billOfLadingNumber: number,
			};
			const answers = await source?.lookUp(facilityOf(visit), [inquiry], never);
			const [answer] = answers ?? [];
			if (answer?.outcome === "found")
				observations.push(...answer.observations);
		}
	}
	const lastAt = Math.max(...visitsOf(journey).map(({ leavesAt }) => leavesAt));
	world.clock = lastAt + 30 * DAY_MS;
	observations.push(...((await ask())?.observations ?? []));
	return { journey, observations };
}

function derive(observations: readonly Observation[]) {
	return deriveJourney(observations, {
		now: new Date(world.clock).toISOString(),
		lookup: (locode) => {
			const place = placeByCode(locode);
			return (
				place && { name: place.facts.name, timezone: place.facts.timeZone }
			);
		},
		documents: [],
	});
}

it.each(["MAEU", "EGLV", "COSU"])(
	"the world's truth about its terminals equals what Landfall derives from their answers about cargo of %s",
	async (scac) => {
		let compared = 0;
		for (let n = 0; compared < 12 && n < 60; n += 1) {
			world.clock = START_AT;
			const number = `${scac}9${String(n).padStart(8, "0")}`;
			const { journey, observations } = await followed(scac, number);
			if (observations.length === 0) continue;
			const { containers } = derive(observations);
			for (const box of new Set(visitsOf(journey).map((visit) => visit.box))) {
				const derived = containers.find((one) => one.number === box.number);
				const truth = terminalTruth(journey, box, world.clock);
				expect({ number, ...derived?.attributes }).toMatchObject({
					number,
					...truth,
				});
				compared += 1;
			}
		}
		expect(compared).toBeGreaterThanOrEqual(12);
	},
);
