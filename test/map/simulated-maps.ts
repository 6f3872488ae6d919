import { randomFor } from "../../mock/carriers/basics/seeded-random.ts";
import { gatherEvidence } from "./oracle/gather-evidence.ts";
import { problemsOf } from "./oracle/map-oracle.ts";
import {
	type SimulatedInstallation,
	startSimulatedInstallation,
} from "./simulated-installation.ts";

const START_AT = "2026-11-21T12:00:00Z";
const HOUR_MS = 3_600_000;

/** Days between two checks: twenty of them are a whole journey. */
const MOMENTS_APART = [0.5, 10] as const;

/** The longest time between two queries of lines and vessels. */
const STEP_HOURS = 24;

/** The number of checked journeys, and of checks. */
export interface Extent {
	readonly shipments: number;
	readonly moments: number;
	/** The first journey's serial: another serial makes all journeys different. */
	readonly from: number;
}

/** The checked maps, and every broken rule. */
export interface Looked {
	readonly containers: number;
	readonly maps: number;
	/** Counts by `feature_type`; `none` counts empty maps. */
	readonly features: Readonly<Record<string, number>>;
	readonly problems: readonly string[];
}

/** Counts the features of one map, and collects the rules that it breaks. */
async function lookAt(
	{ clock, system, log }: SimulatedInstallation,
	containerId: string,
	features: Record<string, number>,
): Promise<string[]> {
	const now = clock.now();
	const evidence = await gatherEvidence(system, log, containerId, {
		now: now.getTime(),
		askedEvery: STEP_HOURS * HOUR_MS,
	});
	const types = evidence.map.features.map((f) => f.properties.feature_type);
	for (const type of types.length > 0 ? types : ["none"]) {
		features[type] = (features[type] ?? 0) + 1;
	}
	const { bill_of_lading_number: bill, shipping_line_scac: scac } =
		evidence.shipment.attributes;
	const { number } = evidence.container.attributes;
	const where = `${scac} ${bill} ${number} at ${now.toISOString()}`;
	return problemsOf(evidence).map((problem) => `${where}: ${problem}`);
}

/** Moves the clock to the next moment. */
async function moveOn(
	{ clock, settle }: SimulatedInstallation,
	days: number,
): Promise<void> {
	for (let left = days * 24; left > 0; left -= STEP_HOURS) {
		clock.advance(Math.min(left, STEP_HOURS) * HOUR_MS);
		await settle();
	}
}

/** Follows simulated journeys by a clock that it moves, and checks the map of every container at every moment. */
export async function lookAtSimulatedMaps(
	{ shipments, moments, from }: Extent,
	watch: (text: string) => void = () => {},
): Promise<Looked> {
	const installation = await startSimulatedInstallation(new Date(START_AT));
	const { system, submit, settle, stop } = installation;
	const features: Record<string, number> = {};
	const problems: string[] = [];
	const seen = new Set<string>();
	let maps = 0;
	try {
		await submit(from, shipments);
		await settle();
		for (let moment = 1; moment <= moments; moment++) {
			const containers = await Array.fromAsync(system.client.listContainers());
			for (const [index, { id }] of containers.entries()) {
				const part = `map ${index + 1} of ${containers.length}`;
				watch(`moment ${moment} of ${moments}, ${part}`);
				problems.push(...(await lookAt(installation, id, features)));
				seen.add(id);
				maps += 1;
			}
			if (moment === moments) break;
			const random = randomFor(`moment ${moment} from ${from}`);
			await moveOn(installation, random.between("days", ...MOMENTS_APART));
		}
	} finally {
		await stop();
	}
	return { containers: seen.size, maps, features, problems };
}
