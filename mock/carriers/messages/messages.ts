import { uuidFrom } from "../basics/deal.ts";
import { MINUTE_MS } from "../basics/local-time.ts";
import type { Box } from "../journeys/cargo.ts";
import type { Journey } from "../journeys/journey.ts";
import { type Milestone, milestonesOf } from "../journeys/milestones.ts";
import type { Stop } from "../journeys/stops.ts";
import { type Manners, mannersOf } from "../lines/manners.ts";
import { type CarrierEvent, carrierEvent } from "./carrier-event.ts";
import { mistakesOf } from "./mistakes.ts";
import { type Saying, sayingsAbout } from "./sayings.ts";

/** What the line tells once, in the words of 2.2, which the other dialects translate. */
export interface Message {
	/** When the line records it (milliseconds). */
	readonly saidAt: number;
	readonly event: CarrierEvent;
	/** The container it is about, if it is about one. */
	readonly box: Box | undefined;
	/** Where in its journey a container is then. */
	readonly phase: Stop["phase"];
	/** The id of the event that it takes back, if it does. */
	readonly retracts: string | undefined;
}

/** What is said about a milestone of one of the plans. */
export interface Told {
	readonly plan: number;
	readonly milestone: Milestone;
	readonly saying: Saying;
}

/** Everything the line will ever say about a journey, whatever its dialect, in the order in which it says it. */
export function toldOf(journey: Journey): readonly Told[] {
	const { plans } = journey;
	const manners = mannersOf(journey.asked.line.scac);
	const milestones = plans.map((plan) => milestonesOf(journey, plan));
	const told = plans.flatMap(({ sinceAt }, plan) => {
		const before = milestones[plan - 1] ?? [];
		const own = milestones[plan] ?? [];
		const mistakes = mistakesOf(journey, own);
		const next = milestones[plan + 1];
		const untilAt = plans[plan + 1]?.sinceAt ?? Number.POSITIVE_INFINITY;
		return own
			.filter((milestone) => canTell(milestone, manners))
			.flatMap((milestone) => {
				const isRepeated = isIn(before, milestone);
				const time = { sinceAt, untilAt, isRepeated };
				const sayings = sayingsAbout(milestone, journey, time);
				const all =
					next === undefined
						? mistakes(milestone, sayings)
						: [
								...sayings,
								...withdrawn(milestone, sayings, untilAt, next, manners),
							];
				return all.map((saying) => ({ plan, milestone, saying }));
			});
	});
	return told
		.filter((one) => !isCancelledBefore(one, journey))
		.sort((one, other) => one.saying.saidAt - other.saying.saidAt);
}

/** With a cancelled booking the line has nothing more to say but that. */
function isCancelledBefore(
	{ milestone, saying }: Told,
	{ situation, turnsAt }: Journey,
): boolean {
	return (
		situation === "booking cancelled" &&
		milestone.what.code !== "CANC" &&
		saying.saidAt >= (turnsAt ?? 0)
	);
}

function canTell({ what }: Milestone, manners: Manners): boolean {
	return what.kind !== "shipment" || manners.hasShipmentEvents;
}

/** Whether a plan has the very same milestone: the same call, planned for the same time. */
function isIn(milestones: readonly Milestone[], milestone: Milestone): boolean {
	return milestones.some(
		({ name, plannedAt, stop }) =>
			name === milestone.name &&
			plannedAt === milestone.plannedAt &&
			stop.id === milestone.stop.id,
	);
}

/** Lines whose dialect has a word for it take back what they said about a plan that they gave up. */
function withdrawn(
	milestone: Milestone,
	sayings: readonly Saying[],
	untilAt: number,
	next: readonly Milestone[],
	{ dialect }: Manners,
): Saying[] {
	const isKept =
		dialect === "2.2" ||
		milestone.what.kind === "shipment" ||
		isIn(next, milestone);
	if (isKept) return [];
	return sayings.map((saying) => ({
		...saying,
		saidAt: untilAt + 5 * MINUTE_MS,
		takesBack: saying.name,
	}));
}

/** What the line says about a journey until an instant (milliseconds) as messages, in the order in which it says it. */
export function messagesOf(
	journey: Journey,
	untilAt = Number.POSITIVE_INFINITY,
): readonly Message[] {
	const manners = mannersOf(journey.asked.line.scac);
	const told = toldOf(journey).filter(({ saying }) => saying.saidAt <= untilAt);
	return told.map(({ plan, milestone, saying }) => {
		const subject = subjectOf(milestone, saying, journey);
		const idOf = (name: string) =>
			uuidFrom(`${journey.key}|${plan}|${subject}|${name}`);
		const id = idOf(saying.name);
		// 3.0 retracts an event under its own id, Beta-1 by another event.
		const isOwnEvent =
			saying.takesBack !== undefined && manners.dialect === "3.0-beta1";
		const eventID = isOwnEvent ? idOf(`${saying.name} taken back`) : id;
		const { what, stop } = milestone;
		return {
			saidAt: saying.saidAt,
			event: carrierEvent(journey, milestone, saying, eventID, manners),
			box: what.kind === "equipment" ? what.box : undefined,
			phase: stop.phase,
			retracts: saying.takesBack === undefined ? undefined : id,
		};
	});
}

/** What events have one id for: when another container takes the place of one, the plans for it are told anew under their ids. */
function subjectOf(
	{ name, what }: Milestone,
	{ classifier }: Saying,
	{ cargo }: Journey,
): string {
	const successor = cargo.boxes.at(-1);
	const isReplaced =
		what.kind === "equipment" &&
		what.box === cargo.swappedOut &&
		classifier !== "ACT";
	return isReplaced && successor !== undefined
		? name.replace(what.box.number, successor.number)
		: name;
}

/** The messages that stand at an instant: those said by then, of those with one id only the latest. */
export function standingAt(
	messages: readonly Message[],
	at: number,
): readonly Message[] {
	const said = messages.filter(({ saidAt }) => saidAt <= at);
	const latest = new Map(
		said.map((message) => [message.event.eventID, message]),
	);
	return said.filter(
		(message) => latest.get(message.event.eventID) === message,
	);
}
