import type { Headline } from "./headline.ts";

/** The longest time for which changes of an estimate are folded, by the world's clock. */
const LONGEST_RUN_MS = 3 * 86_400_000;

/** Prints a headline; `times` counts the consecutive changes of an estimate, of which this is the last. */
type Print = (headline: Headline, times: number) => void;

/** Passes headlines on, but only the last of consecutive changes of an estimate. */
export interface HeadlineFolder {
	add(headline: Headline): void;
	/** Passes on all remaining headlines. */
	end(): void;
}

interface Run {
	readonly headline: Headline;
	readonly times: number;
}

/**
 * Holds an estimate back while its shipment has only estimates, for at most three days of the world's clock, because the next headline
 * can be a change of the same estimate.
 */
export function foldEstimates(print: Print): HeadlineFolder {
	const runs = new Map<string, Run>();

	function endWhere(isOver: (headline: Headline) => boolean): void {
		for (const [key, { headline, times }] of runs) {
			if (!isOver(headline)) continue;
			runs.delete(key);
			print(headline, times);
		}
	}

	return {
		add(headline) {
			const { shipmentId, isEstimate, eventName, place, createdAt } = headline;
			const earliestMs = Date.parse(createdAt) - LONGEST_RUN_MS;
			endWhere((held) => Date.parse(held.createdAt) < earliestMs);
			if (!isEstimate) {
				endWhere((held) => held.shipmentId === shipmentId);
				print(headline, 1);
				return;
			}
			const key = [shipmentId, eventName, place].join("\n");
			const times = (runs.get(key)?.times ?? 0) + 1;
			// Moves the run to the end, after the headlines printed since.
			runs.delete(key);
			runs.set(key, { headline, times });
		},
		end: () => endWhere(() => true),
	};
}
