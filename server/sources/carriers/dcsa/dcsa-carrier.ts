import { setImmediate } from "node:timers/promises";
import type { Observation } from "../../../tracking/observation.ts";
import type { Carrier, CarrierAnswer, Inquiry } from "../carrier.ts";
import { CarrierError } from "../carrier-errors.ts";
import type { CarrierHttp } from "../carrier-http.ts";
import { type EventContext, readEvent } from "./dcsa-event.ts";
import { ANSWER_LIMITS, type AnswerLimits, readPages } from "./dcsa-pages.ts";
import { eventsUrl, normalizeNumber } from "./dcsa-request.ts";

/** How one shipping line is asked through DCSA Track & Trace 2.2. */
export interface DcsaCarrierConfig {
	readonly scac: string;
	/** Where the line's interface starts, without the path of the events. */
	readonly baseUrl: string;
	/** The path of the events behind `baseUrl`; `/v2/events` in the standard, and the default. */
	readonly eventsPath?: string | undefined;
	/** Sent with every request; the line's credentials are among them. */
	readonly headers: Readonly<Record<string, string>>;
	/** Codes to take off the front of bill and booking numbers: the line's SCAC and its aliases, when it wants them off. */
	readonly strippedPrefixes?: readonly string[];
	/** The kinds of number the line answers; all by default. */
	readonly requestTypes?: readonly Inquiry["requestType"][];
	/** For a whole inquiry with all its pages and their bodies; 20 s by default. */
	readonly timeLimitMs?: number;
	readonly limits?: AnswerLimits;
}

/** What the adapter works with. */
export interface DcsaCarrierDeps {
	readonly http: CarrierHttp;
	/** The clock that the carrier lives by: that of the simulated world, when it is asked. */
	readonly now: () => Date;
	/** The IANA zone of a UN/LOCODE, or null when it is not known. */
	readonly zoneOf: EventContext["zoneOf"];
	/** Told of events that were left out: how many, and why the first was. */
	readonly onSkipped?: (scac: string, count: number, reason: string) => void;
}

const DEFAULT_TIME_LIMIT_MS = 20_000;

/** So many events are read at a stretch: about ten milliseconds. */
const BATCH = 300;

/** One observation a key; the one reported last when a carrier repeats an event with other content. */
function latestByKey(observations: readonly Observation[]): Observation[] {
	const byKey = new Map<string, Observation>();
	for (const observation of observations) {
		const other = byKey.get(observation.key);
		const isOlder = (observation.reportedAt ?? "") < (other?.reportedAt ?? "");
		if (!isOlder) byKey.set(observation.key, observation);
	}
	return [...byKey.values()];
}

async function readEvents(
	events: readonly unknown[],
	scac: string,
	deps: DcsaCarrierDeps,
): Promise<Observation[]> {
	const context: EventContext = {
		source: { kind: "shipping_line", code: scac },
		now: deps.now(),
		zoneOf: deps.zoneOf,
	};
	const understood: Observation[] = [];
	const skipped: string[] = [];
	for (const [index, event] of events.entries()) {
		// A large answer must not keep the process from doing anything else.
		if (index % BATCH === BATCH - 1) await setImmediate();
		const reading = readEvent(event, context);
		if (reading.observation) understood.push(reading.observation);
		else skipped.push(reading.skipped);
	}
	const [reason] = skipped;
	if (reason !== undefined) deps.onSkipped?.(scac, skipped.length, reason);
	if (understood.length === 0 && reason !== undefined) {
		throw new CarrierError(
			"unrecognized_response",
			`none of the carrier's ${events.length} events can be used: of the first, ${reason}`,
		);
	}
	return latestByKey(understood);
}

/** A shipping line behind DCSA Track & Trace 2.2. Answers observations in the carrier's order, each key once. */
export function dcsaCarrier(
	config: DcsaCarrierConfig,
	deps: DcsaCarrierDeps,
): Carrier {
	const { scac, baseUrl, eventsPath = "/v2/events", headers } = config;
	const timeLimitMs = config.timeLimitMs ?? DEFAULT_TIME_LIMIT_MS;
	const rules = { strippedPrefixes: config.strippedPrefixes ?? [] };

	async function track(
		inquiry: Inquiry,
		signal: AbortSignal,
	): Promise<CarrierAnswer> {
		const { requestType } = inquiry;
		if (config.requestTypes && !config.requestTypes.includes(requestType)) {
			throw new CarrierError(
				"data_unavailable",
				`${scac} does not answer for a ${requestType} number`,
			);
		}
		const normalizedNumber = normalizeNumber(inquiry, rules);
		const events = await readPages(
			deps.http,
			eventsUrl({ baseUrl, eventsPath }, requestType, normalizedNumber),
			{
				headers,
				signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
			},
			config.limits ?? ANSWER_LIMITS,
		);
		if (events.length === 0) {
			throw new CarrierError("not_found", "the carrier has no events for it");
		}
		const observations = await readEvents(events, scac, deps);
		return { normalizedNumber, observations };
	}
	return { scac, track };
}
