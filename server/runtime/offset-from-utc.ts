/** Formats the UTC offset of an IANA time zone at an instant: `UTC−3`, `UTC+5:30` or `UTC`. Throws for an unknown zone. */
export function offsetFromUtc(at: Date, timezone: string): string {
	const parts = new Intl.DateTimeFormat("en-GB", {
		timeZone: timezone,
		timeZoneName: "shortOffset",
	}).formatToParts(at);
	const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
	// Node versions differ in how they format a zero offset.
	return name.replace("GMT", "UTC").replace("-", "−").replace(/\+0$/, "");
}
