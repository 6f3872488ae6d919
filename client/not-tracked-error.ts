import type { TrackingRequest } from "../generated/openapi.ts";

/** A tracking request that ended without a shipment, or has none within the time limit. */
export class NotTrackedError extends Error {
	override readonly name = "NotTrackedError";
	/** The request as it was last read. */
	readonly request: TrackingRequest;
	/** Whether the time limit passed and the shipment may still come. */
	readonly timedOut: boolean;

	constructor(request: TrackingRequest, timedOut: boolean) {
		const { request_number, status, failed_reason } = request.attributes;
		super(
			timedOut
				? `${request_number} is still ${status}`
				: `${request_number} is ${status}${failed_reason ? `: ${failed_reason}` : ""}`,
		);
		this.request = request;
		this.timedOut = timedOut;
	}
}
