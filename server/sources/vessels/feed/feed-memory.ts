import type {
	VesselNumbers,
	VesselPosition,
} from "../../contracts/position-source.ts";
import { validPosition } from "../../contracts/valid-position.ts";
import type { FeedMessage } from "./feed-message.ts";

/** A vessel that the feed memory follows. */
export interface FeedVessel {
	/** Null while unknown. */
	readonly mmsi: string | null;
	/** Oldest first: one a minute, and the newest. */
	readonly positions: readonly VesselPosition[];
}

/** Stores the messages of a feed about requested vessels only. Times are epoch milliseconds. */
export interface FeedMemory {
	/** Follows a vessel from now on, and returns what is stored about it. */
	ask(vessel: VesselNumbers, nowMs: number): FeedVessel;
	/** Stores a message. */
	hear(message: FeedMessage, nowMs: number): void;
	/** The MMSI of each followed vessel; null where unknown. */
	mmsis(): readonly (string | null)[];
}

/** Bounds of the memory. */
export interface FeedBounds {
	/** Most vessels; beyond it the least recently requested are dropped. */
	readonly vessels: number;
	/** Most positions of one vessel; fewer when many vessels share `positions`. */
	readonly positionsOfOne: number;
	readonly positions: number;
}

/** Twelve hours of 277 vessels, or twenty minutes of 10,000. */
const DEFAULT_BOUNDS: FeedBounds = {
	vessels: 10_000,
	positionsOfOne: 720,
	positions: 200_000,
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Remembered {
	mmsi: string | null;
	readonly positions: VesselPosition[];
	askedMs: number;
	/** Time of its last message; 0 without one. */
	heardMs: number;
	/** Time of the last message that had both its IMO number and its MMSI; 0 without one. */
	namedMs: number;
}

/** Adds a position to those of a vessel. A position older than the newest is a repeat from another station. */
function add(positions: VesselPosition[], next: VesselPosition): void {
	const [before, newest] = positions.slice(-2);
	const last = newest ?? before;
	if (last !== undefined && next.at <= last.at) return;
	const isWithinMinute =
		before !== undefined &&
		newest !== undefined &&
		Date.parse(newest.at) - Date.parse(before.at) < MINUTE_MS;
	if (isWithinMinute) positions.pop();
	positions.push(next);
}

/** An empty memory. */
export function feedMemory(bounds: FeedBounds = DEFAULT_BOUNDS): FeedMemory {
	/** Vessels by IMO number, else MMSI; the most recently requested come last. */
	const vessels = new Map<string, Remembered>();
	/** No MMSI belongs to two vessels. */
	const byMmsi = new Map<string, Remembered>();

	/** Takes the MMSI from a vessel, with the positions that another one has sent under it. */
	function lose(vessel: Remembered): void {
		vessel.mmsi = null;
		vessel.positions.length = 0;
		vessel.heardMs = 0;
	}

	function identify(vessel: Remembered, mmsi: string): void {
		if (vessel.mmsi !== null) byMmsi.delete(vessel.mmsi);
		const other = byMmsi.get(mmsi);
		if (other) lose(other);
		vessel.mmsi = mmsi;
		byMmsi.set(mmsi, vessel);
	}

	/** Drops vessels without queries for a day and, beyond the bound, the least recently requested ones. */
	function forget(nowMs: number): void {
		for (const [key, { askedMs, mmsi }] of vessels) {
			const isIdle = nowMs - askedMs > DAY_MS;
			if (!isIdle && vessels.size <= bounds.vessels) break;
			vessels.delete(key);
			if (mmsi !== null) byMmsi.delete(mmsi);
		}
	}

	function ask({ imo, mmsi }: VesselNumbers, nowMs: number): FeedVessel {
		const key = imo ?? mmsi ?? "";
		const vessel = vessels.get(key) ?? {
			mmsi: null,
			positions: [],
			askedMs: nowMs,
			heardMs: 0,
			namedMs: 0,
		};
		vessel.askedMs = nowMs;
		vessels.delete(key);
		vessels.set(key, vessel);
		const isFree = mmsi !== null && !byMmsi.has(mmsi);
		if (vessel.mmsi === null && isFree) identify(vessel, mmsi);
		forget(nowMs);
		return vessel;
	}

	function hearIdentity(imo: string, mmsi: string, nowMs: number): void {
		const vessel = vessels.get(imo);
		if (vessel === undefined) return;
		// Crews type IMO numbers by hand, so the MMSI of an active transponder has precedence, and an MMSI stays with the vessel that its
		// transponder names first.
		const namedMs = byMmsi.get(mmsi)?.namedMs ?? 0;
		const isFree = nowMs - namedMs > DAY_MS;
		if (vessel.mmsi !== mmsi && nowMs - vessel.heardMs > DAY_MS && isFree)
			identify(vessel, mmsi);
		if (vessel.mmsi !== mmsi) return;
		vessel.heardMs = nowMs;
		vessel.namedMs = nowMs;
	}

	function hear(message: FeedMessage, nowMs: number): void {
		if (message.kind === "identity")
			hearIdentity(message.imo, message.mmsi, nowMs);
		if (message.kind !== "position") return;
		const vessel = byMmsi.get(message.mmsi);
		if (vessel === undefined) return;
		const window = { sinceMs: nowMs - DAY_MS, nowMs };
		const position = validPosition(message.position, window);
		if (position === null) return;
		vessel.heardMs = nowMs;
		add(vessel.positions, position);
		const most = Math.min(
			bounds.positionsOfOne,
			Math.ceil(bounds.positions / vessels.size),
		);
		const extra = vessel.positions.length - most;
		if (extra > 0) vessel.positions.splice(0, extra);
	}

	return {
		ask,
		hear,
		mmsis: () => Array.from(vessels.values(), ({ mmsi }) => mmsi),
	};
}
