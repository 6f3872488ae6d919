import { isAtStage, lastOffAt, stepsDone } from "./at-stage.ts";
import { type Cargo, dealCargo } from "./cargo.ts";
import { type Deal, dealFor } from "./deal.ts";
import { bendHours, type ImportHours, importHours } from "./landside.ts";
import { DAY_MS, HOUR_MS } from "./local-time.ts";
import { type AskedNumber, numberKey } from "./numbers.ts";
import { dealRoute, portAt, type Route } from "./routes.ts";
import { type Stage, stagesOf } from "./stages.ts";
import { type Voyage, voyagesAround } from "./voyages.ts";

/** The journey of one shipment: what travels, on which way, on which vessels, and the times on land. */
export interface Journey {
	/** The number it grew from. */
	readonly asked: AskedNumber;
	/** Identity: the same key at another first asking is another journey. */
	readonly key: string;
	readonly deal: Deal;
	readonly cargo: Cargo;
	readonly route: Route;
	readonly voyages: readonly Voyage[];
	/** When the line confirmed the booking (milliseconds). */
	readonly bookedAt: number;
	/** Hours from the last discharge to the steps on land, as usual and as they come. */
	readonly usualHours: ImportHours;
	readonly importHours: ImportHours;
}

const MOST_DRAWS = 80;

/** Grows the journey of a number: the same seed, number and first asking always give the same journey. */
export function growJourney(
	seed: string,
	asked: AskedNumber,
	firstAskedAt: number,
): Journey {
	const world = dealFor(`world ${seed}`);
	const number = numberKey(asked);
	const deal = world.of(number);
	const { scac } = asked.line;
	const stage = deal.pick("stage", stagesOf(scac));
	const cargo = dealCargo(asked, deal.of("cargo"));
	// A line with few services is not at every stage every day; on land a journey can be at any time.
	for (const wanted of [stage, "picked up", "returned"] as const) {
		for (let draw = 0; draw < MOST_DRAWS; draw++) {
			const way = deal.of(`draw ${draw}`);
			const found = findWay(scac, wanted, firstAskedAt, way, world);
			if (found === undefined) continue;
			const key = `${seed}|${number}|${firstAskedAt}`;
			return { asked, key, deal, cargo, ...found };
		}
	}
	throw new Error(`the services of ${scac} lead nowhere`);
}

type Way = Omit<Journey, "asked" | "key" | "deal" | "cargo">;

/** Draws one route and looks for a sailing on it that is at the wanted stage at the instant. */
function findWay(
	scac: string,
	stage: Stage,
	at: number,
	deal: Deal,
	world: Deal,
): Way | undefined {
	const wish = {
		needsHub: stage === "at transshipment",
		needsRail: stage === "on rail",
	};
	const route = dealRoute(scac, wish, deal.of("route"));
	const last = route?.legs.at(-1);
	if (route === undefined || last === undefined) return undefined;
	const pod = portAt(last.service, last.to);
	const usualHours = importHours(pod, route.onward, deal.of("land"));
	const longAgoHours = deal.between("long ago", 0, 480);
	const fitting = voyagesAround(route, at, world).filter((voyages) =>
		isAtStage(stage, voyages, usualHours, at, longAgoHours),
	);
	const voyages = pickVoyages(stage, fitting, deal);
	if (voyages === undefined) return undefined;
	const done = stepsDone(stage, usualHours);
	const elapsedHours = (at - lastOffAt(voyages)) / HOUR_MS;
	return {
		route,
		voyages,
		usualHours,
		importHours:
			done === undefined
				? usualHours
				: bendHours(usualHours, done, elapsedHours, deal),
		bookedAt: bookingInstant(voyages, at, deal),
	};
}

function pickVoyages(
	stage: Stage,
	fitting: readonly (readonly Voyage[])[],
	deal: Deal,
): readonly Voyage[] | undefined {
	if (fitting.length === 0) return undefined;
	if (stage === "booked") return fitting[0];
	const isUnderway = stage === "at sea" || stage === "at transshipment";
	return isUnderway ? deal.pick("sailing", fitting) : fitting.at(-1);
}

function bookingInstant(
	voyages: readonly Voyage[],
	at: number,
	deal: Deal,
): number {
	const departureAt = voyages[0]?.load.plannedDepartureAt ?? at;
	return Math.min(
		departureAt - deal.between("booked early", 16, 28) * DAY_MS,
		at - deal.between("booked before", 4, 40) * HOUR_MS,
	);
}
