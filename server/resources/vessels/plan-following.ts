import type { Queries } from "../../database/database.ts";
import type { Clock } from "../../runtime/clock.ts";
import type { Services } from "../../services/services.ts";
import { enqueue } from "../../worker/job-queue.ts";
import { findCarryingVessels } from "./followed-vessel-queries.ts";

type Planning = Pick<Services, "vessels" | "clock">;

/** The shortest interval in wall-clock time, however fast the application clock runs. */
const SHORTEST_WAIT_MS = 1_000;

/**
 * The next run of a job with an interval (milliseconds of the application clock). With a clock thousands of times faster
 * than wall-clock time the interval is longer, to leave time for each run.
 */
export function nextTurn(clock: Clock, intervalMs: number): Date {
	const leastMs = SHORTEST_WAIT_MS * (clock.speed ?? 1);
	return new Date(clock.now().getTime() + Math.max(intervalMs, leastMs));
}

/** Plans polls of vessels in the transaction that records their containers; none without a position source. */
export async function planFollowing(
	db: Queries,
	{ vessels: source, clock }: Planning,
	vesselIds: readonly (string | null)[],
): Promise<void> {
	if (source === undefined) return;
	const ids = new Set(vesselIds.filter((id) => id !== null));
	await enqueue(
		db,
		clock,
		[...ids].map((vesselId) => ({
			name: "follow-vessel" as const,
			dedupeKey: `follow-vessel ${vesselId}`,
			payload: { vesselId },
		})),
	);
}

/**
 * Plans polls of all tracked vessels that have none, because a position source can be new since the last start. Does nothing without a
 * position source.
 */
export async function planPositionJobs(
	db: Queries,
	services: Planning,
): Promise<void> {
	if (services.vessels === undefined) return;
	await planFollowing(db, services, await findCarryingVessels(db));
}

declare module "../../worker/job-payloads.ts" {
	interface JobPayloads {
		"follow-vessel": { readonly vesselId: string };
	}
}
