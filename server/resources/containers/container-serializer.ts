import type { Container } from "../../../generated/openapi.ts";
import type { ContainerFacts } from "../../tracking/journey.ts";
import { terminalIdentifier } from "../locations/location-identifier.ts";

/** Everything that a container's record is made from. */
export interface ContainerParts {
	readonly id: string;
	readonly shipmentId: string;
	readonly createdAt: string;
	readonly facts: ContainerFacts;
	readonly refNumbers: readonly string[];
	/** When the shipping line was last asked. */
	readonly lineAskedAt: string;
	readonly transportEventIds: readonly string[];
	readonly rawEventIds: readonly string[];
}

/** What only a terminal, a railway or the line's own system can tell; unknown while none of them is asked. */
const NOT_FROM_CARRIERS = {
	holds_at_pod_terminal: [],
	available_for_pickup: null,
	delivered_at: null,
	terminal_checked_at: null,
	fees_at_pod_terminal: [],
	pickup_lfd: null,
	pickup_appointment_at: null,
	pod_full_out_chassis_number: null,
	location_at_pod_terminal: null,
	pod_last_tracking_request_at: null,
	rail_last_tracking_request_at: null,
	availability_known: false,
	weight_in_lbs: null,
	pod_rail_carrier_scac: null,
	ind_rail_carrier_scac: null,
	ind_facility_holds: null,
	ind_facility_fees: null,
	ind_facility_lfd_on: null,
	import_deadlines: {
		pickup_lfd_terminal: null,
		pickup_lfd_rail: null,
		pickup_lfd_line: null,
	},
	ssl_lfd: null,
} satisfies Partial<Container["attributes"]>;

/** The record of a container. */
export function serializeContainer(parts: ContainerParts): Container {
	const { facts } = parts;
	return {
		id: parts.id,
		type: "container",
		attributes: {
			...NOT_FROM_CARRIERS,
			number: facts.number,
			seal_number: facts.sealNumber,
			created_at: parts.createdAt,
			ref_numbers: [...parts.refNumbers],
			pod_arrived_at: facts.podArrivedAt,
			pod_discharged_at: facts.podDischargedAt,
			final_destination_full_out_at: facts.finalDestinationFullOutAt,
			current_status: facts.currentStatus,
			empty_out_at: facts.emptyOutAt,
			pol_full_in_at: facts.polFullInAt,
			pol_vessel_loaded_at: facts.polVesselLoadedAt,
			pol_vessel_departed_at: facts.polVesselDepartedAt,
			equipment_type: facts.equipmentType,
			equipment_length: facts.equipmentLength,
			equipment_height: facts.equipmentHeight,
			pod_full_out_at: facts.podFullOutAt,
			empty_terminated_at: facts.emptyTerminatedAt,
			shipment_last_tracking_request_at: parts.lineAskedAt,
			pod_timezone: facts.podTimezone,
			final_destination_timezone: facts.finalDestinationTimezone,
			empty_terminated_timezone: facts.emptyTerminatedTimezone,
			pod_rail_loaded_at: facts.podRailLoadedAt,
			pod_rail_departed_at: facts.podRailDepartedAt,
			ind_eta_at: facts.indEtaAt,
			ind_ata_at: facts.indAtaAt,
			ind_rail_unloaded_at: facts.indRailUnloadedAt,
		},
		relationships: {
			shipment: { data: { id: parts.shipmentId, type: "shipment" } },
			pickup_facility: { data: null },
			pod_terminal: { data: terminalIdentifier(facts.podTerminal) },
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
