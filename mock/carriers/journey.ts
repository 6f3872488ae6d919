import { type Cargo, dealCargo } from "./cargo.ts";
import { type Deal, dealFor } from "./deal.ts";
import {
	bendHours,
	CONTAINER_SPREAD_HOURS,
	EARLIEST_EMPTY_OUT_MS,
	type ImportHours,
	importHours,
} from "./landside.ts";
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

/** Part of a vessel's stay in port after which the last container of a shipment is off, at the latest. */
export const LAST_DISCHARGE_SHARE = 0.75;
/** The longest time a line takes to report what happened. */
export const LATEST_REPORT_MS = 3 * HOUR_MS;

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
	const fitting = voyagesAround(route, at, world).filter((voyages) =>
		isAtStage(stage, voyages, usualHours, at, deal),
	);
	const voyages = pickVoyages(stage, fitting, deal);
	if (voyages === undefined) return undefined;
	const done = stepsDone(stage, usualHours);
	const elapsedHours = (at - lastDischargeAt(voyages)) / HOUR_MS;
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

/** When the last container is surely off the last vessel. */
function lastDischargeAt(voyages: readonly Voyage[]): number {
	const call = voyages.at(-1)?.discharge;
	if (call === undefined) return 0;
	const stayMs = call.departureAt - call.arrivalAt;
	return call.arrivalAt + stayMs * LAST_DISCHARGE_SHARE;
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

/** How many of the steps on land are done at a stage; undefined before there are any. */
function stepsDone(stage: Stage, hours: ImportHours): number | undefined {
	const upTo = (last: string) => hours.findIndex(([step]) => step === last) + 1;
	switch (stage) {
		case "discharged":
			return 0;
		case "on rail":
			return upTo("depart");
		case "picked up":
			return upTo("gateOut");
		case "returned":
			return upTo("emptyIn");
		default:
			return undefined;
	}
}

function isAtStage(
	stage: Stage,
	voyages: readonly Voyage[],
	hours: ImportHours,
	at: number,
	deal: Deal,
): boolean {
	const firstLoad = voyages[0]?.load;
	if (firstLoad === undefined) return false;
	switch (stage) {
		case "booked":
			return firstLoad.plannedDepartureAt - EARLIEST_EMPTY_OUT_MS > at;
		case "at sea":
			return voyages.some(
				({ load, discharge }) =>
					load.departureAt + LATEST_REPORT_MS < at && at < discharge.arrivalAt,
			);
		case "at transshipment":
			return voyages.some((voyage, index) =>
				isAtHub(voyage, voyages[index + 1], at),
			);
		default: {
			const done = stepsDone(stage, hours) ?? 0;
			const usual = hours[done - 1]?.[1] ?? 0;
			const longAgo = stage === "returned" ? deal.between("ago", 0, 480) : 0;
			const least = usual * 0.6 + CONTAINER_SPREAD_HOURS + 5 + longAgo;
			return at - lastDischargeAt(voyages) > least * HOUR_MS;
		}
	}
}

function isAtHub(
	inward: Voyage,
	outward: Voyage | undefined,
	at: number,
): boolean {
	if (outward === undefined) return false;
	return (
		inward.discharge.arrivalAt + LATEST_REPORT_MS < at &&
		at < outward.load.departureAt
	);
}
