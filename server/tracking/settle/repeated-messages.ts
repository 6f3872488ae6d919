import type { Steps } from "../observations/interruptible.ts";
import type { Message } from "../observations/observation.ts";
import { compareText } from "../observations/precedence.ts";
import { compareReports } from "../observations/report-time.ts";
import { contentOf } from "./statement-content.ts";

/** Messages compared in one step. */
const STEP = 1_000;

/** Groups of at least two messages with the same key. */
function groupsBy(
	messages: readonly Message[],
	read: (message: Message) => string | null,
): Message[][] {
	return [...Map.groupBy(messages, read).values()].filter(
		(group) => group.length > 1,
	);
}

const containerOf = (message: Message): string | null =>
	message.kind === "shipment" ? null : (message.containerNumber ?? null);

// The id alone would let a repetition with a lower one take the place of the first report.
const compareReportOrder = (a: Message, b: Message): number =>
	compareReports(a, b) ||
	compareText(a.receivedAt, b.receivedAt) ||
	compareText(a.key, b.key);

/** Whether the later of two messages with the same content is a mere repetition, as an actual without a report time of its own is. */
const isRepetition = (before: Message, message: Message): boolean =>
	compareReports(before, message) === 0 ||
	(message.classifier === "actual" && before.reportedAt === message.reportedAt);

/** Groups of messages with the same content, each in the order of reporting. */
export type Repetitions = readonly (readonly Message[])[];

/** Finds the messages with the same content. Carriers repeat messages under new ids. */
export function* repetitionsIn(
	messages: readonly Message[],
): Steps<Repetitions> {
	const found: Message[][] = [];
	let compared = 0;
	// Writing out contents is slow, and few messages share time, activity and container.
	for (const atOneTime of groupsBy(messages, (o) => o.occurredAt)) {
		const groups = groupsBy(atOneTime, (o) => o.activity)
			.flatMap((group) => groupsBy(group, containerOf))
			.flatMap((group) => groupsBy(group, contentOf));
		for (const group of groups) found.push(group.sort(compareReportOrder));
		compared += atOneTime.length;
		if (compared < STEP) continue;
		compared = 0;
		yield;
	}
	return found;
}

/** The messages without repetitions under new ids. A repetition with a report time of its own stays. */
export function withoutRepetitions(
	messages: readonly Message[],
	repetitions: Repetitions,
): Message[] {
	const surplus = new Set<Message>();
	for (const group of repetitions) {
		for (const [index, message] of group.entries()) {
			const before = group[index - 1];
			if (before && isRepetition(before, message)) surplus.add(message);
		}
	}
	return surplus.size === 0
		? [...messages]
		: messages.filter((message) => !surplus.has(message));
}

/** Maps each repeated message to the first report of the same content. */
export type FirstReports = ReadonlyMap<Message, Message>;

/** The first report of each repeated message, among some of the messages that repeat each other. */
export function firstReports(
	repetitions: Repetitions,
	messages: readonly Message[],
): FirstReports {
	const first = new Map<Message, Message>();
	if (repetitions.length === 0) return first;
	const among = new Set(messages);
	for (const group of repetitions) {
		const [begin, ...others] = group.filter((message) => among.has(message));
		for (const message of others) first.set(message, begin ?? message);
	}
	return first;
}
