import { compareText } from "./milestone.ts";
import type { Message } from "./observation.ts";
import { contentOf } from "./standing.ts";

/** Messages that can say the same: few, so that only their content is compared. */
function alike(messages: readonly Message[]): Message[][] {
	const groups = new Map<string, Message[]>();
	for (const message of messages) {
		const { activity, occurredAt } = message;
		const number = message.kind === "equipment" ? message.containerNumber : "";
		const key = `${activity} ${occurredAt} ${number}`;
		const group = groups.get(key);
		if (group) group.push(message);
		else groups.set(key, [message]);
	}
	return [...groups.values()].filter((group) => group.length > 1);
}

const compareReports = (a: Message, b: Message): number =>
	compareText(a.reportedAt ?? "", b.reportedAt ?? "") ||
	compareText(a.key, b.key);

/** Messages that say the same, in the order in which it was said. */
function repetitions(messages: readonly Message[]): Message[][] {
	return alike(messages)
		.flatMap((group) => [...Map.groupBy(group, contentOf).values()])
		.filter((group) => group.length > 1)
		.map((group) => group.sort(compareReports));
}

/** Messages each once: what a source says again under a new id at the same time is left out. */
export function withoutRepetitions(messages: readonly Message[]): Message[] {
	const surplus = new Set<Message>();
	for (const said of repetitions(messages)) {
		for (const [index, message] of said.entries()) {
			if (said[index - 1]?.reportedAt === message.reportedAt)
				surplus.add(message);
		}
	}
	return surplus.size === 0
		? [...messages]
		: messages.filter((message) => !surplus.has(message));
}

/** For messages that say what was said before the message that said it first. Carriers send the same again under new ids. */
export type FirstSaid = ReadonlyMap<Message, Message>;

/** Finds what was said again later. */
export function firstSaid(messages: readonly Message[]): FirstSaid {
	return new Map(
		repetitions(messages).flatMap(([first, ...others]) =>
			others.map((message) => [message, first ?? message] as const),
		),
	);
}
