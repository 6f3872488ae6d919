import type { PositionPage } from "../../../generated/upstream/vessel-positions.ts";
import type { SimulatedVessels } from "../../../mock/carriers/positions/answer-positions.ts";
import { vesselTruth } from "../../../mock/carriers/positions/true-positions.ts";
import type { Sighting } from "./evidence.ts";
import { type Coordinates, milesBetween } from "./globe.ts";

const HOUR_MS = 3_600_000;

/** Every wrong position of the world is at least this far from the vessel's true one. */
const BAD_FIX_MILES = 100;

/** The highest speed of a vessel of the world. */
const FASTEST_KNOTS = 30;

/** All positions of a simulated world's vessels, queried through its public interface. */
export interface SightingLog {
	/** All positions of a vessel from the first queried instant (milliseconds) to the world's present. */
	of(imo: string, since: number): Promise<readonly Sighting[]>;
}

/** Queries a world with the usual seed, once for each sighting. */
export function sightingLog(
	{ baseUrl, headers }: SimulatedVessels,
	now: () => number,
): SightingLog {
	const logs = new Map<string, { askedAt: number; sightings: Sighting[] }>();

	async function ask(imo: string, since: number, into: Sighting[]) {
		let cursor: string | undefined;
		do {
			const query = new URLSearchParams({
				vessels: `imo:${imo}`,
				since: new Date(since).toISOString(),
				...(cursor !== undefined && { cursor }),
			});
			const reply = await fetch(`${baseUrl}/positions?${query}`, { headers });
			const page = (await reply.json()) as PositionPage;
			for (const answer of page.answers) {
				if (answer.outcome !== "found") continue;
				for (const { at, latitude, longitude } of answer.positions) {
					const place = [longitude ?? 181, latitude ?? 91];
					into.push(sighting(imo, Date.parse(at), place, into));
				}
			}
			cursor = page.nextCursor;
		} while (cursor !== undefined);
	}

	return {
		async of(imo, since) {
			const log = logs.get(imo) ?? { askedAt: since, sightings: [] };
			logs.set(imo, log);
			const until = now();
			if (since < log.askedAt && log.sightings.length === 0)
				log.askedAt = since;
			if (until > log.askedAt) await ask(imo, log.askedAt, log.sightings);
			log.askedAt = until + 1;
			return log.sightings;
		},
	};
}

/** Only positions that can be wrong are compared with the truth. */
function sighting(
	imo: string,
	at: number,
	place: Coordinates,
	earlier: readonly Sighting[],
): Sighting {
	const [longitude = 181, latitude = 91] = place;
	if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90)
		return { at, place, isTrue: false };
	const last = earlier.findLast(({ isTrue }) => isTrue);
	const sailed =
		last &&
		milesBetween(last.place, place) +
			((at - last.at) / HOUR_MS) * FASTEST_KNOTS;
	if (sailed !== undefined && sailed < BAD_FIX_MILES)
		return { at, place, isTrue: true };
	const truth = vesselTruth("landfall", imo, at)?.position ?? [];
	return { at, place, isTrue: milesBetween(truth, place) < BAD_FIX_MILES };
}
