import type { RetrySchedule } from "../../runtime/retry-delay.ts";

/** Rules for tracking requests without a shipment. */
export interface RequestRules {
	/** Retries while the line cannot be reached; after the last one the request fails. */
	readonly retries: RetrySchedule;
	/** Polling while the line does not know the bill or booking yet. */
	readonly manifest: {
		readonly askEveryMs: number;
		/** Counted from the creation of the request. */
		readonly giveUpAfterMs: number;
	};
}

/** Poll intervals of a shipment's line. */
export interface LineRules {
	readonly askEveryMs: {
		readonly new: number;
		readonly atSea: number;
		readonly nearArrival: number;
		readonly discharged: number;
		readonly pickedUp: number;
		readonly returned: number;
	};
	/** How long a shipment counts as new. */
	readonly isNewForMs: number;
	/** Time before the estimated arrival in which a shipment counts as near it. */
	readonly nearArrivalMs: number;
	/** Random variation of waits, as a share. */
	readonly jitter: number;
	/** Waits after failures; the last one repeats until the line answers. */
	readonly retries: RetrySchedule;
}

/** Poll intervals of the terminals of a shipment's containers. */
export interface TerminalRules {
	readonly askEveryMs: {
		readonly atSea: number;
		readonly nearArrival: number;
		readonly arrived: number;
		readonly nearLastFreeDay: number;
		/** Interval for one day after the container has left. */
		readonly left: number;
	};
	readonly nearArrivalMs: number;
	/** Time before the end of the last free day from which on a container counts as near it. */
	readonly nearLastFreeDayMs: number;
	readonly jitter: number;
	/** Waits after failures; the last one repeats until the terminal answers. */
	readonly retries: RetrySchedule;
}

/** Windows after which tracking stops. */
export interface StopRules {
	/** After the empty return of all containers or the cancellation of the booking, without further messages. */
	readonly returnedForMs: number;
	readonly arrivedForMs: number;
	readonly pickedUpForMs: number;
	/** After the last new message. */
	readonly silentForMs: number;
}

/** All intervals and windows of tracking, which the tracking file can change. */
export interface TrackingRules {
	readonly request: RequestRules;
	readonly line: LineRules;
	readonly terminal: TerminalRules;
	readonly stop: StopRules;
}
