import type { VesselDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { badParameter } from "../../http/replies/api-error.ts";
import { singleDocument } from "../../json-api/document.ts";
import { predictPositions } from "./predict-positions.ts";

/** GET /vessels/{id}/future_positions_with_coordinates: the expected positions of a vessel from given coordinates to a port. */
export const getVesselFuturePositionsWithCoordinates: Operation<
	"getVesselFuturePositionsWithCoordinates"
> = async (context) => {
	const { query, requestUrl, services, reply } = context;
	const { longitude, latitude } = query;
	// The validator accepts infinite numbers.
	for (const [name, value] of Object.entries({ latitude, longitude })) {
		if (!Number.isFinite(value))
			throw badParameter(name, "invalid", `${name} must be a finite number`);
	}
	const data = await predictPositions(context, () => ({
		position: [longitude, latitude],
		at: services.clock.now(),
	}));
	return reply(200, singleDocument<VesselDocument>(data, { self: requestUrl }));
};
