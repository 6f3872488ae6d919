/** What a requester can still send within a limit, after a request. */
export interface RemainingQuota {
	/** Milliseconds until the next request can pass; 0 when this one has passed. */
	readonly waitMs: number;
	/** Requests that can follow at once. */
	readonly left: number;
	/** Milliseconds until the oldest counted request leaves the window, so that one more can follow. */
	readonly growsInMs: number;
}
