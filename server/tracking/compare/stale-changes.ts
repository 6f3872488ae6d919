import type { ContainerChangeset } from "../../../generated/openapi.ts";
import type {
	ContainerFacts,
	ShipmentFacts,
	TransportEventFacts,
} from "../derive/journey.ts";
import type { WatchedAttributes } from "./compare-attributes.ts";
import { leftInlandAt, leftPortAt } from "./departure-times.ts";

/** The end of the journey that a change is about: the port of discharge, or the inland destination. */
type Site = "port" | "inland";

/** A derived container and the recorded one it is compared with. */
interface Subject {
	readonly container: ContainerFacts;
	readonly shipment: ShipmentFacts;
	/** The recorded container; absent for a new one. */
	readonly before?: {
		readonly attributes: WatchedAttributes;
		/** When tracking began (ISO 8601 UTC). */
		readonly createdAt: string;
	};
}

/** Whether the container left a place before tracking began. */
function leftBeforeTracking(
	where: Site,
	{ container, before }: Subject,
): boolean {
	const { attributes } = container;
	const leftAt =
		where === "port" ? leftPortAt(attributes) : leftInlandAt(attributes);
	return leftAt !== null && (!before || leftAt <= before.createdAt);
}

/** The place where the consignee takes the container over. */
const lastSite = ({ container }: Subject): Site =>
	container.hasInlandLeg ? "inland" : "port";

/** Where `pickup_lfd` applies: where the first of line, terminal and railway counts it that gives, or gave, a last free day. */
function pickupSite(subject: Subject): Site {
	const { container, before } = subject;
	const days = [
		container.attributes.import_deadlines,
		before?.attributes.import_deadlines,
	];
	for (const day of days) {
		if (day?.pickup_lfd_line) break;
		if (day?.pickup_lfd_terminal) return "port";
		if (day?.pickup_lfd_rail) return "inland";
	}
	return lastSite(subject);
}

/** Railways report availability at their inland terminals, ocean terminals at the port. */
function availabilitySite(subject: Subject): Site {
	const origin = subject.container.provenance.available_for_pickup;
	return origin?.source.kind === "rail" ? "inland" : "port";
}

/** Where each attribute of a changeset applies; times of milestones have no entry. */
const SITES: Readonly<
	Partial<Record<keyof ContainerChangeset, (subject: Subject) => Site>>
> = {
	pickup_lfd: pickupSite,
	pickup_lfd_line: lastSite,
	pickup_lfd_terminal: () => "port",
	pickup_lfd_rail: () => "inland",
	pickup_appointment_at: () => "port",
	available_for_pickup: availabilitySite,
	holds_at_pod_terminal: () => "port",
	fees_at_pod_terminal: () => "port",
	ind_facility_holds: () => "inland",
	ind_facility_fees: () => "inland",
};

/**
 * The changeset without changes that have no use any more: last free days, appointments, availability, holds and fees at a
 * place that the container left before tracking began.
 */
export function withoutStaleChanges(
	changeset: ContainerChangeset,
	subject: Subject,
): ContainerChangeset {
	const current = Object.entries(changeset).filter(([name]) => {
		const siteOf = SITES[name as keyof ContainerChangeset];
		return (
			siteOf === undefined || !leftBeforeTracking(siteOf(subject), subject)
		);
	});
	return Object.fromEntries(current) as ContainerChangeset;
}

const AVAILABILITY: ReadonlySet<TransportEventFacts["event"]> = new Set([
	"container.transport.available",
	"container.transport.not_available",
] as const);

/** Whether an event is about availability at a place that the container left before tracking began. Milestones never get stale. */
export function isStaleEvent(
	{ event, locode }: TransportEventFacts,
	subject: Subject,
): boolean {
	if (!AVAILABILITY.has(event)) return false;
	const { port_of_discharge_locode: port } = subject.shipment.attributes;
	if (locode === null) return leftBeforeTracking(lastSite(subject), subject);
	return leftBeforeTracking(locode === port ? "port" : "inland", subject);
}
