import type { Queries } from "../../database/database.ts";
import type { Clock } from "../../runtime/clock.ts";
import type { Services } from "../../services/services.ts";
import { enqueue } from "../../worker/job-queue.ts";
import { findCarryingVessels } from "./followed-vessel-queries.ts";

type Planning = Pick<Services, "vessels" | "clock">;

/** The shortest interval in wall-clock time, however fast the application clock runs. */
const SHORTEST_WAIT_MS = 1_000;

/**
 * When something is done again that is done at an interval (milliseconds by the clock). A clock that runs thousands of times
 * faster than the wall leaves no time for each of them: the interval is longer then.
 */
export function nextTurn(clock: Clock, intervalMs: number): Date {
	const leastMs = SHORTEST_WAIT_MS * (clock.speed ?? 1);
	return new Date(clock.now().getTime() + Math.max(intervalMs, leastMs));
}

/** Plans polls of vessels in the transaction that records their containers; none without a source of positions. */
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
 * Has all vessels followed that are to be, as far as they are not, for the operator can have added a source since the last
 * start; and has old positions forgotten. Nothing of it while nobody knows where vessels are.
 */
export async function planPositionJobs(
	db: Queries,
	services: Planning,
): Promise<void> {
	if (services.vessels === undefined) return;
	await planFollowing(db, services, await findCarryingVessels(db));
	const name = "forget-positions";
	await enqueue(db, services.clock, [{ name, dedupeKey: name, payload: {} }]);
}

declare module "../../worker/job-payloads.ts" {
	interface JobPayloads {
		"follow-vessel": { readonly vesselId: string };
		"forget-positions": Readonly<Record<string, never>>;
	}
}
