import type { ContainerChangeset } from "../../../generated/openapi.ts";
import type {
	ContainerAttributes,
	TransportEventFacts,
} from "../derive/journey.ts";
import type { Milestone } from "../observations/event-names.ts";
import { compareText } from "../observations/milestone.ts";

/** What terminals, railways and the line tell of a container beside its milestones, under the names of a changeset. */
const TERMINAL_FACTS = [
	"available_for_pickup",
	"pickup_appointment_at",
	"holds_at_pod_terminal",
	"fees_at_pod_terminal",
	"ind_facility_holds",
	"ind_facility_fees",
] as const;

/** Last free days by who counts them. */
const DEADLINES = [
	"pickup_lfd_line",
	"pickup_lfd_terminal",
	"pickup_lfd_rail",
] as const;

/** For each time of a milestone the milestones that tell it (the interface's table of milestones and attributes). */
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

/** The attributes of a container whose changes an account is told. */
export type WatchedAttributes = Readonly<
	Pick<
		ContainerAttributes,
		| (typeof TERMINAL_FACTS)[number]
		| "pickup_lfd"
		| "import_deadlines"
		| MilestoneTime
	>
>;

/** What a changeset tells of one attribute. */
type Watched = string | boolean | null | readonly unknown[];

/** The same text whatever the order: terminals list holds and fees in none. */
function unordered(list: readonly unknown[]): string {
	return list
		.map((item) => JSON.stringify(item))
		.sort(compareText)
		.join();
}

function isSame(before: Watched, after: Watched): boolean {
	if (before === after) return true;
	return Array.isArray(before) && Array.isArray(after)
		? unordered(before) === unordered(after)
		: false;
}

/** Whether a first time is that of a milestone which is announced now; others come from milestones that were announced before. */
function isTold(
	name: MilestoneTime,
	before: string | null,
	after: string | null,
	news: readonly TransportEventFacts[],
): boolean {
	if (before !== null || after === null) return false;
	const milestones: readonly Milestone[] = MILESTONE_TIMES[name];
	return news.some(
		({ event, timestamp }) =>
			timestamp === after &&
			milestones.some((word) => event === `container.transport.${word}`),
	);
}

/**
 * What changed of a container that was recorded before: every terminal fact, also when it is known for the first time or
 * no longer, and the times of milestones that are corrected, taken back or come back without being announced in `news`.
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
		if (!isTold(name, was, is, news)) note(name, was, is);
	}
	return Object.fromEntries(changes) as ContainerChangeset;
}
