import type { Milestone } from "../observations/event-names.ts";
import { isExit, TERMINALS } from "../observations/facility-moves.ts";
import type {
	Message,
	StatusObservation,
} from "../observations/observation.ts";
import { placeKey } from "../observations/place-and-vessel-keys.ts";
import { bestActual } from "../observations/precedence.ts";
import { directionOf } from "../route/calls.ts";
import type { Placement, Role } from "../route/message-roles.ts";
import { type Occurrences, reportsOf } from "../route/occurrence.ts";
import type { Availability } from "./availability.ts";
import type { StatusFacts } from "./container-status.ts";
import type { TerminalReports } from "./terminal-reports.ts";

/** The messages placed in one of some roles. */
function messagesIn({ placed }: Placement, roles: readonly Role[]): Message[] {
	return placed
		.filter(({ role }) => roles.includes(role))
		.map(({ observation }) => observation);
}

/** Whether a laden container is dropped at a customer's place, or enters its gate. */
const isDrop = (o: Message): boolean =>
	o.kind === "equipment" &&
	(o.activity === "dropped_off" || o.activity === "gated_in") &&
	o.isEmpty === false &&
	o.place?.facilityType === "customer_location";

/** Whether the empty container leaves the place of a drop. */
const isEmptyOut = (o: Message, { place }: Message): boolean =>
	o.kind === "equipment" &&
	isExit(o) &&
	o.isEmpty === true &&
	(o.place?.facilityType ?? "customer_location") === "customer_location" &&
	placeKey(o.place) === placeKey(place);

/** Whether a laden container is loaded or departs on land. */
const isInlandLoad = (o: Message): boolean =>
	o.kind === "equipment"
		? o.activity === "loaded" && o.isEmpty !== true && o.mode !== "vessel"
		: o.kind === "transport" &&
			directionOf(o) === "departing" &&
			(o.mode === "rail" || o.mode === "barge");

/** Whether a laden container leaves an inland place by truck, train or barge. */
const isLadenOut = (o: Message): boolean =>
	o.kind === "equipment" &&
	isExit(o) &&
	o.isEmpty === false &&
	(o.mode === "truck" || o.mode === "rail" || o.mode === "barge");

/** Whether a message shows that the container is laden. */
const isLaden = (o: Message): boolean =>
	o.kind === "equipment" &&
	o.classifier === "actual" &&
	(o.isEmpty === false || o.activity === "stuffed");

/**
 * Departures of the laden container from an inland place to the port of lading. A truck that leaves before the container is laden there
 * brings the empty one. While the port is unknown, they can as well be those of an import.
 */
function departuresToPort(placement: Placement): Message[] {
	if (placement.pol === null) return [];
	const inland = messagesIn(placement, ["origin"]);
	const isByTruck = (o: Message) =>
		o.kind === "transport" &&
		o.mode === "truck" &&
		o.activity === "departed" &&
		inland.some(
			(before) =>
				isLaden(before) &&
				before.occurredAt <= o.occurredAt &&
				placeKey(before.place) === placeKey(o.place),
		);
	return inland.filter((o) => isLadenOut(o) || isByTruck(o));
}

/** Whether a laden container enters a terminal: by train or barge, or by truck if the message names the kind of facility. */
const isTerminalGateIn = (o: Message): boolean =>
	o.kind === "equipment" &&
	o.activity === "gated_in" &&
	o.isEmpty !== true &&
	(TERMINALS.has(o.place?.facilityType) ||
		((o.mode === "rail" || o.mode === "barge") &&
			o.place?.facilityType !== "customer_location"));

/** Gate-ins at the terminal of the inland destination, also after an excursion: some lines report them instead of the unloading. */
function gateInsAt({ placed }: Placement, destination: string | null) {
	return placed
		.filter(
			({ role, place }) =>
				(role === "destination" || role === "excursion") &&
				place === destination,
		)
		.map(({ observation }) => observation)
		.filter(isTerminalGateIn);
}

/** The latest report on off-dock storage, if it states that the container is off dock. */
function offDock({ pod }: TerminalReports): StatusObservation | null {
	const last = pod.findLast(({ report }) => report.isOffDock !== undefined);
	return last?.report.isOffDock ? last : null;
}

const ABOARD = [
	"vessel_loaded",
	"vessel_departed",
	"transshipment_arrived",
	"transshipment_discharged",
	"transshipment_loaded",
	"transshipment_departed",
	"vessel_arrived",
	"vessel_discharged",
] as const;

/** Gathers the statements that the status of a container depends on. */
export function statusFacts(
	placement: Placement,
	occurrences: Occurrences,
	reports: TerminalReports,
	availability: readonly Availability[],
): StatusFacts {
	const { hasInlandLeg, pod, destination } = placement;
	const fact = (...milestones: readonly Milestone[]) =>
		bestActual(
			milestones.flatMap((milestone) => reportsOf(occurrences, milestone)),
		);
	const factAt = (milestone: Milestone, ...roles: readonly Role[]) =>
		bestActual(reportsOf(occurrences, milestone, ...roles));
	const lastPlace = (hasInlandLeg ? destination : pod) ?? "";
	const there = availability.find(({ place }) => place === lastPlace);
	const latest = there?.latest;
	const onLand = messagesIn(placement, ["pod", "onward", "destination"]);
	const drop = bestActual(onLand.filter(isDrop));
	return {
		emptyReturn: fact("empty_in"),
		drop,
		emptyOut: drop && bestActual(onLand.filter((o) => isEmptyOut(o, drop))),
		podFullOut: factAt("full_out", "pod"),
		finalDestinationFullOut: factAt("full_out", "destination"),
		offDock: offDock(reports),
		available: latest?.isAvailable ? latest.from : null,
		notAvailable: latest && !latest.isAvailable ? latest.from : null,
		wasAvailable: there !== undefined && there.changes.length > 0,
		podDischarge: fact("vessel_discharged"),
		destinationUnload:
			factAt("rail_unloaded", "destination") ??
			factAt("feeder_discharged", "destination") ??
			bestActual(gateInsAt(placement, destination)),
		onwardRail:
			factAt("rail_departed", "pod", "transfer", "onward") ??
			factAt("rail_loaded", "pod", "onward"),
		aboard: fact(...ABOARD),
		inlandLoad: bestActual([
			...messagesIn(placement, ["origin", "pol"]).filter(isInlandLoad),
			...departuresToPort(placement),
		]),
		hasInlandLeg,
	};
}
