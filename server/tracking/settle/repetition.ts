import { compareText } from "../observations/milestone.ts";
import type { Message } from "../observations/observation.ts";
import { compareReports } from "../observations/report-time.ts";
import type { Steps } from "../observations/steps.ts";
import { contentOf } from "./statement-content.ts";

/** Messages that are compared in one step. */
const STEP = 1_000;

/** Groups of several messages that have something in common. */
function alike(
	messages: readonly Message[],
	read: (message: Message) => string | null,
): Message[][] {
	return [...Map.groupBy(messages, read).values()].filter(
		(group) => group.length > 1,
	);
}

const containerOf = (message: Message): string | null =>
	message.kind === "shipment" ? null : (message.containerNumber ?? null);

const compareSaid = (a: Message, b: Message): number =>
	compareReports(a, b) || compareText(a.key, b.key);

/** Whether the later of two messages in the same words says nothing again: a fact without a time of its own never does. */
const isEcho = (before: Message, message: Message): boolean =>
	compareReports(before, message) === 0 ||
	(message.classifier === "actual" && before.reportedAt === message.reportedAt);

/** Messages that say the same, in the order in which it was said. */
function* repetitions(messages: readonly Message[]): Steps<Message[][]> {
	const found: Message[][] = [];
	let compared = 0;
	// Few happen at one time to one container, so that only their content has to be written out.
	for (const atOneTime of alike(messages, (o) => o.occurredAt)) {
		const groups = alike(atOneTime, (o) => o.activity)
			.flatMap((group) => alike(group, containerOf))
			.flatMap((group) => alike(group, contentOf));
		for (const group of groups) found.push(group.sort(compareSaid));
		compared += atOneTime.length;
		if (compared < STEP) continue;
		compared = 0;
		yield;
	}
	return found;
}

/** Messages each once: what a source says again under a new id is left out, unless it says so at another time. */
export function* withoutRepetitions(
	messages: readonly Message[],
): Steps<Message[]> {
	const surplus = new Set<Message>();
	for (const said of yield* repetitions(messages)) {
		for (const [index, message] of said.entries()) {
			const before = said[index - 1];
			if (before && isEcho(before, message)) surplus.add(message);
		}
	}
	return surplus.size === 0
		? [...messages]
		: messages.filter((message) => !surplus.has(message));
}

/** For messages that say what was said before the message that said it first. Carriers send the same again under new ids. */
export type FirstSaid = ReadonlyMap<Message, Message>;

/** Finds what was said again later. */
export function* firstSaid(messages: readonly Message[]): Steps<FirstSaid> {
	const repeated = yield* repetitions(messages);
	return new Map(
		repeated.flatMap(([first, ...others]) =>
			others.map((message) => [message, first ?? message] as const),
		),
	);
}
