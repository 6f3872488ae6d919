import { DAY_MS } from "../basics/local-time.ts";
import { numberKey, type RequestedNumber } from "../basics/numbers.ts";
import { type SeededRandom, worldRandom } from "../basics/seeded-random.ts";
import { type Stage, stagesOf } from "../schedule/stages.ts";
import type { Voyage } from "../schedule/voyages.ts";
import { type Box, type Cargo, drawCargo, drawEarlierCargo } from "./cargo.ts";
import { findItinerary, type Itinerary } from "./itinerary.ts";
import { EMPTY_OUT_DAYS } from "./landside.ts";
import {
	type Situation,
	situationOf,
	stagesIn,
} from "./situations/draw-situation.ts";

/** The journey of one shipment: its cargo, route, voyages and times on land. */
export interface Journey extends Itinerary {
	/** The number it is generated from. */
	readonly requested: RequestedNumber;
	/** Identity: seed, number and time of the first request. */
	readonly key: string;
	readonly random: SeededRandom;
	readonly situation: Situation;
	readonly cargo: Cargo;
	/** The voyages of the last plan, which are the actual ones. */
	readonly voyages: readonly Voyage[];
	/**
	 * When the number becomes known, containers are assigned or swapped, or the booking is cancelled (milliseconds).
	 * Null when none of these happens.
	 */
	readonly changesAt: number | null;
	/** The previous journey of the first container, if the line mixes it into its answers. */
	readonly earlier: Journey | undefined;
}

const MOST_DRAWS = 80;

/**
 * Generates the journey of a number: the same seed, number and first request always give the same journey.
 * `stage` replaces the drawn stage, as far as the situation allows.
 */
export function generateJourney(
	seed: string,
	requested: RequestedNumber,
	firstAskedAt: number,
	stage?: Stage,
): Journey {
	const world = worldRandom(seed);
	const number = numberKey(requested);
	const random = world.of(number);
	const { scac } = requested.line;
	const wanted = wantedOf(requested, random, stage);
	// A line with few services cannot offer every stage and situation every day. The stages on land are always possible.
	const choices = [
		wanted,
		{ ...wanted, situation: "uneventful" },
		{ stage: "picked up", situation: "uneventful" },
		{ stage: "returned", situation: "uneventful" },
	] as const;
	for (const { stage, situation } of choices) {
		for (let draw = 0; draw < MOST_DRAWS; draw++) {
			const drawn = random.of(`draw ${draw}`);
			const itinerary = findItinerary(
				scac,
				stage,
				situation,
				firstAskedAt,
				drawn,
				world,
			);
			if (itinerary === undefined) continue;
			const cargo = drawCargo(requested, situation, random.of("cargo"));
			const key = `${seed}|${number}|${firstAskedAt}`;
			const journey = {
				...{ requested, key, random, situation, cargo, ...itinerary },
				voyages: itinerary.plans.at(-1)?.voyages ?? [],
				changesAt: changeIn(situation, firstAskedAt, itinerary, random),
				earlier: undefined,
			};
			return { ...journey, earlier: earlierOf(journey, world) };
		}
	}
	throw new Error(`the services of ${scac} lead nowhere`);
}

function wantedOf(
	requested: RequestedNumber,
	random: SeededRandom,
	stage: Stage | undefined,
) {
	const { situation, isWanted } = situationOf(requested, random);
	const stages = stagesIn(situation);
	const drawn =
		stage ??
		(isWanted ? "booked" : random.pick("stage", stagesOf(requested.line.scac)));
	const isPossible = stages?.includes(drawn) ?? true;
	return { situation, stage: isPossible ? drawn : (stages?.[0] ?? drawn) };
}

/** The planned departure that the export steps are scheduled for. */
export function exportDepartureAt({ plans }: Pick<Itinerary, "plans">): number {
	return plans[0].voyages[0]?.load.plannedDepartureAt ?? 0;
}

const CHANGING: ReadonlySet<Situation> = new Set<Situation>([
	"containers assigned late",
	"container swapped",
	"booking cancelled",
	"known later",
]);

/** Some days after the first request, and before the first empty container is picked up. */
function changeIn(
	situation: Situation,
	firstAskedAt: number,
	itinerary: Itinerary,
	random: SeededRandom,
): number | null {
	if (!CHANGING.has(situation)) return null;
	const changesAt = firstAskedAt + random.between("turn", 0.6, 4) * DAY_MS;
	if (situation === "known later") return changesAt;
	const days =
		EMPTY_OUT_DAYS[itinerary.route.landing === undefined ? "truck" : "barge"];
	return Math.min(
		changesAt,
		exportDepartureAt(itinerary) - (days + 0.85) * DAY_MS,
	);
}

/** The journey from which the first container returns before this one. */
function earlierOf(journey: Journey, world: SeededRandom): Journey | undefined {
	const [box] = journey.cargo.boxes;
	if (journey.situation !== "container used before" || box === undefined) {
		return undefined;
	}
	const random = journey.random.of("earlier");
	const { scac } = journey.requested.line;
	const before = exportDepartureAt(journey) - 16 * DAY_MS;
	for (let draw = 0; draw < MOST_DRAWS; draw++) {
		const drawn = random.of(`draw ${draw}`);
		const itinerary = findItinerary(
			scac,
			"returned",
			"uneventful",
			before,
			drawn,
			world,
		);
		if (itinerary === undefined) continue;
		return {
			...{ ...journey, random, ...itinerary },
			key: `${journey.key}|earlier`,
			situation: "uneventful",
			cargo: drawEarlierCargo(scac, box, random),
			voyages: itinerary.plans[0].voyages,
		};
	}
	return undefined;
}

/** All containers that the line ever names, including those that never travel. */
export function namedBoxes({ cargo }: Journey): readonly Box[] {
	const { boxes, swappedOut } = cargo;
	return swappedOut === undefined ? boxes : [...boxes, swappedOut];
}
