/** @import { PortFeature } from "../../../generated/openapi.ts" */

/**
 * What a clock on the wall of a port shows.
 *
 * @typedef {object} LocalTime
 * @property {string} day `Sat 22 Aug 2026`
 * @property {string} time `05:00`
 * @property {string} zone `UTC−7`
 */

/**
 * An instant in a time zone of the IANA database; in UTC when this browser does not know the zone.
 *
 * @param {string} at ISO 8601
 * @param {string} zone
 * @returns {LocalTime}
 */
export function localTime(at, zone) {
	const parts = Object.fromEntries(
		clockOf(zone)
			.formatToParts(new Date(at))
			.map(({ type, value }) => [type, value]),
	);
	return {
		day: `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}`,
		time: `${parts.hour}:${parts.minute}`,
		// Browsers differ in what they call no offset at all.
		zone: `${parts.timeZoneName}`
			.replace("GMT", "UTC")
			.replace("-", "−")
			.replace("+0", ""),
	};
}

/**
 * @param {string} timeZone
 * @returns {Intl.DateTimeFormat}
 */
function clockOf(timeZone) {
	try {
		return new Intl.DateTimeFormat("en-GB", {
			timeZone,
			weekday: "short",
			day: "numeric",
			month: "short",
			year: "numeric",
			hour: "2-digit",
			minute: "2-digit",
			hourCycle: "h23",
			timeZoneName: "shortOffset",
		});
	} catch {
		return clockOf("UTC");
	}
}

/**
 * One time of a port, as the list names it.
 *
 * @typedef {object} PortTime
 * @property {string} words
 * @property {"ETA" | "ATA" | "ETD" | "ATD"} code
 * @property {string} at ISO 8601
 * @property {boolean} isOutdated Whether it was an estimate of what has happened since.
 */

/**
 * The times that are known of a port: of the arrival, then of the departure, and of each what happened before what had
 * been expected.
 *
 * @param {PortFeature} port
 * @returns {PortTime[]}
 */
export function timesOf({ properties }) {
	const { inbound_eta_at, inbound_ata_at } = properties;
	const { outbound_etd_at, outbound_atd_at } = properties;
	return [
		...known("Arrived", "ATA", inbound_ata_at),
		...estimated("Arrival expected", "ETA", inbound_eta_at, inbound_ata_at),
		...known("Departed", "ATD", outbound_atd_at),
		...estimated("Departure expected", "ETD", outbound_etd_at, outbound_atd_at),
	];
}

/**
 * @param {string} words
 * @param {PortTime["code"]} code
 * @param {string | null} at
 * @returns {PortTime[]}
 */
function known(words, code, at) {
	return at === null ? [] : [{ words, code, at, isOutdated: false }];
}

/**
 * @param {string} words
 * @param {PortTime["code"]} code
 * @param {string | null} at
 * @param {string | null} happenedAt
 * @returns {PortTime[]}
 */
function estimated(words, code, at, happenedAt) {
	if (happenedAt === null) return known(words, code, at);
	return known("Had been expected", code, at).map((time) => ({
		...time,
		isOutdated: true,
	}));
}
