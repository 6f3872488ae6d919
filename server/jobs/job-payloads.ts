/** What each job needs to know. Everything else it reads when it runs, so that it acts on what is true then. */
export interface JobPayloads {
	"track-shipment": { readonly trackingRequestId: string };
	"check-terminal": { readonly shipmentId: string };
	"draw-maps": { readonly shipmentId: string };
	"draw-vessel-maps": { readonly vesselId: string };
	"follow-vessel": { readonly vesselId: string };
	/** ISO 8601 UTC. */
	"recall-leg": {
		readonly vesselId: string;
		readonly since: string;
		readonly shipmentId: string;
	};
	"forget-positions": Readonly<Record<string, never>>;
}
