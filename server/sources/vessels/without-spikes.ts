import { greatCircleMiles, placeOf } from "../../sea/globe.ts";
import type { VesselPosition } from "../contracts/position-source.ts";

/** A smaller detour is not visible on the map of a voyage. */
const LEAST_DETOUR_MILES = 10;

/** Between two reports a ship is at most this much faster than its reported speeds around them. */
const SHARE_OF_SPEED = 1.25;

/** Least assumed speed: in port and at anchor a ship reports none, and some never do. */
const LEAST_KNOTS = 20;

const MS_PER_HOUR = 3_600_000;

function milesBetween(from: VesselPosition, to: VesselPosition): number {
	return greatCircleMiles(placeOf(from), placeOf(to));
}

/** Whether a ship at its reported speeds had time for this many miles through some positions. */
function isSailed(miles: number, way: readonly VesselPosition[]): boolean {
	const reportedKnots = Math.max(
		...way.map(({ speedKnots }) => speedKnots ?? 0),
	);
	const knots = Math.max(LEAST_KNOTS, SHARE_OF_SPEED * reportedKnots);
	const times = way.map(({ at }) => Date.parse(at));
	const hours = (Math.max(...times) - Math.min(...times)) / MS_PER_HOUR;
	return miles <= knots * hours + LEAST_DETOUR_MILES;
}

/** Detour over a position in miles; 0 where there was time for it. */
function spikeMiles(
	before: VesselPosition,
	position: VesselPosition,
	after: VesselPosition,
): number {
	const miles = milesBetween(before, position) + milesBetween(position, after);
	if (miles <= LEAST_DETOUR_MILES) return 0;
	const detour = miles - milesBetween(before, after);
	if (detour <= LEAST_DETOUR_MILES) return 0;
	return isSailed(miles, [before, position, after]) ? 0 : detour;
}

/** Whether the last position is reachable from neither of the two before it. */
function isOff(
	last: VesselPosition,
	...earlier: readonly (VesselPosition | undefined)[]
): boolean {
	return earlier.every(
		(one) => !one || !isSailed(milesBetween(one, last), [one, last]),
	);
}

/** A position among those that are still on the track. */
interface Link {
	readonly position: VesselPosition;
	before: Link | undefined;
	after: Link | undefined;
	/** Miles of its spike; 0 when it is none. */
	miles: number;
}

function linked(positions: readonly VesselPosition[]): Link[] {
	const links: Link[] = [];
	for (const position of positions) {
		const before = links.at(-1);
		const link: Link = { position, before, after: undefined, miles: 0 };
		if (before) before.after = link;
		links.push(link);
	}
	return links;
}

function milesOf({ before, position, after }: Link): number {
	if (!before) return 0;
	if (after) return spikeMiles(before.position, position, after.position);
	const isLastOff = isOff(position, before.position, before.before?.position);
	return isLastOff ? Number.POSITIVE_INFINITY : 0;
}

/** Whether a position is farther off than its neighbours. */
const isSpike = ({ miles, before, after }: Link): boolean =>
	miles > 0 && miles >= (before?.miles ?? 0) && miles > (after?.miles ?? 0);

/** The positions around a removed one whose spikes can change, or whose neighbours' can. */
function around({ before, after }: Link): Link[] {
	const links = [before, before?.before, before?.before?.before];
	links.push(after, after?.after, after?.after?.after);
	return links.filter((link) => link !== undefined);
}

function remove({ before, after }: Link): void {
	if (before) before.after = after;
	if (after) after.before = before;
}

/**
 * The positions (oldest first) without spikes: positions that this ship could not have reached and left at its reported speeds. A last
 * position that is too far away is left out until a later one confirms it. A source can make as many rounds necessary as there are
 * positions, so each round looks only around those that the one before removed.
 */
export function withoutSpikes<P extends VesselPosition>(
	positions: readonly P[],
): readonly P[] {
	const spikes = new Set<VesselPosition>();
	let changed = new Set(linked(positions));
	while (changed.size > 0) {
		for (const link of changed) link.miles = milesOf(link);
		const found = [...changed].filter(isSpike);
		for (const link of found) {
			spikes.add(link.position);
			remove(link);
		}
		changed = new Set(found.flatMap(around));
	}
	return spikes.size === 0
		? positions
		: positions.filter((position) => !spikes.has(position));
}
