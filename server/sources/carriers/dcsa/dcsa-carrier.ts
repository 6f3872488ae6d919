import { toInstant } from "../../../runtime/clock.ts";
import type { Meter } from "../../../runtime/meter.ts";
import { giveWay } from "../../../runtime/time-slices.ts";
import type { Observation } from "../../../tracking/observations/observation.ts";
import type {
	Carrier,
	CarrierAnswer,
	Inquiry,
} from "../../contracts/carrier.ts";
import type { Authenticator } from "../../requests/authenticator.ts";
import { CarrierError, unrecognized } from "../../requests/carrier-errors.ts";
import { sourceMeter } from "../../requests/request-outcome.ts";
import {
	type ChannelPolicy,
	type ChannelRequest,
	sourceChannel,
} from "../../requests/source-channel.ts";
import type { CircuitListener } from "../../requests/source-circuit.ts";
import type { SourceHttp } from "../../requests/source-http.ts";
import type { SharedSource } from "../../requests/source-state.ts";
import { withTimeLimit } from "../../requests/time-limit.ts";
import { type ReadMessage, withPositions } from "./dcsa-answer-positions.ts";
import type { EventContext } from "./dcsa-event-types.ts";
import { type AnswerLimits, pageReader } from "./dcsa-page-reader.ts";
import { readPages } from "./dcsa-pages.ts";
import { carrierNumber, eventsUrl, type NumberRules } from "./dcsa-request.ts";
import {
	DIALECTS,
	type Dialect,
	type FilterNames,
} from "./dcsa-request-versions.ts";
import { readWindows } from "./dcsa-windows.ts";
import { readEvent } from "./read-dcsa-event.ts";

/** How a line pages its answers: by cursors in headers, or by the record times of events. */
export interface Paging {
	readonly by: "cursor" | "time";
	/** Most events on a page; the line's own default when absent. */
	readonly limit?: number;
	/** By time only: overlap of a page with the one before. */
	readonly overlapMs?: number;
}

/** Settings of one line's DCSA Track & Trace interface. */
export interface DcsaCarrierConfig {
	readonly scac: string;
	/** 2.2 when absent. */
	readonly dialect?: Dialect;
	/** Base address of the interface, without the path of the events. */
	readonly baseUrl: string;
	/** Path of the events under `baseUrl`; that of the standard when absent. */
	readonly eventsPath?: string | undefined;
	/** Sent with every request. */
	readonly headers?: Readonly<Record<string, string>>;
	/** Query parameters sent with every request beside the number. */
	readonly query?: Readonly<Record<string, string>>;
	/** The names of the filters, where they differ from those of the dialect. */
	readonly filterNames?: Partial<FilterNames>;
	readonly authenticator?: Authenticator | undefined;
	/** When absent, every request is sent once, without waiting. */
	readonly policy?: ChannelPolicy;
	/** The limits that all processes share; when absent, this process counts alone. */
	readonly state?: SharedSource | undefined;
	readonly onCircuit?: CircuitListener | undefined;
	/** When absent, numbers are sent unchanged. */
	readonly numbers?: NumberRules;
	/** Number types the line supports; all by default. */
	readonly requestTypes?: readonly Inquiry["requestType"][];
	/** By cursor when absent. */
	readonly paging?: Paging;
	/** Time limit of an inquiry with all pages and waits; 20 s by default. */
	readonly timeLimitMs?: number;
	readonly limits?: AnswerLimits;
}

/** Dependencies of the adapter. */
export interface DcsaCarrierDeps {
	readonly http: SourceHttp;
	/** The carrier's clock; the simulated world has its own. */
	readonly now: () => Date;
	/** The IANA zone of a UN/LOCODE, or null when it is not known. */
	readonly zoneOf: EventContext["zoneOf"];
	readonly meter?: Meter | undefined;
	/** Receives the reasons why events of an answer were skipped. */
	readonly onSkipped?: (scac: string, reasons: readonly string[]) => void;
}

const DEFAULT_TIME_LIMIT_MS = 20_000;

/** The default page of the standard. */
const DEFAULT_LIMIT = 100;

/** A minute covers events that carriers record together and show one by one. */
const DEFAULT_OVERLAP_MS = 60_000;

/** Removes exact repetitions. A correction under the same key stays beside the corrected observation. */
function eachOnce(observations: readonly Observation[]): Observation[] {
	const seenByKey = new Map<string, Set<string>>();
	return observations.filter(({ key, raw }) => {
		const seen = seenByKey.get(key);
		if (seen === undefined) seenByKey.set(key, new Set([raw]));
		else if (seen.has(raw)) return false;
		else seen.add(raw);
		return true;
	});
}

