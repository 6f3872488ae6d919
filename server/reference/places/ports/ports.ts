import type { PortFacts } from "../../reference-types.ts";
import { PORTS_AFRICA } from "./ports-africa.ts";
import { PORTS_EAST_ASIA } from "./ports-east-asia.ts";
import { PORTS_EUROPE } from "./ports-europe.ts";
import { PORTS_LATIN_AMERICA } from "./ports-latin-america.ts";
import { PORTS_MIDDLE_EAST } from "./ports-middle-east.ts";
import { PORTS_NORTH_AMERICA } from "./ports-north-america.ts";
import { PORTS_OCEANIA } from "./ports-oceania.ts";
import { PORTS_SOUTH_ASIA } from "./ports-south-asia.ts";
import { PORTS_SOUTHEAST_ASIA } from "./ports-southeast-asia.ts";

/** The container ports of the world that Landfall knows by itself, one row per UN/LOCODE. */
export const PORTS: readonly PortFacts[] = [
	...PORTS_NORTH_AMERICA,
	...PORTS_LATIN_AMERICA,
	...PORTS_EUROPE,
	...PORTS_AFRICA,
	...PORTS_MIDDLE_EAST,
	...PORTS_SOUTH_ASIA,
	...PORTS_SOUTHEAST_ASIA,
	...PORTS_EAST_ASIA,
	...PORTS_OCEANIA,
];
