import type { Vessel } from "../../../generated/openapi.ts";
import { fromJsonText, type JsonParts } from "../../database/json-text.ts";
import { giveWay } from "../../give-way.ts";
import { badParameter, notFound } from "../../http/api-error.ts";
import { requireEntitlement } from "../../http/require-entitlement.ts";
import type { Position } from "../../sea/globe.ts";
import type { Services } from "../../services.ts";
import type { VesselPosition } from "../../sources/vessels/position-source.ts";
import type { Account } from "../accounts/account-queries.ts";
import { findTrack } from "../vessel-positions/find-track.ts";
import { futurePositions } from "./future-positions.ts";
import { sailingSpeed } from "./sailing-speed.ts";
import { findVessel } from "./vessel-queries.ts";
import { vesselIdIn } from "./vessel-serializer.ts";
import { writePositions } from "./write-positions.ts";

/** What a prediction is asked for with. */
interface Asked {
	readonly path: { readonly id: string };
	readonly query: {
		readonly port_id: string;
		readonly previous_port_id: string;
	};
	readonly account: Account;
	readonly services: Services;
}

/** Where a vessel is, and when. */
export interface Start {
	readonly position: Position;
	readonly at: Date;
}

/** So far back the speed of a vessel is looked for. */
const LOOK_BACK_MS = 7 * 86_400_000;

function portCode(
	{ query, services }: Asked,
	parameter: "port_id" | "previous_port_id",
): string {
	const port = services.places.find("port", query[parameter]);
	if (port !== undefined) return fromJsonText(port).attributes.code;
	const detail = "this is neither the id of a port nor the UN/LOCODE of one";
	throw badParameter(parameter, "invalid", detail);
}

/**
 * The record of a vessel with where it is expected to be on its way to a port. `startOf` says where that way begins by where the
 * vessel was seen last; undefined when that cannot be known.
 */
export async function predict(
	asked: Asked,
	startOf: (latest: VesselPosition | undefined) => Start | undefined,
): Promise<JsonParts<Vessel>> {
	const { path, account, services } = asked;
	const { db } = services.database;
	const vessel = await findVessel(db, vesselIdIn(path.id));
	if (vessel === undefined) throw notFound();
	requireEntitlement(account, "routing");
	const [from, to] = [
		portCode(asked, "previous_port_id"),
		portCode(asked, "port_id"),
	];
	const now = services.clock.now();
	const weekAgo = new Date(now.getTime() - LOOK_BACK_MS);
	const track = await findTrack(db, vessel, weekAgo, now);
	await giveWay();
	const start = startOf(track.at(-1));
	const route = services.seaRoutes.betweenPorts(from, to);
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
