import type { Shipment } from "../../../generated/openapi.ts";
import type { Columns } from "./columns.ts";

/** The columns of a table of shipments. */
export const SHIPMENT_COLUMNS: Columns<Shipment> = {
	ID: ({ id }) => id,
	"Bill of lading": ({ attributes }) => attributes.bill_of_lading_number,
	"Tracked number": ({ attributes }) => attributes.normalized_number,
	SCAC: ({ attributes }) => attributes.shipping_line_scac,
	"Shipping line": ({ attributes }) => attributes.shipping_line_name,
	Customer: ({ attributes }) => attributes.customer_name,
	References: ({ attributes }) => attributes.ref_numbers,
	Tags: ({ attributes }) => attributes.tags,
	Containers: ({ relationships }) => relationships.containers.data.length,
	"Port of lading": ({ attributes }) => attributes.port_of_lading_name,
	"Port of lading UN/LOCODE": ({ attributes }) =>
		attributes.port_of_lading_locode,
	ETD: ({ attributes }) => attributes.pol_etd_at,
	ATD: ({ attributes }) => attributes.pol_atd_at,
	"Port of discharge": ({ attributes }) => attributes.port_of_discharge_name,
	"Port of discharge UN/LOCODE": ({ attributes }) =>
		attributes.port_of_discharge_locode,
	Vessel: ({ attributes }) => attributes.pod_vessel_name,
	IMO: ({ attributes }) => attributes.pod_vessel_imo,
	Voyage: ({ attributes }) => attributes.pod_voyage_number,
	ETA: ({ attributes }) => attributes.pod_eta_at,
	"Original ETA": ({ attributes }) => attributes.pod_original_eta_at,
	ATA: ({ attributes }) => attributes.pod_ata_at,
	Destination: ({ attributes }) => attributes.destination_name,
	"Destination UN/LOCODE": ({ attributes }) => attributes.destination_locode,
	"Destination ETA": ({ attributes }) => attributes.destination_eta_at,
	"Destination ATA": ({ attributes }) => attributes.destination_ata_at,
	Created: ({ attributes }) => attributes.created_at,
	"Last answer of the line": ({ attributes }) =>
		attributes.line_tracking_last_succeeded_at,
	"Tracking stopped": ({ attributes }) => attributes.line_tracking_stopped_at,
};
