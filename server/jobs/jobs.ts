import { checkTerminal } from "./check-terminal.ts";
import { drawMaps } from "./draw-maps.ts";
import { drawVesselMaps } from "./draw-vessel-maps.ts";
import { followVessel } from "./follow-vessel.ts";
import { forgetPositions } from "./forget-positions.ts";
import type { JobHandler } from "./job.ts";
import type { JobPayloads } from "./job-payloads.ts";
import { notifyWebhooks } from "./notify-webhooks.ts";
import { recallLeg } from "./recall-leg.ts";
import { removeNotifications } from "./remove-notifications.ts";
import { trackShipment } from "./track-shipment.ts";

/** How a kind of job is done, and how many of it one worker does at once. */
export interface JobKind<Name extends keyof JobPayloads> {
	readonly handle: JobHandler<Name>;
	/**
	 * Places. One account alone gets half of them, each of two a third: whatever others wait for, there is a place for the next
	 * account at once. So there are twice as many as one account can use.
	 */
	readonly concurrency: number;
}

/** Every kind of job. Each has places of its own, so that slow terminals never keep carriers from being asked. */
export const jobs: { readonly [Name in keyof JobPayloads]: JobKind<Name> } = {
	"track-shipment": { handle: trackShipment, concurrency: 16 },
	"check-terminal": { handle: checkTerminal, concurrency: 16 },
	// However fast the clock runs, there is time left for the rest.
	"follow-vessel": { handle: followVessel, concurrency: 4 },
	"recall-leg": { handle: recallLeg, concurrency: 4 },
	"forget-positions": { handle: forgetPositions, concurrency: 1 },
	"notify-webhooks": { handle: notifyWebhooks, concurrency: 2 },
	"remove-notifications": { handle: removeNotifications, concurrency: 1 },
	// They compute more than they wait.
	"draw-maps": { handle: drawMaps, concurrency: 4 },
	"draw-vessel-maps": { handle: drawVesselMaps, concurrency: 1 },
};
