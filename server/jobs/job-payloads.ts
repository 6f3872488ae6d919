import type {
	FanOut,
	FanOutProgress,
} from "../resources/account-events/fan-out.ts";

/** What each job needs to know. Everything else it reads when it runs, so that it acts on what is true then. */
export interface JobPayloads {
	"track-shipment": { readonly trackingRequestId: string };
	"check-terminal": { readonly shipmentId: string };
	"draw-maps": { readonly shipmentId: string };
	"draw-vessel-maps": { readonly vesselId: string };
	"follow-vessel": { readonly vesselId: string };
	"recall-leg": {
		readonly vesselId: string;
		/** From the departure to the end of the leg; ISO 8601 UTC. */
		readonly since: string;
		readonly until: string;
		readonly shipmentId: string;
	};
	"forget-positions": Readonly<Record<string, never>>;
	"notify-webhooks": FanOut & { readonly next: FanOutProgress };
	"remove-notifications": { readonly webhookNumber: number };
}
