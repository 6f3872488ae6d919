import { type SeededRandom, uuidFrom } from "../basics/seeded-random.ts";
import type { FaultsMet } from "./faults.ts";

/** The members of an event that faults change; they have the same names in every dialect. */
interface Touched {
	readonly eventID?: string;
	readonly eventDateTime?: string;
}

/** Share of the events of a faulty answer that are changed. */
const SHARE = 0.2;

const OFFSET = /(?:Z|[+-]\d\d:\d\d)$/;
const OFFSETS = ["Z", "+08:00", "-05:00", "+05:30"] as const;

/** Distorts events, perhaps after other distortions; `originals` are the same events without faults. */
type Distortion = <Event extends Touched>(
	events: readonly Event[],
	random: SeededRandom,
	originals: readonly Event[],
) => Event[];

/** Rewrites the time of some events. */
function rewriteTimes(
	rewrite: (time: string, random: SeededRandom) => string,
): Distortion {
	return (events, random) =>
		events.map((event, index) => {
			const { eventDateTime } = event;
			const own = random.of(`time ${index}`);
			return eventDateTime !== undefined && own.chance("is touched", SHARE)
				? { ...event, eventDateTime: rewrite(eventDateTime, own) }
				: event;
		});
}

const wrongOffset = rewriteTimes((time, random) =>
	time.replace(OFFSET, random.pick("offset", OFFSETS)),
);
const missingOffset = rewriteTimes((time) => time.replace(OFFSET, ""));

/** The duplicate is a copy of the original event, because an error in the duplicate would never be corrected. */
const duplicates: Distortion = (events, random, originals) =>
	events.flatMap((event, index) =>
		random.chance(`twice ${index}`, SHARE)
			? [
					event,
					{
						...event,
						...originals[index],
						eventID: uuidFrom(`again ${event.eventID}`),
					},
				]
			: [event],
	);

const reordering: Distortion = (events, random) =>
	events
		.map((event, index) => ({
			event,
			place: random.fraction(`place ${index}`),
		}))
		.sort((a, b) => a.place - b.place)
		.map(({ event }) => event);

const DISTORTIONS = [
	["wrong_offset", wrongOffset],
	["missing_offset", missingOffset],
	["duplicates", duplicates],
	["reordering", reordering],
] as const;

/** Applies faults to the events of an answer. All its pages must use the same random values. */
export function distortEvents<Event extends Touched>(
	events: readonly Event[],
	faults: FaultsMet,
	random: SeededRandom,
): readonly Event[] {
	return DISTORTIONS.filter(([name]) => faults.has(name)).reduce<
		readonly Event[]
	>(
		(distorted, [name, distort]) => distort(distorted, random.of(name), events),
		events,
	);
}
