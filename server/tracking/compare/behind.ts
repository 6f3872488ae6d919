import type { ContainerChangeset } from "../../../generated/openapi.ts";
import type {
	ContainerFacts,
	ShipmentFacts,
	TransportEventFacts,
} from "../derive/journey.ts";
import type { WatchedAttributes } from "./compare-attributes.ts";
import { leftInlandAt, leftPortAt } from "./left-places.ts";

/** Where something is told about a container: at the port of discharge, or inland. */
type Where = "port" | "inland";

/** A container, and what it is compared with. */
interface Told {
	/** What is derived of it now. */
	readonly container: ContainerFacts;
	readonly shipment: ShipmentFacts;
	/** As it was recorded before; absent of a container that is tracked for the first time now. */
	readonly before?: {
		readonly attributes: WatchedAttributes;
		/** When it was tracked for the first time (ISO 8601 UTC). */
		readonly createdAt: string;
	};
}

/** Whether the container had left a place before it was tracked for the first time. */
function isBehind(where: Where, { container, before }: Told): boolean {
	const { attributes } = container;
	const leftAt =
		where === "port" ? leftPortAt(attributes) : leftInlandAt(attributes);
	return leftAt !== null && (!before || leftAt <= before.createdAt);
}

/** Where the container is handed over in the end. */
const lastPlace = ({ container }: Told): Where =>
	container.hasInlandLeg ? "inland" : "port";

/** Who counts the last free day of all: the first of line, terminal and railway that says one, or said one before it was gone. */
function pickupPlace(told: Told): Where {
	const { container, before } = told;
	const days = [
		container.attributes.import_deadlines,
		before?.attributes.import_deadlines,
	];
	for (const day of days) {
		if (day?.pickup_lfd_line) break;
		if (day?.pickup_lfd_terminal) return "port";
		if (day?.pickup_lfd_rail) return "inland";
	}
	return lastPlace(told);
}

/** Railways tell of their inland terminals, ocean terminals of the port. */
function availabilityPlace(told: Told): Where {
	const origin = told.container.provenance.available_for_pickup;
	return origin?.source.kind === "rail" ? "inland" : "port";
}

/** Where each attribute of a changeset that is no milestone's time is told about. */
const PLACES: Readonly<
	Partial<Record<keyof ContainerChangeset, (told: Told) => Where>>
> = {
	pickup_lfd: pickupPlace,
	pickup_lfd_line: lastPlace,
	pickup_lfd_terminal: () => "port",
	pickup_lfd_rail: () => "inland",
	pickup_appointment_at: () => "port",
	available_for_pickup: availabilityPlace,
	holds_at_pod_terminal: () => "port",
	fees_at_pod_terminal: () => "port",
	ind_facility_holds: () => "inland",
	ind_facility_fees: () => "inland",
};

/**
 * A changeset without what lies behind: last free days, appointments, availability, holds and fees at a place that the container
 * had left before it was tracked for the first time. Nobody can act on them any more.
 */
export function withoutPast(
	changeset: ContainerChangeset,
	told: Told,
): ContainerChangeset {
	const ahead = Object.entries(changeset).filter(([name]) => {
		const placeOf = PLACES[name as keyof ContainerChangeset];
		return placeOf === undefined || !isBehind(placeOf(told), told);
	});
	return Object.fromEntries(ahead) as ContainerChangeset;
}

const AVAILABILITY: ReadonlySet<TransportEventFacts["event"]> = new Set([
	"container.transport.available",
	"container.transport.not_available",
] as const);

/** Whether an event tells of the availability at a place that lies behind. Milestones are news whenever they are heard of. */
export function isPast(
	{ event, locode }: TransportEventFacts,
	told: Told,
): boolean {
	if (!AVAILABILITY.has(event)) return false;
	const { port_of_discharge_locode: port } = told.shipment.attributes;
	if (locode === null) return isBehind(lastPlace(told), told);
	return isBehind(locode === port ? "port" : "inland", told);
}
