import type { BodyOf } from "../../client/index.ts";

/** A tracking request of the demo. */
export type Submission = BodyOf<"createTrackingRequest">["data"]["attributes"];

/** The line whose shipment is at sea soon after the start, so that its map shows a vessel. */
export const MAPPED_LINE = "HLCU";

/**
 * A number of each kind, each of another line. At the start two journeys have not begun and the third is at sea, so that whole journeys
 * happen live. Each takes less than 60 days.
 */
export const SUBMISSIONS: readonly Submission[] = [
	{
		request_type: "bill_of_lading",
		request_number: "MEDUSG261950",
		scac: "MSCU",
	},
	{ request_type: "booking", request_number: "64539022", scac: MAPPED_LINE },
	{ request_type: "container", request_number: "MSKU5456792", scac: "MAEU" },
];
