import type { TerminalEvent } from "../../../generated/upstream/terminal-status.ts";
import { DAY_MS, HOUR_MS } from "../basics/local-time.ts";
import type { SeededRandom } from "../basics/seeded-random.ts";
import type { Box } from "../journeys/cargo.ts";
import type { Journey } from "../journeys/journey.ts";
import { type Milestone, milestonesOf } from "../journeys/milestones.ts";
import type { Stop } from "../journeys/stops.ts";
import type { Facility } from "../schedule/world-places.ts";

/** An event of a container at a facility (milliseconds). */
export interface VisitEvent {
	readonly code: TerminalEvent["code"];
	readonly at: number;
	readonly ship: Stop["ship"];
}

/** The stay of a container at an ocean terminal or ramp on import. Instants in milliseconds. */
export interface Visit {
	readonly kind: "terminal" | "rail_terminal";
	readonly facility: Facility;
	readonly timeZone: string;
	/** UN/LOCODE. */
	readonly locode: string;
	readonly box: Box;
	readonly random: SeededRandom;
	/** When the facility first expects it. */
	readonly expectedAt: number;
	/** When the facility receives its manifest and knows its holds. */
	readonly announcedAt: number;
	/** When it reaches the yard. */
	readonly groundedAt: number;
	/** When it leaves the yard. */
	readonly leavesAt: number;
	/** How it leaves; holds and fees apply to pick-up by truck only. */
	readonly leavesBy: "truck" | "rail";
	/** SCAC of the railway. */
	readonly railCarrierScac: string | undefined;
	/** Id of the train. */
	readonly trainId: string | undefined;
	readonly events: readonly VisitEvent[];
}

/** The actual milestones of a container. */
interface Course {
	readonly journey: Journey;
	readonly box: Box;
	readonly all: readonly Milestone[];
}

function find(
	{ all, box }: Course,
	code: Milestone["what"]["code"],
	fits: (milestone: Milestone) => boolean,
): Milestone | undefined {
	return all.find((milestone) => {
		const { what } = milestone;
		const isOwn = what.kind !== "equipment" || what.box.number === box.number;
		return what.code === code && isOwn && fits(milestone);
	});
}

const isLadenByTruck = ({ what, stop }: Milestone) =>
	what.kind === "equipment" && !what.isEmpty && stop.mode === "TRUCK";

function eventOf(
	code: VisitEvent["code"],
	milestone: Milestone | undefined,
): VisitEvent[] {
	if (milestone === undefined) return [];
	return [{ code, at: milestone.actualAt, ship: milestone.stop.ship }];
}

function trainOf({ journey }: Course): string {
	return journey.random.of("train").text("number", "@####");
}

/** The visit at the terminal of discharge; undefined where the reference tables have no terminal. */
function portVisit(course: Course): Visit | undefined {
	const { journey, box } = course;
	const discharged = find(course, "DISC", ({ stop }) => stop.role === "POD");
	const { route } = journey;
	const isByRail = route.onward?.mode === "RAIL";
	const { stop: { facility, place } = {} } = discharged ?? {};
	const loaded = find(course, "LOAD", ({ stop }) => stop.mode === "RAIL");
	const fullOut = find(course, "GTOT", isLadenByTruck);
	const left = isByRail ? loaded : fullOut;
	const hasOtherWay = route.onward !== undefined && !isByRail;
	if (!discharged || !facility || !place || !left || hasOtherWay) {
		return undefined;
	}
	const departed = find(course, "DEPA", ({ stop }) => stop.id === left.stop.id);
	const groundedAt = discharged.actualAt;
	const random = journey.random.of(`${place.locode} terminal ${box.number}`);
	return {
		...{ kind: "terminal", facility, box, random, groundedAt },
		timeZone: place.timeZone,
		locode: place.locode,
		expectedAt: groundedAt - random.between("expected", 8, 12) * DAY_MS,
		announcedAt: groundedAt - random.between("announced", 2, 6) * DAY_MS,
		leavesAt: left.actualAt,
		leavesBy: isByRail ? "rail" : "truck",
		railCarrierScac: isByRail
			? route.onward?.place.ramp?.railCarrierScac
			: undefined,
		trainId: isByRail ? trainOf(course) : undefined,
		events: [
			...eventOf("discharged", discharged),
			...(isByRail
				? [
						...eventOf("rail_loaded", left),
						...eventOf("rail_departed", departed),
					]
				: eventOf("full_out", left)),
		],
	};
}

/** The visit at the inland ramp; undefined where there is none with a code. */
function rampVisit(course: Course): Visit | undefined {
	const { journey, box } = course;
	const { onward } = journey.route;
	if (onward?.mode !== "RAIL") return undefined;
	const isHere = ({ stop }: Milestone) =>
		stop.mode === "RAIL" && stop.facilityType === "RAMP";
	const arrived = find(course, "ARRI", isHere);
	const unloaded = find(course, "DISC", isHere);
	const fullOut = find(course, "GTOT", isLadenByTruck);
	const { stop: { facility, place } = {} } = unloaded ?? {};
	if (!arrived || !unloaded || !fullOut || !facility || !place) {
		return undefined;
	}
	const random = journey.random.of(`${place.locode} ramp ${box.number}`);
	return {
		...{ kind: "rail_terminal", facility, box, random },
		timeZone: place.timeZone,
		locode: place.locode,
		expectedAt: arrived.actualAt - random.between("expected", 2, 4) * DAY_MS,
		announcedAt:
			arrived.actualAt - random.between("announced", 3, 12) * HOUR_MS,
		groundedAt: unloaded.actualAt,
		leavesAt: fullOut.actualAt,
		leavesBy: "truck",
		railCarrierScac: onward.place.ramp?.railCarrierScac,
		trainId: trainOf(course),
		events: [
			...eventOf("rail_arrived", arrived),
			...eventOf("rail_unloaded", unloaded),
			...eventOf("full_out", fullOut),
		],
	};
}

/** Cache, because every poll needs the visits of its journeys. */
const known = new WeakMap<Journey, readonly Visit[]>();

/** The visits of all containers of a journey, at the terminals and ramps that have a code in the reference tables. */
export function visitsOf(journey: Journey): readonly Visit[] {
	const kept = known.get(journey);
	if (kept !== undefined) return kept;
	const plan = journey.plans.at(-1);
	const isSailing = journey.situation !== "booking cancelled";
	const all = plan && isSailing ? milestonesOf(journey, plan) : [];
	const visits = journey.cargo.boxes.flatMap((box) => {
		const course = { journey, box, all };
		return [portVisit(course), rampVisit(course)].filter(
			(visit) => visit !== undefined,
		);
	});
	known.set(journey, visits);
	return visits;
}
