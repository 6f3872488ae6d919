import type {
	Container,
	Shipment,
	TerminalFee,
	TerminalHold,
} from "../../../generated/openapi.ts";
import type {
	ListedContainerTable,
	ListedShipmentTable,
} from "./listed-tables.ts";

/** The columns that a container takes from its shipment. */
export type SharedColumns = Pick<
	ListedContainerTable,
	| "scac"
	| "port_of_lading"
	| "port_of_discharge"
	| "vessel_imo"
	| "pod_eta_at"
	| "is_stopped"
	| "customer_id"
>;

/** A shipment with the id of its customer. */
export interface ShipmentWithCustomer {
	readonly record: Shipment;
	readonly customerId: string | null;
}

/** The columns of a shipment for its containers. */
export function sharedColumns({
	record: { attributes },
	customerId,
}: ShipmentWithCustomer): SharedColumns {
	return {
		scac: attributes.shipping_line_scac,
		port_of_lading: attributes.port_of_lading_locode ?? "",
		port_of_discharge: attributes.port_of_discharge_locode ?? "",
		vessel_imo: attributes.pod_vessel_imo ?? "",
		pod_eta_at: attributes.pod_eta_at ?? "",
		is_stopped: attributes.line_tracking_stopped_at === null ? 0 : 1,
		customer_id: customerId ?? "",
	};
}

/** The list row of a shipment that changed at an instant. */
export function listRowOfShipment(
	accountId: string,
	shipment: ShipmentWithCustomer,
	updatedAt: string,
): ListedShipmentTable {
	const { id, attributes, relationships } = shipment.record;
	return {
		account_id: accountId,
		record_id: id,
		created_at: attributes.created_at,
		updated_at: updatedAt,
		...sharedColumns(shipment),
		pod_terminal: relationships.pod_terminal.data?.id ?? "",
		pod_ata_at: attributes.pod_ata_at ?? "",
	};
}

const isHolding = ({ status }: TerminalHold) => status === "hold";
const isOwed = ({ amount }: TerminalFee) => amount > 0;

/** The list row of a container that changed at an instant. */
export function listRowOfContainer(
	accountId: string,
	shared: SharedColumns,
	{ id, attributes, relationships }: Container,
	updatedAt: string,
): ListedContainerTable {
	const { holds_at_pod_terminal: holds, fees_at_pod_terminal: fees } =
		attributes;
	const { ind_facility_holds: inlandHolds, ind_facility_fees: inlandFees } =
		attributes;
	return {
		account_id: accountId,
		record_id: id,
		created_at: attributes.created_at,
		updated_at: updatedAt,
		...shared,
		pod_terminal: relationships.pod_terminal.data?.id ?? "",
		status: attributes.current_status,
		pod_arrived_at: attributes.pod_arrived_at ?? "",
		pod_discharged_at: attributes.pod_discharged_at ?? "",
		pickup_lfd: attributes.pickup_lfd ?? "",
		is_held: [...holds, ...(inlandHolds ?? [])].some(isHolding) ? 1 : 0,
		is_available: attributes.available_for_pickup ? 1 : 0,
		has_fees: [...fees, ...(inlandFees ?? [])].some(isOwed) ? 1 : 0,
	};
}
