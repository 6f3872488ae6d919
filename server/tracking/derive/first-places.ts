import {
	callsOf,
	directionOf,
	isCarriage,
	placeKey,
	vesselKey,
} from "../observations/call.ts";
import { compareText } from "../observations/milestone.ts";
import type { Message } from "../observations/observation.ts";
import { momentOf } from "../observations/report-time.ts";
import type { Steps } from "../observations/steps.ts";
import { isHandled } from "../route/leg.ts";
import {
	type PlacedObservation,
	type Placement,
	placeObservations,
} from "../route/place.ts";
import { compareTime } from "../settle/settle.ts";
import {
	type Earlier,
	type EstimatedTime,
	estimatedTime,
} from "./estimates.ts";
import {
	type ShipmentTime,
	type ShipmentTimes,
	timesIn,
} from "./shipment-times.ts";

/** Ports change once or twice. A line that says something new more often before it names one is not followed further. */
const MOST_MOMENTS = 40;

type TimeName = keyof ShipmentTimes;

/** All that is known of a shipment, and what it comes to. */
interface Evidence {
	readonly placement: Placement;
	readonly times: ShipmentTimes;
	readonly earlier: Earlier;
}

/** A message and what was said before under its identity, the latest first. */
const versionsOf = (message: Message, earlier: Earlier): readonly Message[] => [
	message,
	...(earlier.get(message) ?? []),
];

/** Whether a message estimates this time of a shipment, wherever that may be. */
function isEstimateOf(name: TimeName, o: Message): boolean {
	if (o.kind !== "transport" || o.classifier === "actual") return false;
	if (o.activity !== (name === "departure" ? "departed" : "arrived"))
		return false;
	return name === "inlandArrival"
		? o.source.kind === "shipping_line" && o.mode !== "vessel"
		: o.mode === "vessel";
}

/** Whether a message is about something that can carry the containers there, or further. */
function isOnCarrier(name: TimeName, o: Message): boolean {
	return name === "inlandArrival"
		? o.kind !== "shipment" && (o.mode === "rail" || o.mode === "barge")
		: isCarriage(o);
}

const vesselIn = (o: Message) =>
	"vessel" in o ? (vesselKey(o.vessel) ?? "") : "";

/** Whether the containers only go through a place: another vessel takes them on from there, or for a departure brings them. */
function isOnTheWay(
	name: TimeName,
	place: string,
	{ placement, times }: Evidence,
): boolean {
	const here = placement.placed.filter(
		(p) => p.place === place && isOnCarrier(name, p.observation),
	);
	const direction = name === "departure" ? "departing" : "arriving";
	const isNearer = (p: PlacedObservation) =>
		directionOf(p.observation) === direction;
	const isBy = (messages: readonly Message[]) => {
		const vessels = new Set(messages.map(vesselIn));
		return ({ observation }: PlacedObservation) =>
			vesselIn(observation) !== "" && vessels.has(vesselIn(observation));
	};
	const isSame = isBy(here.filter(isNearer).map((p) => p.observation));
	const isLasting = isBy(times[name].reports);
	return here.some((p) =>
		isNearer(p)
			? p.role === "transshipment" && !isLasting(p)
			: p.observation.kind === "equipment" || !isSame(p),
	);
}

/** All estimates of this time that were ever given, by their places. */
function estimatesByPlace(
	name: TimeName,
	{ placement, earlier }: Evidence,
): ReadonlyMap<string | null, readonly Message[]> {
	const estimates = placement.placed.flatMap(({ observation }) =>
		versionsOf(observation, earlier).filter((o) => isEstimateOf(name, o)),
	);
	return Map.groupBy(estimates, (o) => placeKey(o.place));
}

/** The times as they were derived from what had been reported by a moment. */
function timesAt(moment: string, { placement, earlier }: Evidence) {
	const said = new Map<Message, readonly Message[]>();
	for (const { observation } of placement.placed) {
		const versions = versionsOf(observation, earlier);
		const at = versions.findIndex((o) => momentOf(o) <= moment);
		const version = versions[at];
		if (version) said.set(version, versions.slice(at + 1));
	}
	const messages = [...said.keys()].sort(compareTime);
	const calls = callsOf(messages.filter(isCarriage));
	const loadedVessels = new Set(calls.filter(isHandled).map((c) => c.vessel));
	return timesIn(placeObservations(messages, loadedVessels), said);
}

/** The moments at which something was reported, from the first estimate of this time on. */
function momentsOf(name: TimeName, { placement, earlier }: Evidence): string[] {
	const versions = placement.placed.flatMap(({ observation }) =>
		versionsOf(observation, earlier),
	);
	const reportedIn = (messages: readonly Message[]) =>
		[...new Set(messages.map(momentOf))].sort(compareText);
	const [begin] = reportedIn(versions.filter((o) => isEstimateOf(name, o)));
	return begin === undefined
		? []
		: reportedIn(versions)
				.filter((moment) => moment >= begin)
				.slice(0, MOST_MOMENTS);
}

/** The time as it was when it was first estimated, if that was for one of the places. */
function* firstTimeAt(
	places: ReadonlySet<string | null>,
	name: TimeName,
	evidence: Evidence,
): Steps<ShipmentTime | null> {
	const last = evidence.times[name].place;
	for (const moment of momentsOf(name, evidence)) {
		yield;
		const then = timesAt(moment, evidence)[name];
		if (then.place === null || then.estimated.values.length === 0) continue;
		if (then.place === last) return null;
		if (places.has(then.place)) return then;
	}
	return null;
}

/**
 * An estimated time with what was estimated before the container was to go to another port. The first of its values is "the
 * first ETA reported by the line" (specification): the earliest estimate for the first place that the line's messages
 * made the port, which is found by deriving it from what had been reported by then. So it is the one that asking the line
 * without a pause would have recorded first, whenever the line was asked; only what it took back was never there.
 * Messages that do not say when they were reported count from when they were received.
 */
export function* sinceFirstPlace(
	name: TimeName,
	evidence: Evidence,
): Steps<EstimatedTime> {
	const { place, reports, superseded, estimated } = evidence.times[name];
	if (place === null) return estimated;
	const byPlace = estimatesByPlace(name, evidence);
	const rivals = [...byPlace.keys()].filter(
		(other) =>
			other !== null && other !== place && !isOnTheWay(name, other, evidence),
	);
	if (rivals.length === 0) return estimated;
	const former = yield* firstTimeAt(new Set(rivals), name, evidence);
	const first = former?.estimated.values[0];
	if (!former || !first) return estimated;
	const { values, current } = estimatedTime({
		reports,
		superseded: [...superseded, ...(byPlace.get(former.place) ?? [])],
		earlier: evidence.earlier,
	});
	const rest = values.filter((value) => value !== first);
	const isRepeated = rest[0]?.occurredAt === first.occurredAt;
	return { current, values: [first, ...rest.slice(isRepeated ? 1 : 0)] };
}
