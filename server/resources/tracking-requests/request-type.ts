import type { TrackingRequestCreateDocument } from "../../../generated/openapi.ts";
import type { TrackingRequestTable } from "./tracking-request-table.ts";

type Asked =
	TrackingRequestCreateDocument["data"]["attributes"]["request_type"];

/** What a request is stored and answered as: `booking` is another word for `booking_number`, which the public interface answers. */
export function storedRequestType(
	type: Asked,
): TrackingRequestTable["request_type"] {
	return type === "booking" ? "booking_number" : type;
}
