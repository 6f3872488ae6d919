import { beforeAll, describe, expect, it } from "vitest";
import type { ContainerMap } from "../../../generated/openapi.ts";
import { startSimulatedInstallation } from "../simulated-installation.ts";
import {
	type Evidence,
	type FeatureOf,
	type FeatureType,
	featuresOf,
} from "./evidence.ts";
import { gatherEvidence } from "./gather-evidence.ts";
import { problemsOf } from "./map-oracle.ts";

const DAY_MS = 86_400_000;

/** The first simulated journey changes vessels once. After this many days the container is on the first one. */
const AT_SEA_AFTER_DAYS = 20;

let evidence: Evidence;

beforeAll(async () => {
	const { clock, system, log, submit, settle, stop } =
		await startSimulatedInstallation(new Date("2026-11-21T12:00:00Z"));
	try {
		await submit(0, 1);
		await settle();
		clock.advance(AT_SEA_AFTER_DAYS * DAY_MS);
		await settle();
		for await (const { id } of system.client.listContainers()) {
			evidence = await gatherEvidence(system, log, id, {
				now: clock.now().getTime(),
				askedEvery: AT_SEA_AFTER_DAYS * DAY_MS,
			});
		}
	} finally {
		await stop();
	}
});

/** The faults of the map after a change of it. */
function problemsAfter(spoil: (map: ContainerMap) => void): string[] {
	const map = structuredClone(evidence.map);
	spoil(map);
	return problemsOf({ ...evidence, map });
}

function first<Type extends FeatureType>(
	map: ContainerMap,
	type: Type,
): FeatureOf<Type> {
	const [feature] = featuresOf(map, type);
	if (!feature) throw new Error(`the map has no ${type}`);
	return feature;
}

const without = (map: ContainerMap, type: FeatureType) => {
	map.features = map.features.filter(
		({ properties }) => properties.feature_type !== type,
	);
};

describe("the oracle of maps", () => {
	it("finds no fault in a correct map with every kind of feature", () => {
		expect(problemsOf(evidence)).toEqual([]);
		const types = evidence.map.features.map((f) => f.properties.feature_type);
		expect(new Set(types).size).toBe(5);
	});

	it.each<[string, RegExp, (map: ContainerMap) => void]>([
		[
			"a member that the contract does not have",
			/contract/,
			(map) => Object.assign(map, { colour: "red" }),
		],
		[
			"another order of features",
			/behind its place/,
			(map) => map.features.reverse(),
		],
		["no feature at all", /is empty/, (map) => map.features.splice(0)],
		[
			"a port that is left out",
			/begins at no port/,
			(map) => map.features.shift(),
		],
		[
			"a wrong label",
			/port 1 is TS1, not POL/,
			(map) => {
				first(map, "port").properties.label = "TS1";
			},
		],
		[
			"a wrong total",
			/do not agree on ports_total/,
			(map) => {
				first(map, "port").properties.ports_total += 1;
			},
		],
		[
			"a port at another place",
			/not where its record is/,
			(map) => {
				first(map, "port").geometry.coordinates[1] += 0.01;
			},
		],
		[
			"a departure that differs from the records",
			/the record has pol_vessel_departed_at/,
			(map) => {
				first(map, "port").properties.outbound_atd_at = "2026-12-01T00:00:00Z";
			},
		],
		[
			"a vessel that is missing",
			/vessel 1 is missing/,
			(map) => without(map, "current_vessel"),
		],
		[
			"a vessel where it never was",
			/where nobody has seen it/,
			(map) => {
				first(map, "current_vessel").geometry.coordinates[1] += 0.001;
			},
		],
		[
			"the rest of a leg that is missing",
			/the rest of leg 1 is missing/,
			(map) => without(map, "estimated_partial_leg"),
		],
		[
			"the rest of a leg that begins beside the vessel",
			/does not begin at the vessel/,
			(map) => {
				first(map, "estimated_partial_leg").geometry.coordinates.shift();
			},
		],
		[
			"a path that is missing",
			/path 1 is missing/,
			(map) => without(map, "past_vessel_locations"),
		],
		[
			"a path over a place where the vessel was not",
			/nobody has seen the vessel then/,
			(map) => {
				const [place] = first(map, "past_vessel_locations").geometry
					.coordinates;
				if (place) place[0] -= 0.1;
			},
		],
		[
			"a path that is simplified beyond recognition",
			/passes .* miles from where the vessel was/,
			(map) => {
				const { geometry } = first(map, "past_vessel_locations");
				geometry.coordinates.splice(1, geometry.coordinates.length - 2);
			},
		],
		[
			"a wrong count",
			/counts/,
			(map) => {
				first(map, "estimated_full_legs").properties.point_count += 1;
			},
		],
		[
			"an estimate of a whole leg that is missing",
			/estimate 2 of a whole leg is missing/,
			(map) => without(map, "estimated_full_legs"),
		],
		[
			"an estimate that ends elsewhere",
			/does not end at the next port/,
			(map) => first(map, "estimated_full_legs").geometry.coordinates.pop(),
		],
		[
			"an estimate with a leap",
			/leaps \d+ miles/,
			(map) =>
				first(map, "estimated_full_legs").geometry.coordinates.splice(1, 9),
		],
		[
			"the rest of a leg that turns back",
			/turns back/,
			(map) => {
				const { coordinates } = first(map, "estimated_partial_leg").geometry;
				coordinates.splice(2, 0, ...coordinates.slice(0, 2));
			},
		],
	])("finds %s", (_name, problem, spoil) => {
		expect(problemsAfter(spoil).join("\n")).toMatch(problem);
	});
});
