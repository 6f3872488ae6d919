import type { ShipmentDocument } from "../../../generated/openapi.ts";
import { withUpdatedAt } from "../../database/stored-documents/updated-at.ts";
import { transact } from "../../database/transact.ts";
import type { Operation } from "../../http/operation.ts";
import { ApiError, notFound } from "../../http/replies/api-error.ts";
import { refuseOtherId } from "../../json-api/body-id.ts";
import { singleDocument } from "../../json-api/document.ts";
import type { CarrierRegistry } from "../../sources/carriers/carrier-registry.ts";
import { planMaps } from "../planned-jobs/plan-maps.ts";
import { openShipment } from "../shipments/shipment-queries.ts";
import type { ShipmentTable } from "../shipments/shipment-table.ts";
import { describeUnsupportedLine } from "../shipping-lines/unsupported-line.ts";
import { ResubmittedError, resumeTracking } from "./stop-tracking.ts";

/** Throws a 422 when a shipment is tracked, or its line is not configured (any more). */
function checkResumable(
	shipment: ShipmentTable,
	carriers: CarrierRegistry,
): void {
	const { scac } = shipment;
	if (shipment.line_tracking_stopped_at === null) {
		const detail = "this shipment is tracked; there is nothing to resume";
		throw new ApiError(422, { code: "tracked", detail });
	}
	if (!carriers.find(scac)) {
		const { detail } = describeUnsupportedLine(scac);
		throw new ApiError(422, { code: "unsupported_line", detail });
	}
}

function asApiError(error: unknown): unknown {
	if (!(error instanceof ResubmittedError)) return error;
	return new ApiError(422, {
		code: "duplicate",
		detail:
			"the number of this shipment is tracked by another request or shipment since",
		meta: error.successor,
	});
}

/** PATCH /shipments/{id}/resume_tracking: polls the sources of the shipment again. */
export const resumeShipmentTracking: Operation<
	"resumeShipmentTracking"
> = async ({ path, body, account, requestUrl, services, reply }) => {
	refuseOtherId(path.id, body?.data?.id);
	const resumed = transact(services.database, async (transaction) => {
		const shipment = await openShipment(transaction, account.id, path.id);
		if (!shipment) throw notFound();
		checkResumable(shipment, services.carriers);
		// Drawing the maps also resumes following the vessels.
		if (account.entitlements.includes("routing"))
			await planMaps(transaction, services.clock, account.id, shipment.id);
		return resumeTracking(transaction, services, shipment);
	});
	const shipment = await resumed.catch((error: unknown) => {
		throw asApiError(error);
	});
	const data = withUpdatedAt(
		shipment.document,
		shipment.tracking_resumed_at ?? "",
	);
	return reply(
		200,
		singleDocument<ShipmentDocument>(data, { self: requestUrl }),
	);
};
