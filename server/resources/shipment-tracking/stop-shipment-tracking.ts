import type { ShipmentDocument } from "../../../generated/openapi.ts";
import { fromJsonText } from "../../database/json-text.ts";
import { withUpdatedAt } from "../../database/stored-documents/updated-at.ts";
import { transact } from "../../database/transact.ts";
import type { Operation } from "../../http/operation.ts";
import { ApiError, notFound } from "../../http/replies/api-error.ts";
import { refuseOtherId } from "../../json-api/body-id.ts";
import { singleDocument } from "../../json-api/document.ts";
import { openShipment } from "../shipments/shipment-queries.ts";
import type { ShipmentTable } from "../shipments/shipment-table.ts";
import { stopTracking } from "./stop-tracking.ts";

function stoppedAlready({ document }: ShipmentTable): ApiError {
	const { line_tracking_stopped_at: at, line_tracking_stopped_reason: reason } =
		fromJsonText(document).attributes;
	return new ApiError(422, {
		code: "not_tracked",
		detail: `tracking of this shipment has stopped already, at ${at} (${reason})`,
	});
}

/** PATCH /shipments/{id}/stop_tracking: stops polling the sources of the shipment. */
export const stopShipmentTracking: Operation<"stopShipmentTracking"> = async ({
	path,
	body,
	account,
	requestUrl,
	services,
	reply,
}) => {
	refuseOtherId(path.id, body?.data?.id);
	const stopped = await transact(services.database, async (transaction) => {
		const shipment = await openShipment(transaction, account.id, path.id);
		if (!shipment) throw notFound();
		if (shipment.line_tracking_stopped_at !== null) {
			throw stoppedAlready(shipment);
		}
		return stopTracking(transaction, services, shipment, "cancelled_by_user");
	});
	const data = withUpdatedAt(
		stopped.document,
		stopped.line_tracking_stopped_at ?? "",
	);
	return reply(
		200,
		singleDocument<ShipmentDocument>(data, { self: requestUrl }),
	);
};
