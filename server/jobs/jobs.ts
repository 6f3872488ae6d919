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
	readonly concurrency: number;
}

/** Every kind of job. Each has places of its own, so that slow terminals never keep carriers from being asked. */
export const jobs: { readonly [Name in keyof JobPayloads]: JobKind<Name> } = {
	"track-shipment": { handle: trackShipment, concurrency: 8 },
	"check-terminal": { handle: checkTerminal, concurrency: 8 },
	// However fast the clock runs, there is time left for the rest.
	"follow-vessel": { handle: followVessel, concurrency: 2 },
	"recall-leg": { handle: recallLeg, concurrency: 2 },
	"forget-positions": { handle: forgetPositions, concurrency: 1 },
	"notify-webhooks": { handle: notifyWebhooks, concurrency: 2 },
	"remove-notifications": { handle: removeNotifications, concurrency: 1 },
	// They compute more than they wait.
	"draw-maps": { handle: drawMaps, concurrency: 2 },
	"draw-vessel-maps": { handle: drawVesselMaps, concurrency: 1 },
};
