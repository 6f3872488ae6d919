import type { CurrentVesselFeature } from "../../generated/openapi.ts";
import { placeOf } from "../sea/globe.ts";
import type { VesselPosition } from "../sources/contracts/position-source.ts";
import { point } from "./coordinates.ts";
import type { Leg, LegVessel } from "./leg.ts";
import type { MapPort } from "./map-port.ts";
import type { Stop } from "./stop.ts";

/** A vessel at sea with its last position. */
export interface CurrentVessel extends LegVessel {
	readonly name: string;
	readonly position: VesselPosition;
}

function departureOf({ label, outbound }: Stop, port: MapPort) {
	return {
		departure_port_id: port.id,
		departure_port_name: port.name,
		departure_port_state_abbr: port.stateAbbr,
		departure_port_state: port.state,
		departure_port_country_code: port.countryCode,
		departure_port_country: port.country,
		departure_port_label: label,
		departure_port_atd: outbound?.atdAt ?? null,
		departure_port_time_zone: port.timeZone,
	};
}

function arrivalOf({ label, name, inbound, port }: Stop) {
	return {
		arrival_port_id: port?.id ?? null,
		arrival_port_name: port?.name ?? name,
		arrival_port_state_abbr: port?.stateAbbr ?? null,
		arrival_port_state: port?.state ?? null,
		arrival_port_country_code: port?.countryCode ?? null,
		arrival_port_country: port?.country ?? null,
		arrival_port_label: label,
		arrival_port_eta: inbound?.etaAt ?? null,
		arrival_port_time_zone: port?.timeZone ?? null,
	};
}

/** The feature of the vessel that carries the container on a leg from `port`. */
export function currentVesselFeature(
	{ from, to, voyageNumber }: Leg,
	port: MapPort,
	{ id, imo, name, position }: CurrentVessel,
): CurrentVesselFeature {
	return {
		type: "Feature",
		geometry: point(placeOf(position)),
		properties: {
			feature_type: "current_vessel",
			ports_sequence: from.sequence,
			vessel_id: id,
			vessel_name: name,
			vessel_imo: imo,
			voyage_number: voyageNumber,
			vessel_location_timestamp: position.at,
			vessel_location_heading: position.headingDegrees,
			vessel_location_speed: position.speedKnots,
			...departureOf(from, port),
			...arrivalOf(to),
		},
	};
}
