import { type Deal, worldDeal } from "../basics/deal.ts";
import { DAY_MS } from "../basics/local-time.ts";
import { type AskedNumber, numberKey } from "../basics/numbers.ts";
import { type Stage, stagesOf } from "../schedule/stages.ts";
import type { Voyage } from "../schedule/voyages.ts";
import { type Box, type Cargo, dealCargo, dealEarlierCargo } from "./cargo.ts";
import { EMPTY_OUT_DAYS } from "./landside.ts";
import { type Situation, situationOf, stagesIn } from "./situations.ts";
import { findWay, type Way } from "./ways.ts";

/** The journey of one shipment: what travels, on which way, on which vessels, and the times on land. */
export interface Journey extends Way {
	/** The number it grew from. */
	readonly asked: AskedNumber;
	/** Identity: the same key at another first asking is another journey. */
	readonly key: string;
	readonly deal: Deal;
	readonly situation: Situation;
	readonly cargo: Cargo;
	/** What happens: the voyages of the last plan. */
	readonly voyages: readonly Voyage[];
	/**
	 * When something turns that was first to be otherwise (milliseconds): the number becomes known, containers are assigned or
	 * swapped, the booking is cancelled. Null when nothing of the kind happens.
	 */
	readonly turnsAt: number | null;
	/** What the first box carried before, if the line mixes that into its answers. */
	readonly earlier: Journey | undefined;
}

const MOST_DRAWS = 80;

/**
 * Grows the journey of a number: the same seed, number and first asking always give the same journey.
 * With a `stage`, it is at that one instead of a dealt one, as far as its situation allows.
 */
export function growJourney(
	seed: string,
	asked: AskedNumber,
	firstAskedAt: number,
	stage?: Stage,
): Journey {
	const world = worldDeal(seed);
	const number = numberKey(asked);
	const deal = world.of(number);
	const { scac } = asked.line;
	const wanted = wantedOf(asked, deal, stage);
	// A line with few services is not at every stage every day, nor in every situation; on land a journey can be at any time.
	const choices = [
		wanted,
		{ ...wanted, situation: "uneventful" },
		{ stage: "picked up", situation: "uneventful" },
		{ stage: "returned", situation: "uneventful" },
	] as const;
	for (const { stage, situation } of choices) {
		for (let draw = 0; draw < MOST_DRAWS; draw++) {
			const drawn = deal.of(`draw ${draw}`);
			const way = findWay(scac, stage, situation, firstAskedAt, drawn, world);
			if (way === undefined) continue;
			const cargo = dealCargo(asked, situation, deal.of("cargo"));
			const key = `${seed}|${number}|${firstAskedAt}`;
			const journey = {
				...{ asked, key, deal, situation, cargo, ...way },
				voyages: way.plans.at(-1)?.voyages ?? [],
				turnsAt: turnIn(situation, firstAskedAt, way, deal),
				earlier: undefined,
			};
			return { ...journey, earlier: earlierOf(journey, world) };
		}
	}
	throw new Error(`the services of ${scac} lead nowhere`);
}

function wantedOf(asked: AskedNumber, deal: Deal, stage: Stage | undefined) {
	const { situation, isWanted } = situationOf(asked, deal);
	const stages = stagesIn(situation);
	const dealt =
		stage ??
		(isWanted ? "booked" : deal.pick("stage", stagesOf(asked.line.scac)));
	const isPossible = stages?.includes(dealt) ?? true;
	return { situation, stage: isPossible ? dealt : (stages?.[0] ?? dealt) };
}

/** The planned departure that everything before it on land is arranged for. */
export function exportDepartureAt({ plans }: Pick<Way, "plans">): number {
	return plans[0].voyages[0]?.load.plannedDepartureAt ?? 0;
}

const TURNING: ReadonlySet<Situation> = new Set<Situation>([
	"containers assigned late",
	"container swapped",
	"booking cancelled",
	"known later",
]);

/** Some days after the first asking, and before the first empty container is fetched. */
function turnIn(
	situation: Situation,
	firstAskedAt: number,
	way: Way,
	deal: Deal,
): number | null {
	if (!TURNING.has(situation)) return null;
	const turnsAt = firstAskedAt + deal.between("turn", 0.6, 4) * DAY_MS;
	if (situation === "known later") return turnsAt;
	const days =
		EMPTY_OUT_DAYS[way.route.landing === undefined ? "truck" : "barge"];
	return Math.min(turnsAt, exportDepartureAt(way) - (days + 0.85) * DAY_MS);
}

/** The journey that the first box came back from before it was fetched for this one. */
function earlierOf(journey: Journey, world: Deal): Journey | undefined {
	const [box] = journey.cargo.boxes;
	if (journey.situation !== "container used before" || box === undefined) {
		return undefined;
	}
	const deal = journey.deal.of("earlier");
	const { scac } = journey.asked.line;
	const before = exportDepartureAt(journey) - 16 * DAY_MS;
	for (let draw = 0; draw < MOST_DRAWS; draw++) {
		const drawn = deal.of(`draw ${draw}`);
		const way = findWay(scac, "returned", "uneventful", before, drawn, world);
		if (way === undefined) continue;
		return {
			...{ ...journey, deal, ...way },
			key: `${journey.key}|earlier`,
			situation: "uneventful",
			cargo: dealEarlierCargo(scac, box, deal),
			voyages: way.plans[0].voyages,
		};
	}
	return undefined;
}

/** The boxes that the line ever names, those that never travel included. */
export function namedBoxes({ cargo }: Journey): readonly Box[] {
	const { boxes, swappedOut } = cargo;
	return swappedOut === undefined ? boxes : [...boxes, swappedOut];
}
