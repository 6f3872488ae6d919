import type { JobKinds } from "../worker/job.ts";
import { checkTerminal } from "./check-terminal/check-terminal.ts";
import { refreshTerminals } from "./check-terminal/refresh-terminals.ts";
import { removeCustomFields } from "./custom-fields/remove-custom-fields.ts";
import { importTrackingRequests } from "./imports/import-tracking-requests.ts";
import { drawMaps } from "./maps/draw-maps.ts";
import { drawVesselMaps } from "./maps/draw-vessel-maps.ts";
import { notifyWebhooks } from "./notifications/notify-webhooks.ts";
import { removeNotifications } from "./notifications/remove-notifications.ts";
import { countOutcomes } from "./outcomes/count-outcomes.ts";
import { renameCustomer } from "./parties/rename-customer.ts";
import { trackShipment } from "./track-shipment/track-shipment.ts";
import { followVessel } from "./vessel-positions/follow-vessel.ts";
import { recallLeg } from "./vessel-positions/recall-leg.ts";

/** Every kind of job with its own concurrency, so that slow terminals never delay queries of carriers. */
export const jobs: JobKinds = {
	"track-shipment": { handle: trackShipment, concurrency: 16 },
	"track-imported": { handle: trackShipment, concurrency: 16 },
	"check-terminal": { handle: checkTerminal, concurrency: 16 },
	"refresh-container": { handle: refreshTerminals, concurrency: 8 },
	// Few, so that an accelerated clock leaves time for other jobs.
	"follow-vessel": { handle: followVessel, concurrency: 4 },
	"recall-leg": { handle: recallLeg, concurrency: 4 },
	"notify-webhooks": { handle: notifyWebhooks, concurrency: 2 },
	"rename-customer": { handle: renameCustomer, concurrency: 1 },
	"remove-custom-fields": { handle: removeCustomFields, concurrency: 1 },
	"remove-notifications": { handle: removeNotifications, concurrency: 1 },
	// Few, because these jobs compute more than they wait.
	"import-tracking-requests": {
		handle: importTrackingRequests,
		concurrency: 2,
	},
	// When many numbers are tracked at once, each job counts the outcomes of several.
	"count-outcomes": { handle: countOutcomes, concurrency: 2, gatherMs: 100 },
	// These jobs compute more than they wait.
	"draw-maps": { handle: drawMaps, concurrency: 4 },
	"draw-vessel-maps": { handle: drawVesselMaps, concurrency: 1 },
};
