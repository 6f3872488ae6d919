import type { Queries } from "../../database/database.ts";
import { legsOf } from "../../map/leg.ts";
import { stopsOf } from "../../map/stop.ts";
import { LONGEST_LEG_MS } from "../../map/track.ts";
import { compareText } from "../../tracking/observations/precedence.ts";
import { findWaysAboard } from "./followed-vessel-queries.ts";

/** The last and the next port of a vessel, by UN/LOCODE; undefined when unknown. */
export interface Voyage {
	readonly from: string | undefined;
	readonly to: string | undefined;
}

/** A text that sorts after every estimated arrival. */
const NEVER = "9999";

/**
 * The last port of a vessel and its next known call, from the containers of an account aboard: the latest departure and
 * the earliest arrival among their ports.
 */
export async function knownVoyage(
	db: Queries,
	accountId: string,
	vesselId: string,
	now: Date,
): Promise<Voyage> {
	const ways = await findWaysAboard(db, accountId, vesselId);
	const legs = ways
		.flatMap((seaStops) => legsOf(stopsOf(seaStops)))
		.filter(
			({ endedAt, vessel }) => endedAt === null && vessel?.id === vesselId,
		)
		.flatMap(({ from, to, departedAt }) =>
			departedAt !== null &&
			now.getTime() - Date.parse(departedAt) < LONGEST_LEG_MS
				? [{ from: from.port, to: to.port, departedAt, inbound: to.inbound }]
				: [],
		);
	const calls = legs
		.filter(({ to }) => to !== undefined)
		.sort((a, b) =>
			compareText(a.inbound?.etaAt ?? NEVER, b.inbound?.etaAt ?? NEVER),
		);
	const departures = legs
		.filter(({ from }) => from !== undefined)
		.sort((a, b) => compareText(b.departedAt, a.departedAt));
	return { from: departures[0]?.from?.code, to: calls[0]?.to?.code };
}
