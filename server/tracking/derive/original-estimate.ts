import type { Steps } from "../observations/interruptible.ts";
import type { Message } from "../observations/observation.ts";
import { placeKey, vesselKey } from "../observations/place-and-vessel-keys.ts";
import { compareText } from "../observations/precedence.ts";
import { reportSortKey } from "../observations/report-time.ts";
import { directionOf, isCarriageMessage } from "../route/calls.ts";
import { loadedVesselsIn } from "../route/loaded-vessels.ts";
import {
	type PlacedObservation,
	type Placement,
	placeObservations,
} from "../route/message-roles.ts";
import { withOccurrences } from "../route/occurrence.ts";
import { compareTime } from "../settle/settle.ts";
import {
	type EarlierVersions,
	type EstimatedTime,
	estimatedTime,
} from "./estimates.ts";
import {
	type ShipmentTime,
	type ShipmentTimes,
	timesIn,
} from "./shipment-times.ts";

/** Bounds the derivations of former states. Ports change once or twice. */
const MOST_MOMENTS = 40;

type TimeName = keyof ShipmentTimes;

/** The placed messages of a shipment and its current times. */
interface Evidence {
	readonly placement: Placement;
	readonly times: ShipmentTimes;
	readonly earlier: EarlierVersions;
}

/** All versions of a message, the latest first. */
const versionsOf = (
	message: Message,
	earlier: EarlierVersions,
): readonly Message[] => [message, ...(earlier.get(message) ?? [])];

/** Whether a message estimates this time of a shipment, at any place. */
function isEstimateOf(name: TimeName, o: Message): boolean {
	if (o.kind !== "transport" || o.classifier === "actual") return false;
	if (o.activity !== (name === "departure" ? "departed" : "arrived"))
		return false;
	return name === "inlandArrival"
		? o.source.kind === "shipping_line" && o.mode !== "vessel"
		: o.mode === "vessel";
}

/** Whether a message is about a means of transport for this leg. */
function isOnCarrier(name: TimeName, o: Message): boolean {
	return name === "inlandArrival"
		? o.kind !== "shipment" && (o.mode === "rail" || o.mode === "barge")
		: isCarriageMessage(o);
}

const vesselIn = (o: Message) => ("vessel" in o ? vesselKey(o.vessel) : null);

/** Whether the containers only pass through a place: another vessel takes them on or, for a departure, brought them. */
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
			vesselIn(observation) !== null && vessels.has(vesselIn(observation));
	};
	const isSame = isBy(here.filter(isNearer).map((p) => p.observation));
	const isLasting = isBy(times[name].reports);
	return here.some((p) =>
		isNearer(p)
			? p.role === "transshipment" && !isLasting(p)
			: p.observation.kind === "equipment" || !isSame(p),
	);
}

/** All estimates ever reported of this time, by place. */
function estimatesByPlace(
	name: TimeName,
	{ placement, earlier }: Evidence,
): ReadonlyMap<string | null, readonly Message[]> {
	const estimates: Message[] = [];
	for (const { observation } of placement.placed) {
		for (const version of versionsOf(observation, earlier))
			if (isEstimateOf(name, version)) estimates.push(version);
	}
	return Map.groupBy(estimates, (o) => placeKey(o.place));
}

/** The times as derived from the messages reported by a moment. */
function timesAt(moment: string, { placement, earlier }: Evidence) {
	const reported = new Map<Message, readonly Message[]>();
	for (const { observation } of placement.placed) {
		const versions = versionsOf(observation, earlier);
		const at = versions.findIndex((o) => reportSortKey(o) <= moment);
		const version = versions[at];
		if (version) reported.set(version, versions.slice(at + 1));
	}
	const messages = [...reported.keys()].sort(compareTime);
	const loadedVessels = loadedVesselsIn(messages);
	const then = placeObservations(messages, loadedVessels);
	return timesIn(withOccurrences(then), reported);
}

/** The moments of reports, from the first estimate of this time on. */
function momentsOf(name: TimeName, { placement, earlier }: Evidence): string[] {
	const versions = placement.placed.flatMap(({ observation }) =>
		versionsOf(observation, earlier),
	);
	const reportedIn = (messages: readonly Message[]) =>
		[...new Set(messages.map(reportSortKey))].sort(compareText);
	const [begin] = reportedIn(versions.filter((o) => isEstimateOf(name, o)));
	return begin === undefined
		? []
		: reportedIn(versions)
				.filter((moment) => moment >= begin)
				.slice(0, MOST_MOMENTS);
}

/** The time when it was first estimated, if that estimate was for one of the places. */
function* firstTimeAt(
	places: ReadonlySet<string | null>,
	name: TimeName,
	evidence: Evidence,
): Steps<ShipmentTime | null> {
	const last = evidence.times[name].place;
	for (const moment of momentsOf(name, evidence)) {
		yield;
		const then = timesAt(moment, evidence)[name];
		if (then.estimated.values.length === 0) continue;
		if (then.place === last) return null;
		if (places.has(then.place)) return then;
	}
	return null;
}

/**
 * An estimated time that starts with "the first ETA reported by the line" (specification), even when that was for another port.
 * Deriving the times from the messages reported by each moment finds the first estimate for the first port. So it does not depend on
 * when the line was polled. Messages without a report time count from their receipt.
 */
export function* withOriginalEstimate(
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
