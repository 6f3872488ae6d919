import {
	DAY_MS,
	HOUR_MS,
	MINUTE_MS,
	startOfDay,
} from "../basics/local-time.ts";
import type { SeededRandom } from "../basics/seeded-random.ts";
import type { Visit } from "./visits.ts";

/** A hold in the facility's own words, from one instant to another (milliseconds). */
export interface HoldSpell {
	/** The name that Landfall's interface has for it. */
	readonly canonical: HoldName;
	readonly name: string;
	readonly description: string | null;
	/** Before this instant the hold is pending. */
	readonly inForceAt: number;
	readonly fromAt: number;
	readonly untilAt: number;
}

/** The stay of a container in the yard, with all changes. Instants in milliseconds. */
export interface Stay {
	readonly holds: readonly HoldSpell[];
	/** When it becomes available, unavailable again, and so on. */
	readonly availabilityChangesAt: readonly number[];
	/** The last seconds of the last free days, and when each is reported. */
	readonly lastFreeDays: readonly {
		readonly kind: "terminal" | "line" | "rail";
		readonly reportedStatusAt: number;
		readonly endsAt: number;
	}[];
	/** Demurrage for each day after the last free day. */
	readonly feePerDay: number;
	/** The examination fee while it is owed. */
	readonly examFee:
		| { readonly fromAt: number; readonly untilAt: number }
		| undefined;
	readonly appointment:
		| { readonly madeAt: number; readonly at: number }
		| undefined;
	/** Its locations in the yard, and when each begins. */
	readonly yard: readonly {
		readonly fromAt: number;
		readonly location: string;
	}[];
	readonly offDockAt: number | undefined;
}

/** Hold names as terminals write them; each terminal uses one form. */
const WORDS = {
	customs: ["CUSTOMS", "CBP HOLD", "Customs Hold"],
	freight: ["FREIGHT", "LINE HOLD", "SSCO"],
	USDA: ["USDA", "AGRICULTURE", "APHIS"],
	VACIS: ["VACIS", "NII", "X-RAY EXAM"],
	TMF: ["TMF", "TRAFFIC MITIGATION FEE"],
	other: ["TRUCKER", "DAMAGE", "DOCUMENTS"],
} as const;

type HoldName = keyof typeof WORDS;

/** The fee that trucks pay at Los Angeles and Long Beach. */
const TMF_PORTS: ReadonlySet<string> = new Set(["USLAX", "USLGB"]);

function chanceOf(name: HoldName, { kind, locode }: Visit): number {
	const isPort = kind === "terminal";
	const chances: Readonly<Record<HoldName, number>> = {
		customs: isPort ? 0.5 : 0.1,
		freight: isPort ? 0.6 : 0.2,
		USDA: isPort ? 0.06 : 0,
		VACIS: isPort ? 0.08 : 0,
		TMF: TMF_PORTS.has(locode) ? 0.9 : 0,
		other: 0.05,
	};
	return chances[name];
}

/** The instant at a share of the stay, in full minutes. */
function momentIn({ groundedAt, leavesAt }: Visit, share: number): number {
	const stayMs = Math.max(leavesAt - groundedAt, 10 * MINUTE_MS);
	return Math.round((groundedAt + share * stayMs) / MINUTE_MS) * MINUTE_MS;
}

/** All holds are lifted in the first half of the stay. */
function holdsOf(visit: Visit, ofFacility: SeededRandom): HoldSpell[] {
	const { random, announcedAt, groundedAt } = visit;
	return (Object.keys(WORDS) as HoldName[]).flatMap((name) => {
		const own = random.of(name);
		if (!own.chance("held", chanceOf(name, visit))) return [];
		const isAnnounced = name === "customs" || name === "freight";
		const fromAt = isAnnounced ? announcedAt : groundedAt;
		return [
			{
				canonical: name,
				name: ofFacility.pick(name, WORDS[name]),
				description: own.chance("described", 0.4)
					? `${name} since arrival`
					: null,
				fromAt,
				inForceAt: name === "VACIS" ? momentIn(visit, 0.1) : fromAt,
				untilAt: momentIn(visit, own.between("lifted", 0.12, 0.45)),
			},
		];
	});
}

