import type { NumberKind, RequestedNumber } from "../../basics/numbers.ts";
import type { SeededRandom } from "../../basics/seeded-random.ts";
import { conventionsOf } from "../../lines/line-conventions.ts";
import type { RouteNeeds } from "../../schedule/routes.ts";
import type { Stage } from "../../schedule/stages.ts";

/** What is unusual about a journey or about the line's reports of it. Each journey has exactly one, most often `uneventful`. */
export type Situation = keyof typeof SITUATIONS;

interface SituationRule {
	/** A bill or booking that contains this word is in the situation. */
	readonly word: string;
	/** Weight in the draw, among those that the journey allows. */
	readonly share: number;
	/** Stages at which the situation is still ahead; all stages when absent. */
	readonly stages?: readonly Stage[];
	/** What the route must have. */
	readonly route?: RouteNeeds;
	/** Kinds of number that can have the situation; all when absent. */
	readonly kinds?: readonly NumberKind[];
	/** What the line must be able to report. */
	readonly needs?: "documents" | "retractions";
}

const DOCUMENTS: readonly NumberKind[] = ["bill", "booking"];

const SITUATIONS = {
	uneventful: { word: "PLAIN", share: 40 },
	"late vessel": { word: "DELAYED", share: 6 },
	rollover: { word: "ROLLED", share: 5 },
	"vessel swap": { word: "SWAPSHIP", share: 4 },
	"port omission": { word: "OMITTED", share: 3 },
	"other hub": { word: "HUBMOVED", share: 2, route: { needsHub: true } },
	transshipment: { word: "VIAHUB", share: 1, route: { needsHub: true } },
	"by barge": { word: "BARGE", share: 1, route: { needsBarge: true } },
	"by rail": { word: "BYRAIL", share: 1, route: { needsRail: true } },
	"port called twice": { word: "TWOCALLS", share: 2 },
	"corrected fact": { word: "SAMEID", share: 4 },
	"fact with a new id": { word: "NEWID", share: 4 },
	"retracted fact": { word: "RETRACT", share: 8, needs: "retractions" },
	"fact ahead of time": { word: "AHEAD", share: 3 },
	"estimate after the fact": { word: "LATEGUESS", share: 3 },
	"repeated facts": { word: "REPEATED", share: 4 },
	"containers assigned late": {
		word: "LATEBOX",
		share: 3,
		stages: ["booked"],
		kinds: DOCUMENTS,
	},
	"container swapped": {
		word: "SWAPBOX",
		share: 3,
		stages: ["booked"],
		kinds: DOCUMENTS,
	},
	"two bills": { word: "SPLITBILL", share: 3 },
	"booking cancelled": {
		word: "CANCELLED",
		share: 2,
		stages: ["booked"],
		kinds: DOCUMENTS,
		needs: "documents",
	},
	"known later": {
		word: "MANIFEST",
		share: 3,
		stages: ["booked", "at sea"],
		kinds: DOCUMENTS,
	},
	"container used before": { word: "REUSED", share: 4 },
	"unknown inland place": {
		word: "NOWHERE",
		share: 2,
		route: { needsRail: true },
	},
	"returned elsewhere": { word: "ELSEWHERE", share: 4 },
} as const satisfies Record<string, SituationRule>;

const RULES: readonly (readonly [Situation, SituationRule])[] = Object.entries(
	SITUATIONS,
) as [Situation, SituationRule][];

/** The numbers in the README's table of stages, and similar ones, are uneventful. */
const UNEVENTFUL_NUMBER = /^[A-Z]{0,4}26[01]/;

/** The situation of a number, and where it comes from. */
export interface DrawnSituation {
	readonly situation: Situation;
	/** Whether the number contains the word of the situation. */
	readonly isWanted: boolean;
}

/** The situation whose word a number contains, otherwise one drawn from those that its line and kind allow. */
export function situationOf(
	requested: RequestedNumber,
	random: SeededRandom,
): DrawnSituation {
	const { number, kind } = requested;
	const possible = RULES.filter(([, rule]) => isPossible(rule, requested));
	const named = possible.find(
		([, { word }]) => kind !== "container" && number.includes(word),
	);
	if (named !== undefined) return { situation: named[0], isWanted: true };
	if (UNEVENTFUL_NUMBER.test(number)) {
		return { situation: "uneventful", isWanted: false };
	}
	const shares = possible.reduce((total, [, { share }]) => total + share, 0);
	let rest = random.between("situation", 0, shares);
	const drawn = possible.find(([, { share }]) => {
		rest -= share;
		return rest < 0;
	});
	return { situation: drawn?.[0] ?? "uneventful", isWanted: false };
}

function isPossible(
	{ kinds, needs }: SituationRule,
	{ line, kind }: RequestedNumber,
): boolean {
	const { hasShipmentEvents, dialect } = conventionsOf(line.scac);
	if (needs === "documents" && !hasShipmentEvents) return false;
	if (needs === "retractions" && dialect === "2.2") return false;
	return kinds?.includes(kind) ?? true;
}

/** The stages at which a situation can occur; undefined for all. */
export function stagesIn(situation: Situation): readonly Stage[] | undefined {
	const rule: SituationRule = SITUATIONS[situation];
	return rule.stages;
}

/** What the route of a journey in a situation must have. */
export function routeNeedsIn(situation: Situation): RouteNeeds {
	const rule: SituationRule = SITUATIONS[situation];
	return rule.route ?? {};
}
