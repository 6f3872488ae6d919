import type { RawEvent } from "../../../generated/openapi.ts";
import type { RawEventFacts } from "../../tracking/journey.ts";
import {
	locationIdentifier,
	terminalIdentifier,
} from "../locations/location-identifier.ts";
import { providerName } from "../provenance/origin-serializer.ts";
import { vesselId } from "../vessels/vessel-serializer.ts";

/** Everything that the record of a raw event is made from. */
export interface RawEventParts {
	readonly id: string;
	readonly createdAt: string;
	readonly containerId: string;
	readonly facts: RawEventFacts;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Writes dates of a zone as ISO 8601 does, for which Sweden is known. One for each zone: they are dear to make. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
	const known = calendars.get(timeZone);
	if (known) return known;
	const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone });
	calendars.set(timeZone, calendar);
	return calendar;
}

/** Days that were looked up, by zone and instant: the records of a shipment name the same few instants at every poll. */
const days = new Map<string, string>();
const MOST_DAYS = 50_000;

/** The day of an instant in a zone, in UTC without one. */
function dayOf(instant: string, timezone: string | null): string {
	if (timezone === null) return instant.slice(0, 10);
	const key = `${timezone} ${instant}`;
	const known = days.get(key);
	if (known) return known;
	if (days.size >= MOST_DAYS) days.clear();
	const day = calendarOf(timezone).format(new Date(instant));
	days.set(key, day);
	return day;
}

function timesOf({ timestamp, timezone, isEstimate }: RawEventFacts) {
	const on = dayOf(timestamp, timezone);
	return {
		timestamp,
		estimated: isEstimate,
		actual_on: isEstimate ? null : on,
		estimated_on: isEstimate ? on : null,
		actual_at: isEstimate ? null : timestamp,
		estimated_at: isEstimate ? timestamp : null,
		will_occur_at: isEstimate ? timestamp : null,
	};
}

/** The record of a raw event that stands. */
export function serializeRawEvent(parts: RawEventParts): RawEvent {
	const { facts } = parts;
	const vessel = vesselId({ imo: facts.vesselImo, name: facts.vesselName });
	return {
		id: parts.id,
		type: "raw_event",
		attributes: {
			event: facts.event,
			original_event: facts.originalEvent,
			...timesOf(facts),
			invalidated_at: null,
			index: facts.index,
			created_at: parts.createdAt,
			data_source: facts.source.kind,
			data_provider_name: providerName(facts.source),
			data_provider_code: facts.source.code,
			voyage_number: facts.voyageNumber,
			location_name: facts.locationName,
			location_locode: facts.locode,
			vessel_name: facts.vesselName,
			vessel_imo: facts.vesselImo,
			timezone: facts.timezone,
		},
		relationships: {
			location: { data: locationIdentifier(facts.locode) },
			vessel: { data: vessel === null ? null : { id: vessel, type: "vessel" } },
			container: { data: { id: parts.containerId, type: "container" } },
			terminal: { data: terminalIdentifier(facts.facility) },
		},
	};
}
