import {
	type AskedNumber,
	numberKey,
	readNumberKey,
} from "../basics/numbers.ts";
import { type FaultSettings, faultSettings } from "../faults/fault-settings.ts";
import { growJourney, type Journey } from "../journeys/journey.ts";
import type { Stage } from "../schedule/stages.ts";
import type { FirstAsked, WorldMemory } from "./memory.ts";

/** A clock that stood at `clockMs` when the wall stood at `wallMs` and runs `speed` times as fast since (epoch milliseconds). */
export interface WorldClock {
	readonly wallMs: number;
	readonly clockMs: number;
	readonly speed: number;
}

/** Everything that the answers of a world depend on. */
export interface World {
	readonly seed: string;
	readonly memory: WorldMemory;
	/** The world's clock. */
	readonly now: () => Date;
	/** The stage at which every journey begins; each at its own when absent. */
	readonly stage: Stage | undefined;
	/** How the world's clock runs; undefined when it is the clock of the process that started the world. */
	readonly clock: WorldClock | undefined;
	/** What goes wrong with which line. */
	readonly faults: FaultSettings;
	/** Journeys that were grown lately, by their keys. They can be grown again at any time. */
	readonly grown: Map<string, Journey>;
}

/** Journeys kept grown: as many as a large simulation asks for in turns, at about 10 kB each. */
const MOST_GROWN = 20_000;

/** A world in which nothing was asked yet. */
export function newWorld(options: Omit<World, "grown" | "faults">): World {
	return { ...options, faults: faultSettings(), grown: new Map() };
}

/** The journey of a number that was asked for before; undefined for any other. */
export function recallJourney(
	world: World,
	number: AskedNumber,
): Journey | undefined {
	const asked = world.memory.recall(numberKey(number));
	return asked && journeyAsked(world, asked);
}

/** The journey a number belongs to: remembered, or grown and remembered now. */
export function journeyOf(world: World, number: AskedNumber): Journey {
	const known = recallJourney(world, number);
	if (known !== undefined) return known;
	const journey = previewJourney(world, number);
	const key = numberKey(number);
	const firstAskedAt = world.now().toISOString();
	const aliases = keysOf(journey).filter((alias) => alias !== key);
	const asked = world.memory.remember({ number: key, firstAskedAt, aliases });
	return journeyAsked(world, asked) ?? journey;
}

/** The journey that a number would have if it were asked for now. */
export function previewJourney(world: World, number: AskedNumber): Journey {
	const now = world.now().getTime();
	return growJourney(world.seed, number, now, world.stage);
}

/** The journeys of all lines that a container is on. */
export function journeysWith(
	world: World,
	containerNumber: string,
): readonly Journey[] {
	return world.memory
		.recallContainer(containerNumber)
		.map((asked) => journeyAsked(world, asked))
		.filter((journey) => journey !== undefined);
}

function journeyAsked(
	{ seed, stage, grown }: World,
	{ number, firstAskedAt }: FirstAsked,
): Journey | undefined {
	const root = readNumberKey(number);
	if (root === undefined) return undefined;
	const key = `${number} ${firstAskedAt}`;
	const journey =
		grown.get(key) ?? growJourney(seed, root, Date.parse(firstAskedAt), stage);
	// The least recently asked one is the first of the map.
	grown.delete(key);
	grown.set(key, journey);
	const [oldest] = grown.keys();
	if (grown.size > MOST_GROWN && oldest !== undefined) grown.delete(oldest);
	return journey;
}

/** The keys of all numbers of a journey. */
function keysOf({ asked: { line }, cargo }: Journey): string[] {
	const own: AskedNumber[] = [
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
