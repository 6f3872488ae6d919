import { compareText } from "../observations/milestone.ts";
import type { Message } from "../observations/observation.ts";
import { type Asked, askedAmong } from "./asked.ts";
import { linked } from "./linked.ts";
import { documentsOf, isWithin, type NamedTrip, tripsOf } from "./trip.ts";

interface Span {
	readonly roots: Set<string>;
	readonly from: string;
	to: string;
}

/** The sets of documents in the order of their movements; sets whose times overlap are one journey, for a container is on one at a time. */
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
		if (known && known.to < occurredAt) known.to = occurredAt;
		if (known) continue;
		const span = { roots: new Set([root]), from: occurredAt, to: occurredAt };
		byRoot.set(root, span);
		spans.push(span);
	}
	const journeys: Span[] = [];
	for (const span of spans.sort((a, b) => compareText(a.from, b.from))) {
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

/** The container that a message is about; null where it names none. */
const containerIn = (message: Message): string | null =>
	message.kind === "shipment" ? null : (message.containerNumber ?? null);

/** Messages, and the sets of documents that belong together. */
interface Documented {
	readonly messages: readonly Message[];
	/** The representative of each document's set. */
	readonly roots: ReadonlyMap<string, string>;
	/** The set that a message belongs to; undefined when it names no document. */
	readonly rootOf: (message: Message) => string | undefined;
}

/** The sets of documents that messages about one container name, and those that messages about others do. */
function rootsByOwner({ messages, rootOf }: Documented, container: string) {
	const own = new Set<string>();
	const others = new Set<string>();
	for (const message of messages) {
		const [root, about] = [rootOf(message), containerIn(message)];
		if (root === undefined || about === null) continue;
		(about === container ? own : others).add(root);
	}
	return { own, others };
}

/**
 * The documents of the last journey of a container: those that its own messages name, and those that from then on only
 * messages about vessels and papers do. Another container can be on another bill in the same weeks.
 */
function documentsOfContainer(
	documented: Documented,
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

/** Tells, of a message that names no document, whether its container is on the journey of some documents as far as known. */
function isOfJourney(
	{ messages, roots }: Documented,
	wanted: ReadonlySet<string>,
	{ container }: Asked,
): (message: Message) => boolean {
	const byContainer = Map.groupBy(
		messages.filter((o) => o.kind === "equipment"),
		(o) => o.containerNumber,
	);
	const trips = new Map<string, readonly NamedTrip[]>();
	const tripsOfContainer = (number: string) => {
		const known = trips.get(number) ?? tripsOf(byContainer.get(number) ?? []);
		trips.set(number, known);
		return known;
	};
	const isNamed = (number: string) =>
		tripsOfContainer(number).some(({ documents }) => documents.size > 0);
	return (message) => {
		const about = containerIn(message);
		if (about === null || about === container) return true;
		const documents =
			tripsOfContainer(about).find(({ trip }) => isWithin(trip, message))
				?.documents ?? new Set<string>();
		if (documents.size > 0)
			return documents.values().some((d) => wanted.has(roots.get(d) ?? ""));
		return container === null || !(isNamed(container) || isNamed(about));
	};
}

/**
 * The messages without those of another journey.
 *
 * The journey is the one that the documents belong to that were asked for, or the last one of the container that was. When
 * the messages name neither, it is the last one in them. What names no document stays, but for containers whose other
 * messages name documents of another journey, and, when a container was asked for, those that nothing connects with it.
 */
export function withoutOtherJourneys(
	messages: readonly Message[],
	asked: Asked,
): readonly Message[] {
	const roots = linked(messages.map(documentsOf));
	const rootOf = (message: Message) => roots.get(documentsOf(message)[0] ?? "");
	const documented = { messages, roots, rootOf };
	const byDocument = askedAmong(roots.keys(), asked.documents).flatMap(
		(document) => roots.get(document) ?? [],
	);
	const container =
		byDocument.length === 0 &&
		messages.some((o) => containerIn(o) === asked.container)
			? asked.container
			: null;
	const wanted =
		container !== null
			? documentsOfContainer(documented, container)
			: byDocument.length > 0
				? new Set(byDocument)
				: spansOf(messages, rootOf).at(-1)?.roots;
	if (wanted === undefined) return messages;
	const isFound = container !== null || byDocument.length > 0;
	const isOurs = isFound
		? isOfJourney(documented, wanted, { ...asked, container })
		: () => true;
	return messages.filter((message) => {
		const root = rootOf(message);
		return root === undefined ? isOurs(message) : wanted.has(root);
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
