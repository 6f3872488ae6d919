import { directionOf } from "../observations/call.ts";
import type {
	Message,
	ObservedVessel,
	Place,
	Statement,
} from "../observations/observation.ts";
import type { Placement } from "../route/place.ts";
import { type Derived, telling, untold } from "./derived.ts";
import type { FacilityFacts, FacilityLookup, PlaceLookup } from "./journey.ts";

/** The terminal or depot that a source names: one that we know, else by its code. Null when it names none. */
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

/** The voyage on which a vessel comes, for what happens at its arrival, else the one on which it leaves. */
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

/** The name of a statement's place: ours for its UN/LOCODE, else the source's. */
export function placeNameOf(
	{ place }: Statement,
	lookup: PlaceLookup,
): string | null {
	const known = place?.locode ? lookup(place.locode) : undefined;
	return known?.name ?? place?.name ?? null;
}

/** The zone of a statement's place: the source's, else the one we know. */
export function timezoneOf(
	{ timezone, place }: Statement,
	lookup: PlaceLookup,
): string | null {
	return timezone ?? (place?.locode && lookup(place.locode)?.timezone) ?? null;
}

/** A place of the journey, each fact with the message that gave it. */
export interface DerivedPlace {
	/** UN/LOCODE. */
	readonly locode: Derived<string | null>;
	readonly name: Derived<string | null>;
	/** IANA zone. */
	readonly timezone: Derived<string | null>;
}

const NOWHERE: DerivedPlace = {
	locode: untold(null),
	name: untold(null),
	timezone: untold(null),
};

/** The place that messages are about, with the name we know it by and its zone. A place we do not know is as the sources say. */
export function placeOf(
	messages: readonly Message[],
	lookup: PlaceLookup,
): DerivedPlace {
	const locode = telling(messages, (o) => o.place?.locode ?? null);
	const known = locode.value === null ? undefined : lookup(locode.value);
	return known
		? {
				locode,
				name: { ...locode, value: known.name },
				timezone: { ...locode, value: known.timezone },
			}
		: {
				locode,
				name: telling(messages, (o) => o.place?.name ?? null),
				timezone: telling(messages, (o) => o.timezone),
			};
}

/** One of the places that a {@link Placement} names. */
export function placeIn(
	{ placed }: Placement,
	place: string | null,
	lookup: PlaceLookup,
): DerivedPlace {
	if (place === null) return NOWHERE;
	const here = placed.flatMap((p) =>
		p.place === place ? [p.observation] : [],
	);
	return placeOf(here, lookup);
}
