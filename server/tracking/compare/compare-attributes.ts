import type { ContainerChangeset } from "../../../generated/openapi.ts";
import type { ContainerAttributes } from "../journey/container-attributes.ts";
import type { TransportEventFacts } from "../journey/journey.ts";
import type { Milestone } from "../observations/event-names.ts";
import { compareText } from "../observations/precedence.ts";

/** Attributes of a changeset that terminals, railways and the line report beside milestones. */
const TERMINAL_FACTS = [
	"available_for_pickup",
	"pickup_appointment_at",
	"holds_at_pod_terminal",
	"fees_at_pod_terminal",
	"ind_facility_holds",
	"ind_facility_fees",
] as const;

/** Last free days as the line, the terminal and the railway count them. */
const DEADLINES = [
	"pickup_lfd_line",
	"pickup_lfd_terminal",
	"pickup_lfd_rail",
] as const;

/** The milestones behind each time of a milestone (the interface's table of milestones and attributes). */
const MILESTONE_TIMES = {
	empty_out_at: ["empty_out"],
	pol_full_in_at: ["full_in"],
	pol_vessel_loaded_at: ["vessel_loaded"],
	pol_vessel_departed_at: ["vessel_departed"],
	pod_arrived_at: ["vessel_arrived"],
	pod_discharged_at: ["vessel_discharged"],
	pod_rail_loaded_at: ["rail_loaded"],
	pod_rail_departed_at: ["rail_departed"],
	ind_ata_at: ["rail_arrived", "arrived_at_inland_destination"],
	ind_rail_unloaded_at: ["rail_unloaded"],
	pod_full_out_at: ["full_out"],
	final_destination_full_out_at: ["full_out"],
	empty_terminated_at: ["empty_in"],
} satisfies Partial<Record<keyof ContainerAttributes, readonly Milestone[]>>;

type MilestoneTime = keyof typeof MILESTONE_TIMES;
const TIMES = Object.keys(MILESTONE_TIMES) as MilestoneTime[];

/** Whether an attribute of a changeset is the time of a milestone. */
export function isMilestoneTime(name: string): boolean {
	return name in MILESTONE_TIMES;
}

/** The container attributes whose changes are announced. */
export type WatchedAttributes = Readonly<
	Pick<
		ContainerAttributes,
		| (typeof TERMINAL_FACTS)[number]
		| "pickup_lfd"
		| "import_deadlines"
		| MilestoneTime
	>
>;

/** One value in a changeset. */
type Watched = string | boolean | null | readonly unknown[];

/** The same text whatever the order of the list: terminals list holds and fees in no particular order. */
function unordered(list: readonly unknown[]): string {
	return list
		.map((item) => JSON.stringify(item))
		.sort(compareText)
		.join();
}

function isSame(before: Watched, after: Watched): boolean {
	return Array.isArray(before) && Array.isArray(after)
		? unordered(before) === unordered(after)
		: before === after;
}

/** Whether a first time belongs to a milestone among the news, which announces it already. */
function isAnnounced(
	name: MilestoneTime,
	before: string | null,
	after: string | null,
	news: readonly TransportEventFacts[],
): boolean {
	const milestones: readonly Milestone[] = MILESTONE_TIMES[name];
	return (
		before === null &&
		news.some(
			({ event, timestamp }) =>
				timestamp === after &&
				milestones.some((word) => event === `container.transport.${word}`),
		)
	);
}

/**
 * The changes between a recorded container and the derived one: terminal facts with their first values and their removals, and times of
 * milestones that were corrected, withdrawn or restored and are not announced in `news`.
 */
export function compareAttributes(
	before: WatchedAttributes,
	after: WatchedAttributes,
	news: readonly TransportEventFacts[],
): ContainerChangeset {
	const changes: [keyof ContainerChangeset, [Watched, Watched]][] = [];
	const note = (name: keyof ContainerChangeset, was: Watched, is: Watched) => {
		if (!isSame(was, is)) changes.push([name, [was, is]]);
	};
	note("pickup_lfd", before.pickup_lfd, after.pickup_lfd);
	for (const name of DEADLINES) {
		note(
			name,
			before.import_deadlines?.[name] ?? null,
			after.import_deadlines?.[name] ?? null,
		);
	}
	for (const name of TERMINAL_FACTS) note(name, before[name], after[name]);
	for (const name of TIMES) {
		const [was, is] = [before[name], after[name]];
		if (!isAnnounced(name, was, is, news)) note(name, was, is);
	}
	return Object.fromEntries(changes) as ContainerChangeset;
}
