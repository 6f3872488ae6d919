import { type Deal, uuidFrom } from "../basics/deal.ts";
import type { FaultsMet } from "./faults.ts";

/** The members of an event that faults touch; they have the same names in every dialect. */
interface Touched {
	readonly eventID?: string;
	readonly eventDateTime?: string;
}

/** Of the events of a faulty answer so many are touched. */
const SHARE = 0.2;

const OFFSET = /(?:Z|[+-]\d\d:\d\d)$/;
const OFFSETS = ["Z", "+08:00", "-05:00", "+05:30"] as const;

/** Distorts events that may be distorted already; `told` are as many, as the line tells them. */
type Distortion = <Event extends Touched>(
	events: readonly Event[],
	deal: Deal,
	told: readonly Event[],
) => Event[];

/** Rewrites the time of some events. */
function rewriteTimes(
	rewrite: (time: string, deal: Deal) => string,
): Distortion {
	return (events, deal) =>
		events.map((event, index) => {
			const { eventDateTime } = event;
			const own = deal.of(`time ${index}`);
			return eventDateTime !== undefined && own.chance("is touched", SHARE)
				? { ...event, eventDateTime: rewrite(eventDateTime, own) }
				: event;
		});
}

const wrongOffset = rewriteTimes((time, deal) =>
	time.replace(OFFSET, deal.pick("offset", OFFSETS)),
);
const missingOffset = rewriteTimes((time) => time.replace(OFFSET, ""));

/** The second time all is right: nobody would ever put it right, for it is not told again. */
const duplicates: Distortion = (events, deal, told) =>
	events.flatMap((event, index) =>
		deal.chance(`twice ${index}`, SHARE)
			? [
					event,
					{
						...event,
						...told[index],
						eventID: uuidFrom(`again ${event.eventID}`),
					},
				]
			: [event],
	);

const reordering: Distortion = (events, deal) =>
	events
		.map((event, index) => ({ event, place: deal.fraction(`place ${index}`) }))
		.sort((a, b) => a.place - b.place)
		.map(({ event }) => event);

const DISTORTIONS = [
	["wrong_offset", wrongOffset],
	["missing_offset", missingOffset],
	["duplicates", duplicates],
	["reordering", reordering],
] as const;

/** The events of an answer as the faults leave them. All pages of one walk must be dealt alike. */
export function distortEvents<Event extends Touched>(
	events: readonly Event[],
	faults: FaultsMet,
	deal: Deal,
): readonly Event[] {
	return DISTORTIONS.filter(([name]) => faults.has(name)).reduce<
		readonly Event[]
	>(
		(distorted, [name, distort]) => distort(distorted, deal.of(name), events),
		events,
	);
}
