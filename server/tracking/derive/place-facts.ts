import type { FacilityFacts } from "../journey/facility.ts";
import type {
	Message,
	ObservedVessel,
	Place,
	Statement,
} from "../observations/observation.ts";
import { directionOf } from "../route/calls.ts";
import type { Placement } from "../route/message-roles.ts";
import { type Derived, readBest, withoutSource } from "./derived.ts";
import type { FacilityLookup, PlaceLookup } from "./lookups.ts";

/** The terminal or depot that a source names: a known one, otherwise by code. Null when the source names none. */
export function facilityOf(
	place: Place | null,
	facilities?: FacilityLookup,
): FacilityFacts | null {
	const known = place && facilities?.named(place);
	if (known) return known;
	if (!place?.facilityCode) return null;
	const { facilityCode, facilityCodeList, locode } = place;
	return { facilityCode, facilityCodeList, locode };
}

/** The voyage number of a statement: the export voyage for departures, otherwise the import voyage. Where that is missing, the other one. */
export function voyageOf(statement: Statement): string | null {
	if (statement.kind === "shipment" || statement.kind === "status") return null;
	const { importVoyage, exportVoyage } = statement;
	return directionOf(statement) === "departing"
		? (exportVoyage ?? importVoyage)
		: (importVoyage ?? exportVoyage);
}

/** The vessel or barge of a message, or null. */
export function vesselOf(statement: Statement): ObservedVessel | null {
	if (statement.kind === "shipment" || statement.kind === "status") return null;
	return statement.mode === "rail" || statement.mode === "truck"
		? null
		: statement.vessel;
}

/** Name of a statement's place: ours for its UN/LOCODE, otherwise the source's. */
export function placeNameOf(
	{ place }: Statement,
	lookup: PlaceLookup,
): string | null {
	const known = place?.locode ? lookup(place.locode) : undefined;
	return known?.name ?? place?.name ?? null;
}

/** Zone of a statement's place: the source's, otherwise ours for its UN/LOCODE. */
export function timezoneOf(
	{ timezone, place }: Statement,
	lookup: PlaceLookup,
): string | null {
	return timezone ?? (place?.locode && lookup(place.locode)?.timezone) ?? null;
}

/** A place of the journey, each value with its message. */
export interface DerivedPlace {
	/** UN/LOCODE. */
	readonly locode: Derived<string | null>;
	readonly name: Derived<string | null>;
	/** IANA zone. */
	readonly timezone: Derived<string | null>;
}

const NOWHERE: DerivedPlace = {
	locode: withoutSource(null),
	name: withoutSource(null),
	timezone: withoutSource(null),
};

/** The place of messages, with our name and zone for its UN/LOCODE, otherwise those of the sources. */
export function placeOf(
	messages: readonly Message[],
	lookup: PlaceLookup,
): DerivedPlace {
	const locode = readBest(messages, (o) => o.place?.locode ?? null);
	const known = locode.value === null ? undefined : lookup(locode.value);
	return known
		? {
				locode,
				name: { ...locode, value: known.name },
				timezone: { ...locode, value: known.timezone },
			}
		: {
				locode,
				name: readBest(messages, (o) => o.place?.name ?? null),
				timezone: readBest(messages, (o) => o.timezone),
			};
}

/** One of the places of a {@link Placement}. */
export function placeIn(
	{ placed }: Placement,
	place: string | null,
	lookup: PlaceLookup,
): DerivedPlace {
	if (place === null) return NOWHERE;
	const here = placed
		.filter((p) => p.place === place)
		.map(({ observation }) => observation);
	return placeOf(here, lookup);
}
