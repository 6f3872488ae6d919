import type { ContainerChangeset } from "../../../generated/openapi.ts";
import { mainPortCode } from "../../reference/places/ports/alternative-port-codes.ts";
import type {
	ContainerFacts,
	ShipmentFacts,
	TransportEventFacts,
} from "../journey/journey.ts";
import type { WatchedAttributes } from "./compare-attributes.ts";
import { leftInlandAt, leftPortAt } from "./departure-times.ts";

/** When the container left the end of the journey that a change is about: {@link leftPortAt} or {@link leftInlandAt}. */
type LeftAt = typeof leftPortAt;

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
	leftAt: LeftAt,
	{ container, before }: Subject,
): boolean {
	const at = leftAt(container.attributes);
	return at !== null && (!before || at <= before.createdAt);
}

/** The place where the consignee takes the container over. */
const leftLastAt = ({ container }: Subject): LeftAt =>
	container.hasInlandLeg ? leftInlandAt : leftPortAt;

/**
 * Where `pickup_lfd` applies. The first of line, terminal and railway that states a last free day decides; when none does, the first
 * that stated one.
 */
function leftForPickupAt(subject: Subject): LeftAt {
	const { container, before } = subject;
	const days = [
		container.attributes.import_deadlines,
		before?.attributes.import_deadlines,
	];
	for (const day of days) {
		if (day?.pickup_lfd_line) break;
		if (day?.pickup_lfd_terminal) return leftPortAt;
		if (day?.pickup_lfd_rail) return leftInlandAt;
	}
	return leftLastAt(subject);
}

/**
 * Railways report availability at their inland terminals, ocean terminals at the port. A line reports the departure that ends it: from
 * inland when the container has left there.
 */
function leftWhenAvailableAt({ container }: Subject): LeftAt {
	const { attributes, hasInlandLeg, provenance } = container;
	const reporter = provenance.available_for_pickup?.source.kind;
	const hasLeftInland = hasInlandLeg && leftInlandAt(attributes) !== null;
	return reporter === "rail" || (reporter === "shipping_line" && hasLeftInland)
		? leftInlandAt
		: leftPortAt;
}

/** When the container left where each attribute of a changeset applies; times of milestones have no entry. */
const LEFT_AT: Readonly<
	Partial<Record<keyof ContainerChangeset, (subject: Subject) => LeftAt>>
> = {
	pickup_lfd: leftForPickupAt,
	pickup_lfd_line: leftLastAt,
	pickup_lfd_terminal: () => leftPortAt,
	pickup_lfd_rail: () => leftInlandAt,
	pickup_appointment_at: () => leftPortAt,
	available_for_pickup: leftWhenAvailableAt,
	holds_at_pod_terminal: () => leftPortAt,
	fees_at_pod_terminal: () => leftPortAt,
	ind_facility_holds: () => leftInlandAt,
	ind_facility_fees: () => leftInlandAt,
};

/**
 * The changeset without outdated changes: last free days, appointments, availability, holds and fees at a place that the
 * container left before tracking began.
 */
export function withoutStaleChanges(
	changeset: ContainerChangeset,
	subject: Subject,
): ContainerChangeset {
	const current = Object.entries(changeset).filter(([name]) => {
		const leftAtOf = LEFT_AT[name as keyof ContainerChangeset];
		return (
			leftAtOf === undefined || !leftBeforeTracking(leftAtOf(subject), subject)
		);
	});
	return Object.fromEntries(current) as ContainerChangeset;
}

const AVAILABILITY: ReadonlySet<TransportEventFacts["event"]> = new Set([
	"container.transport.available",
	"container.transport.not_available",
] as const);

const isSamePort = (locode: string, port: string | null): boolean =>
	port !== null && mainPortCode(locode) === mainPortCode(port);

/**
 * Whether an event is about availability at a place that the container left before tracking began. Milestones are never
 * outdated.
 */
export function isStaleEvent(
	{ event, locode }: TransportEventFacts,
	subject: Subject,
): boolean {
	if (!AVAILABILITY.has(event)) return false;
	const { port_of_discharge_locode: port } = subject.shipment.attributes;
	if (locode === null) return leftBeforeTracking(leftLastAt(subject), subject);
	return leftBeforeTracking(
		isSamePort(locode, port) ? leftPortAt : leftInlandAt,
		subject,
	);
}
