import type { TrackingRules } from "./tracking-rules.ts";

/** A whole number and its unit: `30s`, `15m`, `6h`, `56d`. */
type Duration = `${number}${"s" | "m" | "h" | "d"}`;

/** A tracking file with all members. */
export interface TrackingSettings {
	readonly jitter: number;
	readonly request: {
		readonly retry_after: readonly Duration[];
		readonly manifest: {
			readonly ask_every: Duration;
			readonly give_up_after: Duration;
		};
	};
	readonly line: {
		readonly ask_every: {
			readonly new: Duration;
			readonly at_sea: Duration;
			readonly near_arrival: Duration;
			readonly discharged: Duration;
			readonly picked_up: Duration;
			readonly returned: Duration;
		};
		readonly is_new_for: Duration;
		readonly near_arrival: Duration;
		readonly retry_after: readonly Duration[];
	};
	readonly terminal: {
		readonly ask_every: {
			readonly at_sea: Duration;
			readonly near_arrival: Duration;
			readonly arrived: Duration;
			readonly near_last_free_day: Duration;
			readonly left: Duration;
		};
		readonly near_arrival: Duration;
		readonly near_last_free_day: Duration;
		readonly retry_after: readonly Duration[];
	};
	readonly stop: {
		readonly returned_for: Duration;
		readonly arrived_for: Duration;
		readonly picked_up_for: Duration;
		readonly silent_for: Duration;
	};
}

/** Defaults of the tracking file. They give fourteen attempts to reach a line within about a day. */
export const DEFAULT_SETTINGS: TrackingSettings = {
	jitter: 0.1,
	request: {
		retry_after: [
			"1m",
			"2m",
			"4m",
			"8m",
			"15m",
			"30m",
			"1h",
			"90m",
			"2h",
			"3h",
			"4h",
			"5h",
			"6h",
		],
		manifest: { ask_every: "1d", give_up_after: "7d" },
	},
	line: {
		ask_every: {
			new: "15m",
			at_sea: "6h",
			near_arrival: "1h",
			discharged: "2h",
			picked_up: "1d",
			returned: "1d",
		},
		is_new_for: "1h",
		near_arrival: "2d",
		retry_after: ["1m", "5m", "15m", "1h", "3h", "6h"],
	},
	terminal: {
		ask_every: {
			at_sea: "1d",
			near_arrival: "6h",
			arrived: "1h",
			near_last_free_day: "30m",
			left: "6h",
		},
		near_arrival: "3d",
		near_last_free_day: "2d",
		retry_after: ["5m", "15m", "1h", "3h"],
	},
	stop: {
		returned_for: "1d",
		arrived_for: "56d",
		picked_up_for: "56d",
		silent_for: "56d",
	},
};

const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

function toMs(duration: Duration): number {
	const unit = duration.slice(-1) as keyof typeof UNIT_MS;
	return Number(duration.slice(0, -1)) * UNIT_MS[unit];
}

/** Settings in milliseconds, by the same names. */
function eachToMs<Name extends string>(
	durations: Readonly<Record<Name, Duration>>,
): Record<Name, number> {
	return Object.fromEntries(
		Object.entries<Duration>(durations).map(([name, duration]) => [
			name,
			toMs(duration),
		]),
	) as Record<Name, number>;
}

function retries(after: readonly Duration[], jitter: number) {
	return { delaysMs: after.map(toMs), jitter };
}

function lineRules({ jitter, line }: TrackingSettings): TrackingRules["line"] {
	const every = eachToMs(line.ask_every);
	return {
		askEveryMs: {
			new: every.new,
			atSea: every.at_sea,
			nearArrival: every.near_arrival,
			discharged: every.discharged,
			pickedUp: every.picked_up,
			returned: every.returned,
		},
		isNewForMs: toMs(line.is_new_for),
		nearArrivalMs: toMs(line.near_arrival),
		jitter,
		retries: retries(line.retry_after, jitter),
	};
}

function terminalRules({
	jitter,
	terminal,
}: TrackingSettings): TrackingRules["terminal"] {
	const every = eachToMs(terminal.ask_every);
	return {
		askEveryMs: {
			atSea: every.at_sea,
			nearArrival: every.near_arrival,
			arrived: every.arrived,
			nearLastFreeDay: every.near_last_free_day,
			left: every.left,
		},
		nearArrivalMs: toMs(terminal.near_arrival),
		nearLastFreeDayMs: toMs(terminal.near_last_free_day),
		jitter,
		retries: retries(terminal.retry_after, jitter),
	};
}

/** Converts settings to rules. */
export function trackingRules(settings: TrackingSettings): TrackingRules {
	const { jitter, request, stop } = settings;
	return {
		request: {
			retries: retries(request.retry_after, jitter),
			manifest: {
				askEveryMs: toMs(request.manifest.ask_every),
				giveUpAfterMs: toMs(request.manifest.give_up_after),
			},
		},
		line: lineRules(settings),
		terminal: terminalRules(settings),
		stop: {
			returnedForMs: toMs(stop.returned_for),
			arrivedForMs: toMs(stop.arrived_for),
			pickedUpForMs: toMs(stop.picked_up_for),
			silentForMs: toMs(stop.silent_for),
		},
	};
}

/** The rules without a tracking file. */
export const DEFAULT_RULES: TrackingRules = trackingRules(DEFAULT_SETTINGS);
