/** The records after each poll, for tests that compare one poll with the next. */
import {
	type Comparison,
	compareJourney,
	type RecordedContainer,
	type RecordedJourney,
} from "../../../server/tracking/compare/compare.ts";
import type { RecordedTransportEvent } from "../../../server/tracking/compare/compare-events.ts";
import type { FacilityFacts } from "../../../server/tracking/journey/facility.ts";
import type {
	ContainerFacts,
	Journey,
} from "../../../server/tracking/journey/journey.ts";

/** The tests record each facility under its code. */
function terminalIdOf(facility: FacilityFacts | null): string | null {
	return facility?.facilityCode ?? null;
}

/** The recorded events of a container after a comparison: corrected, marked, and followed by the news. */
function eventsAfter(
	known: readonly RecordedTransportEvent[],
	container: ContainerFacts,
	{
		news: told,
		unannounced: untold,
		withdrawn,
		renamed,
	}: Comparison["containers"][number],
): RecordedTransportEvent[] {
	const news = [...told, ...untold];
	const newKeys = new Set(news.map(({ key }) => key));
	const standing = new Map(
		container.transportEvents
			.filter(({ key }) => !newKeys.has(key))
			.map((facts) => [facts.key, facts]),
	);
	const before = known.map((event) => ({
		...event,
		key: renamed.get(event.key) ?? event.key,
	}));
	const kept = before.map((event) => {
		const facts = standing.get(event.key);
		const isLatest = before.findLast(({ key }) => key === event.key) === event;
		if (!isLatest) return event;
		return {
			...event,
			timestamp: facts?.timestamp ?? event.timestamp,
			isWithdrawn:
				facts === undefined &&
				(event.isWithdrawn || withdrawn.includes(event.key)),
		};
	});
	return [...kept, ...news.map((facts) => ({ ...facts, isWithdrawn: false }))];
}

/** The record after a journey has been compared with the former one. */
function recordedAfter(
	known: RecordedJourney | null,
	journey: Journey,
	comparison: Comparison,
	trackedAt: string,
): RecordedJourney {
	const before = new Map(known?.containers.map((c) => [c.number, c]));
	journey.containers.forEach((container, index) => {
		const found = comparison.containers[index];
		if (found === undefined) throw new Error("A container was not compared.");
		const recorded: RecordedContainer = {
			number: container.number,
			createdAt: trackedAt,
			attributes: container.attributes,
			podTerminalId: terminalIdOf(container.podTerminal),
			transportEvents: eventsAfter(
				before.get(container.number)?.transportEvents ?? [],
				container,
				found,
			),
		};
		before.set(container.number, recorded);
	});
	return {
		shipment: journey.shipment,
		containers: [...before.values()],
		terminalIdOf,
	};
}

/** A time before every journey. */
const EVER = "2000-01-01T00:00:00Z";

/** The differences that each of several polls finds from the one before it, for containers that are tracked since this time. */
export function comparePolls(
	journeys: readonly Journey[],
	trackedAt = EVER,
): Comparison[] {
	let known: RecordedJourney | null = null;
	return journeys.map((journey) => {
		const comparison = compareJourney(known, journey);
		known = recordedAfter(known, journey, comparison, trackedAt);
		return comparison;
	});
}

/** The differences of the second journey from the first. */
export function compareTwo(before: Journey, after: Journey): Comparison {
	const [, comparison] = comparePolls([before, after]);
	if (comparison === undefined) throw new Error("There were two journeys.");
	return comparison;
}