function availabilityOf(visit: Visit): number[] {
	const { random } = visit;
	const turns = [momentIn(visit, random.between("available", 0.47, 0.55))];
	if (random.chance("alternates", 0.2)) {
		turns.push(momentIn(visit, 0.65), momentIn(visit, 0.75));
	}
	return turns;
}

/** The last second of the local day some days after an instant. */
function endOfDay(at: number, days: number, timeZone: string): number {
	const day = startOfDay(at, timeZone) + days * DAY_MS + 12 * HOUR_MS;
	return startOfDay(startOfDay(day, timeZone) + 30 * HOUR_MS, timeZone) - 1000;
}

function lastFreeDaysOf(visit: Visit): Stay["lastFreeDays"] {
	const { random, timeZone, kind, groundedAt } = visit;
	const own = kind === "terminal" ? "terminal" : "rail";
	const days = random.integer("free days", own === "rail" ? 1 : 2, 4);
	const end = (more: number) => endOfDay(groundedAt, days + more, timeZone);
	const first = {
		kind: own,
		reportedStatusAt: momentIn(visit, 0.05),
		endsAt: end(0),
	} as const;
	const moved = { kind: own, reportedStatusAt: momentIn(visit, 0.6) } as const;
	const more = random.integer("moved by", -1, 1);
	return [
		first,
		...(random.chance("moved", 0.2) ? [{ ...moved, endsAt: end(more) }] : []),
		...(own === "terminal" && random.chance("by the line", 0.35)
			? [
					{
						kind: "line",
						reportedStatusAt: momentIn(visit, 0.02),
						endsAt: end(2),
					} as const,
				]
			: []),
	];
}

function appointmentOf(visit: Visit): Stay["appointment"] {
	const { random, kind, leavesAt } = visit;
	if (kind !== "terminal" || random.chance("no appointment", 0.3))
		return undefined;
	const at = Math.floor(leavesAt / HOUR_MS) * HOUR_MS;
	return { madeAt: momentIn(visit, 0.58), at };
}

function yardOf(visit: Visit): Stay["yard"] {
	const { random, groundedAt } = visit;
	const slot = (name: string) => random.text(name, "@ ## # @");
	return [
		{ fromAt: groundedAt, location: slot("first slot") },
		...(random.chance("shifted", 0.4)
			? [{ fromAt: momentIn(visit, 0.4), location: slot("other slot") }]
			: []),
	];
}

/** Draws the stay of a container. One that leaves by train has no holds, fees or appointment. */
export function stayOf(visit: Visit, ofFacility: SeededRandom): Stay {
	const { random } = visit;
	const yard = yardOf(visit);
	const feePerDay = ofFacility.integer("fee per day", 12, 30) * 10 + 0.5;
	if (visit.leavesBy === "rail") {
		return {
			...{
				yard,
				feePerDay,
				holds: [],
				availabilityChangesAt: [],
				lastFreeDays: [],
			},
			...{ examFee: undefined, appointment: undefined, offDockAt: undefined },
		};
	}
	const holds = holdsOf(visit, ofFacility);
	const exam = holds.find(({ inForceAt, fromAt }) => inForceAt > fromAt);
	const isMoved = visit.kind === "terminal" && random.chance("off dock", 0.06);
	return {
		...{ holds, yard, feePerDay },
		availabilityChangesAt: availabilityOf(visit),
		lastFreeDays: lastFreeDaysOf(visit),
		examFee: exam && { fromAt: exam.inForceAt, untilAt: momentIn(visit, 0.9) },
		appointment: appointmentOf(visit),
		offDockAt: isMoved ? momentIn(visit, 0.3) : undefined,
	};
}