/** The new observations in a list of events. */
type Read = Required<Pick<CarrierAnswer, "observations" | "textDigests">>;

const NOTHING: Read = { observations: [], textDigests: new Map() };

/** Collects the readings of events, in the order of the answer. */
async function readingsAsAnswer(
	understood: readonly ReadMessage[],
	events: readonly unknown[],
): Promise<Read> {
	const inOrder = await withPositions(understood, events);
	return {
		observations: eachOnce(inOrder.map(({ observation }) => observation)),
		textDigests: new Map(
			inOrder.flatMap(({ observation, textDigest }) =>
				textDigest === undefined ? [] : [[observation, textDigest] as const],
			),
		),
	};
}

async function readEvents(
	events: readonly unknown[],
	{ scac, container }: { scac: string; container: string | null },
	deps: DcsaCarrierDeps,
	knownTexts: ReadonlySet<string>,
): Promise<Read> {
	const context: EventContext = {
		source: { kind: "shipping_line", code: scac },
		receivedAt: toInstant(deps.now()),
		container,
		zoneOf: deps.zoneOf,
		knownTexts,
	};
	const understood: ReadMessage[] = [];
	let isAnyKnown = false;
	const skipped: string[] = [];
	for (const [index, event] of events.entries()) {
		await giveWay();
		const reading = readEvent(event, context);
		if (reading.observation) {
			understood.push({ ...reading, index });
		} else if (reading.skipped === undefined) isAnyKnown = true;
		else if (!reading.isExpected) skipped.push(reading.skipped);
	}
	const [reason] = skipped;
	if (reason !== undefined) deps.onSkipped?.(scac, skipped);
	if (understood.length > 0 || isAnyKnown)
		return readingsAsAnswer(understood, events);
	throw reason === undefined
		? new CarrierError("not_found", "the carrier has no events for it")
		: unrecognized(
				`none of the carrier's ${events.length} events can be used: of the first, ${reason}`,
			);
}

/** The adapter of a line with DCSA Track & Trace. It returns observations in the carrier's order, without exact repetitions. */
export function dcsaCarrier(
	config: DcsaCarrierConfig,
	deps: DcsaCarrierDeps,
): Carrier {
	const { scac, requestTypes, timeLimitMs = DEFAULT_TIME_LIMIT_MS } = config;
	const rules = DIALECTS[config.dialect ?? "dcsa-2.2"];
	const eventsPath = config.eventsPath ?? rules.eventsPath;
	const filters = { ...rules.filters, ...config.filterNames };
	const { by, limit, overlapMs } = config.paging ?? { by: "cursor" };
	const channel = sourceChannel({
		...config,
		http: deps.http,
		meter: sourceMeter(deps.meter, scac),
	});

	async function readAnswer(
		url: URL,
		request: Omit<ChannelRequest, "maxBytes">,
		knownDigest: string | null | undefined,
	) {
		const reader = pageReader(channel, request, config.limits, knownDigest);
		if (by === "time") {
			await readWindows(reader, url, {
				limit: limit ?? DEFAULT_LIMIT,
				overlapMs: overlapMs ?? DEFAULT_OVERLAP_MS,
				parameter: rules.recordedSince,
			});
		} else await readPages(reader, url);
		return reader;
	}

	async function track(
		inquiry: Inquiry,
		signal: AbortSignal,
	): Promise<CarrierAnswer> {
		const { requestType } = inquiry;
		if (requestTypes && !requestTypes.includes(requestType)) {
			throw new CarrierError(
				"data_unavailable",
				`${scac} does not answer for a ${requestType} number`,
			);
		}
		const number = carrierNumber(
			inquiry,
			config.numbers ?? { strippedPrefixes: [] },
		);
		const url = eventsUrl({ ...config, eventsPath }, filters, number);
		for (const [name, value] of Object.entries(config.query ?? {}))
			url.searchParams.set(name, value);
		if (limit !== undefined) url.searchParams.set("limit", String(limit));
		const answer = await withTimeLimit(signal, timeLimitMs, (limited) =>
			readAnswer(
				url,
				{
					accountId: inquiry.accountId,
					signal: limited,
					endsAtMs: Date.now() + timeLimitMs,
				},
				inquiry.knownDigest,
			),
		);
		const digest = answer.digest();
		const read =
			digest === inquiry.knownDigest
				? NOTHING
				: await readEvents(
						answer.events,
						{ scac, container: number.values.container ?? null },
						deps,
						(await inquiry.knownTexts?.()) ?? new Set(),
					);
		return { normalizedNumber: number.own, ...read, digest };
	}
	return { scac, track };
}
