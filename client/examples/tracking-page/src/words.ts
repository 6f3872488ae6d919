const STATUSES: Readonly<Record<string, string>> = {
	new: "Not yet under way",
	loaded: "On its way to the port",
	on_ship: "At sea",
	available: "Ready for pickup",
	not_available: "Not ready for pickup",
	grounded: "At the terminal",
	awaiting_inland_transfer: "Waiting for its train",
	on_rail: "On a train",
	picked_up: "Picked up",
	off_dock: "In a yard outside the terminal",
	dropped: "At the consignee",
	empty_returned: "Returned empty",
};

/** The status of a container in words. A status that a later version adds is shown as it is. */
export const statusWords = (status: string) =>
	STATUSES[status] ?? status.replaceAll("_", " ");

/** The name of a transport event in words: `container.transport.vessel_departed` is “Vessel departed”. */
export function eventWords(event: string): string {
	const words = event.split(".").at(-1)?.replaceAll("_", " ") ?? event;
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An instant as clocks show it at a place, or in UTC where its time zone is unknown. */
export function localTime(instant: string, timeZone: string | null): string {
	const time = new Intl.DateTimeFormat("en-GB", {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: timeZone ?? "UTC",
	}).format(new Date(instant));
	return timeZone ? time : `${time} UTC`;
}

/** A date without a time, or the day of an instant at a place. */
export function localDay(date: string, timeZone: string | null): string {
	const isDate = date.length === 10;
	return new Intl.DateTimeFormat("en-GB", {
		dateStyle: "medium",
		timeZone: isDate ? "UTC" : (timeZone ?? "UTC"),
	}).format(new Date(date));
}
