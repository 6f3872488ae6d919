import type {
	Container,
	Shipment,
	TerminalFee,
	TerminalHold,
} from "../../../generated/openapi.ts";
import type { Columns } from "./columns.ts";
import { dateOfDay } from "./local-date.ts";

/** A container with the shipment that it belongs to. */
export interface ExportedContainer extends Container {
	readonly shipment: Shipment | undefined;
}

const holdText = ({ name, status }: TerminalHold) => `${name} ${status}`;
const feeText = ({ type, amount, currency_code: currency }: TerminalFee) =>
	[type, amount, currency].filter((part) => part != null).join(" ");

/** Texts about the port terminal, then about the inland facility: the filters `held` and `has_fees` look at both. */
const ofBoth = <One>(
	atPort: readonly One[],
	inland: readonly One[] | null,
	textOf: (one: One) => string,
) => [
	...atPort.map(textOf),
	...(inland ?? []).map((one) => `${textOf(one)} (inland)`),
];

/** The columns of a table of containers. */
export const CONTAINER_COLUMNS: Columns<ExportedContainer> = {
	ID: ({ id }) => id,
	Container: ({ attributes }) => attributes.number,
	Status: ({ attributes }) => attributes.current_status,
	"Shipment ID": ({ relationships }) => relationships.shipment.data?.id,
	References: ({ attributes }) => attributes.ref_numbers,
	Seal: ({ attributes }) => attributes.seal_number,
	Equipment: ({ attributes }) => attributes.equipment_type,
	"Length (ft)": ({ attributes }) => attributes.equipment_length,
	Height: ({ attributes }) => attributes.equipment_height,
	"Weight (lb)": ({ attributes }) => attributes.weight_in_lbs,
	"Empty out": ({ attributes }) => attributes.empty_out_at,
	"Full in": ({ attributes }) => attributes.pol_full_in_at,
	Loaded: ({ attributes }) => attributes.pol_vessel_loaded_at,
	Departed: ({ attributes }) => attributes.pol_vessel_departed_at,
	Arrived: ({ attributes }) => attributes.pod_arrived_at,
	Discharged: ({ attributes }) => attributes.pod_discharged_at,
	"Available for pickup": ({ attributes }) => attributes.available_for_pickup,
	Holds: ({ attributes: of }) =>
		ofBoth(of.holds_at_pod_terminal, of.ind_facility_holds, holdText),
	Fees: ({ attributes: of }) =>
		ofBoth(of.fees_at_pod_terminal, of.ind_facility_fees, feeText),
	"Last free day": ({ attributes: of }) =>
		of.pickup_lfd &&
		dateOfDay(of.pickup_lfd, [of.pod_timezone, of.final_destination_timezone]),
	"Pickup appointment": ({ attributes }) => attributes.pickup_appointment_at,
	"Place at the terminal": ({ attributes }) =>
		attributes.location_at_pod_terminal,
	"Full out": ({ attributes }) => attributes.pod_full_out_at,
	"Rail ETA": ({ attributes }) => attributes.ind_eta_at,
	"Rail ATA": ({ attributes }) => attributes.ind_ata_at,
	"Out at the destination": ({ attributes }) =>
		attributes.final_destination_full_out_at,
	Delivered: ({ attributes }) => attributes.delivered_at,
	"Empty returned": ({ attributes }) => attributes.empty_terminated_at,
	"Time zone at discharge": ({ attributes }) => attributes.pod_timezone,
	Created: ({ attributes }) => attributes.created_at,
	"Time zone at the destination": ({ attributes }) =>
		attributes.final_destination_timezone,
	"Bill of lading": ({ shipment }) =>
		shipment?.attributes.bill_of_lading_number,
	SCAC: ({ shipment }) => shipment?.attributes.shipping_line_scac,
	"Port of lading": ({ shipment }) => shipment?.attributes.port_of_lading_name,
	"Port of discharge": ({ shipment }) =>
		shipment?.attributes.port_of_discharge_name,
};
