import type { Vessel, VesselDocument } from "../../../generated/openapi.ts";
import type { JsonParts } from "../../database/json-text.ts";
import type { Operation, OperationContext } from "../../http/operation.ts";
import { badParameter, notFound } from "../../http/replies/api-error.ts";
import { requireEntitlement } from "../../http/require-entitlement.ts";
import { singleDocument } from "../../json-api/document.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import { findTrack } from "./find-track.ts";
import { findVessel, findVesselDocument } from "./vessel-queries.ts";
import { serializePosition, vesselIdIn } from "./vessel-serializer.ts";
import { writePositions } from "./write-positions.ts";

const DAY_MS = 86_400_000;
const USUAL_DAYS = 7;
const MOST_DAYS = 90;

type Context = OperationContext<"getVessel">;

/** Reads an instant (RFC 3339 section 5.6). A leap second, which `Date` does not know, counts as the one before it. */
function readInstant(text: string): Date {
	return new Date(text.toUpperCase().replace(/:60(?=[.Z+-])/, ":59"));
}

/** The requested period of positions. */
function readWindow({ query, services }: Context) {
	const from_timestamp = query["show_positions[from_timestamp]"];
	const to_timestamp = query["show_positions[to_timestamp]"];
	const to = to_timestamp ? readInstant(to_timestamp) : services.clock.now();
	const from = from_timestamp
		? readInstant(from_timestamp)
		: new Date(to.getTime() - USUAL_DAYS * DAY_MS);
	const days = (to.getTime() - from.getTime()) / DAY_MS;
	const parameter = "show_positions[from_timestamp]";
	if (days < 0) {
		const end = to_timestamp ? "show_positions[to_timestamp]" : "now";
		const detail = `${parameter} is after the end of the time, ${end}`;
		throw badParameter(parameter, "invalid", detail);
	}
	if (days > MOST_DAYS) {
		const detail = `positions of at most ${MOST_DAYS} days can be asked for`;
		throw badParameter(parameter, "invalid", detail);
	}
	return { from, to };
}

/** The record of a vessel with its track. */
async function withTrack(context: Context): Promise<JsonParts<Vessel>> {
	const { path, account, services } = context;
	const { db } = services.database;
	const vessel = await findVessel(db, vesselIdIn(path.id));
	if (vessel === undefined) throw notFound();
	requireEntitlement(account, "routing");
	const { from, to } = readWindow(context);
	const track = await findTrack(db, vessel, from, to);
	await giveWay();
	return writePositions(vessel.document, track.values().map(serializePosition));
}

/** GET /vessels/{id}: one vessel by id or IMO number, with its track if requested. */
export const getVessel: Operation<"getVessel"> = async (context) => {
	const { path, query, requestUrl, services, reply } = context;
	const { show_positions: shown } = query;
	const isTrackRequested =
		shown === undefined
			? query["show_positions[from_timestamp]"] !== undefined ||
				query["show_positions[to_timestamp]"] !== undefined
			: shown !== "false";
	const data = isTrackRequested
		? await withTrack(context)
		: await findVesselDocument(services.database.db, vesselIdIn(path.id));
	if (data === undefined) throw notFound();
	return reply(200, singleDocument<VesselDocument>(data, { self: requestUrl }));
};
