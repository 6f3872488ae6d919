import type { RawEvent } from "../../../generated/openapi.ts";
import { fromJsonText, type JsonText } from "../../database/json-text.ts";
import {
	facilityOf,
	placeNameOf,
	timezoneOf,
	voyageOf,
} from "../../tracking/derive/place-facts.ts";
import type {
	Message,
	Observation,
} from "../../tracking/observations/observation.ts";
import {
	locationIdentifier,
	terminalIdentifier,
} from "../locations/location-identifier.ts";
import { placeLookup } from "../places/place-lookup.ts";
import { providerName } from "../provenance/origin-serializer.ts";
import { vesselId } from "../vessels/vessel-serializer.ts";
import type { RawEventTable } from "./raw-event-table.ts";

/** The parts from which a raw event's record is built: its row, and its observations. */
export interface RawEventParts extends RawEventTable {
	/** When the first of its observations was received. */
	readonly received_at: string;
	/** The current observation. */
	readonly content: JsonText<Omit<Observation, "raw">>;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Writes dates of a zone in ISO 8601, as the Swedish locale does. Cached by zone, because creating a format is slow. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
	const known = calendars.get(timeZone);
	if (known) return known;
	const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone });
	calendars.set(timeZone, calendar);
	return calendar;
}

/** Cache of days by zone and instant, because the records of a shipment have the same few instants at every poll. */
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

function timesOf(
	timestamp: string,
	timezone: string | null,
	row: RawEventTable,
) {
	const isEstimate = row.is_estimate === 1;
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

/** The record of a raw event. */
export function serializeRawEvent(row: RawEventParts): RawEvent {
	const { locode, vessel_name, vessel_imo } = row;
	const stored = fromJsonText(row.content) as Message;
	const content = {
		...stored,
		place: stored.place && { ...stored.place, locode },
	};
	const { source } = content;
	const timezone = timezoneOf(content, placeLookup);
	const vessel = vesselId({ imo: vessel_imo, name: vessel_name });
	return {
		id: row.id,
		type: "raw_event",
		attributes: {
			event: row.event,
			original_event: content.originalEvent,
			...timesOf(content.occurredAt, timezone, row),
			invalidated_at: row.invalidated_at,
			index: row.position,
			created_at: row.received_at,
			data_source: source.kind,
			data_provider_name: providerName(source),
			data_provider_code: source.code,
			voyage_number: voyageOf(content),
			location_name: placeNameOf(content, placeLookup),
			location_locode: locode,
			vessel_name,
			vessel_imo,
			timezone,
		},
		relationships: {
			location: { data: locationIdentifier(locode) },
			vessel: { data: vessel === null ? null : { id: vessel, type: "vessel" } },
			container: { data: { id: row.container_id, type: "container" } },
			terminal: { data: terminalIdentifier(facilityOf(content.place)) },
		},
	};
}
