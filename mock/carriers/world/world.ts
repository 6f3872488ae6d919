import {
	numberKey,
	type RequestedNumber,
	readNumberKey,
} from "../basics/numbers.ts";
import { type FaultSettings, faultSettings } from "../faults/fault-settings.ts";
import { generateJourney, type Journey } from "../journeys/journey.ts";
import type { Stage } from "../schedule/stages.ts";
import type { FirstRequest, WorldMemory } from "./first-requests.ts";

/** A clock that showed `clockMs` at wall-clock time `wallMs` and runs `speed` times as fast (epoch milliseconds). */
export interface WorldClock {
	readonly wallMs: number;
	readonly clockMs: number;
	readonly speed: number;
}

/** The state and settings of a simulated world. */
export interface World {
	readonly seed: string;
	readonly memory: WorldMemory;
	/** The world's clock. */
	readonly now: () => Date;
	/** The stage of every journey at its first request; drawn for each when absent. */
	readonly stage: Stage | undefined;
	/** The world's clock, for other processes; undefined when only this process uses it. */
	readonly clock: WorldClock | undefined;
	/** The faults of each line. */
	readonly faults: FaultSettings;
	/** Cache of generated journeys by their keys. */
	readonly journeys: Map<string, Journey>;
}

/** Size of the cache: as many journeys as a large simulation polls in turn, at about 10 kB each. */
const MOST_JOURNEYS = 20_000;

/** A world without requests so far. */
export function newWorld(options: Omit<World, "journeys" | "faults">): World {
	return { ...options, faults: faultSettings(), journeys: new Map() };
}

/** The journey of a number that was requested before; undefined for any other. */
export function recallJourney(
	world: World,
	number: RequestedNumber,
): Journey | undefined {
	const requested = world.memory.recall(numberKey(number));
	return requested && rememberedJourney(world, requested);
}

/** The journey of a number; the first request for it fixes its journey. */
export function journeyOf(world: World, number: RequestedNumber): Journey {
	const known = recallJourney(world, number);
	if (known !== undefined) return known;
	const journey = previewJourney(world, number);
	const key = numberKey(number);
	const firstAskedAt = world.now().toISOString();
	const aliases = keysOf(journey).filter((alias) => alias !== key);
	const requested = world.memory.remember({
		number: key,
		firstAskedAt,
		aliases,
	});
	return rememberedJourney(world, requested) ?? journey;
}

/** The journey that a first request for the number would fix now. */
export function previewJourney(world: World, number: RequestedNumber): Journey {
	const now = world.now().getTime();
	return generateJourney(world.seed, number, now, world.stage);
}

/** The journeys of a container with any line. */
export function journeysWith(
	world: World,
	containerNumber: string,
): readonly Journey[] {
	return world.memory
		.recallContainer(containerNumber)
		.map((requested) => rememberedJourney(world, requested))
		.filter((journey) => journey !== undefined);
}

function rememberedJourney(
	{ seed, stage, journeys }: World,
	{ number, firstAskedAt }: FirstRequest,
): Journey | undefined {
	const root = readNumberKey(number);
	if (root === undefined) return undefined;
	const key = `${number} ${firstAskedAt}`;
	const journey =
		journeys.get(key) ??
		generateJourney(seed, root, Date.parse(firstAskedAt), stage);
	// Keeps the map in order of use: the least recently used journey comes first.
	journeys.delete(key);
	journeys.set(key, journey);
	const [oldest] = journeys.keys();
	if (journeys.size > MOST_JOURNEYS && oldest !== undefined)
		journeys.delete(oldest);
	return journey;
}

/** The keys of all numbers of a journey. */
function keysOf({ requested: { line }, cargo }: Journey): string[] {
	const own: RequestedNumber[] = [
		...cargo.bills.map((number) => ({ line, kind: "bill" as const, number })),
		{ line, kind: "booking", number: cargo.booking },
		...cargo.boxes.map(({ number }) => ({
			line,
			kind: "container" as const,
			number,
		})),
	];
	return own.map(numberKey);
}
