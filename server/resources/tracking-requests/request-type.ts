import type { TrackingRequestCreateDocument } from "../../../generated/openapi.ts";
import type { TrackingRequestTable } from "./tracking-request-table.ts";

type Asked =
	TrackingRequestCreateDocument["data"]["attributes"]["request_type"];

/** The request type as stored and answered. `booking` is an alias of `booking_number`, which the public API answers. */
export function storedRequestType(
	type: Asked,
): TrackingRequestTable["request_type"] {
	return type === "booking" ? "booking_number" : type;
}
