import type {
	AttributeOrigin,
	PastEstimate,
} from "../../../generated/openapi.ts";
import { shippingLineByScac } from "../../reference/places/lookup.ts";
import type {
	Estimate,
	Origin,
	Provenance,
} from "../../tracking/journey/origin.ts";
import type { Source } from "../../tracking/observations/observation.ts";

/** The id of the raw event of an observation (by its identity); undefined when it has none. */
export type RawEventIdOf = (observation: string) => string | undefined;

/** The name of a source: a shipping line's name; null for other sources, which have only a code. */
export function providerName(source: Source): string | null {
	const line =
		source.kind === "shipping_line"
			? shippingLineByScac(source.code)
			: undefined;
	return line?.name ?? null;
}

function serializeOrigin(
	origin: Origin,
	rawEventIdOf: RawEventIdOf,
): AttributeOrigin {
	const id = rawEventIdOf(origin.observation);
	return {
		data_source: origin.source.kind,
		data_provider_name: providerName(origin.source),
		data_provider_code: origin.source.code,
		source_event_id: origin.sourceEventId,
		original_event: origin.originalEvent,
		observed_at: origin.observedAt,
		received_at: origin.receivedAt,
		raw_event: id === undefined ? null : { id, type: "raw_event" },
		...(origin.isFacilityAssumed && { facility_assumed: true as const }),
	};
}

/** The raw events that some origins name, each once. */
function rawEventsOf(origins: readonly AttributeOrigin[]) {
	const ids = new Set(origins.flatMap(({ raw_event: raw }) => raw?.id ?? []));
	return { data: [...ids].map((id) => ({ id, type: "raw_event" as const })) };
}

/** The provenance of a record as replied: attributes with their sources, and the raw events they refer to. */
export function serializeProvenance<Attribute extends string>(
	provenance: Provenance<Attribute>,
	rawEventIdOf: RawEventIdOf,
) {
	const attributes = Object.fromEntries(
		Object.entries<Origin | undefined>(provenance).flatMap(
			([attribute, origin]) =>
				origin ? [[attribute, serializeOrigin(origin, rawEventIdOf)]] : [],
		),
	) as Partial<Record<Attribute, AttributeOrigin>>;
	const origins = Object.values<AttributeOrigin | undefined>(attributes);
	return {
		attributes,
		rawEvents: rawEventsOf(origins.filter((origin) => origin !== undefined)),
	};
}

/** The history of estimates as replied: the values of each attribute, and the raw events they refer to. */
export function serializeEstimates<Attribute extends string>(
	names: readonly Attribute[],
	history: readonly Estimate<Attribute>[],
	rawEventIdOf: RawEventIdOf,
) {
	const estimates = history.map(({ attribute, value, origin }) => ({
		attribute,
		past: { value, origin: serializeOrigin(origin, rawEventIdOf) },
	}));
	const attributes = Object.fromEntries(
		names.map((name) => [
			name,
			estimates
				.filter(({ attribute }) => attribute === name)
				.map(({ past }) => past),
		]),
	) as Record<Attribute, PastEstimate[]>;
	return {
		attributes,
		rawEvents: rawEventsOf(estimates.map(({ past }) => past.origin)),
	};
}
