/** Least share of outcomes at which experience alone selects a line. */
const SHARE_TO_PROVE = 0.95;
/** Largest probability that the true share is smaller. */
const DOUBT = 0.05;
/** Larger counts are scaled down to this one. */
const MOST_OUTCOMES = 2000;

/** This many successes prove a line when there is no miss: the smallest n with 0.95^(n + 1) <= 0.05. */
export const SUCCESSES_THAT_PROVE = 58;

/**
 * Whether the share of successes is at least 95 %, by its one-sided lower 95 % bound under a Beta(1,1) prior.
 *
 * The chance that the share is smaller is the Beta(successes + 1, misses + 1) distribution function at 0.95. For whole counts
 * that is the chance of at most `misses` failures in successes + misses + 1 trials that fail with 0.05: a sum of a few terms.
 */
export function isProven(successes: number, misses: number): boolean {
	const scale = Math.min(1, MOST_OUTCOMES / (successes + misses));
	const failures = Math.ceil(misses * scale);
	const trials = Math.floor(successes * scale) + failures + 1;
	if (failures > trials * (1 - SHARE_TO_PROVE)) return false;
	let term = SHARE_TO_PROVE ** trials;
	let doubt = term;
	for (let k = 1; k <= failures && doubt <= DOUBT; k++) {
		term *= ((trials - k + 1) / k) * ((1 - SHARE_TO_PROVE) / SHARE_TO_PROVE);
		doubt += term;
	}
	return doubt <= DOUBT;
}
