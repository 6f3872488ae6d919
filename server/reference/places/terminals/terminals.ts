import type { TerminalFacts } from "../../reference-types.ts";
import { TERMINALS_CANADA } from "./terminals-canada.ts";
import { TERMINALS_MEXICO } from "./terminals-mexico.ts";
import { TERMINALS_US_ATLANTIC } from "./terminals-us-atlantic.ts";
import { TERMINALS_US_GULF } from "./terminals-us-gulf.ts";
import { TERMINALS_US_PACIFIC } from "./terminals-us-pacific.ts";

/** The ocean terminals of the North American container ports; port and nickname together are unique. */
export const TERMINALS: readonly TerminalFacts[] = [
	...TERMINALS_US_PACIFIC,
	...TERMINALS_US_ATLANTIC,
	...TERMINALS_US_GULF,
	...TERMINALS_CANADA,
	...TERMINALS_MEXICO,
];
