import { APPROACHES_AMERICAS } from "./approaches-americas.ts";
import { APPROACHES_ASIA_AND_OCEANIA } from "./approaches-asia-and-oceania.ts";
import { APPROACHES_EUROPE_AND_AFRICA } from "./approaches-europe-and-africa.ts";

/**
 * Lanes of ours between ports and the lanes of the data, for ports whose way to the nearest of those would lead over land or far
 * round: the rivers, and many coasts off which the data's lanes end. Each begins at a port, or at a point of another one, and ends
 * at a port or a point of a lane. Ports by their UN/LOCODE, all else "longitude,latitude". Most were found by a search over a grid
 * of the outlines of land by Natural Earth at 1:10 million, which are in the public domain.
 */
export const APPROACHES: readonly string[] = [
	...APPROACHES_AMERICAS,
	...APPROACHES_EUROPE_AND_AFRICA,
	...APPROACHES_ASIA_AND_OCEANIA,
];
