import type { Facility, TerminalRegistry, TerminalSource } from "./terminal.ts";

/** A source with the facilities that it answers for. */
export interface ServedFacilities {
	readonly source: TerminalSource;
	readonly facilities: readonly Facility[];
}

const keyOf = ({ type, id }: Facility) => `${type}/${id}`;

/** Makes a registry of these sources; of two that answer for one facility the first is asked. */
export function terminalRegistry(
	served: readonly ServedFacilities[],
): TerminalRegistry {
	const byFacility = new Map<string, TerminalSource>();
	for (const { source, facilities } of served) {
		for (const facility of facilities) {
			const key = keyOf(facility);
			if (!byFacility.has(key)) byFacility.set(key, source);
		}
	}
	return { find: (facility) => byFacility.get(keyOf(facility)) };
}
