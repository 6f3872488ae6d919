/**
 * How far the clocks of a time zone (IANA) are ahead of UTC at an instant: `UTC−3`, `UTC+5:30`, or `UTC` where they are not. Throws
 * when nobody knows the zone.
 */
export function offsetFromUtc(at: Date, timezone: string): string {
	const parts = new Intl.DateTimeFormat("en-GB", {
		timeZone: timezone,
		timeZoneName: "shortOffset",
	}).formatToParts(at);
	const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
	// Nodes differ in what they call no offset at all.
	return name.replace("GMT", "UTC").replace("-", "−").replace(/\+0$/, "");
}
