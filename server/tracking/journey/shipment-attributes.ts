import type { Shipment } from "../../../generated/openapi.ts";

/** Derived attributes of a shipment, as in the interface. */
export type ShipmentAttributes = Readonly<
	Pick<
		Shipment["attributes"],
		| "port_of_lading_locode"
		| "port_of_lading_name"
		| "port_of_discharge_locode"
		| "port_of_discharge_name"
		| "destination_locode"
		| "destination_name"
		| "pod_vessel_name"
		| "pod_vessel_imo"
		| "pod_voyage_number"
		| "pol_etd_at"
		| "pol_original_etd_at"
		| "pol_atd_at"
		| "pod_eta_at"
		| "pod_original_eta_at"
		| "pod_ata_at"
		| "destination_eta_at"
		| "destination_original_eta_at"
		| "destination_ata_at"
		| "pol_timezone"
		| "pod_timezone"
		| "destination_timezone"
	>
> & {
	/** Null while no message names a bill of lading. */
	readonly bill_of_lading_number: string | null;
	/** References of shipper and forwarder, sorted. */
	readonly line_ref_numbers: string[];
};

/** Attributes of a shipment that estimate a time. */
export type ShipmentEstimate =
	| "pol_etd_at"
	| "pod_eta_at"
	| "destination_eta_at";
