import { partsOf } from "../../../database/batches.ts";
import type { Source } from "../../../tracking/observations/observation.ts";
import type {
	Facility,
	KnownFacility,
} from "../../contracts/known-facility.ts";
import type {
	TerminalAnswer,
	TerminalInquiry,
	TerminalSource,
} from "../../contracts/terminal.ts";
import { TerminalError } from "../../contracts/terminal-errors.ts";
import type { SourceChannel } from "../../requests/source-channel.ts";
import { isLasting } from "../../requests/source-error.ts";
import { failed } from "./status-answer.ts";
import { answersOf, queryOf } from "./status-batch.ts";
import { type StatusCall, statusClient } from "./status-client.ts";
import type { Capabilities } from "./status-context.ts";
import {
	type OfferedFacility,
	offeredFacilities,
} from "./status-facilities.ts";

/** Settings of one source with the terminal status contract. */
export interface StatusTerminalConfig {
	readonly code: string;
	readonly kind: Source["kind"] & ("terminal" | "rail");
	/** Base address of the interface, without `/facilities`. */
	readonly baseUrl: string;
	/** The facilities it serves. */
	readonly facilities: readonly KnownFacility[];
	/** Capabilities that override those the source states. */
	readonly capabilities?: Partial<Capabilities> | undefined;
	/** Most containers in one call, when less than the source allows. */
	readonly maxBatch?: number | undefined;
	/** Time limit of one call; 20 s by default. */
	readonly timeLimitMs?: number | undefined;
}

/** Dependencies of the adapter. */
export interface StatusTerminalDeps {
	/** Channel to the source. */
	readonly channel: SourceChannel;
	/** The source's clock; the simulated world has its own. */
	readonly now: () => Date;
}

const DEFAULT_TIME_LIMIT_MS = 20_000;

function failedBy({ reason, message }: TerminalError) {
	return ({ containerNumber }: TerminalInquiry) =>
		failed(containerNumber, reason, message);
}

/** The adapter of a source with the terminal status contract (openapi/upstream/terminal-status.yaml). */
export function statusTerminal(
	config: StatusTerminalConfig,
	deps: StatusTerminalDeps,
): TerminalSource {
	const { code, kind } = config;
	const client = statusClient(config.baseUrl, deps.channel);
	const offered = offeredFacilities(client);
	const byId = new Map(config.facilities.map((known) => [known.id, known]));

	function callWithin(
		signal: AbortSignal,
		[inquiry]: readonly TerminalInquiry[],
	): StatusCall {
		const limitMs = config.timeLimitMs ?? DEFAULT_TIME_LIMIT_MS;
		return {
			accountId: inquiry?.accountId,
			signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
			endsAtMs: Date.now() + limitMs,
		};
	}

	async function askBatch(
		known: KnownFacility,
		{ facilityId, capabilities }: OfferedFacility,
		batch: readonly TerminalInquiry[],
		signal: AbortSignal,
	): Promise<TerminalAnswer[]> {
		const path = `/facilities/${encodeURIComponent(facilityId)}/containers?${queryOf(batch)}`;
		const body = await client.get(path, callWithin(signal, batch));
		return answersOf(body, batch, {
			source: { kind, code },
			facilityId,
			place: known.place,
			timezone: known.timezone,
			capabilities: { ...capabilities, ...config.capabilities },
			now: deps.now(),
		});
	}

	async function lookUp(
		facility: Facility,
		inquiries: readonly TerminalInquiry[],
		signal: AbortSignal,
	): Promise<readonly TerminalAnswer[]> {
		const known = byId.get(facility.id);
		if (!known)
			throw new TypeError(`${code} is not asked about ${facility.id}`);
		const facts = await offered.find(facility, callWithin(signal, inquiries));
		const size = Math.min(facts.maxBatch, config.maxBatch ?? facts.maxBatch);
		const batches = partsOf(inquiries, size);
		return askAll(batches, (batch) => askBatch(known, facts, batch, signal));
	}

	/** Sends all batches. A failed batch does not affect the others; when all fail, the last failure is thrown. */
	async function askAll(
		batches: readonly (readonly TerminalInquiry[])[],
		ask: (batch: readonly TerminalInquiry[]) => Promise<TerminalAnswer[]>,
	): Promise<TerminalAnswer[]> {
		const answers: TerminalAnswer[] = [];
		let failures = 0;
		let error: TerminalError | undefined;
		for (const batch of batches) {
			try {
				if (error && isLasting(error.reason)) throw error;
				answers.push(...(await ask(batch)));
			} catch (thrown) {
				if (!(thrown instanceof TerminalError)) throw thrown;
				error = thrown;
				failures += 1;
				// The source may have changed its list of facilities.
				if (error.reason === "unrecognized") offered.forget();
				answers.push(...batch.map(failedBy(error)));
			}
		}
		if (error && failures === batches.length) throw error;
		return answers;
	}
	return { code, kind, lookUp };
}
