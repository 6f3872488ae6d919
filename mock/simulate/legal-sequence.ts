import type { EventName, TransportEvent } from "../../client/index.ts";

/** The state of a container that limits its next milestone. */
interface State {
	readonly place: "land" | "terminal" | "vessel" | "feeder" | "rail";
	readonly isOver: boolean;
}

interface Move {
	readonly from: readonly State["place"][];
	readonly to: State["place"];
}

const ASHORE = ["land", "terminal"] as const;

/** How each milestone moves a container. Others, such as an arrival at the inland destination, do not move it. */
const MOVES: Readonly<Record<string, Move>> = {
	empty_out: { from: ["land"], to: "land" },
	full_in: { from: ASHORE, to: "terminal" },
	vessel_loaded: { from: ASHORE, to: "vessel" },
	vessel_departed: { from: ["vessel"], to: "vessel" },
	transshipment_arrived: { from: ["vessel"], to: "vessel" },
	transshipment_discharged: { from: ["vessel"], to: "terminal" },
	transshipment_loaded: { from: ["terminal"], to: "vessel" },
	transshipment_departed: { from: ["vessel"], to: "vessel" },
	vessel_arrived: { from: ["vessel"], to: "vessel" },
	vessel_discharged: { from: ["vessel"], to: "terminal" },
	feeder_loaded: { from: ASHORE, to: "feeder" },
	feeder_departed: { from: ["feeder"], to: "feeder" },
	feeder_arrived: { from: ["feeder"], to: "feeder" },
	feeder_discharged: { from: ["feeder"], to: "terminal" },
	rail_loaded: { from: ASHORE, to: "rail" },
	rail_departed: { from: ["rail"], to: "rail" },
	rail_arrived: { from: ["rail"], to: "rail" },
	rail_unloaded: { from: ["rail"], to: "terminal" },
	full_out: { from: ["terminal"], to: "land" },
	empty_in: { from: ASHORE, to: "land" },
};

const PREFIX = "container.transport.";

/** The names of all container events that are facts, without estimates. */
export const MILESTONES: ReadonlySet<EventName> = new Set([
	"container.transport.empty_out",
	"container.transport.full_in",
	"container.transport.vessel_loaded",
	"container.transport.vessel_departed",
	"container.transport.transshipment_arrived",
	"container.transport.transshipment_discharged",
	"container.transport.transshipment_loaded",
	"container.transport.transshipment_departed",
	"container.transport.feeder_arrived",
	"container.transport.feeder_discharged",
	"container.transport.feeder_loaded",
	"container.transport.feeder_departed",
	"container.transport.rail_loaded",
	"container.transport.rail_departed",
	"container.transport.rail_arrived",
	"container.transport.rail_unloaded",
	"container.transport.vessel_arrived",
	"container.transport.vessel_berthed",
	"container.transport.vessel_discharged",
	"container.transport.arrived_at_inland_destination",
	"container.transport.full_out",
	"container.transport.delivered",
	"container.transport.empty_in",
] as const);

/** The order of milestones at the same time, which is frequent for lines that report only dates. */
const ORDER = Object.keys(MOVES);

/** The milestones among a container's events, in order of time. */
function milestonesOf(events: readonly TransportEvent[]): string[] {
	return events
		.filter(
			({ attributes: { event, invalidated_at } }) =>
				MILESTONES.has(event) && invalidated_at === null,
		)
		.map(({ attributes: { event, timestamp } }) => {
			const milestone = event.slice(PREFIX.length);
			const position = ORDER.indexOf(milestone);
			return { milestone, position, atMs: Date.parse(timestamp ?? "") };
		})
		.sort((a, b) => a.atMs - b.atMs || a.position - b.position)
		.map(({ milestone }) => milestone);
}

/**
 * Impossible steps in a container's events: discharged before it was loaded, an event after the empty return, the same
 * milestone twice at one place. Empty for a legal sequence.
 */
export function illegalSteps(events: readonly TransportEvent[]): string[] {
	const faults: string[] = [];
	let state: State = { place: "land", isOver: false };
	for (const milestone of milestonesOf(events)) {
		const move = MOVES[milestone];
		if (state.isOver) faults.push(`${milestone} after the empty return`);
		if (move === undefined) continue;
		const from: readonly string[] = move.from;
		if (!from.includes(state.place)) {
			faults.push(`${milestone} while on ${state.place}`);
		}
		state = { place: move.to, isOver: milestone === "empty_in" };
	}
	return faults;
}
