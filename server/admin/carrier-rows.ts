import { placeByCode } from "../reference/places/lookup.ts";
import type { CarrierAnswer, Inquiry } from "../sources/contracts/carrier.ts";
import type { PlaceLookup } from "../tracking/derive/lookups.ts";
import { deriveJourney } from "../tracking/derive-journey.ts";
import type { Origin } from "../tracking/journey/origin.ts";
import type { Observation } from "../tracking/observations/observation.ts";
import type { TableRow } from "./table.ts";

const lookup: PlaceLookup = (locode) => {
	const place = placeByCode(locode);
	return place && { name: place.facts.name, timezone: place.facts.timeZone };
};

/** The carrier's messages, in order of time. */
export function messageRows(
	observations: readonly Observation[],
): readonly TableRow[] {
	return observations
		.toSorted((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1))
		.map(messageRow);
}

/** The kind of event, or the retraction. */
function whatIn(observation: Observation): string {
	const { kind, activity } = observation;
	if (kind === "retraction")
		return `retraction of ${observation.retractedEventId}`;
	return kind === "shipment"
		? `${observation.documentType} ${activity}`
		: `${kind} ${activity}`;
}

function messageRow(observation: Observation): TableRow {
	const { place } = observation;
	const isAtCall =
		observation.kind === "transport" || observation.kind === "equipment";
	return {
		at: observation.occurredAt,
		timezone: observation.timezone,
		precision: observation.precision,
		what: whatIn(observation),
		how_sure: observation.classifier,
		where: place?.locode ?? place?.name ?? null,
		by: isAtCall ? observation.mode : null,
		vessel: isAtCall ? (observation.vessel?.name ?? null) : null,
		container:
			observation.kind === "equipment" ? observation.containerNumber : null,
		reported_at: observation.reportedAt,
		original_event: observation.originalEvent,
		event_id: observation.sourceEventId,
	};
}

/** A row for each attribute with a value. Attributes without a source come from reference tables or default rules. */
function attributeRows(
	record: string,
	attributes: Readonly<Record<string, unknown>>,
	provenance: Readonly<Partial<Record<string, Origin>>>,
): TableRow[] {
	return Object.entries(attributes).flatMap(([attribute, value]) => {
		const isNothing = Array.isArray(value) && value.length === 0;
		if (value === null || value === undefined || isNothing) return [];
		const origin = provenance[attribute];
		return {
			record,
			attribute,
			value: typeof value === "object" ? JSON.stringify(value) : value,
			original_event: origin?.originalEvent ?? null,
			reported_at: origin?.observedAt ?? null,
			event_id: origin?.sourceEventId ?? null,
		};
	});
}

/** The attributes derived from an answer at an instant (ISO 8601 UTC), each with its source message. */
export function derivedRows(
	{ normalizedNumber, observations }: CarrierAnswer,
	requestType: Inquiry["requestType"],
	now: string,
): TableRow[] {
	const requested =
		requestType === "container"
			? { container: normalizedNumber }
			: { documents: [normalizedNumber] };
	const journey = deriveJourney(observations, { now, lookup, ...requested });
	const { attributes, provenance } = journey.shipment;
	return [
		...attributeRows("shipment", attributes, provenance),
		...journey.containers.flatMap((container) =>
			attributeRows(
				container.number,
				container.attributes,
				container.provenance,
			),
		),
	];
}

/** The number of unused messages by reason. */
export function leftOutRows(reasons: readonly string[]): TableRow[] {
	const counts = new Map<string, number>();
	for (const reason of reasons)
		counts.set(reason, (counts.get(reason) ?? 0) + 1);
	return [...counts].map(([reason, count]) => ({ count, reason }));
}
