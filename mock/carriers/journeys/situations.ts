import type { Deal } from "../basics/deal.ts";
import type { AskedNumber, NumberKind } from "../basics/numbers.ts";
import { mannersOf } from "../lines/manners.ts";
import type { RouteWish } from "../schedule/routes.ts";
import type { Stage } from "../schedule/stages.ts";

/** What is out of the ordinary about a journey, or about what the line says of it. A journey has one at most. */
export type Situation = keyof typeof SITUATIONS;

interface SituationRule {
	/** A bill or booking that contains it is in this situation. */
	readonly word: string;
	/** Of all journeys, in percent. */
	readonly share: number;
	/** Stages at which the situation can still be seen to come; all when absent. */
	readonly stages?: readonly Stage[];
	/** What the route must have. */
	readonly wish?: RouteWish;
	/** Kinds of number that it can be told by; all when absent. */
	readonly kinds?: readonly NumberKind[];
	/** What the line must be able to say. */
	readonly needs?: "documents" | "retractions";
}

const DOCUMENTS: readonly NumberKind[] = ["bill", "booking"];

const SITUATIONS = {
	uneventful: { word: "PLAIN", share: 40 },
	"late vessel": { word: "DELAYED", share: 6 },
	rollover: { word: "ROLLED", share: 5 },
	"vessel swap": { word: "SWAPSHIP", share: 4 },
	"port omission": { word: "OMITTED", share: 3 },
	"other hub": { word: "HUBMOVED", share: 2, wish: { needsHub: true } },
	transshipment: { word: "VIAHUB", share: 1, wish: { needsHub: true } },
	"by barge": { word: "BARGE", share: 1, wish: { needsBarge: true } },
	"by rail": { word: "BYRAIL", share: 1, wish: { needsRail: true } },
	"port called twice": { word: "TWOCALLS", share: 2 },
	"corrected fact": { word: "SAMEID", share: 4 },
	"fact told anew": { word: "NEWID", share: 4 },
	"retracted fact": { word: "RETRACT", share: 8, needs: "retractions" },
	"fact ahead of time": { word: "AHEAD", share: 3 },
	"estimate after the fact": { word: "LATEGUESS", share: 3 },
	"told twice": { word: "REPEATED", share: 4 },
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
		wish: { needsRail: true },
	},
	"returned elsewhere": { word: "ELSEWHERE", share: 4 },
} as const satisfies Record<string, SituationRule>;

const RULES: readonly (readonly [Situation, SituationRule])[] = Object.entries(
	SITUATIONS,
) as [Situation, SituationRule][];

/** The examples of the README for the stages, and their neighbours, have nothing out of the ordinary. */
const UNEVENTFUL_NUMBER = /^[A-Z]{0,4}26[01]/;

/** What is said about the situation of a number. */
export interface DealtSituation {
	readonly situation: Situation;
	/** Whether the number asks for it on purpose. */
	readonly isWanted: boolean;
}

/** The situation that a number names, else the one that it is dealt among those that its line and kind allow. */
export function situationOf(asked: AskedNumber, deal: Deal): DealtSituation {
	const { number, kind } = asked;
	const possible = RULES.filter(([, rule]) => isPossible(rule, asked));
	const named = possible.find(
		([, { word }]) => kind !== "container" && number.includes(word),
	);
	if (named !== undefined) return { situation: named[0], isWanted: true };
	if (UNEVENTFUL_NUMBER.test(number)) {
		return { situation: "uneventful", isWanted: false };
	}
	const shares = possible.reduce((total, [, { share }]) => total + share, 0);
	let rest = deal.between("situation", 0, shares);
	const dealt = possible.find(([, { share }]) => {
		rest -= share;
		return rest < 0;
	});
	return { situation: dealt?.[0] ?? "uneventful", isWanted: false };
}

function isPossible(
	{ kinds, needs }: SituationRule,
	{ line, kind }: AskedNumber,
): boolean {
	const { hasShipmentEvents, dialect } = mannersOf(line.scac);
	if (needs === "documents" && !hasShipmentEvents) return false;
	if (needs === "retractions" && dialect === "2.2") return false;
	return kinds?.includes(kind) ?? true;
}

/** The stages at which a situation can be; undefined for all. */
export function stagesIn(situation: Situation): readonly Stage[] | undefined {
	const rule: SituationRule = SITUATIONS[situation];
	return rule.stages;
}

/** What the route of a journey in a situation must have. */
export function wishIn(situation: Situation): RouteWish {
	const rule: SituationRule = SITUATIONS[situation];
	return rule.wish ?? {};
}
