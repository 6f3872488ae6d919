import type { RetrySchedule } from "../../runtime/retry-delay.ts";

/** How long a request may go without a shipment. */
export interface RequestRules {
	/** Between the tries to reach a line; when they are used up, the request has failed. */
	readonly retries: RetrySchedule;
	/** A bill or booking that the line does not know (yet). */
	readonly manifest: {
		readonly askEveryMs: number;
		/** Counted from the creation of the request. */
		readonly giveUpAfterMs: number;
	};
}

/** How often the shipping line of a shipment is asked. */
export interface LineRules {
	readonly askEveryMs: {
		readonly new: number;
		readonly atSea: number;
		readonly nearArrival: number;
		readonly discharged: number;
		readonly pickedUp: number;
		readonly returned: number;
	};
	/** How long after its creation a shipment is new. */
	readonly isNewForMs: number;
	/** How long before the estimated arrival a shipment is near it. */
	readonly nearArrivalMs: number;
	/** Share of a wait by which it is made longer or shorter at random. */
	readonly jitter: number;
	/** After failures; the last wait is kept until the line answers again. */
	readonly retries: RetrySchedule;
}

/** How often the terminals of a shipment's containers are asked. */
export interface TerminalRules {
	readonly askEveryMs: {
		readonly atSea: number;
		readonly nearArrival: number;
		readonly arrived: number;
		readonly nearLastFreeDay: number;
		/** For a day after the container has left. */
		readonly left: number;
	};
	readonly nearArrivalMs: number;
	/** How long before the last free day ends a container is near it; it is ever after. */
	readonly nearLastFreeDayMs: number;
	readonly jitter: number;
	/** After failures; the last wait is kept until the terminal answers again. */
	readonly retries: RetrySchedule;
}

/** How long a shipment is tracked on without need. */
export interface StopRules {
	/** After all containers were returned empty, or the booking was cancelled, and nothing else was said. */
	readonly returnedForMs: number;
	readonly arrivedForMs: number;
	readonly pickedUpForMs: number;
	/** After the last news. */
	readonly silentForMs: number;
}

/** All schedules and windows of tracking. The operator sets them in the tracking file. */
export interface TrackingRules {
	readonly request: RequestRules;
	readonly line: LineRules;
	readonly terminal: TerminalRules;
	readonly stop: StopRules;
}
