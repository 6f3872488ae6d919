import type { Container } from "../../../generated/openapi.ts";

/** Derived attributes of a container, as in the interface. */
export type ContainerAttributes = Readonly<
	Pick<
		Container["attributes"],
		| "seal_number"
		| "equipment_type"
		| "equipment_length"
		| "equipment_height"
		| "weight_in_lbs"
		| "current_status"
		| "empty_out_at"
		| "pol_full_in_at"
		| "pol_vessel_loaded_at"
		| "pol_vessel_departed_at"
		| "pod_arrived_at"
		| "pod_discharged_at"
		| "pod_full_out_at"
		| "pod_full_out_chassis_number"
		| "pod_rail_loaded_at"
		| "pod_rail_departed_at"
		| "pod_rail_carrier_scac"
		| "ind_eta_at"
		| "ind_ata_at"
		| "ind_rail_unloaded_at"
		| "ind_rail_carrier_scac"
		| "ind_facility_holds"
		| "ind_facility_fees"
		| "ind_facility_lfd_on"
		| "final_destination_full_out_at"
		| "empty_terminated_at"
		| "pod_timezone"
		| "final_destination_timezone"
		| "empty_terminated_timezone"
		| "availability_known"
		| "available_for_pickup"
		| "holds_at_pod_terminal"
		| "fees_at_pod_terminal"
		| "location_at_pod_terminal"
		| "pickup_appointment_at"
		| "pickup_lfd"
		| "import_deadlines"
	>
>;

/** Attributes of a container that estimate a time. */
export type ContainerEstimate = "ind_eta_at";
