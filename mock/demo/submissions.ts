import type { BodyOf } from "../../client/index.ts";

/** What the demo submits. */
export type Submission = BodyOf<"createTrackingRequest">["data"]["attributes"];

/** The line of the shipment that goes to sea by the time somebody has found the link to its map. */
export const MAPPED_LINE = "HLCU";

/**
 * A number of each kind, each of another line. The first two journeys have not begun when they are asked for and the
 * third is at sea, so that whole journeys happen live; all of them take less than 60 days.
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
