import { toInstant } from "../../runtime/clock.ts";
import {
	byTime,
	type PositionAnswer,
	PositionError,
	type PositionSource,
	type VesselNumbers,
} from "../contracts/position-source.ts";
import type { SourceFailure } from "../requests/source-error.ts";

/** Receives the failures of single sources when other sources have answered. */
export type FailureListener = (failure: {
	readonly reason: SourceFailure;
	/** Starts with the name of the source. */
	readonly message: string;
}) => void;

/** Joins several answers about one vessel: all positions, or the reason why there are none. */
function join(
	vessel: VesselNumbers,
	answers: readonly PositionAnswer[],
	since: Date,
	onFailure: FailureListener,
): PositionAnswer {
	const found = answers.filter((answer) => answer.outcome === "found");
	const failed = answers.filter((answer) => answer.outcome === "failed");
	if (found.length === 0) return failed[0] ?? { vessel, outcome: "not_found" };
	failed.forEach(onFailure);
	const ends = found.map(({ wholeUntil }) => wholeUntil);
	if (failed.length > 0) ends.push(toInstant(since));
	return {
		vessel,
		outcome: "found",
		mmsi: found.find(({ mmsi }) => mmsi !== null)?.mmsi ?? null,
		positions: found.flatMap(({ positions }) => positions).sort(byTime),
		wholeUntil: ends.sort()[0] ?? toInstant(since),
	};
}

/** Queries one source. A failure becomes an answer with the source's name. */
async function askOne(
	source: PositionSource,
	vessels: readonly VesselNumbers[],
	since: Date,
	signal: AbortSignal,
): Promise<readonly PositionAnswer[] | PositionError> {
	const named = (message: string) => `${source.code}: ${message}`;
	try {
		const answers = await source.positions(vessels, since, signal);
		return answers.map((answer) =>
			answer.outcome === "failed"
				? { ...answer, message: named(answer.message) }
				: answer,
		);
	} catch (error) {
		if (!(error instanceof PositionError)) throw error;
		const { reason, message, retryAfterMs } = error;
		return new PositionError(reason, named(message), { retryAfterMs });
	}
}

/**
 * Combines position sources into one that queries all at once: receivers on land and satellites complement each other.
 * Undefined without sources.
 */
export function joinedPositions(
	sources: readonly PositionSource[],
	onFailure: FailureListener,
): PositionSource | undefined {
	if (sources.length < 2) return sources[0];
	return {
		code: sources.map(({ code }) => code).join(" and "),
		async positions(vessels, since, signal) {
			const replies = await Promise.all(
				sources.map((source) => askOne(source, vessels, since, signal)),
			);
			const errors = replies.filter((reply) => reply instanceof PositionError);
			const [error] = errors;
			if (error && errors.length === replies.length) throw error;
			return vessels.map((vessel, index) =>
				join(
					vessel,
					replies.flatMap((reply): readonly PositionAnswer[] => {
						if (!(reply instanceof PositionError))
							return reply.slice(index, index + 1);
						const { reason, message } = reply;
						return [{ vessel, outcome: "failed", reason, message }];
					}),
					since,
					onFailure,
				),
			);
		},
		async close() {
			await Promise.all(sources.map((source) => source.close()));
		},
	};
}
