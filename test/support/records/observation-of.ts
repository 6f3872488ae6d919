import type { RawEvent } from "../../../generated/openapi.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { TERMINALS } from "../../../server/reference/places/terminals/terminals.ts";
import { terminalId } from "../../../server/reference/reference-id.ts";
import type { NewObservation } from "../../../server/resources/observations/observation.ts";
import type { ObservationContent } from "../../../server/resources/observations/report-table.ts";
import type { Observation } from "../../../server/tracking/observations/observation.ts";

const terminalsById = new Map(
	TERMINALS.map((facts) => [terminalId(facts), facts]),
);

/** A raw event's observation, to be stored as the message with this number of its shipment. */
export function newObservationOf(
	event: RawEvent,
	number: number,
): NewObservation {
	const observation = observationOf(event);
	const { raw: _, ...content } = observation;
	return {
		observation,
		row: {
			number,
			source_kind: content.source.kind,
			source_code: content.source.code,
			key: event.id,
			version: "",
			text_digest: null,
			received_at: content.receivedAt,
			content: toJsonText<ObservationContent>(content),
		},
		isRestated: false,
	};
}

/** The observation from which a raw event is derived. */
function observationOf({ attributes, relationships }: RawEvent): Observation {
	const terminal = terminalsById.get(relationships.terminal.data?.id ?? "");
	return {
		kind: "equipment",
		activity: "gated_in",
		key: "",
		source: {
			kind: attributes.data_source,
			code: attributes.data_provider_code ?? "",
		},
		sourceEventId: null,
		originalEvent: attributes.original_event ?? "",
		classifier: attributes.estimated ? "estimated" : "actual",
		occurredAt: attributes.timestamp ?? "",
		precision: "instant",
		timezone: attributes.timezone,
		reportedAt: null,
		receivedAt: attributes.created_at,
		place: {
			locode: null,
			name: attributes.location_name,
			facilityCode: terminal?.firmsCode ?? terminal?.smdgCode ?? null,
			facilityCodeList: terminal?.firmsCode ? "FIRMS" : "SMDG",
			facilityType: null,
		},
		billsOfLading: [],
		bookings: [],
		references: [],
		raw: "",
		mode: null,
		call: null,
		vessel: null,
		importVoyage: attributes.voyage_number,
		exportVoyage: null,
		phase: null,
		containerNumber: null,
		isoCode: null,
		isEmpty: null,
		sealNumber: null,
	};
}
