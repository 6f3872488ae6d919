/** No carrier is left alone for longer than this, whatever it asks for. */
const LONGEST_MS = 24 * 3_600_000;

/**
 * The wait that a `Retry-After` header asks for, in milliseconds (RFC 9110, 10.2.3: whole seconds or a date).
 * Undefined when there is no header or it is neither; at most a day.
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
