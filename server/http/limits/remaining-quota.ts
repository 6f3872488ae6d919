/** What a requester can still send within a limit, after a request. */
export interface RemainingQuota {
	/** Milliseconds until the request can be sent again; 0 when it was let through. */
	readonly waitMs: number;
	/** Requests that can follow at once. */
	readonly left: number;
	/** Milliseconds until the oldest counted request leaves the window, so that one more can follow. */
	readonly growsInMs: number;
}
