import type { PortFeature } from "../../../../generated/openapi.ts";

/** A local time in parts. */
export interface LocalTime {
	/** `Sat 22 Aug 2026` */
	readonly day: string;
	/** `05:00` */
	readonly time: string;
	/** `UTC−7` */
	readonly zone: string;
}

/** An instant in an IANA time zone; in UTC when the browser does not know the zone. */
export function localTime(at: string, zone: string): LocalTime {
	const parts = Object.fromEntries(
		clockOf(zone)
			.formatToParts(new Date(at))
			.map(({ type, value }) => [type, value]),
	);
	return {
		day: `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}`,
		time: `${parts.hour}:${parts.minute}`,
		// Browsers name a zero offset differently.
		zone: `${parts.timeZoneName}`
			.replace("GMT", "UTC")
			.replace("-", "−")
			.replace("+0", ""),
	};
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
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

/** One time of a port, as the list names it. */
export interface PortTime {
	readonly words: string;
	readonly code: "ETA" | "ATA" | "ETD" | "ATD";
	/** ISO 8601 */
	readonly at: string;
	/** Whether it was an estimate of what has happened since. */
	readonly isOutdated: boolean;
}

/** The known times of a port: first the arrival, then the departure; of each first the actual time, then the earlier estimate. */
export function timesOf({ properties }: PortFeature): PortTime[] {
	const { inbound_eta_at, inbound_ata_at } = properties;
	const { outbound_etd_at, outbound_atd_at } = properties;
	return [
		...known("Arrived", "ATA", inbound_ata_at),
		...estimated("Arrival expected", "ETA", inbound_eta_at, inbound_ata_at),
		...known("Departed", "ATD", outbound_atd_at),
		...estimated("Departure expected", "ETD", outbound_etd_at, outbound_atd_at),
	];
}

function known(
	words: string,
	code: PortTime["code"],
	at: string | null,
): PortTime[] {
	return at === null ? [] : [{ words, code, at, isOutdated: false }];
}

function estimated(
	words: string,
	code: PortTime["code"],
	at: string | null,
	happenedAt: string | null,
): PortTime[] {
	if (happenedAt === null) return known(words, code, at);
	return known("Had been expected", code, at).map((time) => ({
		...time,
		isOutdated: true,
	}));
}
