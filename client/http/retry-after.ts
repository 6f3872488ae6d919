const HTTP_DATE = /^[A-Z][a-z]{2,8}, /;

/** Whole seconds of `Retry-After` (RFC 9110, section 10.2.3: seconds or a date); undefined when absent or invalid. */
export function retryAfterSeconds(
	headers: Headers,
	nowMs: number,
): number | undefined {
	const value = headers.get("retry-after")?.trim() ?? "";
	if (/^\d{1,15}$/.test(value)) return Number(value);
	if (!HTTP_DATE.test(value)) return undefined;
	const dateMs = Date.parse(value);
	if (Number.isNaN(dateMs)) return undefined;
	return Math.max(0, Math.ceil((dateMs - nowMs) / 1000));
}
