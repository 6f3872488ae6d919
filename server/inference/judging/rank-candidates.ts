import type { LineCandidate } from "../../../generated/openapi.ts";
import type { FindLine } from "../vocabulary/inference.ts";
import type { LineShare } from "../vocabulary/judgement.ts";
import { marketShareOf } from "./market-shares.ts";

const MOST_CANDIDATES = 10;
/** Confidences are given in thousandths, rounded down so that none reaches a threshold by rounding. */
const PRECISION = 1000;
const ROUNDING_ERROR = 1e-6;
const LEAST_CONFIDENCE = 0.01;

/** The supported lines, the most probable first, each at most `cap` and together at most 1. */
export function rankCandidates(
	shares: readonly LineShare[],
	cap: number,
	findLine: FindLine,
): LineCandidate[] {
	let sum = 0;
	for (const { share } of shares) sum += share;
	const scale = sum > 1 ? 1 / sum : 1;
	return shares
		.flatMap(({ scac, share }) => {
			const line = findLine(scac);
			const confidence = inThousandths(Math.min(cap, share * scale));
			return line === undefined || confidence < LEAST_CONFIDENCE
				? []
				: [{ scac: line.scac, name: line.name, confidence }];
		})
		.sort(
			(a, b) =>
				b.confidence - a.confidence ||
				marketShareOf(b.scac) - marketShareOf(a.scac),
		)
		.slice(0, MOST_CANDIDATES);
}

function inThousandths(share: number): number {
	return Math.floor(share * PRECISION + ROUNDING_ERROR) / PRECISION;
}
