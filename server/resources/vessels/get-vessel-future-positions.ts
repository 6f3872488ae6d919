import type { VesselDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { singleDocument } from "../../json-api/document.ts";
import { currentUntil } from "../../map/lifetime.ts";
import { toInstant } from "../../runtime/clock.ts";
import { placeOf } from "../../sea/globe.ts";
import { predictPositions } from "./predict-positions.ts";

/** GET /vessels/{id}/future_positions: the expected positions of a vessel from its last position to a port. */
export const getVesselFuturePositions: Operation<
	"getVesselFuturePositions"
> = async (context) => {
	const { requestUrl, services, reply } = context;
	const now = toInstant(services.clock.now());
	const data = await predictPositions(context, (latest) => {
		if (latest === undefined || currentUntil(latest) <= now) return undefined;
		return { position: placeOf(latest), at: new Date(latest.at) };
	});
	return reply(200, singleDocument<VesselDocument>(data, { self: requestUrl }));
};
