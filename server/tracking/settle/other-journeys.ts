import type { Message } from "../observations/observation.ts";
import {
	cyclesOf,
	type DocumentedCycle,
	documentsOf,
	isWithin,
} from "./container-cycle.ts";
import { joinedNumbers } from "./joined-numbers.ts";
import { type RequestedNumber, requestedAmong } from "./requested-number.ts";

interface Span {
	readonly roots: Set<string>;
	readonly from: string;
	to: string;
}

/**
 * Document sets in the order of their movements. Those that overlap in time are one journey: a container is on one at a time.
 * `observations` are in order of time.
 */
function spansOf(
	observations: readonly Message[],
	rootOf: (observation: Message) => string | undefined,
): Span[] {
	const spans: Span[] = [];
	const byRoot = new Map<string, Span>();
	for (const observation of observations) {
		const root = rootOf(observation);
		if (root === undefined || observation.kind === "shipment") continue;
		const { occurredAt } = observation;
		const known = byRoot.get(root);
		if (known) {
			known.to = occurredAt;
			continue;
		}
		const span = { roots: new Set([root]), from: occurredAt, to: occurredAt };
		byRoot.set(root, span);
		spans.push(span);
	}
	const journeys: Span[] = [];
	for (const span of spans) {
		const last = journeys.at(-1);
		if (last === undefined || last.to < span.from) {
			journeys.push(span);
			continue;
		}
		for (const root of span.roots) last.roots.add(root);
		if (last.to < span.to) last.to = span.to;
	}
	return journeys;
}

/** The container that a message is about; null when it names none. */
const containerIn = (message: Message): string | null =>
	message.kind === "shipment" ? null : (message.containerNumber ?? null);

/** Messages with the sets of documents that belong together. */
interface DocumentedMessages {
	readonly messages: readonly Message[];
	/** The representative of each document's set. */
	readonly roots: ReadonlyMap<string, string>;
	/** Representative of the set of a message; undefined when the message names no document. */
	readonly rootOf: (message: Message) => string | undefined;
}

/** The document sets of one container, and those of other containers. */
function rootsByOwner(
	{ messages, rootOf }: DocumentedMessages,
	container: string,
) {
	const own = new Set<string>();
	const others = new Set<string>();
	for (const message of messages) {
		const [root, number] = [rootOf(message), containerIn(message)];
		if (root === undefined || number === null) continue;
		(number === container ? own : others).add(root);
	}
	return { own, others };
}

/**
 * The documents of a container's last journey: those in its own messages, and those that only messages about vessels and documents name
 * from then on. Another container can be on another bill in the same weeks.
 */
function documentsOfContainer(
	documented: DocumentedMessages,
	container: string,
): ReadonlySet<string> {
	const { messages, rootOf } = documented;
	const { own, others } = rootsByOwner(documented, container);
	const withRoot = (fits: (root: string) => boolean) =>
		messages.filter((message) => {
			const root = rootOf(message);
			return root !== undefined && fits(root);
		});
	const unclaimed = withRoot((root) => !own.has(root) && !others.has(root));
	const spans = spansOf(unclaimed, rootOf);
	const last = spansOf(
		withRoot((root) => own.has(root)),
		rootOf,
	).at(-1);
	if (last !== undefined) {
		const since = spans.filter(({ to }) => to >= last.from);
		return new Set([last, ...since].flatMap(({ roots }) => [...roots]));
	}
	return (
		spans.at(-1)?.roots ?? new Set(unclaimed.flatMap((o) => rootOf(o) ?? []))
	);
}

/** Returns a test for messages without documents: whether their container is on the journey of the wanted documents. */
function isOfJourney(
	{ messages, roots }: DocumentedMessages,
	wanted: ReadonlySet<string>,
	{ container }: RequestedNumber,
): (message: Message) => boolean {
	const byContainer = Map.groupBy(
		messages.filter((o) => o.kind === "equipment"),
		(o) => o.containerNumber,
	);
	const cycles = new Map<string, readonly DocumentedCycle[]>();
	const cyclesOfContainer = (number: string) => {
		const known = cycles.get(number) ?? cyclesOf(byContainer.get(number) ?? []);
		cycles.set(number, known);
		return known;
	};
	const isNamed = (number: string) =>
		cyclesOfContainer(number).some(({ documents }) => documents.size > 0);
	return (message) => {
		const number = containerIn(message);
		if (number === null || number === container) return true;
		const documents =
			cyclesOfContainer(number).find(({ cycle }) => isWithin(cycle, message))
				?.documents ?? new Set<string>();
		if (documents.size > 0)
			return documents.values().some((d) => wanted.has(roots.get(d) ?? d));
		return container === null || !(isNamed(container) || isNamed(number));
	};
}

/**
 * The messages of the requested journey: that of the requested documents, otherwise the last one of the requested container, otherwise
 * the last one in the messages.
 *
 * Messages without documents stay, with two exceptions: those of containers with documents of another journey, and, when a container
 * was requested, those of containers without any connection to it.
 */
export function withoutOtherJourneys(
	messages: readonly Message[],
	requested: RequestedNumber,
): readonly Message[] {
	const roots = joinedNumbers(messages.map(documentsOf));
	const rootOf = ({ billsOfLading, bookings }: Message) =>
		roots.get(billsOfLading[0] ?? bookings[0] ?? "");
	const documented = { messages, roots, rootOf };
	const byDocument = requestedAmong(roots.keys(), requested.documents).flatMap(
		(document) => roots.get(document) ?? [],
	);
	const container =
		byDocument.length === 0 &&
		messages.some((o) => containerIn(o) === requested.container)
			? requested.container
			: null;
	const wanted =
		container !== null
			? documentsOfContainer(documented, container)
			: byDocument.length > 0
				? new Set(byDocument)
				: spansOf(messages, rootOf).at(-1)?.roots;
	if (wanted === undefined) return messages;
	const isFound = container !== null || byDocument.length > 0;
	const isOfThisJourney = isFound
		? isOfJourney(documented, wanted, { ...requested, container })
		: () => true;
	return messages.filter((message) => {
		const root = rootOf(message);
		return root === undefined ? isOfThisJourney(message) : wanted.has(root);
	});
}

/** The bills of lading that messages about a container name. */
export function billsOfContainer(
	messages: readonly Message[],
	container: string,
): string[] {
	const bills = messages.flatMap((message) =>
		containerIn(message) === container ? message.billsOfLading : [],
	);
	return [...new Set(bills)];
}
