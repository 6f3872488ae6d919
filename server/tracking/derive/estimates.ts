import { placeKey } from "../observations/call.ts";
import {
	authorityOf,
	best,
	bestEstimate,
	compareText,
} from "../observations/milestone.ts";
import type { Message } from "../observations/observation.ts";
import { compareReports, isOfOneAnswer } from "../observations/report-time.ts";
import type { FirstSaid } from "../settle/repetition.ts";
import { originOf } from "./derived.ts";
import type { Estimate } from "./journey.ts";

/** For messages that correct earlier ones of the same identity, those. */
export type Earlier = ReadonlyMap<Message, readonly Message[]>;

/** What is said about the time of one milestone. */
export interface Sayings {
	readonly reports: readonly Message[];
	/** About a vessel or call that the container was to go by and does not: its estimates were the milestone's at the time. */
	readonly superseded: readonly Message[];
	readonly earlier: Earlier;
}

/** The estimated time of one milestone. */
export interface EstimatedTime {
	/** The message that gives the estimate; it stays known after the fact. */
	readonly current: Message | null;
	/** The messages that gave each value it has had, by when they were said. */
	readonly values: readonly Message[];
}

const reportOrder = (a: Message, b: Message): number =>
	compareReports(a, b) || compareText(a.key, b.key);

/**
 * Estimates in the order in which they were said, without old ones that an answer lists once more beside newer ones: lines
 * that give their messages new ids whenever they are asked, and do not tell when they recorded them, would seem to
 * change their mind with every answer.
 */
function withoutOldOnes(inOrder: readonly Message[]): Message[] {
	const known = new Set<string>();
	return inOrder.filter((message, index) => {
		const next = inOrder[index + 1];
		const isOld = known.has(message.occurredAt);
		known.add(message.occurredAt);
		return !(isOld && next && isOfOneAnswer(message, next));
	});
}

/** All estimates among messages and what they said before about the same, in the order in which they were said. */
function estimatesIn(
	messages: readonly Message[],
	earlier: Earlier,
): Message[] {
	const versions = messages.flatMap((message) => {
		const before = earlier.get(message) ?? [];
		const place = placeKey(message.place);
		const isSame = (o: Message) =>
			o.activity === message.activity && placeKey(o.place) === place;
		return [message, ...before.filter(isSame)];
	});
	return withoutOldOnes(
		versions
			.filter(({ classifier }) => classifier !== "actual")
			.sort(reportOrder),
	);
}

/** Those of the messages that counted most when they were reported. */
function champions(messages: readonly Message[]): Message[] {
	const path: Message[] = [];
	for (const message of messages) {
		const last = path.at(-1);
		if (last === undefined || best([last, message]) === message)
			path.push(message);
	}
	return path;
}

/**
 * The estimate of a milestone and how it came about. What is said again is no new value. Only the sources with the most
 * authority are heard: where the line gives an estimate, a terminal's forecasts of its berths do not count.
 */
export function estimatedTime(sayings: Sayings): EstimatedTime {
	const { reports, earlier } = sayings;
	const about = estimatesIn(reports, earlier);
	const [begin] = about;
	const before = estimatesIn(sayings.superseded, earlier).filter(
		(o) => begin === undefined || reportOrder(o, begin) < 0,
	);
	const authority = Math.max(
		...(about.length > 0 ? about : before).map(authorityOf),
	);
	const [old = [], now = []] = [before, about].map((messages) =>
		champions(messages.filter((o) => authorityOf(o) >= authority)),
	);
	const current = bestEstimate(reports) ?? now.at(-1) ?? null;
	const path = [...old, ...now];
	if (current !== null && path.at(-1) !== current) path.push(current);
	const values = path.filter(
		(message, index) => path[index - 1]?.occurredAt !== message.occurredAt,
	);
	return { current, values };
}

/** The history of an estimated time as it is published. */
export function historyOf<Attribute extends string>(
	attribute: Attribute,
	{ values }: EstimatedTime,
	first: FirstSaid,
): Estimate<Attribute>[] {
	return values.map((message) => ({
		attribute,
		value: message.occurredAt,
		origin: originOf(message, first),
	}));
}
