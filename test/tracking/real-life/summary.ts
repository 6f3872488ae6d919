import type {
	ContainerFacts,
	ShipmentFacts,
	TransportEventFacts,
} from "../../../server/tracking/journey/journey.ts";

/**
 * A reader's summary of a shipment. Times are local to the place. Where its zone is unknown they are UTC and end in `Z`. Absent values
 * are unknown.
 */
export interface ShipmentSummary {
	readonly bill?: string;
	/** Ports of lading and discharge, and the inland destination. */
	readonly from?: string;
	readonly to?: string;
	readonly inland?: string;
	/** Name, IMO number and voyage of the vessel that comes to the port of discharge, as far as known. */
	readonly by?: string;
	readonly etd?: string;
	/** The first one, where it was another. */
	readonly firstEtd?: string;
	readonly atd?: string;
	readonly eta?: string;
	readonly firstEta?: string;
	readonly ata?: string;
	readonly inlandEta?: string;
	readonly firstInlandEta?: string;
	readonly inlandAta?: string;
}

/** A reader's summary of a container. */
export interface ContainerSummary {
	readonly number: string;
	readonly status: string;
	/** Length in feet, type and height, as far as known. */
	readonly size?: string;
	readonly seal?: string;
	/** Transport events: name, place, local time. */
	readonly events: readonly string[];
}

/** An instant in the local time of a zone, to the minute. */
function local(at: string, zone: string | null): string {
	const iso = new Date(at).toLocaleString("sv-SE", {
		timeZone: zone ?? "UTC",
	});
	return `${iso.slice(0, 16)}${zone === null ? "Z" : ""}`;
}

/** The members that are known. */
function known<T extends object>(
	members: {
		readonly [Name in keyof T]: T[Name] | null;
	},
): T {
	return Object.fromEntries(
		Object.entries(members).filter(([, value]) => value !== null),
	) as T;
}

const joined = (...texts: readonly (string | number | null)[]): string | null =>
	texts.filter((text) => text !== null).join(" ") || null;

/** A derived shipment in a reader's words. */
export function summarizeShipment({
	attributes: a,
}: ShipmentFacts): ShipmentSummary {
	const in_ = (at: string | null, zone: string | null) =>
		at === null ? null : local(at, zone);
	const first = (original: string | null, last: string | null) =>
		original === last ? null : original;
	return known<ShipmentSummary>({
		bill: a.bill_of_lading_number,
		from: a.port_of_lading_locode ?? a.port_of_lading_name,
		to: a.port_of_discharge_locode ?? a.port_of_discharge_name,
		inland: a.destination_locode ?? a.destination_name,
		by: joined(a.pod_vessel_name, a.pod_vessel_imo, a.pod_voyage_number),
		etd: in_(a.pol_etd_at, a.pol_timezone),
		firstEtd: in_(first(a.pol_original_etd_at, a.pol_etd_at), a.pol_timezone),
		atd: in_(a.pol_atd_at, a.pol_timezone),
		eta: in_(a.pod_eta_at, a.pod_timezone),
		firstEta: in_(first(a.pod_original_eta_at, a.pod_eta_at), a.pod_timezone),
		ata: in_(a.pod_ata_at, a.pod_timezone),
		inlandEta: in_(a.destination_eta_at, a.destination_timezone),
		firstInlandEta: in_(
			first(a.destination_original_eta_at, a.destination_eta_at),
			a.destination_timezone,
		),
		inlandAta: in_(a.destination_ata_at, a.destination_timezone),
	});
}

const eventText = ({
	event,
	locode,
	placeName,
	timestamp,
	timezone,
}: TransportEventFacts): string =>
	`${event.replace("container.transport.", "")} ${locode ?? placeName ?? "-"} ${local(timestamp, timezone)}`;

/** A derived container in a reader's words. */
export function summarizeContainer({
	number,
	attributes: a,
	transportEvents,
}: ContainerFacts): ContainerSummary {
	return known<ContainerSummary>({
		number,
		status: a.current_status,
		size: joined(a.equipment_length, a.equipment_type, a.equipment_height),
		seal: a.seal_number,
		events: transportEvents.map(eventText),
	});
}
