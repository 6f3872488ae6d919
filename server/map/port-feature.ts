import type { PortFeature } from "../../generated/openapi.ts";
import { point } from "./coordinates.ts";
import type { MapPort } from "./map-port.ts";
import type { Stop } from "./stop.ts";

/** A port, with the container's arrival and departure. */
export function portFeature(
	{ sequence, label, inbound, outbound, reportedAt }: Stop,
	port: MapPort,
	portsTotal: number,
): PortFeature {
	return {
		type: "Feature",
		geometry: point(port.position),
		properties: {
			feature_type: "port",
			ports_sequence: sequence,
			ports_total: portsTotal,
			location_id: port.id,
			location_type: "Port",
			name: port.name,
			state_abbr: port.stateAbbr,
			state: port.state,
			country_code: port.countryCode,
			country: port.country,
			time_zone: port.timeZone,
			label,
			inbound_eta_at: inbound?.etaAt ?? null,
			inbound_ata_at: inbound?.ataAt ?? null,
			outbound_etd_at: outbound?.etdAt ?? null,
			outbound_atd_at: outbound?.atdAt ?? null,
			updated_at: reportedAt,
		},
	};
}
