/** Longest accepted wait. */
const LONGEST_MS = 24 * 3_600_000;

/**
 * The wait of a `Retry-After` header in milliseconds, at most a day (RFC 9110, 10.2.3: whole seconds or a date). Undefined
 * without a valid header.
 */
export function retryAfterMs(
	header: string | undefined,
	nowMs: number,
): number | undefined {
	const text = header?.trim() ?? "";
	const waitMs = /^\d+$/.test(text)
		? Number(text) * 1000
		: Date.parse(/[A-Za-z]{3}/.test(text) ? text : "") - nowMs;
	if (Number.isNaN(waitMs)) return undefined;
	return Math.min(Math.max(waitMs, 0), LONGEST_MS);
}
