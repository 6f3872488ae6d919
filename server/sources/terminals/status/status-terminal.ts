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
import type { CarrierChannel } from "../../requests/carrier-channel.ts";
import { isLasting } from "../../requests/source-error.ts";
import { failed } from "./status-answer.ts";
import { answersOf, queryOf } from "./status-batch.ts";
import { type StatusCall, statusClient } from "./status-client.ts";
import type { Capabilities } from "./status-context.ts";
import {
	type OfferedFacility,
	offeredFacilities,
} from "./status-facilities.ts";

/** How one source is asked through the terminal status contract. */
export interface StatusTerminalConfig {
	readonly code: string;
	readonly kind: Source["kind"] & ("terminal" | "rail");
	/** Where the source's interface starts, without `/facilities`. */
	readonly baseUrl: string;
	/** The facilities that it is asked about. */
	readonly facilities: readonly KnownFacility[];
	/** Levels to go by in place of those that the source claims. */
	readonly capabilities?: Partial<Capabilities> | undefined;
	/** The most containers in one call, when that is less than the source takes. */
	readonly maxBatch?: number | undefined;
	/** For one call with its body; 20 s by default. */
	readonly timeLimitMs?: number | undefined;
}

/** What the adapter works with. */
export interface StatusTerminalDeps {
	/** The way to the source, with its credentials and within its limits. */
	readonly channel: CarrierChannel;
	/** The clock that the source lives by: that of the simulated world, when it is asked. */
	readonly now: () => Date;
}

const DEFAULT_TIME_LIMIT_MS = 20_000;

function chunked<Item>(items: readonly Item[], size: number): Item[][] {
	const chunks: Item[][] = [];
	for (let start = 0; start < items.length; start += size) {
		chunks.push(items.slice(start, start + size));
	}
	return chunks;
}

function failedBy({ reason, message }: TerminalError) {
	return ({ containerNumber }: TerminalInquiry) =>
		failed(containerNumber, reason, message);
}

/** A source behind the terminal status contract (openapi/upstream/terminal-status.yaml). */
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
		const batches = chunked(inquiries, size);
		return askAll(batches, (batch) => askBatch(known, facts, batch, signal));
	}

	/** A batch that fails does not spoil the others; when none succeeds, the last failure is thrown. */
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
				// Perhaps the source has another list of facilities by now.
				if (error.reason === "unrecognized") offered.forget();
				answers.push(...batch.map(failedBy(error)));
			}
		}
		if (error && failures === batches.length) throw error;
		return answers;
	}
	return { code, kind, lookUp };
}
