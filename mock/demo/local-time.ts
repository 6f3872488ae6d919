/**
 * An instant of the API such as `26 Nov, 14:30 GMT+8`, in a zone; a dash for none.
 * Where the API knows no zone, it gives the local time as if it were UTC, and so does this.
 */
export function localTime(
	instant: string | null,
	timezone: string | null,
): string {
	if (instant === null) return "–";
	return new Intl.DateTimeFormat("en-GB", {
		day: "2-digit",
		month: "short",
		hour: "2-digit",
		minute: "2-digit",
		timeZone: timezone ?? "UTC",
		...(timezone === null ? {} : { timeZoneName: "shortOffset" }),
	}).format(new Date(instant));
}
