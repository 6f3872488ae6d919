import type { operations } from "../../../generated/openapi.ts";
import { trackingNumberKey } from "../references/tracking-number.ts";
import { storedRequestType } from "./request-type.ts";

/** The query of a list of tracking requests. */
export type TrackingRequestQuery = NonNullable<
	operations["listTrackingRequests"]["parameters"]["query"]
>;

type Asked = NonNullable<TrackingRequestQuery["filter"]>;

/** What a list of tracking requests can be narrowed by. */
export interface TrackingRequestFilter
	extends Pick<Asked, "status" | "request_type" | "created_at" | "updated_at"> {
	/** In upper case. */
	readonly scac?: string;
	/** The numbers as they are compared, each of which must be the request's. */
	readonly numberKeys: readonly string[];
	/** The number or a reference. */
	readonly text?: string;
}

/** Reads the filters of a query. */
export function readTrackingRequestFilter({
	filter = {},
	request_number: plain,
	q = "",
}: TrackingRequestQuery): TrackingRequestFilter {
	const { request_number: number, request_type: type, scac, ...rest } = filter;
	const numbers = [number, plain].filter((one) => one !== undefined);
	const text = q.trim();
	return {
		...rest,
		numberKeys: [...new Set(numbers.map(trackingNumberKey))],
		...(type !== undefined && {
			request_type: storedRequestType(type as "booking"),
		}),
		...(scac !== undefined && { scac: scac.toUpperCase() }),
		// A search field that was left empty.
		...(text !== "" && { text }),
	};
}
