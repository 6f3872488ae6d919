import { v5 } from "uuid";
import type {
	Container,
	ContainerProvenance,
	Route,
	RouteLocation,
	Shipment,
} from "../../../generated/openapi.ts";
import { fromJsonText } from "../../database/json-text.ts";
import { isBySea } from "../../map/leg.ts";
import type { SeaStop } from "../../tracking/journey/journey.ts";
import type { PlaceDirectory } from "../places/place-directory.ts";
import { vesselId } from "../vessels/vessel-serializer.ts";

type Attributes = RouteLocation["attributes"];
type Relationships = RouteLocation["relationships"];

/** The members of a location about the transport to or from it. */
type Inbound = Pick<
	Attributes,
	| "inbound_scac"
	| "inbound_mode"
	| "inbound_eta_at"
	| "inbound_ata_at"
	| "inbound_voyage_number"
>;
type Outbound = Pick<
	Attributes,
	| "outbound_scac"
	| "outbound_mode"
	| "outbound_etd_at"
	| "outbound_atd_at"
	| "outbound_voyage_number"
>;

/** A location before its position in the route is known. */
interface Stop {
	readonly name: string | null;
	readonly locode: string | null;
	readonly location: Relationships["location"]["data"];
	readonly facility: Relationships["facility"]["data"];
	readonly inboundVesselId: string | null;
	readonly outboundVesselId: string | null;
	readonly inbound: Inbound;
	readonly outbound: Outbound;
	readonly reportedAt: string | null;
}

/** The records from which a route is built. */
export interface RouteParts {
	readonly shipment: Shipment;
	readonly container: Container;
	readonly provenance: ContainerProvenance;
	readonly stops: readonly SeaStop[];
	readonly places: PlaceDirectory;
}

const NO_INBOUND: Inbound = {
	inbound_scac: null,
	inbound_mode: null,
	inbound_eta_at: null,
	inbound_ata_at: null,
	inbound_voyage_number: null,
};

const NO_OUTBOUND: Outbound = {
	outbound_scac: null,
	outbound_mode: null,
	outbound_etd_at: null,
	outbound_atd_at: null,
	outbound_voyage_number: null,
};

/** The rail journey from the port of discharge to a destination, however little is known of that; undefined without one. */
function railFromPort({
	container,
	shipment,
}: RouteParts): Outbound | undefined {
	const { pod_rail_carrier_scac, pod_rail_loaded_at, pod_rail_departed_at } =
		container.attributes;
	const { destination_locode, destination_name } = shipment.attributes;
	if (
		(pod_rail_carrier_scac ?? pod_rail_loaded_at ?? pod_rail_departed_at) ===
			null ||
		(destination_locode ?? destination_name) === null
	)
		return undefined;
	return {
		...NO_OUTBOUND,
		outbound_scac: pod_rail_carrier_scac,
		outbound_mode: "rail",
		outbound_atd_at: pod_rail_departed_at,
	};
}

function seaStop(stop: SeaStop, index: number, parts: RouteParts): Stop {
	const { shipping_line_scac: scac } = parts.shipment.attributes;
	const { locode, name, inbound, outbound, isPortOfDischarge } = stop;
	const comesBySea = index > 0 && isBySea(parts.stops[index - 1], stop);
	const leavesBySea = isBySea(stop, parts.stops[index + 1]);
	const port = locode === null ? undefined : parts.places.find("port", locode);
	const rail = isPortOfDischarge ? railFromPort(parts) : undefined;
	return {
		name,
		locode,
		location: port ? { type: "port", id: fromJsonText(port).id } : null,
		facility: isPortOfDischarge
			? parts.container.relationships.pod_terminal.data
			: null,
		inboundVesselId: vesselId(inbound?.vessel ?? null),
		outboundVesselId: vesselId(outbound?.vessel ?? null),
		inbound: comesBySea
			? {
					inbound_scac: scac,
					inbound_mode: "vessel",
					inbound_eta_at: inbound?.etaAt ?? null,
					inbound_ata_at: inbound?.ataAt ?? null,
					inbound_voyage_number: inbound?.voyageNumber ?? null,
				}
			: NO_INBOUND,
		outbound: leavesBySea
			? {
					outbound_scac: scac,
					outbound_mode: "vessel",
					outbound_etd_at: outbound?.etdAt ?? null,
					outbound_atd_at: outbound?.atdAt ?? null,
					outbound_voyage_number: outbound?.voyageNumber ?? null,
				}
			: (rail ?? NO_OUTBOUND),
		reportedAt: stop.reportedAt,
	};
}

/** When a source last reported the end of the rail journey; null when none did. */
function railReportedAt({ provenance }: RouteParts): string | null {
	const { ind_eta_at, ind_ata_at, ind_rail_unloaded_at } =
		provenance.attributes;
	const reports = [ind_eta_at, ind_ata_at, ind_rail_unloaded_at].flatMap(
		(origin) => (origin ? [origin.observed_at ?? origin.received_at] : []),
	);
	return reports.toSorted().at(-1) ?? null;
}

/** The destination that the container reaches by rail, if any. */
function railStop(parts: RouteParts): Stop[] {
	const rail = railFromPort(parts);
	const { attributes: of, relationships } = parts.shipment;
	const { attributes } = parts.container;
	if (!rail) return [];
	return [
		{
			name: of.destination_name,
			locode: of.destination_locode,
			location: relationships.destination.data,
			facility: relationships.destination_terminal.data,
			inboundVesselId: null,
			outboundVesselId: null,
			inbound: {
				inbound_scac: attributes.ind_rail_carrier_scac ?? rail.outbound_scac,
				inbound_mode: "rail",
				inbound_eta_at: attributes.ind_eta_at,
				inbound_ata_at: attributes.ind_ata_at,
				inbound_voyage_number: null,
			},
			outbound: NO_OUTBOUND,
			reportedAt: railReportedAt(parts),
		},
	];
}

const vessel = (id: string | null): Relationships["inbound_vessel"] => ({
	data: id === null ? null : { type: "vessel", id },
});

/** The route of a container, and its locations in the order of the journey. */
export function serializeRoute(parts: RouteParts): {
	readonly route: Route;
	readonly locations: readonly RouteLocation[];
} {
	const { container, stops } = parts;
	const { created_at: createdAt } = container.attributes;
	const id = v5("route", container.id);
	const all = [
		...stops.map((stop, index) => seaStop(stop, index, parts)),
		...railStop(parts),
	];
	const locations = all.map((stop, index): RouteLocation => {
		const own = v5(`location ${index}`, id);
		return {
			id: own,
			type: "route_location",
			attributes: {
				id: own,
				location_name: stop.name,
				location_locode: stop.locode,
				...stop.inbound,
				...stop.outbound,
				created_at: createdAt,
				updated_at: stop.reportedAt ?? createdAt,
			},
			relationships: {
				route: { data: { type: "route", id } },
				inbound_vessel: vessel(stop.inboundVesselId),
				outbound_vessel: vessel(stop.outboundVesselId),
				location: { data: stop.location },
				port: { data: stop.location },
				facility: { data: stop.facility },
			},
		};
	});
	const updates = locations.map(({ attributes }) => attributes.updated_at);
	return {
		route: {
			id,
			type: "route",
			attributes: {
				id,
				created_at: createdAt,
				updated_at: updates.toSorted().at(-1) ?? createdAt,
			},
			relationships: {
				cargo: { data: { type: "container", id: container.id } },
				shipment: container.relationships.shipment,
				route_locations: {
					data: locations.map((one) => ({ type: one.type, id: one.id })),
				},
			},
		},
		locations,
	};
}
