import type { Vessel } from "../../../generated/openapi.ts";
import { fromJsonText, type JsonParts } from "../../database/json-text.ts";
import { badParameter, notFound } from "../../http/replies/api-error.ts";
import { requireEntitlement } from "../../http/require-entitlement.ts";
import { portByCode } from "../../reference/places/lookup.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import { type Position, placeOf } from "../../sea/globe.ts";
import type { SeaRoute } from "../../sea/route-line.ts";
import type { Account } from "../../services/account.ts";
import type { Services } from "../../services/services.ts";
import type { VesselPosition } from "../../sources/contracts/position-source.ts";
import { findTrack } from "./find-track.ts";
import { futurePositions } from "./future-positions.ts";
import { knownVoyage, type Voyage } from "./known-voyage.ts";
import { sailingSpeed } from "./sailing-speed.ts";
import { findVessel } from "./vessel-queries.ts";
import { vesselIdIn } from "./vessel-serializer.ts";
import { writePositions } from "./write-positions.ts";

/** The parts of a request for a prediction. */
interface Asked {
	readonly path: { readonly id: string };
	readonly query: {
		readonly port_id?: string;
		readonly previous_port_id?: string;
	};
	readonly account: Account;
	readonly services: Services;
}

/** The start of a prediction: position and time. */
export interface Start {
	readonly position: Position;
	readonly at: Date;
}

/** The period from which the speed of a vessel is taken. */
const LOOK_BACK_MS = 7 * 86_400_000;

/** The UN/LOCODE of the port in a parameter; undefined without one. */
function portCode(
	{ query, services }: Asked,
	parameter: "port_id" | "previous_port_id",
): string | undefined {
	const asked = query[parameter];
	if (!asked) return undefined;
	const port = services.places.find("port", asked);
	if (port !== undefined) return fromJsonText(port).attributes.code;
	const detail = "this is neither the id of a port nor the UN/LOCODE of one";
	throw badParameter(parameter, "invalid", detail);
}

/** The ports of a vessel's voyage: the requested ones, or otherwise those of the account's containers aboard. */
async function voyageOf(
	asked: Asked,
	vesselId: string,
	now: Date,
): Promise<Voyage> {
	const { account, services } = asked;
	const from = portCode(asked, "previous_port_id");
	const to = portCode(asked, "port_id");
	if (from !== undefined && to !== undefined) return { from, to };
	const { db } = services.database;
	const known = await knownVoyage(db, account.id, vesselId, now);
	return { from: from ?? known.from, to: to ?? known.to };
}

/** The sea route between the ports of a voyage; from the vessel's position when the last port is unknown. */
function routeOf(
	{ from, to }: Voyage,
	start: Start,
	{ seaRoutes }: Services,
): SeaRoute | undefined {
	if (to === undefined) return undefined;
	if (from !== undefined && from !== to)
		return seaRoutes.betweenPorts(from, to);
	const port = portByCode(to);
	return port && seaRoutes.between(start.position, placeOf(port));
}

/**
 * The record of a vessel with its predicted positions on the route to a port. `startOf` gives the start of the route from
 * the vessel's last position; undefined when it is unknown.
 */
export async function predictPositions(
	asked: Asked,
	startOf: (latest: VesselPosition | undefined) => Start | undefined,
): Promise<JsonParts<Vessel>> {
	const { path, account, services } = asked;
	const { db } = services.database;
	const vessel = await findVessel(db, vesselIdIn(path.id));
	if (vessel === undefined) throw notFound();
	requireEntitlement(account, "routing");
	const now = services.clock.now();
	const voyage = await voyageOf(asked, vessel.id, now);
	const weekAgo = new Date(now.getTime() - LOOK_BACK_MS);
	const track = await findTrack(db, vessel, weekAgo, now);
	await giveWay();
	const start = startOf(track.at(-1));
	const route = start && routeOf(voyage, start, services);
	await giveWay();
	const positions =
		start && route
			? futurePositions(
					services.seaRoutes.onward(start.position, route),
					start.at,
					sailingSpeed(track),
				)
			: [];
	return writePositions(vessel.document, positions);
}
