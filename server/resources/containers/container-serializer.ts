import type { Container } from "../../../generated/openapi.ts";
import type { FacilityFacts } from "../../tracking/journey/facility.ts";
import type { ContainerFacts } from "../../tracking/journey/journey.ts";
import { oceanTerminalIdentifier } from "../locations/location-identifier.ts";

/** When sources were polled about a container; sources not polled this time are absent. */
export type ContainerTimes = Partial<
	Pick<
		Container["attributes"],
		| "shipment_last_tracking_request_at"
		| "pod_last_tracking_request_at"
		| "rail_last_tracking_request_at"
		| "terminal_checked_at"
	>
>;

/** When the terminals of a container were polled; the other time is that of its shipment. */
export const TERMINAL_TIMES = [
	"terminal_checked_at",
	"pod_last_tracking_request_at",
	"rail_last_tracking_request_at",
] as const;

/** The parts from which a container's record is built. */
export interface ContainerParts {
	readonly id: string;
	readonly shipmentId: string;
	readonly createdAt: string;
	readonly facts: ContainerFacts;
	/** The previous record. It keeps the user's references, and the poll times until the next poll. */
	readonly before: Container | undefined;
	/** References of the request that led to the container. */
	readonly refNumbers: readonly string[];
	readonly times: ContainerTimes;
	readonly transportEventIds: readonly string[];
	readonly rawEventIds: readonly string[];
}

/** The attributes of a new container that no source reports. */
const UNREPORTED = {
	delivered_at: null,
	terminal_checked_at: null,
	pod_last_tracking_request_at: null,
	shipment_last_tracking_request_at: null,
	rail_last_tracking_request_at: null,
} satisfies Partial<Container["attributes"]>;

/**
 * The facility where the container is picked up: the inland one when it continues from the port of discharge, and otherwise the
 * terminal at that port.
 */
function pickupFacility(facts: ContainerFacts): FacilityFacts | null {
	return facts.hasInlandLeg ? facts.destinationTerminal : facts.podTerminal;
}

/** Whether the terminal of discharge has changed, so that the poll times of the old one no longer apply. */
function hasMoved({ facts, before }: ContainerParts): boolean {
	const now = oceanTerminalIdentifier(facts.podTerminal);
	return before?.relationships.pod_terminal.data?.id !== now?.id;
}

/** The record of a container. */
export function serializeContainer(parts: ContainerParts): Container {
	const { facts, before } = parts;
	return {
		id: parts.id,
		type: "container",
		attributes: {
			...UNREPORTED,
			...before?.attributes,
			...(hasMoved(parts) && { terminal_checked_at: null }),
			...facts.attributes,
			number: facts.number,
			created_at: parts.createdAt,
			ref_numbers: before?.attributes.ref_numbers ?? [...parts.refNumbers],
			ssl_lfd: facts.attributes.import_deadlines?.pickup_lfd_line ?? null,
			...parts.times,
		},
		relationships: {
			shipment: { data: { id: parts.shipmentId, type: "shipment" } },
			pickup_facility: { data: oceanTerminalIdentifier(pickupFacility(facts)) },
			pod_terminal: { data: oceanTerminalIdentifier(facts.podTerminal) },
			transport_events: {
				data: parts.transportEventIds.map((id) => ({
					id,
					type: "transport_event",
				})),
			},
			raw_events: {
				data: parts.rawEventIds.map((id) => ({ id, type: "raw_event" })),
			},
		},
	};
}
