import { partsOf } from "../../../database/batches.ts";
import {
	type PositionAnswer,
	PositionError,
	type PositionSource,
	type VesselNumbers,
} from "../../contracts/position-source.ts";
import { jsonClient } from "../../requests/json-client.ts";
import type { SourceChannel } from "../../requests/source-channel.ts";
import { isLasting } from "../../requests/source-error.ts";
import { withTimeLimit } from "../../requests/time-limit.ts";
import { failed, joinEntries, readEntry } from "./positions-answer.ts";
import { readPages, wordsFor } from "./positions-pages.ts";

/** Settings of one source with the vessel positions contract. */
export interface ContractPositionsConfig {
	readonly code: string;
	/** Base address of the interface, without `/positions`. */
	readonly baseUrl: string;
	/** Most vessels in one query; 50 by default, the limit of the contract. */
	readonly maxBatch?: number | undefined;
	/** Time limit of one query with all pages; 30 s by default. */
	readonly timeLimitMs?: number | undefined;
}

/** Dependencies of the adapter. */
export interface ContractPositionsDeps {
	/** Channel to the source. */
	readonly channel: SourceChannel;
	/** The source's clock; the simulated world has its own. */
	readonly now: () => Date;
}

const DEFAULT_BATCH = 50;
const DEFAULT_TIME_LIMIT_MS = 30_000;

/** The adapter of a source with the vessel positions contract (openapi/upstream/vessel-positions.yaml). */
export function contractPositions(
	config: ContractPositionsConfig,
	{ channel, now }: ContractPositionsDeps,
): PositionSource {
	const { timeLimitMs = DEFAULT_TIME_LIMIT_MS } = config;
	const client = jsonClient(config.baseUrl, channel, {
		subject: "the source",
		settings: "the vessels file",
		failure: (reason, message, options) =>
			new PositionError(reason, message, options),
	});

	async function askBatch(
		batch: readonly VesselNumbers[],
		since: Date,
		signal: AbortSignal,
	): Promise<PositionAnswer[]> {
		const endsAtMs = Date.now() + timeLimitMs;
		const window = () => ({
			sinceMs: since.getTime(),
			nowMs: now().getTime(),
		});
		const { byVessel, end } = await withTimeLimit(
			signal,
			timeLimitMs,
			(limited) =>
				readPages(
					client,
					batch,
					since,
					{ signal: limited, endsAtMs },
					(answer) => readEntry(answer, window()),
				),
		);
		const answers: PositionAnswer[] = [];
		for (const vessel of batch) {
			const entries = byVessel.get(wordsFor(vessel)) ?? [];
			answers.push(
				end !== undefined && entries.length === 0
					? failed(vessel, end.reason, end.message)
					: await joinEntries(vessel, entries, window(), end === undefined),
			);
		}
		return answers;
	}

	/** Sends all batches. A failed batch does not affect the others; when all fail, the last failure is thrown. */
	async function positions(
		vessels: readonly VesselNumbers[],
		since: Date,
		signal: AbortSignal,
	): Promise<readonly PositionAnswer[]> {
		const answers: PositionAnswer[] = [];
		let isAnswered = vessels.length === 0;
		let error: PositionError | undefined;
		for (const batch of partsOf(vessels, config.maxBatch ?? DEFAULT_BATCH)) {
			try {
				if (error && isLasting(error.reason)) throw error;
				answers.push(...(await askBatch(batch, since, signal)));
				isAnswered = true;
			} catch (thrown) {
				if (!(thrown instanceof PositionError)) throw thrown;
				const { reason, message } = thrown;
				error = thrown;
				answers.push(...batch.map((one) => failed(one, reason, message)));
			}
		}
		if (error && !isAnswered) throw error;
		return answers;
	}
	return { code: config.code, positions, close: async () => {} };
}
