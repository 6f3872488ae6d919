import type { Headline } from "./headline.ts";

/** So long an estimate stays open to further changes, by the world's clock. */
const LONGEST_RUN_MS = 3 * 86_400_000;

/** Prints a headline; `times` is how often an estimate was told in a row, for whichever container, of which this is the last. */
type Print = (headline: Headline, times: number) => void;

/** Tells headlines on, and of a run of changes of one estimate only the last. */
export interface Teller {
	tell(headline: Headline): void;
	/** Tells what is held back. */
	end(): void;
}

interface Run {
	readonly headline: Headline;
	readonly times: number;
}

/**
 * Makes a teller. An estimate is held back while nothing but estimates comes for its shipment, for three days of the world at the most:
 * what follows can be a change of it.
 */
export function foldEstimates(print: Print): Teller {
	const runs = new Map<string, Run>();

	function endWhere(isOver: (headline: Headline) => boolean): void {
		for (const [key, { headline, times }] of runs) {
			if (!isOver(headline)) continue;
			runs.delete(key);
			print(headline, times);
		}
	}

	return {
		tell(headline) {
			const { shipmentId, isEstimate, happening, place, toldAt } = headline;
			const earliestMs = Date.parse(toldAt) - LONGEST_RUN_MS;
			endWhere((held) => Date.parse(held.toldAt) < earliestMs);
			if (!isEstimate) {
				endWhere((held) => held.shipmentId === shipmentId);
				print(headline, 1);
				return;
			}
			const key = [shipmentId, happening, place].join("\n");
			const times = (runs.get(key)?.times ?? 0) + 1;
			// Behind what was told since.
			runs.delete(key);
			runs.set(key, { headline, times });
		},
		end: () => endWhere(() => true),
	};
}
