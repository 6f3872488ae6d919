import { placeByCode } from "../../reference/places/lookup.ts";
import type { Facility, KnownFacility } from "../contracts/known-facility.ts";
import type {
	TerminalRegistry,
	TerminalSource,
} from "../contracts/terminal.ts";

/** A source with the facilities it serves. */
export interface ServedFacilities {
	readonly source: TerminalSource;
	readonly facilities: readonly KnownFacility[];
}

const keyOf = ({ type, id }: Facility) => `${type}/${id}`;

const placeKey = (type: Facility["type"], locode: string) =>
	`${type}/${placeByCode(locode)?.facts.code ?? locode}`;

/** Creates a registry of these sources. When two sources serve one facility, the first is used. */
export function terminalRegistry(
	served: readonly ServedFacilities[],
): TerminalRegistry {
	const byFacility = new Map<string, TerminalSource>();
	const byPlace = new Map<string, KnownFacility[]>();
	for (const { source, facilities } of served) {
		for (const facility of facilities) {
			const key = keyOf(facility);
			if (byFacility.has(key)) continue;
			byFacility.set(key, source);
			const place = placeKey(facility.type, facility.place.locode ?? "");
			byPlace.set(place, [...(byPlace.get(place) ?? []), facility]);
		}
	}
	return {
		find: (facility) => byFacility.get(keyOf(facility)),
		only(type, locode) {
			const here = byPlace.get(placeKey(type, locode));
			return here?.length === 1 ? here[0] : undefined;
		},
	};
}
