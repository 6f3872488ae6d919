import type {
	ContainerMap,
	CurrentVesselFeature,
	PortFeature,
} from "../../generated/openapi.ts";

function port(
	place: [number, number],
	properties: Pick<
		PortFeature["properties"],
		| "ports_sequence"
		| "name"
		| "country"
		| "country_code"
		| "time_zone"
		| "label"
	> &
		Partial<PortFeature["properties"]>,
): PortFeature {
	return {
		type: "Feature",
		geometry: { type: "Point", coordinates: place },
		properties: {
			feature_type: "port",
			ports_total: 2,
			location_id: `86254bb7-d1c2-5d9b-a262-00000000000${properties.ports_sequence}`,
			location_type: "Port",
			state_abbr: null,
			state: null,
			inbound_eta_at: null,
			inbound_ata_at: null,
			outbound_etd_at: null,
			outbound_atd_at: null,
			updated_at: "2026-03-09T08:00:00Z",
			...properties,
		},
	};
}

const ROTTERDAM = port([4.05, 51.95], {
	ports_sequence: 1,
	name: "Rotterdam",
	country: "Netherlands",
	country_code: "NL",
	time_zone: "Europe/Amsterdam",
	label: "POL",
	outbound_etd_at: "2026-03-02T18:00:00Z",
	outbound_atd_at: "2026-03-02T21:40:00Z",
});

const NEW_YORK = port([-74.04, 40.67], {
	ports_sequence: 2,
	name: "New York",
	state_abbr: "NY",
	state: "New York",
	country: "United States",
	country_code: "US",
	time_zone: "America/New_York",
	label: "POD",
	// The clocks of New York go forward on 8 March.
	inbound_eta_at: "2026-03-11T10:00:00Z",
});

const VESSEL: CurrentVesselFeature = {
	type: "Feature",
	geometry: { type: "Point", coordinates: [-32.4, 48.3] },
	properties: {
		feature_type: "current_vessel",
		ports_sequence: 1,
		vessel_id: "0421adb4-a840-553e-ab4e-9ba8f5130d1a",
		vessel_name: "MAERSK HANGZHOU",
		vessel_imo: "9784300",
		voyage_number: "609W",
		vessel_location_timestamp: "2026-03-07T06:12:00Z",
		vessel_location_heading: 262,
		vessel_location_speed: 15.8,
		departure_port_id: ROTTERDAM.properties.location_id,
		departure_port_name: "Rotterdam",
		departure_port_state_abbr: null,
		departure_port_state: null,
		departure_port_country_code: "NL",
		departure_port_country: "Netherlands",
		departure_port_label: "POL",
		departure_port_atd: "2026-03-02T21:40:00Z",
		departure_port_time_zone: "Europe/Amsterdam",
		arrival_port_id: NEW_YORK.properties.location_id,
		arrival_port_name: "New York",
		arrival_port_state_abbr: "NY",
		arrival_port_state: "New York",
		arrival_port_country_code: "US",
		arrival_port_country: "United States",
		arrival_port_label: "POD",
		arrival_port_eta: "2026-03-11T10:00:00Z",
		arrival_port_time_zone: "America/New_York",
	},
};

const BEHIND: [number, number][] = [
	[4.0, 51.98],
	[2.2, 51.3],
	[1.4, 50.95],
	[-1.5, 50.1],
	[-5.6, 49.0],
	[-11.9, 49.2],
	[-18.7, 49.2],
	[-25.6, 48.9],
	[-32.4, 48.3],
];

const AHEAD: [number, number][] = [
	[-32.4, 48.3],
	[-38.8, 47.3],
	[-45.2, 45.7],
	[-50.0, 43.2],
	[-56.6, 42.2],
	[-63.0, 41.3],
	[-69.4, 40.6],
	[-73.6, 40.45],
	[-74.04, 40.67],
];

/** A container on its way from Rotterdam to New York, with the vessel in the middle of the Atlantic. */
export const ATLANTIC: ContainerMap = {
	type: "FeatureCollection",
	features: [
		ROTTERDAM,
		VESSEL,
		{
			type: "Feature",
			geometry: { type: "LineString", coordinates: BEHIND },
			properties: {
				feature_type: "past_vessel_locations",
				ports_sequence: 1,
				vessel_id: VESSEL.properties.vessel_id,
				start_time: "2026-03-02T21:45:00Z",
				end_time: "2026-03-07T06:12:00Z",
				point_count: BEHIND.length,
				outbound_atd_at: "2026-03-02T21:40:00Z",
				inbound_ata_at: null,
				inbound_eta_at: "2026-03-11T10:00:00Z",
			},
		},
		{
			type: "Feature",
			geometry: { type: "LineString", coordinates: AHEAD },
			properties: {
				feature_type: "estimated_partial_leg",
				ports_sequence: 1,
				current_port_id: ROTTERDAM.properties.location_id,
				next_port_id: NEW_YORK.properties.location_id,
				point_count: AHEAD.length,
			},
		},
		NEW_YORK,
	],
};
